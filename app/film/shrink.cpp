// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/shrink.h"

namespace app {

PictureBuffer::PictureBuffer(int width, int height) {
  const std::shared_ptr<std::uint8_t[]> room(new std::uint8_t[std::size_t{4} * width * height]);
  bytes = room.get();
  picture = {width, height, std::ptrdiff_t{4} * width, {room, bytes}};
}

Picture shrink(const Picture& picture, int samples) {
  if (samples == 1) return picture;
  PictureBuffer small(picture.width / samples, picture.height / samples);
  const auto count = static_cast<unsigned>(samples * samples);
  std::uint8_t* out = small.bytes;
  for (int y = 0; y < small.picture.height; ++y) {
    for (int x = 0; x < small.picture.width; ++x) {
      unsigned sum[4] = {count / 2, count / 2, count / 2, count / 2};
      for (int row = 0; row < samples; ++row) {
        const std::uint8_t* in = picture.row(y * samples + row) + std::ptrdiff_t{4} * x * samples;
        for (int i = 0; i < samples * 4; ++i) sum[i % 4] += in[i];
      }
      for (const unsigned channel : sum) *out++ = static_cast<std::uint8_t>(channel / count);
    }
  }
  return small.picture;
}

}  // namespace app
