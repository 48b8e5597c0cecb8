// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// PBM, PGM and PPM (netpbm's manual pages): plain and raw, every range of numbers, with comments.
#include <array>

#include <fmt/format.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace pnmGrid {

namespace {

constexpr int kWidth = 11, kHeight = 3;

Bytes letters(const std::string& text) { return {text.begin(), text.end()}; }

std::uint32_t sampleAt(int x, int y, int channel, std::uint32_t most) {
  const auto place = std::uint32_t(y * kWidth + x);
  if (place == 0) return most;
  return place == 1 ? 0 : (place * 7919 + std::uint32_t(channel) * 3571) % (most + 1);
}

GridPoint point(int channels, std::uint32_t most, bool plain, std::string name, const std::string& comment = {}) {
  const bool bitmap = most == 1 && channels == 1;
  const int digit = (bitmap ? 1 : channels == 1 ? 2 : 3) + (plain ? 0 : 3);
  GridPoint point{std::move(name), letters(fmt::format("P{}\n{}{} {}\n", digit, comment, kWidth, kHeight)), kWidth,
                  kHeight};
  if (!bitmap) point.file << letters(fmt::format("{}\n", most));
  for (int y = 0; y < kHeight; ++y) {
    BitRow row;
    for (int x = 0; x < kWidth; ++x) {
      std::array<std::uint8_t, 3> v{};
      for (int c = 0; c < channels; ++c) {
        const std::uint32_t sample = sampleAt(x, y, c, most);
        v[std::size_t(c)] = std::uint8_t((sample * 255 + most / 2) / most);
        const std::uint32_t written = bitmap ? 1 - sample : sample;  // 1 is black
        if (plain) point.file << letters(fmt::format("{}{}", written, x == kWidth - 1 ? "\n" : " "));
        if (!plain) row.high(written, bitmap ? 1 : most > 255 ? 16 : 8);
      }
      point.pixels.push_back(channels == 1 ? Rgba{v[0], v[0], v[0]} : Rgba{v[0], v[1], v[2]});
    }
    if (!plain) point.file << row.highFirst();
  }
  // A number that ends at the file's end may be a part of a longer one; a bit can't.
  point.needed = point.file.size() - (plain && bitmap ? 1 : 0);
  point.tolerance = most == 255 || bitmap ? 0 : 1;  // some round, some truncate
  return point;
}

std::vector<GridPoint> grid() {
  std::vector<GridPoint> points;
  for (const bool plain : {false, true}) {
    const char* how = plain ? "plain" : "raw";
    points.push_back(point(1, 1, plain, fmt::format("PBM {}", how)));
    for (const std::uint32_t most : {15U, 100U, 255U, 1023U, 65535U}) {
      points.push_back(point(1, most, plain, fmt::format("PGM {} to {}", how, most)));
      points.push_back(point(3, most, plain, fmt::format("PPM {} to {}", how, most)));
    }
    points.push_back(point(3, 255, plain, fmt::format("PPM {} with a comment", how), "# 3 lines\n# of it\n"));
  }
  return points;
}

}  // namespace

}  // namespace pnmGrid

std::vector<GridPoint> pnmPoints() { return pnmGrid::grid(); }

}  // namespace support
