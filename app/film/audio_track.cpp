// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/audio_track.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

extern "C" {
#include <libavutil/audio_fifo.h>
#include <libavutil/channel_layout.h>
#include <libavutil/samplefmt.h>
}

namespace app {
namespace {

constexpr int kBitRate = 192'000;
constexpr int kSampleRate = SamplePlaces::kRate;  // the one that Opus and AAC both know
constexpr int kChunk = 1024;                    // samples, for encoders that take any number

double secondsOf(std::int64_t samples) { return static_cast<double>(samples) / kSampleRate; }

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

}  // namespace

AudioTrack::AudioTrack(MediaFile& file, std::unique_ptr<SoundFile> sound)
    : file_(file), sound_(std::move(sound)), clock_(sound_->times().jump) {}

AudioTrack::~AudioTrack() {
  if (fifo_ != nullptr) av_audio_fifo_free(fifo_);
}

base::Result<std::unique_ptr<AudioTrack>> AudioTrack::open(const std::filesystem::path& path,
                                                           const std::function<bool()>& stopped,
                                                           std::span<const char* const> encoders, double startSeconds,
                                                           MediaFile& file) {
  auto sound = SoundFile::open(path, stopped);
  if (!sound) return tl::unexpected(sound.error());
  std::unique_ptr<AudioTrack> track(new AudioTrack(file, std::move(*sound)));
  if (auto opened = track->openEncoder(encoders); !opened) return tl::unexpected(opened.error());
  const AVCodecContext& decoder = track->sound_->decoder();
  const libav::Frame first(av_frame_alloc());
  if (!first) return file.failed(AVERROR(ENOMEM));
  first->sample_rate = decoder.sample_rate;
  first->format = decoder.sample_fmt;
  if (av_channel_layout_copy(&first->ch_layout, &decoder.ch_layout) < 0) return file.failed(AVERROR(ENOMEM));
  if (auto opened = track->openResampler(*first); !opened) return tl::unexpected(opened.error());
  track->fifo_ = av_audio_fifo_alloc(track->encoder_->sample_fmt, track->encoder_->ch_layout.nb_channels, kSampleRate);
  if (track->fifo_ == nullptr) return file.failed(AVERROR(ENOMEM));
  track->start_ = std::llround(startSeconds * kSampleRate);
  return track;
}

base::Result<void> AudioTrack::openEncoder(std::span<const char* const> encoders) {
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
  av_channel_layout_default(&encoder_->ch_layout, std::min(sound_->decoder().ch_layout.nb_channels, 2));
  if ((file_.container()->oformat->flags & AVFMT_GLOBALHEADER) != 0) encoder_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  if (const int opened = avcodec_open2(encoder_.get(), codec, nullptr); opened < 0) return file_.failed(opened);
  stream_->time_base = encoder_->time_base;
  const int copied = avcodec_parameters_from_context(stream_->codecpar, encoder_.get());
  if (copied < 0) return file_.failed(copied);
  return {};
}

base::Result<void> AudioTrack::openResampler(const AVFrame& like) {
  libav::Frame kind(av_frame_alloc());
  if (!kind || av_channel_layout_copy(&kind->ch_layout, &like.ch_layout) < 0) return file_.failed(AVERROR(ENOMEM));
  kind->format = like.format;
  kind->sample_rate = like.sample_rate;
  if (kind->ch_layout.order == AV_CHANNEL_ORDER_UNSPEC)
    av_channel_layout_default(&kind->ch_layout, kind->ch_layout.nb_channels);
  SwrContext* resampler = nullptr;
  int made = swr_alloc_set_opts2(&resampler, &encoder_->ch_layout, encoder_->sample_fmt, kSampleRate, &kind->ch_layout,
                                 static_cast<AVSampleFormat>(kind->format), kind->sample_rate, 0, nullptr);
  resampler_.reset(resampler);
  if (made >= 0) made = swr_init(resampler);
  if (made < 0) {
    return sound_->cannotUse(fmt::format("{} channels at {} samples a second can't be mixed: {}",
                                         kind->ch_layout.nb_channels, kind->sample_rate, libav::reason(made)));
  }
  kind_ = std::move(kind);
  return {};
}

bool AudioTrack::isLike(const AVFrame& frame) const {
  return frame.sample_rate == kind_->sample_rate && frame.format == kind_->format &&
         frame.ch_layout.nb_channels == kind_->ch_layout.nb_channels;
}

// The first of `count` samples in the encoder's format belongs at position_.
bool AudioTrack::keep(AVFrame& samples, int count) {
  const auto before = static_cast<int>(std::clamp<std::int64_t>(start_ - position_, 0, count));
  position_ += count;
  if (before == count) return true;
  if (av_audio_fifo_write(fifo_, reinterpret_cast<void**>(samples.extended_data), count) != count) return false;
  // At the film's beginning: nothing but these is in it.
  return before == 0 || av_audio_fifo_drain(fifo_, before) >= 0;
}

// Samples (null: what the resampler still holds) to the fifo.
bool AudioTrack::convert(const std::uint8_t** samples, int count) {
  const int room = swr_get_out_samples(resampler_.get(), count);
  if (room <= 0) return room == 0;
  const auto out = newSamples(*encoder_, room);
  if (!out) return false;
  const int got = swr_convert(resampler_.get(), out->extended_data, room, samples, count);
  return got >= 0 && keep(*out, got);
}

bool AudioTrack::storeSilence() {
  // What is before the film takes no time.
  const auto before = std::clamp<std::int64_t>(start_ - position_, 0, silence_);
  position_ += before;
  silence_ -= before;
  const auto count = static_cast<int>(std::min<std::int64_t>(silence_, kSampleRate));
  if (count == 0) return true;
  const auto out = newSamples(*encoder_, count);
  if (!out) return false;
  silence_ -= count;
  const int made =
      av_samples_set_silence(out->extended_data, 0, count, out->ch_layout.nb_channels, encoder_->sample_fmt);
  return made >= 0 && keep(*out, count);
}

// At most a second of a frame, so that a slow sound doesn't become a long one at once.
bool AudioTrack::storeSamples() {
  const auto format = static_cast<AVSampleFormat>(frame_->format);
  const int channels = frame_->ch_layout.nb_channels;
  const bool planar = av_sample_fmt_is_planar(format) != 0;
  const std::ptrdiff_t step = std::ptrdiff_t{av_get_bytes_per_sample(format)} * (planar ? 1 : channels);
  std::array<const std::uint8_t*, kMostSoundChannels> planes{};
  for (int i = 0; i < (planar ? channels : 1); ++i)
    planes[static_cast<std::size_t>(i)] = frame_->extended_data[i] + step * taken_;
  const int count = std::min(frame_->nb_samples - taken_, kind_->sample_rate);
  taken_ += count;
  const bool last = taken_ == frame_->nb_samples;
  const bool converted = convert(planes.data(), count);
  if (last) frame_ = nullptr;
  return converted;
}

// Silence up to the part's place; nothing of it is stored yet.
base::Result<void> AudioTrack::align(const SoundFile::Part& part) {
  const std::int64_t held = swr_get_delay(resampler_.get(), kSampleRate);
  const std::int64_t expected = position_ + held;
  const std::int64_t place = clock_.place(part.at, expected);
  if (!first_) {
    first_ = place;
    if (place < position_) position_ = place;
  }
  const bool gap = place > expected || part.frame == nullptr;
  // Files that were joined change on the way. The decoder is no help there: it says already what the frame is.
  const bool changes = part.frame != nullptr && !isLike(*part.frame);
  if (gap || changes) {
    if (!convert(nullptr, 0)) return file_.failed(AVERROR(ENOMEM));
    if (auto opened = openResampler(changes ? *part.frame : *kind_); !opened) return opened;
  }
  if (gap) silence_ = std::max<std::int64_t>(0, place - position_) + std::llround(part.seconds * kSampleRate);
  frame_ = part.frame;
  taken_ = 0;
  return {};
}

base::Result<void> AudioTrack::takeNext() {
  const auto part = sound_->next();
  if (part && *part) {
    auto aligned = align(**part);
    if (aligned || aligned.error().code == base::ErrorCode::CannotWrite) return aligned;
    trouble_ = aligned.error();
  } else if (!part) {
    trouble_ = part.error();
  }
  ended_ = true;
  if (!convert(nullptr, 0)) return file_.failed(AVERROR(ENOMEM));
  return {};
}

base::Result<void> AudioTrack::fill() {
  bool stored = true;
  if (silence_ > 0) {
    stored = storeSilence();
  } else if (frame_ != nullptr) {
    stored = storeSamples();
  } else {
    return takeNext();
  }
  if (!stored) return file_.failed(AVERROR(ENOMEM));
  return {};
}

base::Result<void> AudioTrack::encode(int samples) {
  const auto frame = newSamples(*encoder_, samples);
  if (!frame) return file_.failed(AVERROR(ENOMEM));
  if (av_audio_fifo_read(fifo_, reinterpret_cast<void**>(frame->extended_data), samples) < samples)
    return file_.failed(AVERROR(EIO));
  frame->pts = written_;
  written_ += samples;
  return encodeInto(file_, *encoder_, frame.get(), *stream_);
}

base::Result<void> AudioTrack::writeUpTo(double seconds) {
  const auto wanted = static_cast<std::int64_t>(std::llround(seconds * kSampleRate));
  const int size = encoder_->frame_size > 0 ? encoder_->frame_size : kChunk;
  while (written_ < wanted) {
    while (!ended_ && av_audio_fifo_size(fifo_) < size) {
      if (auto more = fill(); !more) return more;
    }
    if (ended_ && !asked_ && written_ + av_audio_fifo_size(fifo_) < wanted) {
      asked_ = true;
      if (!trouble_) trouble_ = sound_->whyEnded(secondsOf(first_.value_or(0)), secondsOf(position_));
    }
    if (av_audio_fifo_size(fifo_) < size || written_ + size > wanted) return {};
    if (auto encoded = encode(size); !encoded) return encoded;
  }
  return {};
}

base::Result<void> AudioTrack::finish(double seconds) {
  if (auto written = writeUpTo(seconds); !written) return written;
  const auto wanted = static_cast<std::int64_t>(std::llround(seconds * kSampleRate));
  const auto rest = std::min<std::int64_t>(wanted - written_, av_audio_fifo_size(fifo_));
  if (rest > 0) {
    if (auto encoded = encode(static_cast<int>(rest)); !encoded) return encoded;
  }
  return encodeInto(file_, *encoder_, nullptr, *stream_);
}

std::optional<base::Error> AudioTrack::trouble() const {
  auto told = trouble_;
  if (told) {
    told->detail += "; the film has no sound from there on";
  } else if ((told = sound_->damage())) {
    told->detail += "; the film is silent there";
  }
  return told;
}

}  // namespace app
