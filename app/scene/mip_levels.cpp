// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/mip_levels.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace app {
namespace {

constexpr int kChannels = 4;
constexpr int kOne = 256;  // weight 1

/// Two pixels of `from` are mixed for one of `to`. The weight of the second is in 1/256.
struct Tap {
  int first, second, weight;
};

std::vector<Tap> taps(int from, int to) {
  std::vector<Tap> all;
  for (int i = 0; i < to; ++i) {
    // This is the middle of the pixel, in pixels of `from`, measured from the middle of its first
    // one.
    const std::int64_t at =
        std::max<std::int64_t>((std::int64_t{2} * i + 1) * from * kOne / (std::int64_t{2} * to) - kOne / 2, 0);
    const int first = std::min(static_cast<int>(at / kOne), from - 1);
    all.push_back({first * kChannels, std::min(first + 1, from - 1) * kChannels, static_cast<int>(at % kOne)});
  }
  return all;
}

// This rounds to the nearest.
int between(int a, int b, int weight) { return (a * (kOne - weight) + b * weight + kOne / 2) / kOne; }

void halve(const std::uint8_t* from, int width, int height, std::uint8_t* to) {
  const int halfWidth = std::max(width / 2, 1), halfHeight = std::max(height / 2, 1);
  const auto columns = taps(width, halfWidth), rows = taps(height, halfHeight);
  for (const Tap& row : rows) {
    const std::uint8_t* above = from + std::ptrdiff_t{row.first} * width;
    const std::uint8_t* below = from + std::ptrdiff_t{row.second} * width;
    for (const Tap& column : columns) {
      for (int c = 0; c < kChannels; ++c) {
        const int left = column.first + c, right = column.second + c;
        *to++ = static_cast<std::uint8_t>(between(between(above[left], above[right], column.weight),
                                                  between(below[left], below[right], column.weight), row.weight));
      }
    }
  }
}

}  // namespace

int mipLevelCount(int width, int height) {
  return static_cast<int>(std::bit_width(static_cast<unsigned>(std::max({width, height, 1}))));
}

QImage nextMipLevel(const QImage& level) {
  const QImage from = level.convertToFormat(QImage::Format_RGBA8888);
  QImage to(std::max(from.width() / 2, 1), std::max(from.height() / 2, 1), QImage::Format_RGBA8888);
  if (from.isNull() || to.isNull()) return {};
  halve(from.constBits(), from.width(), from.height(), to.bits());
  return to;
}

}  // namespace app
