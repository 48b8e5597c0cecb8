// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/libav.h"

#include <algorithm>

namespace app::libav {
namespace {

std::uint8_t straight(unsigned colour, unsigned alpha) {
  return static_cast<std::uint8_t>(std::min(255U, (colour * 255U + alpha / 2U) / alpha));
}

}  // namespace

const AVCodec* firstEncoder(std::span<const char* const> names) {
  for (const char* name : names) {
    if (const AVCodec* codec = avcodec_find_encoder_by_name(name)) return codec;
  }
  return nullptr;
}

Frame makeFrame(AVPixelFormat format, int width, int height) {
  Frame frame(av_frame_alloc());
  if (!frame) return frame;
  frame->format = format;
  frame->width = width;
  frame->height = height;
  if (av_frame_get_buffer(frame.get(), 0) < 0) frame.reset();
  return frame;
}

void copyPicture(const Picture& picture, bool alpha, AVFrame& frame) {
  const bool reversed = frame.format != AV_PIX_FMT_BGRA;  // red first
  const int red = reversed ? 0 : 2, blue = 2 - red;
  const int step = frame.format == AV_PIX_FMT_RGB24 ? 3 : 4;
  for (int y = 0; y < picture.height; ++y) {
    const std::uint8_t* in = picture.row(y);
    std::uint8_t* out = frame.data[0] + std::ptrdiff_t{frame.linesize[0]} * y;
    for (int x = 0; x < picture.width; ++x, in += 4, out += step) {
      const unsigned a = alpha ? in[3] : 255U;
      const bool whole = a == 255U || a == 0U;
      out[blue] = whole ? in[0] : straight(in[0], a);
      out[1] = whole ? in[1] : straight(in[1], a);
      out[red] = whole ? in[2] : straight(in[2], a);
      if (step == 4) out[3] = static_cast<std::uint8_t>(a);
    }
  }
}

}  // namespace app::libav
