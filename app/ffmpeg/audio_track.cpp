// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/audio_track.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>
#include <utility>

extern "C" {
#include <libavutil/channel_layout.h>
#include <libavutil/samplefmt.h>
}

namespace app {
namespace {

constexpr int kBitRate = 192'000;
constexpr int kChunk = 1024;  // samples, for encoders that take any number

libav::Frame newSamples(const AVCodecContext& like, int count) {
  libav::Frame samples(av_frame_alloc());
  if (!samples) return samples;
  samples->nb_samples = count;
  samples->format = like.sample_fmt;
  samples->sample_rate = like.sample_rate;
  if (av_channel_layout_copy(&samples->ch_layout, &like.ch_layout) < 0 || av_frame_get_buffer(samples.get(), 0) < 0)
    samples.reset();
  return samples;
}

/// Scales the samples from `first` on by what `gainOf` says about each, the same for all channels.
template <class Sample, class GainOf>
void scale(AVFrame& samples, int first, int count, const GainOf& gainOf) {
  const bool planar = av_sample_fmt_is_planar(static_cast<AVSampleFormat>(samples.format)) != 0;
  const int channels = samples.ch_layout.nb_channels, planes = planar ? channels : 1, each = planar ? 1 : channels;
  for (int plane = 0; plane < planes; ++plane) {
    auto* of = reinterpret_cast<Sample*>(samples.extended_data[plane]);
    for (int i = first * each; i < (first + count) * each; ++i) {
      const float value = static_cast<float>(of[i]) * gainOf(i / each);
      if constexpr (std::is_integral_v<Sample>) {
        of[i] = static_cast<Sample>(std::lround(value));
      } else {
        of[i] = value;
      }
    }
  }
}

std::int64_t samplesOf(double seconds) { return std::llround(seconds * kSampleRate); }

}  // namespace

base::Result<std::unique_ptr<AudioTrack>> AudioTrack::open(FilmPart part, std::span<const char* const> encoders,
                                                           std::function<bool()> stopped, MediaFile& file) {
  std::unique_ptr<AudioTrack> track(new AudioTrack(file, std::move(stopped)));
  auto sound = track->soundOf(part);
  if (!sound) return tl::unexpected(sound.error());
  const int channels = std::min((*sound)->decoder().ch_layout.nb_channels, 2);
  if (auto opened = track->openEncoder(encoders, channels); !opened) return tl::unexpected(opened.error());
  if (auto played = track->play(std::move(*sound), part, 0); !played) return tl::unexpected(played.error());
  return track;
}

base::Result<std::unique_ptr<AudioTrack>> AudioTrack::openJoined(std::span<const char* const> encoders,
                                                                 std::function<bool()> stopped, MediaFile& file) {
  std::unique_ptr<AudioTrack> track(new AudioTrack(file, std::move(stopped)));
  if (auto opened = track->openEncoder(encoders, 2); !opened) return tl::unexpected(opened.error());
  track->joined_ = true;
  return track;
}

base::Result<std::unique_ptr<SoundFile>> AudioTrack::soundOf(FilmPart& part) const {
  return SoundFile::open({std::move(part.audio), part.name, stopped_});
}

base::Result<void> AudioTrack::begin(FilmPart part, double seconds) {
  std::unique_ptr<SoundFile> sound;
  if (part.audio.number() >= 0) {
    auto opened = soundOf(part);
    if (!opened) return tl::unexpected(opened.error());
    sound = std::move(*opened);
  }
  return play(std::move(sound), part, samplesOf(seconds));
}

base::Result<void> AudioTrack::play(std::unique_ptr<SoundFile> sound, const FilmPart& part, std::int64_t at) {
  std::unique_ptr<SoundStream> stream;
  const std::int64_t start = samplesOf(part.soundFrom);
  if (sound) {
    auto made = SoundStream::make(std::move(sound), {encoder_->sample_fmt, encoder_->ch_layout.nb_channels},
                                  std::max<std::int64_t>(start, 0));
    if (!made) return tl::unexpected(made.error());
    stream = std::move(*made);
  }
  sound_ = std::move(stream);
  silence_ = std::max<std::int64_t>(at - position_, 0) + std::max<std::int64_t>(-start, 0);
  volume_ = part.volume;
  partBegin_ = at;
  partEnd_ = at + samplesOf(part.seconds);
  fadeIn_ = samplesOf(part.fadeIn);
  fadeOut_ = samplesOf(part.fadeOut);
  trouble_.reset();
  return {};
}

base::Result<void> AudioTrack::openEncoder(std::span<const char* const> encoders, int channels) {
  const AVCodec* codec = libav::firstEncoder(encoders);
  if (codec == nullptr) return file_.failed(AVERROR_ENCODER_NOT_FOUND);
  encoder_.reset(avcodec_alloc_context3(codec));
  stream_ = avformat_new_stream(file_.container(), nullptr);
  if (!encoder_ || stream_ == nullptr) return file_.failed(AVERROR(ENOMEM));
  encoder_->sample_rate = kSampleRate;
  encoder_->sample_fmt = codec->sample_fmts[0];
  encoder_->bit_rate = kBitRate;
  encoder_->time_base = {1, kSampleRate};
  encoder_->flags |= AV_CODEC_FLAG_BITEXACT;
  av_channel_layout_default(&encoder_->ch_layout, channels);
  if ((file_.container()->oformat->flags & AVFMT_GLOBALHEADER) != 0) encoder_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  if (const int opened = avcodec_open2(encoder_.get(), codec, nullptr); opened < 0) return file_.failed(opened);
  stream_->time_base = encoder_->time_base;
  const int copied = avcodec_parameters_from_context(stream_->codecpar, encoder_.get());
  if (copied < 0) return file_.failed(copied);
  return {};
}

int AudioTrack::frameSize() const { return encoder_->frame_size > 0 ? encoder_->frame_size : kChunk; }

/// Returns the factor for a sample of the film: the volume, less where its part begins and ends.
double AudioTrack::gainAt(std::int64_t sample) const {
  double gain = volume_;
  const double since = static_cast<double>(sample - partBegin_) + 0.5,
               left = static_cast<double>(partEnd_ - sample) - 0.5;
  if (fadeIn_ > 0) gain *= std::clamp(since / static_cast<double>(fadeIn_), 0.0, 1.0);
  if (fadeOut_ > 0) gain *= std::clamp(left / static_cast<double>(fadeOut_), 0.0, 1.0);
  return gain;
}

/// Returns false, without any change, for a sample format that can't be scaled.
bool AudioTrack::fadePending(int first, int count) {
  if (volume_ == 1.0F && fadeIn_ == 0 && fadeOut_ == 0) return true;
  const auto gainOf = [&](int i) { return static_cast<float>(gainAt(position_ + i - first)); };
  switch (av_get_packed_sample_fmt(static_cast<AVSampleFormat>(pending_->format))) {
    case AV_SAMPLE_FMT_FLT:
      scale<float>(*pending_, first, count, gainOf);
      return true;
    case AV_SAMPLE_FMT_S16:
      scale<std::int16_t>(*pending_, first, count, gainOf);
      return true;
    default:
      return false;
  }
}

base::Result<void> AudioTrack::take(int samples) {
  if (!pending_) pending_ = newSamples(*encoder_, frameSize());
  if (!pending_) return file_.failed(AVERROR(ENOMEM));
  const AVSampleFormat format = encoder_->sample_fmt;
  const int channels = encoder_->ch_layout.nb_channels;
  const auto silent = static_cast<int>(std::min<std::int64_t>(silence_, samples));
  av_samples_set_silence(pending_->extended_data, filled_, silent, channels, format);
  silence_ -= silent;
  const bool planar = av_sample_fmt_is_planar(format) != 0;
  const std::ptrdiff_t before =
      std::ptrdiff_t{filled_ + silent} * av_get_bytes_per_sample(format) * (planar ? 1 : channels);
  std::array<void*, 2> behind{};  // at most two channels
  for (int plane = 0; plane < (planar ? channels : 1); ++plane)
    behind[static_cast<std::size_t>(plane)] = pending_->extended_data[plane] + before;
  if (silent < samples && !sound_->read(behind.data(), samples - silent)) return file_.failed(AVERROR(EIO));
  if (!fadePending(filled_, samples)) return file_.failed(AVERROR(ENOSYS));
  position_ += samples;
  filled_ += samples;
  return filled_ == frameSize() ? encodePending() : base::Result<void>();
}

base::Result<void> AudioTrack::encodePending() {
  const libav::Frame frame = std::move(pending_);
  frame->nb_samples = std::exchange(filled_, 0);
  frame->pts = position_ - frame->nb_samples;
  return encodeInto(file_, *encoder_, frame.get(), *stream_);
}

base::Result<void> AudioTrack::writeUpTo(double seconds) {
  const std::int64_t wanted = samplesOf(seconds);
  while (position_ < wanted) {
    const std::int64_t next = std::min<std::int64_t>(wanted - position_, frameSize() - filled_);
    while (sound_ && !sound_->ended() && available() < next) {
      if (!sound_->fill()) return file_.failed(AVERROR(ENOMEM));
    }
    if (sound_ && sound_->ended()) trouble_ = position_ + available() < wanted ? sound_->trouble() : sound_->failure();
    if (joined_ && available() == 0) silence_ = next;
    const auto taken = static_cast<int>(std::min(next, available()));
    if (taken == 0) return {};
    if (auto done = take(taken); !done) return done;
  }
  return {};
}

base::Result<void> AudioTrack::finish(double seconds) {
  if (auto written = writeUpTo(seconds); !written) return written;
  if (filled_ > 0) {
    if (auto encoded = encodePending(); !encoded) return encoded;
  }
  return encodeInto(file_, *encoder_, nullptr, *stream_);
}

std::optional<base::Error> AudioTrack::trouble() const {
  auto told = trouble_;
  if (told) {
    told->detail +=
        joined_ ? "; the film is silent from there to the next dance" : "; the film has no sound from there on";
  } else if (sound_ && (told = sound_->damage())) {
    told->detail += "; the film is silent there";
  }
  return told;
}

}  // namespace app
