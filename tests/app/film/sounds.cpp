// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/film/sounds.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <string_view>
#include <utility>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
}

namespace support {
namespace {

float toneOf(const SoundPlan& plan, double time) {
  const double turns = 1000.0 * time + 0.5 * plan.rise * time * time;
  return time < plan.toneAt ? 0.0F : static_cast<float>(0.5 * std::sin(2.0 * 3.14159265358979 * turns));
}

void fill(AVFrame& frame, const SoundPlan& plan, std::int64_t at) {
  const auto format = static_cast<AVSampleFormat>(frame.format);
  const bool planar = av_sample_fmt_is_planar(format) != 0;
  const int channels = frame.ch_layout.nb_channels;
  for (int plane = 0; plane < (planar ? channels : 1); ++plane) {
    for (int i = 0; i < frame.nb_samples * (planar ? 1 : channels); ++i) {
      const auto sample = at + i / (planar ? 1 : channels);
      const float value = toneOf(plan, static_cast<double>(sample) / frame.sample_rate);
      std::uint8_t* out = frame.extended_data[plane];
      switch (av_get_packed_sample_fmt(format)) {
        case AV_SAMPLE_FMT_FLT:
          reinterpret_cast<float*>(out)[i] = value;
          break;
        case AV_SAMPLE_FMT_S16:
          reinterpret_cast<std::int16_t*>(out)[i] = static_cast<std::int16_t>(value * 32767.0F);
          break;
        default:
          reinterpret_cast<std::int32_t*>(out)[i] = static_cast<std::int32_t>(value * 2.1e9F);
      }
    }
  }
}

}  // namespace

void writeSound(const std::filesystem::path& path, const SoundKind& kind, const SoundPlan& plan) {
  AVFormatContext* file = nullptr;
  avformat_alloc_output_context2(&file, nullptr, kind.container, ("file:" + path.string()).c_str());
  const AVCodec* codec = avcodec_find_encoder_by_name(kind.encoder);
  AVCodecContext* encoder = avcodec_alloc_context3(codec);
  encoder->sample_rate = kind.rate;
  for (const auto* format = codec->sample_fmts; *format >= 0; ++format) {
    encoder->sample_fmt = *format;
    if (av_get_bytes_per_sample(*format) > 1) break;
  }
  encoder->time_base = {1, kind.rate};
  encoder->bit_rate = std::string_view(kind.encoder) == "dca" ? 768000 : 128000;
  encoder->strict_std_compliance = FF_COMPLIANCE_EXPERIMENTAL;  // DTS
  if ((file->oformat->flags & AVFMT_GLOBALHEADER) != 0) encoder->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  av_channel_layout_default(&encoder->ch_layout, 2);
  avcodec_open2(encoder, codec, nullptr);
  AVStream* stream = avformat_new_stream(file, nullptr);
  avcodec_parameters_from_context(stream->codecpar, encoder);
  stream->time_base = encoder->time_base;
  avio_open(&file->pb, ("file:" + path.string()).c_str(), AVIO_FLAG_WRITE);
  for (const auto& [name, text] : {std::pair("title", plan.title), std::pair("artist", plan.artist)})
    if (!text.empty()) av_dict_set(&file->metadata, name, text.c_str(), 0);
  AVDictionary* options = nullptr;
  av_dict_set(&options, "movflags", "faststart", 0);  // a cut file still has its index
  // This is Ogg's, in microseconds: gaps lie between pages.
  av_dict_set(&options, "page_duration", "100000", 0);
  [[maybe_unused]] const int begun = avformat_write_header(file, &options);
  av_dict_free(&options);
  AVPacket* packet = av_packet_alloc();
  const auto encode = [&](const AVFrame* frame) {
    avcodec_send_frame(encoder, frame);
    while (avcodec_receive_packet(encoder, packet) >= 0) {
      av_packet_rescale_ts(packet, encoder->time_base, stream->time_base);
      av_interleaved_write_frame(file, packet);
    }
  };
  const int size = encoder->frame_size > 0 ? encoder->frame_size : 1024;
  const auto total = static_cast<std::int64_t>(plan.seconds * kind.rate);
  for (std::int64_t at = 0; at < total; at += size) {
    AVFrame* frame = av_frame_alloc();
    frame->nb_samples = size;
    frame->format = encoder->sample_fmt;
    frame->sample_rate = kind.rate;
    const bool late = plan.gapAt > 0.0 && static_cast<double>(at) >= plan.gapAt * kind.rate;
    frame->pts = at + std::llround((plan.delay + (late ? plan.gap : 0.0)) * kind.rate);
    av_channel_layout_copy(&frame->ch_layout, &encoder->ch_layout);
    av_frame_get_buffer(frame, 0);
    fill(*frame, plan, at);
    encode(frame);
    av_frame_free(&frame);
  }
  encode(nullptr);
  av_write_trailer(file);
  avio_closep(&file->pb);
  av_packet_free(&packet);
  avcodec_free_context(&encoder);
  avformat_free_context(file);
}

void cut(const std::filesystem::path& from, const std::filesystem::path& to, std::uintmax_t bytes) {
  std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
  std::filesystem::resize_file(to, bytes);
}

std::string wavBytes(const Wav& wav) {
  std::string file = "RIFF";
  const auto number = [&file](std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) file += static_cast<char>(value >> (8 * i));
  };
  number(wav.promised > 0xFFFFFFFF - 36 ? wav.promised : 36 + wav.promised, 4);
  file += "WAVEfmt ";
  number(16, 4);
  number(1, 2);  // PCM
  number(wav.channels, 2);
  number(wav.rate, 4);
  number(wav.rate * 2 * wav.channels, 4);
  number(2U * wav.channels, 2);
  number(16, 2);
  file += "data";
  number(wav.promised, 4);
  return file + std::string(wav.bytes, '\0');
}

void writeTimes(const std::filesystem::path& path) {
  constexpr std::uint32_t kBytes = 30 * 96000;
  std::string file = wavBytes({.bytes = kBytes, .promised = kBytes});
  for (std::uint32_t i = 0; i < kBytes / 2; ++i) {
    const auto value = static_cast<std::uint16_t>(i / 48);
    file[44 + 2 * i] = static_cast<char>(value);
    file[45 + 2 * i] = static_cast<char>(value >> 8);
  }
  std::ofstream(path, std::ios::binary) << file;
}

void writeClicks(const std::filesystem::path& path, std::int64_t samples, const std::vector<std::int64_t>& at) {
  constexpr int kHalf = 12;
  const auto bytes = static_cast<std::uint32_t>(2 * samples);
  std::string file = wavBytes({.bytes = bytes, .promised = bytes});
  for (const std::int64_t middle : at) {
    for (int i = -kHalf; i <= kHalf; ++i) {
      const auto value = static_cast<std::int16_t>(32000.0 * std::pow(std::cos(0.5 * 3.14159265358979 * i / kHalf), 2));
      const auto place = static_cast<std::size_t>(44 + 2 * (middle + i));
      file[place] = static_cast<char>(value);
      file[place + 1] = static_cast<char>(value >> 8);
    }
  }
  std::ofstream(path, std::ios::binary) << file;
}

std::int64_t loudest(const Media& media, std::int64_t from, std::int64_t to) {
  const std::int64_t start = std::llround(media.soundStart * media.soundRate);
  std::int64_t found = -1;
  float most = 0.02F;
  for (std::int64_t i = std::max(from, start); i < to && i - start < std::ssize(media.sound); ++i) {
    const float value = std::abs(media.sound[static_cast<std::size_t>(i - start)]);
    if (value > most) {
      most = value;
      found = i;
    }
  }
  return found;
}

float peak(const Media& media, double from, double to) {
  float most = 0.0F;
  for (std::size_t i = 0; i < media.sound.size(); ++i) {
    const double time = media.soundStart + static_cast<double>(i) / media.soundRate;
    if (time >= from && time < to) most = std::max(most, std::abs(media.sound[i]));
  }
  return most;
}

}  // namespace support
