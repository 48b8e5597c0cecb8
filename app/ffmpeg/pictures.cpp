// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/pictures.h"

#include "app/film/straight_row.h"

namespace app::libav {

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
  for (int y = 0; y < picture.height; ++y)
    copyStraightRow(picture, y, alpha, {}, frame.data[0] + std::ptrdiff_t{frame.linesize[0]} * y);
}

}  // namespace app::libav
