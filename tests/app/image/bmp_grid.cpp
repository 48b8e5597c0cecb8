// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// BMP (Microsoft's BITMAPCOREHEADER to BITMAPV5HEADER, OS/2's of 16 and 64 bytes): every header,
// depth and direction, masks, run lengths. Where the description is silent, as about the fourth
// byte of 32 bits, MMD's D3DX decides.
#include <array>
#include <bit>

#include <fmt/format.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace bmpGrid {

namespace {

constexpr int kWidth = 5, kHeight = 3;

struct Masks {
  const char* name;
  int bits;
  std::array<std::uint32_t, 4> of;  ///< red, green, blue, alpha
};
constexpr Masks kPlain16{"5-5-5", 16, {0x7C00, 0x03E0, 0x001F, 0}};
constexpr Masks kPlain32{"8-8-8-8", 32, {0xFF0000, 0xFF00, 0xFF, 0xFF000000}};

struct Choice {
  std::uint32_t header;
  int bits;
  /// BI_RGB is 0, BI_RLE8 1, BI_RLE4 2, BI_BITFIELDS 3, BI_ALPHABITFIELDS 6.
  std::uint32_t compression = 0;
  bool topDown = false;
  const Masks* masks = nullptr;
  std::uint32_t colours = 0;  ///< biClrUsed
  std::size_t gap = 0;        ///< bytes between the palette and the pixels
  bool noAlpha = false;       ///< the bits of alpha are all zero
};

std::uint32_t coloursOf(const Choice& choice) { return choice.colours != 0 ? choice.colours : 1U << choice.bits; }

Rgba paletteColour(std::uint32_t index) {
  return {std::uint8_t(index * 37 + 11), std::uint8_t(240 - index * 13), std::uint8_t(index * 71 + 3)};
}

std::uint32_t indexAt(const Choice& choice, int x, int y) {
  return std::uint32_t(x * 3 + y * 5 + x * y + 1) % coloursOf(choice);
}

/// Returns samples of the masks' bits: both ends, and values between.
std::uint32_t sampleAt(std::uint32_t mask, int channel, int x, int y) {
  if (mask == 0) return 0;
  const std::uint32_t most = mask >> std::countr_zero(mask);
  const auto place = std::uint32_t(y * kWidth + x);
  if (place == 0) return most;
  if (place == 1) return 0;
  return (place * 19 + std::uint32_t(channel) * 45) & most;
}

const Masks& masksOf(const Choice& choice) {
  if (choice.masks != nullptr) return *choice.masks;
  return choice.bits == 16 ? kPlain16 : kPlain32;
}

Rgba colourAt(const Choice& choice, int x, int y) {
  if (choice.bits <= 8) return paletteColour(indexAt(choice, x, y));
  const auto byte = [&](int channel) { return std::uint8_t(sampleAt(0xFF, channel, x, y)); };
  if (choice.bits == 24) return {byte(0), byte(1), byte(2)};
  const auto& masks = masksOf(choice).of;
  std::array<std::uint8_t, 4> v{0, 0, 0, 255};
  for (std::size_t c = 0; c < 4; ++c)
    if (masks[c] != 0) v[c] = scaled(sampleAt(masks[c], int(c), x, y), std::popcount(masks[c]));
  return {v[0], v[1], v[2], choice.noAlpha ? std::uint8_t(255) : v[3]};
}

Bytes rowBytes(const Choice& choice, int y) {
  BitRow bits;
  Bytes bytes;
  for (int x = 0; x < kWidth; ++x) {
    if (choice.bits <= 8) {
      bits.high(indexAt(choice, x, y), choice.bits);
    } else if (choice.bits == 24) {
      const Rgba c = colourAt(choice, x, y);
      bytes << Bytes{c.b, c.g, c.r};
    } else {
      std::uint32_t pixel = 0;
      for (std::size_t c = 0; c < (choice.noAlpha ? 3U : 4U); ++c) {
        const std::uint32_t mask = masksOf(choice).of[c];
        if (mask != 0) pixel |= sampleAt(mask, int(c), x, y) << std::countr_zero(mask);
      }
      bytes << (choice.bits == 16 ? le16(pixel) : le32(pixel));
    }
  }
  return choice.bits <= 8 ? bits.highFirst() : bytes;
}

Bytes header(const Choice& choice, std::size_t pixelBytes) {
  const std::uint32_t size = choice.header;
  Bytes out = le32(size);
  if (size == 12) return out << le16(kWidth) << le16(kHeight) << le16(1) << le16(std::uint32_t(choice.bits));
  out << le32(kWidth) << le32(std::uint32_t(choice.topDown ? -kHeight : kHeight)) << le16(1)
      << le16(std::uint32_t(choice.bits));
  if (size == 16) return out;
  out << le32(choice.compression) << le32(std::uint32_t(pixelBytes)) << le32(2835) << le32(2835) << le32(choice.colours)
      << le32(0);
  const auto& masks = masksOf(choice).of;
  const bool fields = choice.compression == 3 || choice.compression == 6;
  if (size != 64 && (size >= 52 || fields)) {
    // The masks are after the header, or in it.
    const std::size_t count = size >= 56 || choice.compression == 6 ? 4 : 3;
    for (std::size_t c = 0; c < count; ++c) out << le32(fields ? masks[c] : 0);
  }
  if (size >= 108) out << le32(0x73524742);  // LCS_sRGB
  out.resize(std::max<std::size_t>(out.size(), size), 0);
  return out;
}

Bytes fileOf(const Choice& choice, const Bytes& pixels) {
  Bytes head = header(choice, pixels.size());
  if (choice.bits <= 8) {
    for (std::uint32_t i = 0; i < coloursOf(choice); ++i) {
      const Rgba c = paletteColour(i);
      head << (choice.header == 12 ? Bytes{c.b, c.g, c.r} : Bytes{c.b, c.g, c.r, 0});
    }
  }
  head << Bytes(choice.gap, 0xEE);
  const std::size_t start = 14 + head.size();
  Bytes out{'B', 'M'};
  return out << le32(std::uint32_t(start + pixels.size())) << le32(0) << le32(std::uint32_t(start)) << head << pixels;
}

GridPoint point(const Choice& choice, std::string name) {
  Bytes pixels;
  std::size_t padding = 0;
  for (int row = 0; row < kHeight; ++row) {
    Bytes bytes = rowBytes(choice, choice.topDown ? row : kHeight - 1 - row);
    padding = (4 - bytes.size() % 4) % 4;
    pixels << bytes << Bytes(padding, 0xAA);
  }
  GridPoint point{std::move(name), fileOf(choice, pixels), kWidth, kHeight};
  point.needed = point.file.size() - padding;
  // Some decoders round, some repeat the upper bits.
  point.tolerance = choice.bits == 16 || choice.masks != nullptr ? 1 : 0;
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) point.pixels.push_back(colourAt(choice, x, y));
  return point;
}

void addPlain(std::vector<GridPoint>& points) {
  for (const std::uint32_t header : {12U, 16U, 40U, 52U, 56U, 64U, 108U, 124U}) {
    const bool os2 = header == 12 || header == 16 || header == 64;
    for (const int bits : {1, 4, 8, 16, 24, 32}) {
      if (os2 && (bits == 16 || bits == 32)) continue;
      for (const bool topDown : {false, true}) {
        if (os2 && topDown) continue;
        points.push_back(point({header, bits, 0, topDown},
                               fmt::format("BMP header {} {} bits{}", header, bits, topDown ? " top-down" : "")));
      }
    }
  }
  points.push_back(point({40, 8, 0, false, nullptr, 3}, "BMP header 40 8 bits of 3 colours"));
  points.push_back(point({40, 4, 0, false, nullptr, 5}, "BMP header 40 4 bits of 5 colours"));
  for (const int bits : {4, 24}) {
    Choice choice{40, bits};
    choice.gap = 10;
    points.push_back(point(choice, fmt::format("BMP header 40 {} bits behind a gap", bits)));
  }
  for (const std::uint32_t header : {40U, 108U}) {
    Choice choice{header, 32};
    choice.noAlpha = true;
    points.push_back(point(choice, fmt::format("BMP header {} 32 bits, alpha zero everywhere", header)));
  }
}

void addMasked(std::vector<GridPoint>& points) {
  static constexpr std::array<Masks, 8> kMasks{{{"5-6-5", 16, {0xF800, 0x07E0, 0x001F, 0}},
                                                kPlain16,
                                                {"1-5-5-5", 16, {0x7C00, 0x03E0, 0x001F, 0x8000}},
                                                {"4-4-4-4", 16, {0x0F00, 0x00F0, 0x000F, 0xF000}},
                                                {"8-8-8", 32, {0xFF0000, 0xFF00, 0xFF, 0}},
                                                kPlain32,
                                                {"8-8-8-8 red first", 32, {0xFF, 0xFF00, 0xFF0000, 0xFF000000}},
                                                {"2-10-10-10", 32, {0x3FF00000, 0xFFC00, 0x3FF, 0xC0000000}}}};
  for (const std::uint32_t header : {40U, 52U, 56U, 108U, 124U}) {
    for (const Masks& masks : kMasks) {
      const bool alpha = masks.of[3] != 0;
      if (alpha && header == 52) continue;  // it has no room for alpha's
      const std::uint32_t compression = header == 40 && alpha ? 6 : 3;
      for (const bool topDown : {false, true})
        points.push_back(
            point({header, masks.bits, compression, topDown, &masks},
                  fmt::format("BMP header {} masks {}{}", header, masks.name, topDown ? " top-down" : "")));
    }
  }
}

/// Returns a picture by run lengths. `indices`: rows from the top.
GridPoint runs(std::uint32_t header, int bits, std::string how, const Bytes& pixels, std::size_t withoutPixels,
               const std::array<std::uint32_t, kWidth * kHeight>& indices) {
  const Choice choice{header, bits, bits == 8 ? 1U : 2U};
  GridPoint point{fmt::format("BMP header {} RLE{} {}", header, bits, how), fileOf(choice, pixels), kWidth, kHeight};
  point.needed = point.file.size() - withoutPixels;
  for (const std::uint32_t index : indices) point.pixels.push_back(paletteColour(index));
  return point;
}

void addRuns(std::vector<GridPoint>& points) {
  for (const std::uint32_t header : {40U, 56U, 64U, 108U, 124U}) {
    // From the bottom: five of 1; two of 2, three of 3; four of 4, one of 5. The end's mark holds
    // no pixel.
    points.push_back(runs(header, 8, "runs", {5, 1, 0, 0, 2, 2, 3, 3, 0, 0, 4, 4, 1, 5, 0, 1}, 2,
                          {4, 4, 4, 4, 5, 2, 2, 3, 3, 3, 1, 1, 1, 1, 1}));
    // 1 2 3 4 5 as literals, with a byte to fill up; two of 6 and the rest of the row left out; a
    // step over two pixels.
    points.push_back(runs(header, 8, "as it is, short rows and steps",
                          {0, 5, 1, 2, 3, 4, 5, 0, 0, 0, 2, 6, 0, 0, 1, 7, 0, 2, 2, 0, 2, 8, 0, 1}, 2,
                          {7, 0, 0, 8, 8, 6, 6, 0, 0, 0, 1, 2, 3, 4, 5}));
    // All rows above the first are left out: here the end's mark says so.
    points.push_back(runs(header, 8, "ended early", {5, 1, 0, 1}, 0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1}));
    points.push_back(runs(header, 4, "runs", {5, 0x12, 0, 0, 2, 0x33, 3, 0x45, 0, 0, 4, 0x67, 1, 0x80, 0, 1}, 2,
                          {6, 7, 6, 7, 8, 3, 3, 4, 5, 4, 1, 2, 1, 2, 1}));
    points.push_back(runs(header, 4, "as it is, short rows and steps",
                          {0, 5, 0x12, 0x34, 0x50, 0, 0, 0, 2, 0x66, 0, 0, 1, 0x77, 0, 2, 2, 0, 2, 0x89, 0, 1}, 2,
                          {7, 0, 0, 8, 9, 6, 6, 0, 0, 0, 1, 2, 3, 4, 5}));
  }
}

void addRefused(std::vector<GridPoint>& points) {
  const auto refused = [&](const char* name, const Choice& choice) {
    points.push_back({name, fileOf(choice, Bytes(64, 1)), kWidth, kHeight});
  };
  refused("BMP that holds a JPEG", {40, 24, 4});
  refused("BMP that holds a PNG", {40, 24, 5});
  refused("BMP header 64 RLE24", {64, 24, 4});
  refused("BMP header 64 Huffman", {64, 1, 3});
  refused("BMP header 40 RLE8 of 24 bits", {40, 24, 1});
  refused("BMP header 40 of 7 bits", {40, 7});
  refused("BMP header 40 of 64 bits", {40, 64});
  refused("BMP header 40 masks of 24 bits", {40, 24, 3});
  static constexpr Masks kApart{"apart", 16, {0xF00F, 0x00F0, 0x0F00, 0}};
  refused("BMP header 40 a mask with a gap", {40, 16, 3, false, &kApart});
  static constexpr Masks kOver{"over", 16, {0xFF00, 0x0FF0, 0x000F, 0}};
  refused("BMP header 40 masks one over the other", {40, 16, 3, false, &kOver});
}

std::vector<GridPoint> grid() {
  std::vector<GridPoint> points;
  addPlain(points);
  addMasked(points);
  addRuns(points);
  addRefused(points);
  return points;
}

}  // namespace

}  // namespace bmpGrid

std::vector<GridPoint> bmpPoints() { return bmpGrid::grid(); }

}  // namespace support
