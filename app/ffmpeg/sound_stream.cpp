// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/sound_stream.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/neutral_locale.h"

extern "C" {
#include <libavutil/audio_fifo.h>
#include <libavutil/channel_layout.h>
#include <libavutil/samplefmt.h>
}

namespace app {
namespace {

double secondsOf(std::int64_t samples) { return static_cast<double>(samples) / kSampleRate; }

}  // namespace

SoundStream::SoundStream(std::unique_ptr<SoundFile> sound, Form form, std::int64_t start)
    : sound_(std::move(sound)), places_(sound_->times().jump), form_(form), start_(start) {}

SoundStream::~SoundStream() {
  if (fifo_ != nullptr) av_audio_fifo_free(fifo_);
}

base::Result<std::unique_ptr<SoundStream>> SoundStream::make(std::unique_ptr<SoundFile> sound, Form form,
                                                             std::int64_t start) {
  std::unique_ptr<SoundStream> stream(new SoundStream(std::move(sound), form, start));
  const AVCodecContext& decoder = stream->sound_->decoder();
  const libav::Frame like(av_frame_alloc());
  stream->fifo_ = av_audio_fifo_alloc(form.format, form.channels, kSampleRate);
  if (!like || stream->fifo_ == nullptr || av_channel_layout_copy(&like->ch_layout, &decoder.ch_layout) < 0)
    return stream->sound_->cannotUse(libav::reason(AVERROR(ENOMEM)));
  like->sample_rate = decoder.sample_rate;
  like->format = decoder.sample_fmt;
  if (auto opened = stream->openResampler(*like); !opened) return tl::unexpected(opened.error());
  return stream;
}

libav::Frame SoundStream::newSamples(int count) const {
  libav::Frame samples(av_frame_alloc());
  if (!samples) return samples;
  samples->nb_samples = count;
  samples->format = form_.format;
  samples->sample_rate = kSampleRate;
  av_channel_layout_default(&samples->ch_layout, form_.channels);
  if (av_frame_get_buffer(samples.get(), 0) < 0) samples.reset();
  return samples;
}

base::Result<void> SoundStream::openResampler(const AVFrame& like) {
  libav::Frame kind(av_frame_alloc());
  if (!kind || av_channel_layout_copy(&kind->ch_layout, &like.ch_layout) < 0)
    return sound_->cannotUse(libav::reason(AVERROR(ENOMEM)));
  kind->format = like.format;
  kind->sample_rate = like.sample_rate;
  if (kind->ch_layout.order == AV_CHANNEL_ORDER_UNSPEC)
    av_channel_layout_default(&kind->ch_layout, kind->ch_layout.nb_channels);
  AVChannelLayout out{};
  av_channel_layout_default(&out, form_.channels);
  SwrContext* resampler = nullptr;
  int made = swr_alloc_set_opts2(&resampler, &out, form_.format, kSampleRate, &kind->ch_layout,
                                 static_cast<AVSampleFormat>(kind->format), kind->sample_rate, 0, nullptr);
  resampler_.reset(resampler);
  // A single channel is as loud on both sides as it was alone.
  constexpr std::array kSame{1.0, 1.0};
  if (made >= 0 && kind->ch_layout.nb_channels == 1 && form_.channels == 2)
    made = swr_set_matrix(resampler, kSame.data(), 1);
  if (made >= 0) made = swr_init(resampler);
  if (made < 0) {
    return sound_->cannotUse(fmt::format("{} channels at {} samples a second can't be mixed: {}",
                                         kind->ch_layout.nb_channels, kind->sample_rate, libav::reason(made)));
  }
  kind_ = std::move(kind);
  return {};
}

bool SoundStream::isLike(const AVFrame& frame) const {
  return frame.sample_rate == kind_->sample_rate && frame.format == kind_->format &&
         frame.ch_layout.nb_channels == kind_->ch_layout.nb_channels;
}

// The first of `count` samples in the form belongs at position_.
bool SoundStream::keep(AVFrame& samples, int count) {
  const auto before = static_cast<int>(std::clamp<std::int64_t>(start_ - position_, 0, count));
  position_ += count;
  if (before == count) return true;
  if (av_audio_fifo_write(fifo_, reinterpret_cast<void**>(samples.extended_data), count) != count) return false;
  // This drains the start, since nothing but these samples is in the fifo.
  return before == 0 || av_audio_fifo_drain(fifo_, before) >= 0;
}

// Converts samples into the fifo; null: those that the resampler still holds.
bool SoundStream::convert(const std::uint8_t** samples, int count) {
  const int room = swr_get_out_samples(resampler_.get(), count);
  if (room <= 0) return room == 0;
  const auto out = newSamples(room);
  if (!out) return false;
  const int got = swr_convert(resampler_.get(), out->extended_data, room, samples, count);
  return got >= 0 && keep(*out, got);
}

bool SoundStream::storeSilence() {
  // Silence before the start is skipped at once.
  const auto before = std::clamp<std::int64_t>(start_ - position_, 0, silence_);
  position_ += before;
  silence_ -= before;
  const auto count = static_cast<int>(std::min<std::int64_t>(silence_, kSampleRate));
  if (count == 0) return true;
  const auto out = newSamples(count);
  if (!out) return false;
  silence_ -= count;
  const int made = av_samples_set_silence(out->extended_data, 0, count, form_.channels, form_.format);
  return made >= 0 && keep(*out, count);
}

std::int64_t SoundStream::skipSilence(std::int64_t most) {
  if (available() > 0 || position_ < start_) return 0;
  const std::int64_t left = std::clamp<std::int64_t>(most, 0, silence_);
  position_ += left;
  silence_ -= left;
  return left;
}

// At most a second of a frame is converted per call, so that a slow sound doesn't grow at once.
bool SoundStream::storeSamples() {
  const auto format = static_cast<AVSampleFormat>(frame_->format);
  const int channels = frame_->ch_layout.nb_channels;
  const bool planar = av_sample_fmt_is_planar(format) != 0;
  const std::ptrdiff_t step = std::ptrdiff_t{av_get_bytes_per_sample(format)} * (planar ? 1 : channels);
  std::array<const std::uint8_t*, kMaxSoundChannels> planes{};
  for (int i = 0; i < (planar ? channels : 1); ++i)
    planes[static_cast<std::size_t>(i)] = frame_->extended_data[i] + step * taken_;
  const int count = std::min(frame_->nb_samples - taken_, kind_->sample_rate);
  taken_ += count;
  const bool last = taken_ == frame_->nb_samples;
  const bool converted = convert(planes.data(), count);
  if (last) frame_ = nullptr;
  return converted;
}

// Adds silence up to the part's position; nothing of the part is stored yet.
base::Result<void> SoundStream::align(const SoundFile::Part& part) {
  const std::int64_t held = swr_get_delay(resampler_.get(), kSampleRate);
  const std::int64_t expected = position_ + held;
  const std::int64_t place = places_.place(part.at, expected);
  if (!first_) first_ = place;
  if (!std::exchange(placed_, true)) position_ = std::min(position_, place);
  const bool gap = place > expected || part.frame == nullptr;
  // Files that were joined change on the way. The decoder can't be asked, since it already
  // describes the new frame.
  const bool changes = part.frame != nullptr && !isLike(*part.frame);
  if (gap || changes) {
    if (!convert(nullptr, 0)) return sound_->cannotUse(libav::reason(AVERROR(ENOMEM)));
    if (auto opened = openResampler(changes ? *part.frame : *kind_); !opened) return opened;
  }
  if (gap) silence_ = std::max<std::int64_t>(0, place - position_) + std::llround(part.seconds * kSampleRate);
  frame_ = part.frame;
  taken_ = 0;
  return {};
}

bool SoundStream::takeNext() {
  const auto part = sound_->next();
  told_ = part && *part && (*part)->at;
  if (part && *part) {
    const auto aligned = align(**part);
    if (aligned) return true;
    trouble_ = aligned.error();
  } else if (!part) {
    trouble_ = part.error();
  }
  ended_ = true;
  return convert(nullptr, 0);
}

bool SoundStream::fill() {
  const base::NeutralLocale point;  // some files have texts with numbers in them
  if (silence_ > 0) return storeSilence();
  if (frame_ != nullptr) return storeSamples();
  return ended_ || takeNext();
}

int SoundStream::available() const { return av_audio_fifo_size(fifo_); }

bool SoundStream::read(float* samples, int count) {
  void* const plane = samples;
  return read(&plane, count);
}

bool SoundStream::read(void* const* planes, int count) {
  return av_audio_fifo_read(fifo_, const_cast<void**>(planes), count) == count;
}

bool SoundStream::seek(std::int64_t start) {
  if (trouble_ && !asked_) return false;     // after a failure its content isn't reliable
  if (!first_ && !takeNext()) return false;  // positions count from the first sample
  av_audio_fifo_reset(fifo_);
  silence_ = 0;
  frame_ = nullptr;
  taken_ = 0;
  ended_ = true;  // stays so unless all goes well
  // Decoders need some data before the position: MP3 half a second at its lowest rates.
  constexpr double kRunUp = 0.5;
  if (!openResampler(*kind_) || !sound_->seek(secondsOf(start) - kRunUp)) return false;
  places_ = SamplePlaces(false);
  placed_ = false;
  position_ = 0;
  start_ = start;
  ended_ = false;
  if (!takeNext()) return false;
  if (ended_) return !trouble_;  // beyond the end
  // The seek failed where no time is known, or where the position is after the wanted one, unless
  // stored times show a gap there.
  ended_ = !told_ || (!sound_->times().stored && position_ + silence_ > start);
  return !ended_;
}

std::optional<base::Error> SoundStream::trouble() {
  if (ended_ && !std::exchange(asked_, true) && !trouble_)
    trouble_ = sound_->whyEnded(secondsOf(first_.value_or(0)), secondsOf(position_));
  return trouble_;
}

base::Result<std::unique_ptr<SoundReader>> openSoundStream(OpenSound sound, std::int64_t start) {
  const base::NeutralLocale point;  // options are texts with numbers
  auto file = SoundFile::open(std::move(sound));
  if (!file) return tl::unexpected(file.error());
  return SoundStream::make(std::move(*file), {}, start);
}

}  // namespace app
