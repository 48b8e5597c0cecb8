// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/film/media_probe.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/samplefmt.h>
#include <libswscale/swscale.h>
}

namespace support {
namespace {

std::array<std::uint8_t, 4> pixel(const std::vector<std::uint8_t>& rgba, int width, int x, int y) {
  const std::size_t at = (static_cast<std::size_t>(y) * width + x) * 4;
  return {rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]};
}

void takePicture(const AVFrame& frame, double time, Media& media) {
  std::vector<std::uint8_t> rgba(std::size_t{4} * frame.width * frame.height);
  SwsContext* scaler =
      sws_getContext(frame.width, frame.height, static_cast<AVPixelFormat>(frame.format), frame.width, frame.height,
                     AV_PIX_FMT_RGBA, SWS_POINT | SWS_ACCURATE_RND, nullptr, nullptr, nullptr);
  const int* from = sws_getCoefficients(frame.colorspace == AVCOL_SPC_BT709 ? SWS_CS_ITU709 : SWS_CS_DEFAULT);
  sws_setColorspaceDetails(scaler, from, frame.color_range == AVCOL_RANGE_JPEG ? 1 : 0,
                           sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16);
  std::uint8_t* planes[] = {rgba.data(), nullptr, nullptr, nullptr};
  const int strides[] = {4 * frame.width, 0, 0, 0};
  sws_scale(scaler, frame.data, frame.linesize, 0, frame.height, planes, strides);
  sws_freeContext(scaler);
  media.width = frame.width;
  media.height = frame.height;
  media.times.push_back(time);
  media.corners.push_back(pixel(rgba, frame.width, 0, 0));
  media.centres.push_back(pixel(rgba, frame.width, frame.width / 2, frame.height / 2));
}

void takeSound(const AVFrame& frame, double time, Media& media) {
  if (media.sound.empty()) media.soundStart = time;
  media.soundRate = frame.sample_rate;
  const int channels = frame.ch_layout.nb_channels;
  for (int i = 0; i < frame.nb_samples; ++i) {
    const bool planar = av_sample_fmt_is_planar(static_cast<AVSampleFormat>(frame.format)) != 0;
    const int at = planar ? i : i * channels;
    const auto packed = av_get_packed_sample_fmt(static_cast<AVSampleFormat>(frame.format));
    if (packed == AV_SAMPLE_FMT_FLT) {
      media.sound.push_back(reinterpret_cast<const float*>(frame.data[0])[at]);
    } else if (packed == AV_SAMPLE_FMT_S16) {
      media.sound.push_back(static_cast<float>(reinterpret_cast<const std::int16_t*>(frame.data[0])[at]) / 32768.0F);
    } else {
      media.error = "samples of another kind";
    }
  }
}

AVCodecContext* openDecoder(const AVStream& stream) {
  const AVCodec* codec = avcodec_find_decoder(stream.codecpar->codec_id);
  // FFmpeg's own decoder of VP9 leaves alpha out; the library's has it.
  const bool alpha = av_dict_get(stream.metadata, "alpha_mode", nullptr, 0) != nullptr;
  if (alpha && stream.codecpar->codec_id == AV_CODEC_ID_VP9) codec = avcodec_find_decoder_by_name("libvpx-vp9");
  if (codec == nullptr) return nullptr;
  AVCodecContext* decoder = avcodec_alloc_context3(codec);
  avcodec_parameters_to_context(decoder, stream.codecpar);
  decoder->pkt_timebase = stream.time_base;
  if (avcodec_open2(decoder, codec, nullptr) < 0) avcodec_free_context(&decoder);
  return decoder;
}

void receive(AVCodecContext* decoder, const AVStream& stream, Media& media) {
  AVFrame* frame = av_frame_alloc();
  while (avcodec_receive_frame(decoder, frame) >= 0) {
    const double time = static_cast<double>(frame->best_effort_timestamp) * av_q2d(stream.time_base);
    if (frame->decode_error_flags != 0) media.error = "a damaged picture";
    if (decoder->codec_type == AVMEDIA_TYPE_VIDEO) {
      takePicture(*frame, time, media);
    } else {
      takeSound(*frame, time, media);
    }
  }
  av_frame_free(&frame);
}

}  // namespace

Media decode(const std::filesystem::path& path) {
  Media media;
  av_log_set_level(AV_LOG_QUIET);
  AVFormatContext* input = nullptr;
  const std::string url = "file:" + path.string();
  if (avformat_open_input(&input, url.c_str(), nullptr, nullptr) < 0 || avformat_find_stream_info(input, nullptr) < 0) {
    media.error = "can't be opened";
    avformat_close_input(&input);
    return media;
  }
  std::vector<AVCodecContext*> decoders(input->nb_streams, nullptr);
  for (unsigned i = 0; i < input->nb_streams; ++i) {
    const AVStream& stream = *input->streams[i];
    const std::string name = avcodec_get_name(stream.codecpar->codec_id);
    (stream.codecpar->codec_type == AVMEDIA_TYPE_VIDEO ? media.videoCodec : media.audioCodec) = name;
    decoders[i] = openDecoder(stream);
    if (decoders[i] == nullptr) media.error = "no decoder for " + name;
  }
  AVPacket* packet = av_packet_alloc();
  int got = 0;
  while (media.error.empty() && (got = av_read_frame(input, packet)) >= 0) {
    AVCodecContext* decoder = decoders[static_cast<std::size_t>(packet->stream_index)];
    if (avcodec_send_packet(decoder, packet) < 0) media.error = "a packet that can't be decoded";
    receive(decoder, *input->streams[packet->stream_index], media);
    av_packet_unref(packet);
  }
  if (got < 0 && got != AVERROR_EOF) media.error = "ends in the middle";
  for (unsigned i = 0; i < decoders.size(); ++i) {
    if (decoders[i] == nullptr) continue;
    avcodec_send_packet(decoders[i], nullptr);
    receive(decoders[i], *input->streams[i], media);
    avcodec_free_context(&decoders[i]);
  }
  av_packet_free(&packet);
  avformat_close_input(&input);
  return media;
}

double firstLoud(const Media& media) {
  float peak = 0.0F;
  for (const float sample : media.sound) peak = std::max(peak, std::abs(sample));
  if (peak < 0.01F) return -1.0;
  const auto loud = std::ranges::find_if(media.sound, [peak](float s) { return std::abs(s) > peak / 2.0F; });
  return media.soundStart + static_cast<double>(loud - media.sound.begin()) / media.soundRate;
}

void writeTone(const std::filesystem::path& path, int rate, double seconds, double toneAt) {
  const auto samples = static_cast<std::uint32_t>(seconds * rate);
  std::ofstream file(path, std::ios::binary);
  const auto number = [&file](std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) file.put(static_cast<char>(value >> (8 * i)));
  };
  file << "RIFF";
  number(36 + 2 * samples, 4);
  file << "WAVEfmt ";
  number(16, 4);
  number(1, 2);  // PCM
  number(1, 2);  // channels
  number(static_cast<std::uint32_t>(rate), 4);
  number(static_cast<std::uint32_t>(2 * rate), 4);
  number(2, 2);
  number(16, 2);
  file << "data";
  number(2 * samples, 4);
  for (std::uint32_t i = 0; i < samples; ++i) {
    const double time = static_cast<double>(i) / rate;
    const double value = time < toneAt ? 0.0 : 0.5 * std::sin(2.0 * 3.14159265358979 * 1000.0 * (time - toneAt));
    number(static_cast<std::uint32_t>(static_cast<std::int16_t>(value * 32767.0)), 2);
  }
}

void writeAac(const std::filesystem::path& path, int rate, int channels, double seconds, bool tone) {
  AVFormatContext* file = nullptr;
  avformat_alloc_output_context2(&file, nullptr, "adts", nullptr);
  const AVCodec* codec = avcodec_find_encoder(AV_CODEC_ID_AAC);
  AVCodecContext* encoder = avcodec_alloc_context3(codec);
  encoder->sample_rate = rate;
  encoder->sample_fmt = AV_SAMPLE_FMT_FLTP;
  encoder->time_base = {1, rate};
  av_channel_layout_default(&encoder->ch_layout, channels);
  avcodec_open2(encoder, codec, nullptr);
  AVStream* stream = avformat_new_stream(file, nullptr);
  avcodec_parameters_from_context(stream->codecpar, encoder);
  avio_open(&file->pb, ("file:" + path.string()).c_str(), AVIO_FLAG_WRITE);
  [[maybe_unused]] const int begun = avformat_write_header(file, nullptr);
  AVPacket* packet = av_packet_alloc();
  const auto encode = [&](const AVFrame* frame) {
    avcodec_send_frame(encoder, frame);
    while (avcodec_receive_packet(encoder, packet) >= 0) av_write_frame(file, packet);
  };
  const auto total = static_cast<std::int64_t>(seconds * rate);
  for (std::int64_t at = 0; at < total; at += encoder->frame_size) {
    AVFrame* frame = av_frame_alloc();
    frame->nb_samples = encoder->frame_size;
    frame->format = encoder->sample_fmt;
    frame->pts = at;
    av_channel_layout_copy(&frame->ch_layout, &encoder->ch_layout);
    av_frame_get_buffer(frame, 0);
    for (int channel = 0; channel < channels; ++channel) {
      auto* out = reinterpret_cast<float*>(frame->extended_data[channel]);
      for (int i = 0; i < frame->nb_samples; ++i) {
        const double time = static_cast<double>(at + i) / rate;
        out[i] = tone ? static_cast<float>(0.5 * std::sin(2.0 * 3.14159265358979 * 1000.0 * time)) : 0.0F;
      }
    }
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

}  // namespace support
