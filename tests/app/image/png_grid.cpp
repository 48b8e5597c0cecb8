// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// PNG (ISO/IEC 15948): every colour type in every depth, with and without tRNS, in one pass and by
// Adam7; all filters.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>
#include <zlib.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace pngGrid {

namespace {

constexpr int kWidth = 9, kHeight = 5;  // no multiple of eight, so rows end within a byte
enum ColourType : std::uint8_t { Grey = 0, Rgb = 2, Palette = 3, GreyAlpha = 4, RgbAlpha = 6 };

Bytes be32(std::uint32_t v) {
  return {std::uint8_t(v >> 24), std::uint8_t(v >> 16), std::uint8_t(v >> 8), std::uint8_t(v)};
}

Bytes chunk(std::string_view type, const Bytes& data) {
  Bytes body(type.begin(), type.end());
  body << data;
  return be32(std::uint32_t(data.size())) << body << be32(std::uint32_t(crc32(0, body.data(), uInt(body.size()))));
}

/// Returns a zlib stream of stored blocks alone: bytes cut off it are cut off the pixels.
Bytes stored(const Bytes& raw) {
  uLongf size = compressBound(uLong(raw.size()));
  Bytes out(size);
  compress2(out.data(), &size, raw.data(), uLong(raw.size()), 0);
  out.resize(size);
  return out;
}

struct Choice {
  ColourType type;
  int bits;
  bool transparent;  ///< tRNS
  bool interlaced;
};

int channelsOf(ColourType type) { return type == Rgb ? 3 : type == RgbAlpha ? 4 : type == GreyAlpha ? 2 : 1; }

/// Returns a pixel's samples: different in each channel and pixel, and with both ends of the range.
std::array<std::uint32_t, 4> samplesAt(const Choice& choice, int x, int y) {
  const std::uint32_t most = (1U << choice.bits) - 1;
  std::array<std::uint32_t, 4> samples{};
  for (std::uint32_t c = 0; c < 4; ++c) {
    const auto place = std::uint32_t(y * kWidth + x);
    samples[c] = choice.bits == 16 ? (place * 1499 + c * 20011 + 77) & most : (place * 7 + c * 85 + place / 3) & most;
    if (place == 0) samples[c] = most;
    if (place == 1) samples[c] = 0;
  }
  if (choice.type == Palette) samples[0] %= std::uint32_t(std::min(1 << choice.bits, 11));
  return samples;
}

/// Returns a pixel's colour. The one that tRNS names is at (4, 2). In 16 bits its neighbour differs
/// from it by one alone.
std::array<std::uint32_t, 4> drawnAt(const Choice& choice, int x, int y) {
  if (choice.bits != 16 || x != 5 || y != 2) return samplesAt(choice, x, y);
  auto samples = samplesAt(choice, 4, 2);
  samples[0] ^= 1;
  return samples;
}

Rgba paletteColour(std::uint32_t index) {
  return {std::uint8_t(index * 23 + 5), std::uint8_t(250 - index * 19), std::uint8_t(index * 61)};
}

/// Returns the alpha of a palette's entry. tRNS names fewer entries than there are: the others are
/// opaque.
std::uint8_t paletteAlpha(std::uint32_t index) { return index < 3 ? std::uint8_t(index * 100) : 255; }

Rgba expectedAt(const Choice& choice, int x, int y) {
  const auto s = drawnAt(choice, x, y);
  const auto v = [&](int c) { return scaled(s[std::size_t(c)], choice.bits); };
  if (choice.type == Palette) {
    Rgba colour = paletteColour(s[0]);
    if (choice.transparent) colour.a = paletteAlpha(s[0]);
    return colour;
  }
  const auto key = samplesAt(choice, 4, 2);
  const bool hole = choice.transparent && s[0] == key[0] && (choice.type == Grey || (s[1] == key[1] && s[2] == key[2]));
  const std::uint8_t alpha = hole ? 0 : 255;
  switch (choice.type) {
    case Grey:
      return {v(0), v(0), v(0), alpha};
    case GreyAlpha:
      return {v(0), v(0), v(0), v(1)};
    case Rgb:
      return {v(0), v(1), v(2), alpha};
    case RgbAlpha:
    case Palette:
      break;
  }
  return {v(0), v(1), v(2), v(3)};
}

/// Returns the rows of one pass, each with its filter's byte.
Bytes passRows(const Choice& choice, int x0, int y0, int dx, int dy) {
  Bytes out;
  if (x0 >= kWidth) return out;
  for (int y = y0; y < kHeight; y += dy) {
    BitRow row;
    for (int x = x0; x < kWidth; x += dx) {
      const auto samples = drawnAt(choice, x, y);
      for (int c = 0; c < channelsOf(choice.type); ++c) row.high(samples[std::size_t(c)], choice.bits);
    }
    out << Bytes{0} << row.highFirst();
  }
  return out;
}

Bytes rows(const Choice& choice) {
  if (!choice.interlaced) return passRows(choice, 0, 0, 1, 1);
  constexpr std::array<std::array<int, 4>, 7> kPasses{
      {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}};
  Bytes out;
  for (const auto& pass : kPasses) out << passRows(choice, pass[0], pass[1], pass[2], pass[3]);
  return out;
}

Bytes transparency(const Choice& choice) {
  Bytes out;
  if (choice.type == Palette) {
    for (std::uint32_t i = 0; i < std::min(3U, 1U << choice.bits); ++i) out.push_back(paletteAlpha(i));
    return out;
  }
  const auto key = samplesAt(choice, 4, 2);
  for (int c = 0; c < channelsOf(choice.type); ++c)
    out << Bytes{std::uint8_t(key[std::size_t(c)] >> 8), std::uint8_t(key[std::size_t(c)])};
  return out;
}

GridPoint point(const Choice& choice, const Bytes& raw, std::string name) {
  GridPoint point{std::move(name), {0x89, 'P', 'N', 'G', 13, 10, 26, 10}, kWidth, kHeight};
  point.file << chunk(
      "IHDR", be32(kWidth) << be32(kHeight)
                           << Bytes{std::uint8_t(choice.bits), choice.type, 0, 0, std::uint8_t(choice.interlaced)});
  if (choice.type == Palette) {
    Bytes palette;
    for (std::uint32_t i = 0; i < std::min(11U, 1U << choice.bits); ++i) {
      const Rgba colour = paletteColour(i);
      palette << Bytes{colour.r, colour.g, colour.b};
    }
    point.file << chunk("PLTE", palette);
  }
  if (choice.transparent) point.file << chunk("tRNS", transparency(choice));
  point.file << chunk("IDAT", stored(raw));
  point.needed = point.file.size() - 8;  // the checksums of zlib and of the chunk hold no pixel
  point.file << chunk("IEND", {});
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) point.pixels.push_back(expectedAt(choice, x, y));
  point.tolerance = choice.bits == 16 ? 1 : 0;  // readers round, or take the upper byte
  return point;
}

/// Filters each row of `raw`, whose rows have none, by one of the filters 1 to 4 (chapter 9).
Bytes filtered(const Bytes& raw, std::size_t rowBytes, std::size_t pixelBytes, std::uint8_t filter) {
  Bytes out = raw;
  const std::size_t stride = rowBytes + 1;
  for (std::size_t row = 0; row * stride < raw.size(); ++row) {
    out[row * stride] = filter;
    for (std::size_t i = 0; i < rowBytes; ++i) {
      const std::size_t at = row * stride + 1 + i;
      const int a = i >= pixelBytes ? raw[at - pixelBytes] : 0, b = row > 0 ? raw[at - stride] : 0;
      const int c = i >= pixelBytes && row > 0 ? raw[at - stride - pixelBytes] : 0;
      const int p = a + b - c, pa = std::abs(p - a), pb = std::abs(p - b), pc = std::abs(p - c);
      const int paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      const std::array guesses{0, a, b, (a + b) / 2, paeth};
      out[at] = static_cast<std::uint8_t>(raw[at] - guesses[filter]);
    }
  }
  return out;
}

std::vector<GridPoint> grid() {
  constexpr std::array<const char*, 7> kNames{"grey", "", "RGB", "palette", "grey and alpha", "", "RGBA"};
  std::vector<GridPoint> points;
  for (const ColourType type : {Grey, Rgb, Palette, GreyAlpha, RgbAlpha}) {
    for (const int bits : {1, 2, 4, 8, 16}) {
      if (bits < 8 ? type != Grey && type != Palette : bits == 16 && type == Palette) continue;
      for (const bool transparent : {false, true}) {
        // By 11.3.2.1 tRNS isn't allowed with alpha.
        if (transparent && (type == GreyAlpha || type == RgbAlpha)) continue;
        for (const bool interlaced : {false, true}) {
          const Choice choice{type, bits, transparent, interlaced};
          points.push_back(point(choice, rows(choice),
                                 fmt::format("PNG {} {} bits{}{}", kNames[type], bits, transparent ? " tRNS" : "",
                                             interlaced ? " Adam7" : "")));
        }
      }
    }
  }
  for (const int bits : {8, 16}) {
    for (std::uint8_t filter = 1; filter <= 4; ++filter) {
      const Choice choice{Rgb, bits, false, false};
      const auto pixelBytes = std::size_t(3 * bits / 8);
      points.push_back(point(choice, filtered(rows(choice), kWidth * pixelBytes, pixelBytes, filter),
                             fmt::format("PNG RGB {} bits filter {}", bits, filter)));
    }
  }
  return points;
}

}  // namespace

}  // namespace pngGrid

std::vector<GridPoint> pngPoints() { return pngGrid::grid(); }

}  // namespace support
