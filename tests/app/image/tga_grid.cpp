// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// TGA (Truevision TGA 2.0): every type, depth, origin and colour map, with an unused map, and an ID
// field.
#include <array>
#include <string_view>
#include <tuple>

#include <fmt/format.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace tgaGrid {

namespace {

constexpr int kWidth = 5, kHeight = 3;
constexpr std::uint32_t kColours = 6;
constexpr std::uint8_t kRightToLeft = 0x10, kTopDown = 0x20;

struct Choice {
  std::uint8_t type;  ///< 1 map, 2 colour, 3 grey
  int bits;
  std::uint8_t origin = 0;
  bool runs = false;
  int mapBits = 0;
  std::uint32_t mapFirst = 0;
  std::string_view id{};
  std::uint8_t attributeBits = 0;
};

/// This struct is a colour and how it is stored in this many bits: blue first, 5-5-5 with one bit
/// of alpha on top.
struct Stored {
  Bytes bytes;
  Rgba colour;
};
Stored storedColour(std::uint32_t seed, int bits) {
  const auto v = [&](std::uint32_t c) { return std::uint8_t(seed == 0 ? 255 : seed * 41 + c * 77 + seed * seed); };
  if (bits == 24) return {{v(2), v(1), v(0)}, {v(0), v(1), v(2)}};
  if (bits == 32) return {{v(2), v(1), v(0), v(3)}, {v(0), v(1), v(2), v(3)}};
  const std::uint32_t r = v(0) >> 3, g = v(1) >> 3, b = v(2) >> 3, a = seed % 3 != 1 ? 1 : 0;
  // 15 bits have none of alpha: that bit has no meaning.
  return {le16(a << 15 | r << 10 | g << 5 | b),
          {scaled(r, 5), scaled(g, 5), scaled(b, 5), std::uint8_t(bits == 15 || a == 1 ? 255 : 0)}};
}

std::uint32_t seedAt(int x, int y) { return std::uint32_t(x * 2 + y * 3 + x * y); }

Stored pixelAt(const Choice& choice, int x, int y) {
  const std::uint32_t seed = seedAt(x, y);
  if (choice.type == 1) {
    const std::uint32_t entry = seed % kColours;
    const std::uint32_t index = choice.mapFirst + entry;
    return {choice.bits == 8 ? Bytes{std::uint8_t(index)} : le16(index), storedColour(entry, choice.mapBits).colour};
  }
  if (choice.type == 2) return storedColour(seed, choice.bits);
  const auto grey = std::uint8_t(seed * 17), alpha = std::uint8_t(255 - seed * 9);
  if (choice.bits == 16) return {{grey, alpha}, {grey, grey, grey, alpha}};
  return {{grey}, {grey, grey, grey}};
}

/// Packs packets of two equal pixels and of up to three literal ones, across the ends of rows.
Bytes packed(const std::vector<Bytes>& pixels) {
  Bytes out;
  for (std::size_t i = 0; i < pixels.size();) {
    if (i + 1 < pixels.size() && pixels[i] == pixels[i + 1]) {
      out << Bytes{0x81} << pixels[i];
      i += 2;
      continue;
    }
    std::size_t count = 1;
    while (count < 3 && i + count + 1 < pixels.size() && pixels[i + count] != pixels[i + count + 1]) ++count;
    out.push_back(std::uint8_t(count - 1));
    for (std::size_t k = 0; k < count; ++k) out << pixels[i + k];
    i += count;
  }
  return out;
}

GridPoint point(const Choice& choice) {
  static constexpr std::array<const char*, 4> kTypes{"", "map", "colour", "grey"};
  GridPoint point{
      fmt::format("TGA {} {} bits{}{}{}{}{}{}", kTypes[choice.type], choice.bits,
                  choice.attributeBits != 0 ? fmt::format(" of which {} of alpha", choice.attributeBits) : "",
                  choice.mapBits != 0 ? fmt::format(" map of {} bits from {}", choice.mapBits, choice.mapFirst) : "",
                  choice.runs ? " RLE" : "", (choice.origin & kRightToLeft) != 0 ? " right to left" : "",
                  (choice.origin & kTopDown) != 0 ? " top-down" : "", choice.id.empty() ? "" : " with an ID"),
      {},
      kWidth,
      kHeight};
  const bool mapped = choice.mapBits != 0;
  point.file << Bytes{std::uint8_t(choice.id.size()), std::uint8_t(mapped),
                      std::uint8_t(choice.type + (choice.runs ? 8 : 0))};
  point.file << le16(choice.mapFirst) << le16(mapped ? kColours : 0) << Bytes{std::uint8_t(choice.mapBits)};
  point.file << le16(3) << le16(4) << le16(kWidth) << le16(kHeight)
             << Bytes{std::uint8_t(choice.bits), std::uint8_t(choice.origin | choice.attributeBits)};
  point.file << Bytes(choice.id.begin(), choice.id.end());
  for (std::uint32_t i = 0; mapped && i < kColours; ++i) point.file << storedColour(i, choice.mapBits).bytes;
  std::vector<Bytes> pixels;
  for (int row = 0; row < kHeight; ++row) {
    for (int column = 0; column < kWidth; ++column) {
      const int x = (choice.origin & kRightToLeft) != 0 ? kWidth - 1 - column : column;
      const int y = (choice.origin & kTopDown) != 0 ? row : kHeight - 1 - row;
      pixels.push_back(pixelAt(choice, x, y).bytes);
    }
  }
  if (choice.runs) {
    point.file << packed(pixels);
  } else {
    for (const Bytes& pixel : pixels) point.file << pixel;
  }
  point.needed = point.file.size();
  // Some decoders round five bits, some repeat the upper ones.
  point.tolerance = choice.bits <= 16 ? 1 : 0;
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) point.pixels.push_back(pixelAt(choice, x, y).colour);
  return point;
}

std::vector<Choice> choices() {
  std::vector<Choice> all;
  for (const bool runs : {false, true}) {
    for (const std::uint8_t origin : std::array<std::uint8_t, 4>{0, kRightToLeft, kTopDown, kRightToLeft | kTopDown}) {
      for (const int mapBits : {15, 16, 24, 32})
        for (const std::uint32_t first : {0U, 10U}) all.push_back({1, 8, origin, runs, mapBits, first});
      for (const int bits : {15, 16, 24, 32})
        for (const int mapBits : {0, 24}) all.push_back({2, bits, origin, runs, mapBits});
      for (const int bits : {8, 16}) all.push_back({3, bits, origin, runs});
      all.push_back({2, 32, origin, runs, 0, 0, {}, 8});
      all.push_back({2, 16, origin, runs, 0, 0, {}, 1});
    }
    all.push_back({1, 16, 0, runs, 24, 300});  // more than fits into a byte
    all.push_back({2, 24, 0, runs, 0, 0, "made by hand"});
    all.push_back({1, 8, 0, runs, 24, 0, "made by hand"});
  }
  return all;
}

std::vector<GridPoint> grid() {
  std::vector<GridPoint> points;
  for (const Choice& choice : choices()) points.push_back(point(choice));
  // The description doesn't know these.
  for (const auto& [name, type, bits, mapBits] :
       {std::tuple{"TGA map without a map", 1, 8, 0}, std::tuple{"TGA map of 8 bits", 1, 8, 8},
        std::tuple{"TGA colour of 8 bits", 2, 8, 0}, std::tuple{"TGA grey of 24 bits", 3, 24, 0},
        std::tuple{"TGA map of 24 bits an index", 1, 24, 24}}) {
    Bytes file{0, std::uint8_t(mapBits != 0), std::uint8_t(type)};
    file << le16(0) << le16(mapBits != 0 ? 4 : 0) << Bytes{std::uint8_t(mapBits)} << Bytes(4, 0) << le16(2) << le16(2)
         << Bytes{std::uint8_t(bits), 0} << Bytes(64, 1);
    points.push_back({name, file, 2, 2});
  }
  // The map doesn't have this index.
  Bytes beyond{0, 1, 1};
  beyond << le16(0) << le16(2) << Bytes{24} << Bytes(4, 0) << le16(2) << le16(1) << Bytes{8, 0}
         << Bytes{1, 2, 3, 4, 5, 6} << Bytes{1, 2};
  points.push_back({"TGA map, an index beyond it", beyond, 2, 1});
  return points;
}

}  // namespace

}  // namespace tgaGrid

std::vector<GridPoint> tgaPoints() { return tgaGrid::grid(); }

}  // namespace support
