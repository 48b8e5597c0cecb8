// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// WebP (RFC 9649): lossless by hand, with and without transforms and alpha; lossy by libwebp's
// encoder; with separate alpha; with several pictures.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>
#include <webp/encode.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace webpGrid {

namespace {

constexpr int kWidth = 7, kHeight = 5;

Bytes chunk(std::string_view type, const Bytes& data) {
  Bytes out(type.begin(), type.end());
  out << le32(std::uint32_t(data.size())) << data;
  if (data.size() % 2 != 0) out.push_back(0);
  return out;
}

Bytes riff(const Bytes& chunks) {
  Bytes out{'R', 'I', 'F', 'F'};
  return out << le32(std::uint32_t(chunks.size() + 4)) << Bytes{'W', 'E', 'B', 'P'} << chunks;
}

/// This struct has two colours.
struct Pair {
  std::array<Rgba, 2> of;
};

int choiceAt(int x, int y) { return (x * 3 + y * 2 + x * y) / 2 % 2; }

/// Returns a lossless picture whose pixels have one of two values in each channel: prefix codes of
/// one bit.
Bytes lossless(const Pair& pair, bool alpha, bool subtractGreen) {
  BitRow bits;
  bits.low(kWidth - 1, 14).low(kHeight - 1, 14).low(alpha ? 1 : 0, 1).low(0, 3);
  if (subtractGreen) bits.low(1, 1).low(2, 2);
  // There are no more transforms, no cache of colours, and one group of codes.
  bits.low(0, 1).low(0, 1).low(0, 1);
  const auto channels = [&](int which) {
    const Rgba& c = pair.of[std::size_t(which)];
    const auto less = [&](std::uint8_t v) { return std::uint8_t(subtractGreen ? v - c.g : v); };
    return std::array<std::uint8_t, 4>{c.g, less(c.r), less(c.b), std::uint8_t(alpha ? c.a : 255)};
  };
  const auto first = channels(0), second = channels(1);
  for (std::size_t c = 0; c < 4; ++c) {
    const std::uint8_t low = std::min(first[c], second[c]), high = std::max(first[c], second[c]);
    // This is a simple code of one or two symbols.
    bits.low(1, 1).low(low != high ? 1 : 0, 1).low(1, 1).low(low, 8);
    if (low != high) bits.low(high, 8);
  }
  bits.low(1, 1).low(0, 1).low(0, 1).low(0, 1);  // code of distances: one symbol, zero
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      const auto pixel = channels(choiceAt(x, y));
      for (std::size_t c = 0; c < 4; ++c)
        if (first[c] != second[c]) bits.low(pixel[c] == std::max(first[c], second[c]) ? 1 : 0, 1);
    }
  }
  return Bytes{0x2F} << bits.lowFirst();
}

GridPoint point(std::string name, const Bytes& chunks, std::size_t behind, const Pair& pair) {
  GridPoint point{std::move(name), riff(chunks), kWidth, kHeight};
  point.needed = point.file.size() - behind;
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) point.pixels.push_back(pair.of[std::size_t(choiceAt(x, y))]);
  return point;
}

/// Returns VP8X, which tells what follows, and the size of the canvas.
Bytes extended(std::uint8_t flags, int width, int height) {
  Bytes out{flags, 0, 0, 0};
  for (const int side : {width - 1, height - 1}) out << le16(std::uint32_t(side)) << Bytes{0};
  return chunk("VP8X", out);
}

constexpr int kLossySide = 32;
Rgba quadrant(int x, int y) {
  constexpr std::array<Rgba, 4> kColours{{{200, 40, 60}, {30, 160, 90}, {40, 60, 210}, {220, 210, 70}}};
  return kColours[std::size_t(x / 16 + y / 16 * 2)];
}

/// Returns the chunk "VP8 " of four flat squares of 16 by 16 pixels, each one of the format's
/// macroblocks.
Bytes lossy(int quality) {
  Bytes rgb;
  for (int y = 0; y < kLossySide; ++y) {
    for (int x = 0; x < kLossySide; ++x) {
      const Rgba c = quadrant(x, y);
      rgb << Bytes{c.r, c.g, c.b};
    }
  }
  std::uint8_t* file = nullptr;
  const std::size_t size = WebPEncodeRGB(rgb.data(), kLossySide, kLossySide, 3 * kLossySide, float(quality), &file);
  Bytes out(file + 12, file + size);
  WebPFree(file);
  return out;
}

GridPoint lossyPoint(std::string name, const Bytes& chunks, std::size_t behind, const Bytes& alpha) {
  GridPoint point{std::move(name), riff(chunks), kLossySide, kLossySide};
  point.needed = point.file.size() - behind;
  point.tolerance = 6;  // the encoder's loss
  for (int y = 0; y < kLossySide; ++y) {
    for (int x = 0; x < kLossySide; ++x) {
      Rgba c = quadrant(x, y);
      if (!alpha.empty()) c.a = alpha[std::size_t(y * kLossySide + x)];
      const auto edge = [](int v) { return std::abs(v - 15) < 4 || std::abs(v - 16) < 4; };
      c.open = edge(x) || edge(y);
      point.pixels.push_back(c);
    }
  }
  return point;
}

void addLossy(std::vector<GridPoint>& points) {
  for (const int quality : {80, 100})
    points.push_back(lossyPoint(fmt::format("WebP with loss, quality {}", quality), lossy(quality), 2, {}));
  Bytes alpha;
  for (int i = 0; i < kLossySide * kLossySide; ++i) alpha.push_back(std::uint8_t(i * 7 % 256));
  const Bytes raw = chunk("ALPH", Bytes{0} << alpha);
  points.push_back(
      lossyPoint("WebP with loss and alpha", extended(0x10, kLossySide, kLossySide) << raw << lossy(90), 2, alpha));
}

void addSeveral(std::vector<GridPoint>& points, const Pair& pair) {
  const auto frame = [&](const Bytes& picture) {
    Bytes out(6, 0);  // left, top
    for (const int side : {kWidth - 1, kHeight - 1}) out << le16(std::uint32_t(side)) << Bytes{0};
    return chunk("ANMF", out << Bytes{100, 0, 0, 0} << chunk("VP8L", picture));
  };
  const Pair other{{{{1, 2, 3}, {4, 5, 6}}}};
  const Bytes second = frame(lossless(other, true, false));
  points.push_back(point("WebP of two pictures",
                         extended(0x12, kWidth, kHeight)
                             << chunk("ANIM", Bytes(6, 0)) << frame(lossless(pair, true, false)) << second,
                         second.size() + lossless(pair, true, false).size() % 2, pair));
}

std::vector<GridPoint> grid() {
  std::vector<GridPoint> points;
  const Pair opaque{{{{200, 100, 50}, {10, 220, 130}}}}, clear{{{{200, 100, 50, 128}, {10, 220, 130, 30}}}};
  for (const bool alpha : {false, true}) {
    for (const bool subtract : {false, true}) {
      const Pair& pair = alpha ? clear : opaque;
      const Bytes bits = lossless(pair, alpha, subtract), picture = chunk("VP8L", bits);
      const std::size_t behind = bits.size() % 2;
      const std::string name =
          fmt::format("WebP without loss{}{}", alpha ? " alpha" : "", subtract ? " less green" : "");
      points.push_back(point(name, picture, behind, pair));
      points.push_back(point(name + " extended", extended(alpha ? 0x10 : 0, kWidth, kHeight) << picture, behind, pair));
    }
  }
  addLossy(points);
  addSeveral(points, clear);
  return points;
}

}  // namespace

}  // namespace webpGrid

std::vector<GridPoint> webpPoints() { return webpGrid::grid(); }

}  // namespace support
