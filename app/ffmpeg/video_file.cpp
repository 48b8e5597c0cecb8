// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/video_file.h"

#include <algorithm>
#include <array>
#include <thread>
#include <utility>

#include "app/ffmpeg/audio_track.h"
#include "app/ffmpeg/frame_maker.h"
#include "app/ffmpeg/media_file.h"
#include "app/ffmpeg/stereo_data.h"
#include "app/film/film_part.h"
#include "pmx/base/neutral_locale.h"

namespace app {
namespace {

/// A Recipe says how a kind of film is made; encoders are in order of preference.
struct Recipe {
  const char* container;
  std::span<const char*const> video, audio;
};

/// Room is made for the packets of a joined film of a day, whose length isn't known before its end.
constexpr std::int64_t kJoinedSeconds = std::int64_t{24} * 3600;

constexpr std::array kMp4Video{"libx264", "libopenh264", "mpeg4"};
constexpr std::array kMp4Audio{"aac"};
constexpr std::array kWebmVideo{"libvpx-vp9", "libvpx"};
constexpr std::array kWebmAudio{"libopus", "libvorbis"};
constexpr std::array kGifVideo{"gif"};

Recipe recipeOf(FilmKind kind) {
  if (kind == FilmKind::Mp4) return {"mp4", kMp4Video, kMp4Audio};
  if (kind == FilmKind::Webm) return {"webm", kWebmVideo, kWebmAudio};
  return {"gif", kGifVideo, {}};
}

/// Prefers quality to size: no visible loss at normal viewing, at a speed that doesn't delay
/// drawing.
void setQuality(AVCodecContext& encoder, libav::Options& options) {
  const std::string_view name = encoder.codec->name;
  if (name == "libx264") {
    options.set("preset", "veryfast");
    options.set("crf", "18");
  } else if (name == "libvpx-vp9" || name == "libvpx") {
    options.set("crf", name == "libvpx" ? "10" : "28");
    options.set("deadline", "good");
    options.set("cpu-used", "5");
    if (name == "libvpx-vp9") options.set("row-mt", "1");
    encoder.bit_rate = name == "libvpx" ? 20'000'000 : 0;  // VP8 takes crf only below a bit rate
  } else if (name == "libopenh264") {
    encoder.bit_rate = std::int64_t{encoder.width} * encoder.height * 8;
  } else if (name == "mpeg4") {
    encoder.flags |= AV_CODEC_FLAG_QSCALE;
    encoder.global_quality = 3 * FF_QP2LAMBDA;
  }
}

}  // namespace

struct VideoFile::State {
  FilmSettings settings;
  std::int64_t firstNumber = 0, pictures = 0;
  MediaFile file;
  libav::Codec encoder;
  AVStream* stream = nullptr;
  std::unique_ptr<FrameMaker> maker;
  std::unique_ptr<AudioTrack> audio;      // null: none, or no more
  std::optional<base::Error> soundError;  // why there is no more

  [[nodiscard]] double seconds() const {
    return static_cast<double>(pictures) / static_cast<double>(settings.picturesASecond);
  }

  /// Gives up the sound on a failure and goes on with the film, since its pictures take longer to
  /// make. A failure that stops pictures, too, such as a full disk, is noticed with the next one.
  void keepSoundIf(const base::Result<void>& done) {
    if (done) return;
    soundError = done.error();
    soundError->detail += "; the film has no sound from there on";
    audio.reset();
  }

  base::Result<void> openVideo(FilmKind kind, std::span<const char* const> names) {
    const bool gif = kind == FilmKind::Gif;
    const AVCodec* codec = libav::firstEncoder(names);
    if (codec == nullptr) return file.failed(AVERROR_ENCODER_NOT_FOUND);
    encoder.reset(avcodec_alloc_context3(codec));
    stream = avformat_new_stream(file.container(), nullptr);
    maker = gif ? makePaletteFrames(settings.width, settings.height, settings.picturesASecond, settings.transparent)
                : makeYuvFrames(settings.width, settings.height, settings.transparent);
    if (!encoder || stream == nullptr || !maker) return file.failed(AVERROR(ENOMEM));
    encoder->width = settings.width;
    encoder->height = settings.height;
    encoder->time_base = {1, settings.picturesASecond};
    encoder->framerate = {settings.picturesASecond, 1};
    encoder->sample_aspect_ratio = {1, 1};
    // jumping to any position decodes at most two seconds
    encoder->gop_size = 2 * settings.picturesASecond;
    encoder->thread_count = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
    encoder->flags |= AV_CODEC_FLAG_BITEXACT;
    encoder->pix_fmt = gif ? AV_PIX_FMT_PAL8 : settings.transparent ? AV_PIX_FMT_YUVA420P : AV_PIX_FMT_YUV420P;
    if (!gif) {
      encoder->color_range = AVCOL_RANGE_MPEG;
      encoder->colorspace = AVCOL_SPC_BT709;
      encoder->color_primaries = AVCOL_PRI_BT709;
      encoder->color_trc = AVCOL_TRC_BT709;
    }
    if ((file.container()->oformat->flags & AVFMT_GLOBALHEADER) != 0) encoder->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    libav::Options options;
    setQuality(*encoder, options);
    if (options.failed()) return file.failed(AVERROR(ENOMEM));
    if (const int opened = avcodec_open2(encoder.get(), codec, options.get()); opened < 0) return file.failed(opened);
    stream->time_base = encoder->time_base;
    stream->avg_frame_rate = encoder->framerate;
    const int copied = avcodec_parameters_from_context(stream->codecpar, encoder.get());
    if (copied < 0) return file.failed(copied);
    const int described = gif ? 0 : libav::describeStereo(*file.container(), *stream, settings.stereo);
    if (described < 0) return file.failed(described);
    return {};
  }
};

VideoFile::VideoFile(std::unique_ptr<State> state) : state_(std::move(state)) {}
VideoFile::~VideoFile() = default;

base::Result<std::unique_ptr<PictureWriter>> VideoFile::open(const FilmSettings& settings, FilmKind kind,
                                                             base::OpenFile audio) {
  const base::NeutralLocale point;  // options are texts, and x264 writes its own into the film
  av_log_set_level(AV_LOG_QUIET);   // errors are reported once, by us
  auto state = std::make_unique<State>();
  state->settings = settings;
  const PictureNumbers numbers = settings.joined ? PictureNumbers{0, kJoinedSeconds * settings.picturesASecond - 1}
                                                 : picturesOf(settings.frames, settings.picturesASecond);
  const std::int64_t pictures = numbers.count();
  constexpr std::int64_t kPacketsOfSound = 50;  // a second; AAC has 47 at the film's rate
  libav::allowPictures(settings.width, settings.height,
                       std::max(pictures, pictures / settings.picturesASecond * kPacketsOfSound));
  state->firstNumber = numbers.first;
  const Recipe recipe = recipeOf(kind);
  MediaFile& file = state->file;
  const SpecialFile::Patience patience{settings.stopped, settings.waits};
  if (auto made = file.create(settings.output, recipe.container, patience); !made) return tl::unexpected(made.error());
  if (auto opened = state->openVideo(kind, recipe.video); !opened) return tl::unexpected(opened.error());
  if (audio.number() >= 0 || (settings.joined && !recipe.audio.empty())) {
    auto track = settings.joined
                     ? AudioTrack::openJoined(recipe.audio, settings.stopped, file)
                     : AudioTrack::open(partOf(settings, std::move(audio)), recipe.audio, settings.stopped, file);
    if (!track) return tl::unexpected(track.error());
    state->audio = std::move(*track);
  }
  if (auto begun = file.begin(); !begun) return tl::unexpected(begun.error());
  return std::unique_ptr<PictureWriter>(new VideoFile(std::move(state)));
}

base::Result<void> VideoFile::add(const Picture& picture, std::int64_t number) {
  const base::NeutralLocale point;
  const auto frame = state_->maker->make(picture);
  if (!frame) return state_->file.failed(AVERROR(ENOMEM));
  frame->pts = number - state_->firstNumber;
  frame->pict_type = AV_PICTURE_TYPE_NONE;
  if (auto encoded = encodeInto(state_->file, *state_->encoder, frame.get(), *state_->stream); !encoded) return encoded;
  ++state_->pictures;
  if (state_->audio) state_->keepSoundIf(state_->audio->writeUpTo(state_->seconds()));
  return {};
}

base::Result<void> VideoFile::beginPart(FilmPart part) {
  const base::NeutralLocale point;
  return state_->audio ? state_->audio->begin(std::move(part), state_->seconds()) : base::Result<void>();
}

base::Result<void> VideoFile::finish() {
  const base::NeutralLocale point;
  if (auto flushed = encodeInto(state_->file, *state_->encoder, nullptr, *state_->stream); !flushed) return flushed;
  if (state_->audio) state_->keepSoundIf(state_->audio->finish(state_->seconds()));
  return state_->file.commit();
}

std::optional<base::Error> VideoFile::leftOut() const {
  return state_->audio ? state_->audio->trouble() : state_->soundError;
}

}  // namespace app
