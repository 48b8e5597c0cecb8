// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/audio_track.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

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

template <class Sample>
void scale(AVFrame& samples, int planes, int count, float volume) {
  for (int plane = 0; plane < planes; ++plane) {
    auto* of = reinterpret_cast<Sample*>(samples.extended_data[plane]);
    for (int i = 0; i < count; ++i) {
      const float value = static_cast<float>(of[i]) * volume;
      if constexpr (std::is_integral_v<Sample>) {
        of[i] = static_cast<Sample>(std::lround(value));
      } else {
        of[i] = value;
      }
    }
  }
}

/// Scales the samples. Returns false, without any change, for a sample format that can't be scaled.
bool setVolume(AVFrame& samples, float volume) {
  if (volume == 1.0F) return true;
  const auto format = static_cast<AVSampleFormat>(samples.format);
  const int channels = samples.ch_layout.nb_channels;
  const bool planar = av_sample_fmt_is_planar(format) != 0;
  const int planes = planar ? channels : 1, count = samples.nb_samples * (planar ? 1 : channels);
  switch (av_get_packed_sample_fmt(format)) {
    case AV_SAMPLE_FMT_FLT:
      scale<float>(samples, planes, count, volume);
      return true;
    case AV_SAMPLE_FMT_S16:
      scale<std::int16_t>(samples, planes, count, volume);
      return true;
    default:
      return false;
  }
}

}  // namespace

base::Result<std::unique_ptr<AudioTrack>> AudioTrack::open(const FilmSettings& settings, base::OpenFile audio,
                                                           std::span<const char* const> encoders, double startSeconds,
                                                           MediaFile& file) {
  auto sound = SoundFile::open({std::move(audio), settings.audio, settings.stopped});
  if (!sound) return tl::unexpected(sound.error());
  const int channels = std::min((*sound)->decoder().ch_layout.nb_channels, 2);
  std::unique_ptr<AudioTrack> track(new AudioTrack(file));
  if (auto opened = track->openEncoder(encoders, channels); !opened) return tl::unexpected(opened.error());
  const std::int64_t start = std::llround((startSeconds - settings.audioOffset) * kSampleRate);
  auto stream =
      SoundStream::make(std::move(*sound), {track->encoder_->sample_fmt, channels}, std::max<std::int64_t>(start, 0));
  if (!stream) return tl::unexpected(stream.error());
  track->sound_ = std::move(*stream);
  track->silence_ = std::max<std::int64_t>(-start, 0);
  track->volume_ = settings.audioVolume;
  return track;
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

base::Result<void> AudioTrack::encode(int samples) {
  const auto frame = newSamples(*encoder_, samples);
  if (!frame) return file_.failed(AVERROR(ENOMEM));
  const AVSampleFormat format = encoder_->sample_fmt;
  const auto silent = static_cast<int>(std::min<std::int64_t>(silence_, samples));
  av_samples_set_silence(frame->extended_data, 0, silent, encoder_->ch_layout.nb_channels, format);
  silence_ -= silent;
  const bool planar = av_sample_fmt_is_planar(format) != 0;
  const int planes = planar ? encoder_->ch_layout.nb_channels : 1;
  const std::ptrdiff_t before =
      std::ptrdiff_t{silent} * av_get_bytes_per_sample(format) * (planar ? 1 : encoder_->ch_layout.nb_channels);
  std::array<void*, 2> behind{};  // at most two channels
  for (int plane = 0; plane < planes; ++plane)
    behind[static_cast<std::size_t>(plane)] = frame->extended_data[plane] + before;
  if (silent < samples && !sound_->read(behind.data(), samples - silent)) return file_.failed(AVERROR(EIO));
  if (!setVolume(*frame, volume_)) return file_.failed(AVERROR(ENOSYS));
  frame->pts = written_;
  written_ += samples;
  return encodeInto(file_, *encoder_, frame.get(), *stream_);
}

base::Result<void> AudioTrack::writeUpTo(double seconds) {
  const auto wanted = static_cast<std::int64_t>(std::llround(seconds * kSampleRate));
  const int size = encoder_->frame_size > 0 ? encoder_->frame_size : kChunk;
  while (written_ < wanted) {
    while (!sound_->ended() && available() < size) {
      if (!sound_->fill()) return file_.failed(AVERROR(ENOMEM));
    }
    if (sound_->ended()) trouble_ = written_ + available() < wanted ? sound_->trouble() : sound_->failure();
    if (available() < size || written_ + size > wanted) return {};
    if (auto encoded = encode(size); !encoded) return encoded;
  }
  return {};
}

base::Result<void> AudioTrack::finish(double seconds) {
  if (auto written = writeUpTo(seconds); !written) return written;
  const auto wanted = static_cast<std::int64_t>(std::llround(seconds * kSampleRate));
  const auto rest = std::min<std::int64_t>(wanted - written_, available());
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
