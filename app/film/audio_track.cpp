// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/audio_track.h"

#include <algorithm>
#include <cmath>

extern "C" {
#include <libavutil/audio_fifo.h>
#include <libavutil/channel_layout.h>
}

namespace app {
namespace {

constexpr int kBitRate = 192'000;
constexpr int kSampleRate = 48'000;  // the one that Opus and AAC both know
constexpr int kChunk = 1024;         // samples, for encoders that take any number

}  // namespace

AudioTrack::~AudioTrack() {
  if (fifo_ != nullptr) av_audio_fifo_free(fifo_);
}

base::Result<std::unique_ptr<AudioTrack>> AudioTrack::open(const std::filesystem::path& path,
                                                           std::span<const char* const> encoders, double startSeconds,
                                                           MediaFile& file) {
  std::unique_ptr<AudioTrack> track(new AudioTrack(file));
  if (auto opened = track->openInput(path); !opened) return tl::unexpected(opened.error());
  if (auto opened = track->openEncoder(encoders); !opened) return tl::unexpected(opened.error());
  const libav::Frame first(av_frame_alloc());
  if (!first) return file.failed(AVERROR(ENOMEM));
  first->sample_rate = track->decoder_->sample_rate;
  first->format = track->decoder_->sample_fmt;
  if (av_channel_layout_copy(&first->ch_layout, &track->decoder_->ch_layout) < 0) return file.failed(AVERROR(ENOMEM));
  if (auto opened = track->openResampler(*first); !opened) return tl::unexpected(opened.error());
  track->fifo_ = av_audio_fifo_alloc(track->encoder_->sample_fmt, track->encoder_->ch_layout.nb_channels, kSampleRate);
  if (track->fifo_ == nullptr) return file.failed(AVERROR(ENOMEM));
  track->skip_ = std::llround(startSeconds * kSampleRate);
  return track;
}

base::Result<void> AudioTrack::openInput(const std::filesystem::path& path) {
  path_ = path;
  AVFormatContext* input = nullptr;
  if (const int opened = avformat_open_input(&input, libav::url(path).c_str(), nullptr, nullptr); opened < 0) {
    const bool unknown = opened == AVERROR_INVALIDDATA;
    return libav::failure(unknown ? base::ErrorCode::NotThisFormat : base::ErrorCode::CannotOpen, path,
                          unknown ? "isn't a sound file that FFmpeg knows" : libav::reason(opened));
  }
  input_.reset(input);
  const AVCodec* codec = nullptr;
  if (avformat_find_stream_info(input, nullptr) >= 0) {
    inputStream_ = av_find_best_stream(input, AVMEDIA_TYPE_AUDIO, -1, -1, &codec, 0);
  }
  if (inputStream_ < 0 || codec == nullptr)
    return libav::failure(base::ErrorCode::NotThisFormat, path, "has no sound that can be read");
  decoder_.reset(avcodec_alloc_context3(codec));
  const AVStream& stream = *input->streams[inputStream_];
  if (!decoder_ || avcodec_parameters_to_context(decoder_.get(), stream.codecpar) < 0)
    return file_.failed(AVERROR(ENOMEM));
  decoder_->pkt_timebase = stream.time_base;
  if (const int opened = avcodec_open2(decoder_.get(), codec, nullptr); opened < 0)
    return libav::failure(base::ErrorCode::NotThisFormat, path, libav::reason(opened));
  if (decoder_->ch_layout.order == AV_CHANNEL_ORDER_UNSPEC)
    av_channel_layout_default(&decoder_->ch_layout, decoder_->ch_layout.nb_channels);
  return {};
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
  av_channel_layout_default(&encoder_->ch_layout, std::min(decoder_->ch_layout.nb_channels, 2));
  if ((file_.container()->oformat->flags & AVFMT_GLOBALHEADER) != 0) encoder_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  if (const int opened = avcodec_open2(encoder_.get(), codec, nullptr); opened < 0) return file_.failed(opened);
  stream_->time_base = encoder_->time_base;
  const int copied = avcodec_parameters_from_context(stream_->codecpar, encoder_.get());
  if (copied < 0) return file_.failed(copied);
  return {};
}

base::Result<void> AudioTrack::openResampler(AVFrame& like) {
  SwrContext* resampler = nullptr;
  int made = swr_alloc_set_opts2(&resampler, &encoder_->ch_layout, encoder_->sample_fmt, kSampleRate, &like.ch_layout,
                                 static_cast<AVSampleFormat>(like.format), like.sample_rate, 0, nullptr);
  resampler_.reset(resampler);
  if (made >= 0) made = swr_init(resampler);
  if (made < 0) return libav::failure(base::ErrorCode::NotThisFormat, path_, libav::reason(made));
  rate_ = like.sample_rate;
  format_ = like.format;
  channels_ = like.ch_layout.nb_channels;
  return {};
}

bool AudioTrack::isLike(const AVFrame& frame) const {
  return frame.sample_rate == rate_ && frame.format == format_ && frame.ch_layout.nb_channels == channels_;
}

// What was decoded (null: what the resampler still holds) to the fifo.
bool AudioTrack::store(const AVFrame* frame) {
  const libav::Frame out(av_frame_alloc());
  const int room = swr_get_out_samples(resampler_.get(), frame != nullptr ? frame->nb_samples : 0);
  if (!out || room < 0) return false;
  if (room == 0) return true;
  out->nb_samples = room;
  out->format = encoder_->sample_fmt;
  if (av_channel_layout_copy(&out->ch_layout, &encoder_->ch_layout) < 0) return false;
  if (av_frame_get_buffer(out.get(), 0) < 0) return false;
  const int got = swr_convert(resampler_.get(), out->extended_data, room,
                              frame != nullptr ? const_cast<const std::uint8_t**>(frame->extended_data) : nullptr,
                              frame != nullptr ? frame->nb_samples : 0);
  if (got < 0) return false;
  if (av_audio_fifo_write(fifo_, reinterpret_cast<void**>(out->extended_data), got) != got) return false;
  const auto before = static_cast<int>(std::min<std::int64_t>(skip_, got));
  skip_ -= before;
  return av_audio_fifo_drain(fifo_, before) >= 0;
}

// One packet of the sound, or its end. A packet that can't be decoded is left out.
base::Result<void> AudioTrack::decodeMore() {
  const libav::Packet packet(av_packet_alloc());
  const libav::Frame frame(av_frame_alloc());
  if (!packet || !frame) return file_.failed(AVERROR(ENOMEM));
  do {
    av_packet_unref(packet.get());
    ended_ = av_read_frame(input_.get(), packet.get()) < 0;
  } while (!ended_ && packet->stream_index != inputStream_);
  avcodec_send_packet(decoder_.get(), ended_ ? nullptr : packet.get());
  while (avcodec_receive_frame(decoder_.get(), frame.get()) >= 0) {
    // Files that were joined change on the way. The decoder is no help there: it says already what the frame is.
    if (!isLike(*frame)) {
      if (!store(nullptr)) return file_.failed(AVERROR(ENOMEM));
      if (auto opened = openResampler(*frame); !opened) return opened;
    }
    if (!store(frame.get())) return file_.failed(AVERROR(ENOMEM));
  }
  if (ended_ && !store(nullptr)) return file_.failed(AVERROR(ENOMEM));
  return {};
}

base::Result<void> AudioTrack::encode(int samples) {
  const libav::Frame frame(av_frame_alloc());
  if (!frame) return file_.failed(AVERROR(ENOMEM));
  frame->nb_samples = samples;
  frame->format = encoder_->sample_fmt;
  frame->sample_rate = kSampleRate;
  if (av_channel_layout_copy(&frame->ch_layout, &encoder_->ch_layout) < 0 || av_frame_get_buffer(frame.get(), 0) < 0)
    return file_.failed(AVERROR(ENOMEM));
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
      if (auto more = decodeMore(); !more) return more;
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

}  // namespace app
