// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// DDS (Microsoft's DDS_HEADER, DDS_PIXELFORMAT, DDS_HEADER_DXT10, "Block Compression"): BC1 to BC5
// by both headers, masks, and kinds that need another reader.
#include <array>
#include <bit>

#include <fmt/format.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace ddsGrid {

namespace {

constexpr int kWidth = 6, kHeight = 5;  // blocks of 4 by 4 that go over both edges

struct Header {
  std::uint32_t flags = 4;  ///< DDPF_FOURCC
  std::string name{};
  std::uint32_t dxgi = 0;
  std::uint32_t bits = 0;
  std::array<std::uint32_t, 4> masks{};
};

Bytes header(const Header& of) {
  Bytes out{'D', 'D', 'S', ' '};
  out << le32(124) << le32(0x1007) << le32(kHeight) << le32(kWidth);
  out.resize(76);
  out << le32(32) << le32(of.flags);
  for (std::size_t i = 0; i < 4; ++i) out.push_back(i < of.name.size() ? std::uint8_t(of.name[i]) : 0);
  out << le32(of.bits);
  for (const std::uint32_t mask : of.masks) out << le32(mask);
  out << le32(0x1000);
  out.resize(128);
  if (of.name == "DX10") out << le32(of.dxgi) << le32(3) << le32(0) << le32(1) << le32(0);
  return out;
}

Rgba expand565(std::uint32_t c) { return {scaled(c >> 11, 5), scaled(c >> 5 & 63, 6), scaled(c & 31, 5)}; }

Rgba between(const Rgba& a, const Rgba& b, int num, int of) {
  const auto mix = [&](int p, int q) { return std::uint8_t((p * (of - num) + q * num + of / 2) / of); };
  return {mix(a.r, b.r), mix(a.g, b.g), mix(a.b, b.b)};
}

/// This struct is a block with all of its values in it, index after index, and the value of each of
/// its sixteen pixels.
template <class Value>
struct Block {
  Bytes bytes;
  std::array<Value, 16> values{};
};

std::uint32_t turned(int block, int pixel, std::uint32_t count) {
  return std::uint32_t(pixel * 3 + block + pixel / 4) % count;
}

Block<Rgba> colourBlock(int block, bool holes) {
  std::array<std::uint32_t, 4> firsts{0xF81F, 0xFFE0, 0xC618, 0x07E0}, seconds{0x07E0, 0x001F, 0x1084, 0x0010};
  std::uint32_t a = firsts[std::size_t(block)], b = seconds[std::size_t(block)];
  if (holes) std::swap(a, b);  // the first isn't above the second: three colours, and none
  const Rgba p = expand565(a), q = expand565(b);
  const std::array<Rgba, 4> palette = holes ? std::array<Rgba, 4>{p, q, between(p, q, 1, 2), Rgba{0, 0, 0, 0}}
                                            : std::array<Rgba, 4>{p, q, between(p, q, 1, 3), between(p, q, 2, 3)};
  Block<Rgba> out;
  BitRow indices;
  for (int i = 0; i < 16; ++i) {
    indices.low(turned(block, i, 4), 2);
    out.values[std::size_t(i)] = palette[turned(block, i, 4)];
  }
  out.bytes << le16(a) << le16(b) << indices.lowFirst();
  return out;
}

/// Returns a block of BC4, which is also the alpha of BC3.
Block<std::uint8_t> valueBlock(int block, int seed) {
  const int ends = (block + seed) % 4;
  const std::array<std::array<int, 2>, 4> kEnds{{{250, 5}, {40, 200}, {128, 127}, {0, 255}}};
  const int a = kEnds[std::size_t(ends)][0], b = kEnds[std::size_t(ends)][1];
  std::array<int, 8> palette{a, b};
  if (a > b) {
    for (int i = 1; i < 7; ++i) palette[std::size_t(i + 1)] = ((7 - i) * a + i * b + 3) / 7;
  } else {
    for (int i = 1; i < 5; ++i) palette[std::size_t(i + 1)] = ((5 - i) * a + i * b + 2) / 5;
    palette[6] = 0;
    palette[7] = 255;
  }
  Block<std::uint8_t> out;
  out.bytes = {std::uint8_t(a), std::uint8_t(b)};
  BitRow indices;
  for (int i = 0; i < 16; ++i) {
    indices.low(turned(block + seed, i, 8), 3);
    out.values[std::size_t(i)] = std::uint8_t(palette[turned(block + seed, i, 8)]);
  }
  out.bytes << indices.lowFirst();
  return out;
}

Block<std::uint8_t> fourBits(int block) {
  Block<std::uint8_t> out;
  BitRow bits;
  for (int i = 0; i < 16; ++i) {
    const auto value = std::uint32_t(i * 5 + block) % 16;
    bits.low(value, 4);
    out.values[std::size_t(i)] = scaled(value, 4);
  }
  out.bytes = bits.lowFirst();
  return out;
}

enum class Kind { Bc1, Bc1Holes, Bc2, Bc3, Bc4, Bc5 };

Block<Rgba> blockOf(Kind kind, int block) {
  Block<Rgba> out;
  if (kind == Kind::Bc1 || kind == Kind::Bc1Holes) return colourBlock(block, kind == Kind::Bc1Holes);
  if (kind == Kind::Bc2 || kind == Kind::Bc3) {
    const auto alpha = kind == Kind::Bc2 ? fourBits(block) : valueBlock(block, 0);
    out = colourBlock(block, false);
    for (std::size_t i = 0; i < 16; ++i) out.values[i].a = alpha.values[i];
    out.bytes = Bytes(alpha.bytes) << out.bytes;
    return out;
  }
  const auto red = valueBlock(block, 0), green = valueBlock(block, 1);
  out.bytes = red.bytes;
  if (kind == Kind::Bc5) out.bytes << green.bytes;
  for (std::size_t i = 0; i < 16; ++i) {
    const std::uint8_t r = red.values[i], g = green.values[i];
    out.values[i] = kind == Kind::Bc4 ? Rgba{r, r, r} : Rgba{r, g, 0};
  }
  return out;
}

GridPoint blocks(Kind kind, const Header& of, std::string name) {
  GridPoint point{std::move(name), header(of), kWidth, kHeight, std::vector<Rgba>(kWidth * kHeight)};
  for (int block = 0; block < 4; ++block) {
    const auto made = blockOf(kind, block);
    point.file << made.bytes;
    for (int i = 0; i < 16; ++i) {
      const int x = block % 2 * 4 + i % 4, y = block / 2 * 4 + i / 4;
      if (x < kWidth && y < kHeight) point.pixels[std::size_t(y * kWidth + x)] = made.values[std::size_t(i)];
    }
  }
  point.needed = point.file.size();
  point.tolerance = 1;  // "Block Compression": between the ends decoders may round freely
  return point;
}

struct Masked {
  const char* name;
  std::uint32_t flags, bits;
  std::array<std::uint32_t, 4> masks;
  std::uint32_t dxgi = 0;  ///< 0: by the old header
};

GridPoint masked(const Masked& of) {
  constexpr std::uint32_t kLuminance = 0x20000, kAlphaOnly = 2;
  const Header head = of.dxgi != 0 ? Header{4, "DX10", of.dxgi} : Header{of.flags, "", 0, of.bits, of.masks};
  GridPoint point{fmt::format("DDS {}", of.name), header(head), kWidth, kHeight};
  for (int i = 0; i < kWidth * kHeight; ++i) {
    std::uint32_t pixel = 0;
    std::array<std::uint8_t, 4> v{0, 0, 0, 255};
    for (std::size_t c = 0; c < 4; ++c) {
      const std::uint32_t mask = of.masks[c];
      if (mask == 0) continue;
      const std::uint32_t most = mask >> std::countr_zero(mask);
      const std::uint32_t value = i == 0   ? most
                                  : i == 1 ? 0
                                           : (std::uint32_t(i) * 2654435U + std::uint32_t(c) * 977U) & most;
      pixel |= value << std::countr_zero(mask);
      v[c] = scaled(value, std::popcount(mask));
    }
    if ((of.flags & kLuminance) != 0) v[1] = v[2] = v[0];
    if ((of.flags & kAlphaOnly) != 0) v[0] = v[1] = v[2] = 0;
    for (std::uint32_t b = 0; b < of.bits / 8; ++b) point.file.push_back(std::uint8_t(pixel >> (8 * b)));
    point.pixels.push_back({v[0], v[1], v[2], v[3]});
  }
  point.needed = point.file.size();
  point.file << Bytes(40, 0x55);  // smaller levels follow
  point.tolerance = 1;
  return point;
}

constexpr std::uint32_t kRgb = 0x40, kRgba = 0x41, kGrey = 0x20000, kGreyAlpha = 0x20001, kAlpha = 2;
constexpr std::array<Masked, 27> kMasked{{
    {"A8R8G8B8", kRgba, 32, {0xFF0000, 0xFF00, 0xFF, 0xFF000000}},
    {"X8R8G8B8", kRgb, 32, {0xFF0000, 0xFF00, 0xFF, 0}},
    {"A8B8G8R8", kRgba, 32, {0xFF, 0xFF00, 0xFF0000, 0xFF000000}},
    {"X8B8G8R8", kRgb, 32, {0xFF, 0xFF00, 0xFF0000, 0}},
    {"A2B10G10R10", kRgba, 32, {0x3FF, 0xFFC00, 0x3FF00000, 0xC0000000}},
    {"A2R10G10B10", kRgba, 32, {0x3FF00000, 0xFFC00, 0x3FF, 0xC0000000}},
    {"G16R16", kRgb, 32, {0xFFFF, 0xFFFF0000, 0, 0}},
    {"R8G8B8", kRgb, 24, {0xFF0000, 0xFF00, 0xFF, 0}},
    {"R5G6B5", kRgb, 16, {0xF800, 0x07E0, 0x001F, 0}},
    {"X1R5G5B5", kRgb, 16, {0x7C00, 0x03E0, 0x001F, 0}},
    {"A1R5G5B5", kRgba, 16, {0x7C00, 0x03E0, 0x001F, 0x8000}},
    {"A4R4G4B4", kRgba, 16, {0x0F00, 0x00F0, 0x000F, 0xF000}},
    {"A8R3G3B2", kRgba, 16, {0x00E0, 0x001C, 0x0003, 0xFF00}},
    {"R3G3B2", kRgb, 8, {0xE0, 0x1C, 0x03, 0}},
    {"L8", kGrey, 8, {0xFF, 0, 0, 0}},
    {"L16", kGrey, 16, {0xFFFF, 0, 0, 0}},
    {"A8L8", kGreyAlpha, 16, {0xFF, 0, 0, 0xFF00}},
    {"A4L4", kGreyAlpha, 8, {0x0F, 0, 0, 0xF0}},
    {"A8", kAlpha, 8, {0, 0, 0, 0xFF}},
    {"DX10 R8G8B8A8", 0, 32, {0xFF, 0xFF00, 0xFF0000, 0xFF000000}, 28},
    {"DX10 B8G8R8A8", 0, 32, {0xFF0000, 0xFF00, 0xFF, 0xFF000000}, 87},
    {"DX10 B8G8R8X8", 0, 32, {0xFF0000, 0xFF00, 0xFF, 0}, 88},
    {"DX10 B5G6R5", 0, 16, {0xF800, 0x07E0, 0x001F, 0}, 85},
    {"DX10 B5G5R5A1", 0, 16, {0x7C00, 0x03E0, 0x001F, 0x8000}, 86},
    {"DX10 B4G4R4A4", 0, 16, {0x0F00, 0x00F0, 0x000F, 0xF000}, 115},
    {"DX10 R8", 0, 8, {0xFF, 0, 0, 0}, 61},
    {"DX10 A8", kAlpha, 8, {0, 0, 0, 0xFF}, 65},
}};

void addBlocks(std::vector<GridPoint>& points) {
  struct Name {
    Kind kind;
    const char* kindName;
    std::vector<const char*> letters;
    std::vector<std::uint32_t> dxgi;
  };
  const std::array<Name, 6> names{{{Kind::Bc1, "BC1", {"DXT1"}, {70, 71, 72}},
                                   {Kind::Bc1Holes, "BC1 with holes", {"DXT1"}, {71}},
                                   {Kind::Bc2, "BC2", {"DXT2", "DXT3"}, {73, 74, 75}},
                                   {Kind::Bc3, "BC3", {"DXT4", "DXT5"}, {76, 77, 78}},
                                   {Kind::Bc4, "BC4", {"ATI1", "BC4U"}, {79, 80}},
                                   {Kind::Bc5, "BC5", {"ATI2", "BC5U"}, {82, 83}}}};
  for (const Name& name : names) {
    for (const char* letters : name.letters)
      points.push_back(blocks(name.kind, {4, letters}, fmt::format("DDS {} {}", name.kindName, letters)));
    for (const std::uint32_t dxgi : name.dxgi)
      points.push_back(blocks(name.kind, {4, "DX10", dxgi}, fmt::format("DDS {} DXGI {}", name.kindName, dxgi)));
  }
}

void addRefused(std::vector<GridPoint>& points) {
  const auto refused = [&](std::string name, const Header& of) {
    points.push_back({fmt::format("DDS {}", name), header(of) << Bytes(2048, 0x33), kWidth, kHeight});
  };
  // Signed numbers have no colour; BC6H and BC7 need the driver; the others aren't needed by any
  // model.
  for (const char* letters : {"BC4S", "BC5S", "RGBG", "UYVY", "YUY2", "PVRT"}) refused(letters, {4, letters});
  for (const std::uint32_t dxgi : {0U, 2U, 10U, 31U, 51U, 81U, 84U, 94U, 95U, 96U, 97U, 98U, 99U, 100U, 255U})
    refused(fmt::format("DXGI {}", dxgi), {4, "DX10", dxgi});
  refused("A16B16G16R16F", {4, std::string(1, 113)});
  refused("V8U8", {0x80000, "", 0, 16, {0xFF, 0xFF00, 0, 0}});
  refused("L6V5U5", {0x40000, "", 0, 16, {0x1F, 0x3E0, 0xFC00, 0}});
  refused("YUV", {0x200, "", 0, 32, {0xFF0000, 0xFF00, 0xFF, 0}});
  refused("P8", {0x20, "", 0, 8});
  refused("without flags", {0, "", 0, 32, {0xFF0000, 0xFF00, 0xFF, 0}});
  refused("without masks", {kRgb, "", 0, 32});
  refused("a mask with a gap", {kRgb, "", 0, 16, {0xF00F, 0x00F0, 0x0F00, 0}});
}

std::vector<GridPoint> grid() {
  std::vector<GridPoint> points;
  addBlocks(points);
  for (const Masked& of : kMasked) points.push_back(masked(of));
  addRefused(points);
  return points;
}

}  // namespace

}  // namespace ddsGrid

std::vector<GridPoint> ddsPoints() { return ddsGrid::grid(); }

}  // namespace support
