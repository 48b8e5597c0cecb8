// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// GIF (87a, 89a): depths, colour tables, interlacing, transparency, a picture smaller than its
// screen.
#include <array>
#include <map>

#include <fmt/format.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace gifGrid {

namespace {

constexpr int kWidth = 7, kHeight = 11;

struct Choice {
  int bits;
  bool local = false, interlaced = false, transparent = false;
  int left = 0, top = 0, right = 0, bottom = 0;  ///< room on the screen around the picture
  bool second = false;                           ///< another picture follows
};

Rgba colourOf(std::uint32_t index) {
  return {std::uint8_t(index * 29 + 9), std::uint8_t(200 - index * 3), std::uint8_t(index * 83 + 1)};
}

std::uint32_t indexAt(const Choice& choice, int x, int y) {
  // Most rows repeat themselves, so that strings become long, and one doesn't.
  return std::uint32_t(y == 6 ? x * x * 3 + 1 : x / 3 + y / 4) % (1U << choice.bits);
}

Bytes table(int bits) {
  Bytes out;
  for (std::uint32_t i = 0; i < 1U << bits; ++i) {
    const Rgba c = colourOf(i);
    out << Bytes{c.r, c.g, c.b};
  }
  return out;
}

struct Codes {
  Bytes bytes;
  std::size_t needed;  ///< those of them that hold pixels
};

/// Packs by LZW (appendix F), the reverse of a decoder's description.
Codes compressed(const Bytes& indices, int least) {
  const int clear = 1 << least;
  BitRow bits;
  std::map<std::string, int> known;
  int next = clear + 2, width = least + 1;
  for (int i = 0; i < clear; ++i) known[std::string(1, char(i))] = i;
  bits.low(std::uint32_t(clear), width);
  std::string string;
  for (const std::uint8_t index : indices) {
    const std::string longer = string + char(index);
    if (known.contains(longer)) {
      string = longer;
      continue;
    }
    bits.low(std::uint32_t(known.at(string)), width);
    if (next == 1 << width) ++width;
    known[longer] = next++;
    string = std::string(1, char(index));
  }
  bits.low(std::uint32_t(known.at(string)), width);
  if (next == 1 << width) ++width;
  const std::size_t needed = bits.lowFirst().size();
  return {bits.low(std::uint32_t(clear + 1), width).lowFirst(), needed};
}

/// Adds a picture. Returns the length of the file that holds all of its pixels.
std::size_t addFrame(Bytes& out, const Choice& choice, int left, int top) {
  out.push_back(0x2C);
  out << le16(std::uint32_t(left)) << le16(std::uint32_t(top)) << le16(kWidth) << le16(kHeight);
  const int flags = (choice.local ? 0x80 | (choice.bits - 1) : 0) | (choice.interlaced ? 0x40 : 0);
  out << Bytes{std::uint8_t(flags)};
  if (choice.local) out << table(choice.bits);
  std::vector<int> order;
  if (choice.interlaced) {
    constexpr std::array<std::array<int, 2>, 4> kPasses{{{0, 8}, {4, 8}, {2, 4}, {1, 2}}};
    for (const auto& pass : kPasses)
      for (int y = pass[0]; y < kHeight; y += pass[1]) order.push_back(y);
  } else {
    for (int y = 0; y < kHeight; ++y) order.push_back(y);
  }
  Bytes indices;
  for (const int y : order)
    for (int x = 0; x < kWidth; ++x) indices.push_back(std::uint8_t(indexAt(choice, x, y)));
  const int least = std::max(choice.bits, 2);
  const Codes codes = compressed(indices, least);
  out << Bytes{std::uint8_t(least), std::uint8_t(codes.bytes.size())};
  const std::size_t needed = out.size() + codes.needed;
  out << codes.bytes << Bytes{0};
  return needed;
}

GridPoint point(const Choice& choice, std::string name) {
  GridPoint point{std::move(name), {'G', 'I', 'F', '8', '9', 'a'}};
  point.width = kWidth + choice.left + choice.right;
  point.height = kHeight + choice.top + choice.bottom;
  point.file << le16(std::uint32_t(point.width)) << le16(std::uint32_t(point.height));
  point.file << Bytes{std::uint8_t(choice.local ? 0x70 : 0xF0 | (choice.bits - 1)), 0, 0};
  if (!choice.local) point.file << table(choice.bits);
  point.file << Bytes{0x21, 0xFE, 4, 't', 'e', 's', 't', 0};  // a comment
  if (choice.transparent) point.file << Bytes{0x21, 0xF9, 4, 1, 0, 0, 1, 0};
  point.needed = addFrame(point.file, choice, choice.left, choice.top);
  if (choice.second) {
    Choice other = choice;
    other.bits = 1;
    other.local = true;
    addFrame(point.file, other, choice.left, choice.top);
  }
  point.file << Bytes{0x3B};
  for (int y = -choice.top; y < kHeight + choice.bottom; ++y) {
    for (int x = -choice.left; x < kWidth + choice.right; ++x) {
      Rgba colour{0, 0, 0, 0};  // invisible: of any colour
      colour.colourOpen = true;
      // Chapter 18: the background's colour is where no picture covers the screen. One with holes
      // has no background.
      if (!choice.transparent) colour = colourOf(0);
      if (x >= 0 && x < kWidth && y >= 0 && y < kHeight) {
        const std::uint32_t index = indexAt(choice, x, y);
        if (!choice.transparent || index != 1) colour = colourOf(index);
      }
      point.pixels.push_back(colour);
    }
  }
  return point;
}

std::vector<GridPoint> grid() {
  std::vector<GridPoint> points;
  for (int bits = 1; bits <= 8; ++bits) {
    for (const bool local : {false, true}) {
      for (const bool interlaced : {false, true}) {
        for (const bool transparent : {false, true})
          points.push_back(point({bits, local, interlaced, transparent},
                                 fmt::format("GIF {} bits{}{}{}", bits, local ? " with a table of its own" : "",
                                             interlaced ? " interlaced" : "", transparent ? " transparent" : "")));
      }
    }
  }
  for (const bool transparent : {false, true})
    points.push_back(point({4, false, false, transparent, 2, 1, 1, 3},
                           fmt::format("GIF smaller than its screen{}", transparent ? " transparent" : "")));
  Choice two{3};
  two.second = true;
  points.push_back(point(two, "GIF of two pictures"));
  return points;
}

}  // namespace

}  // namespace gifGrid

std::vector<GridPoint> gifPoints() { return gifGrid::grid(); }

}  // namespace support
