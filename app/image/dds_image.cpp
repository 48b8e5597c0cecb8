// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <squish.h>

#include "app/image/bptc.h"
#include "app/image/decoders.h"
#include "app/image/image_file.h"
#include "app/image/pixels.h"

namespace app {
namespace {

constexpr std::size_t kHeaderEnd = 128, kDx10End = 148;

constexpr std::uint32_t kHasAlpha = 0x1, kAlphaOnly = 0x2, kFourCc = 0x4, kRgb = 0x40, kLuminance = 0x20000;
// indices, YUV and signed numbers
constexpr std::uint32_t kOtherNumbers = 0x20 | 0x200 | 0x40000 | 0x80000;

constexpr std::uint32_t fourCc(const char (&name)[5]) {
  return std::uint32_t(std::uint8_t(name[0])) | std::uint32_t(std::uint8_t(name[1])) << 8 |
         std::uint32_t(std::uint8_t(name[2])) << 16 | std::uint32_t(std::uint8_t(name[3])) << 24;
}

/// Returns a format's four letters, or its number where they aren't letters.
std::string lettersOf(std::uint32_t name) {
  std::string letters;
  for (int i = 0; i < 4; ++i) {
    const auto c = static_cast<unsigned char>(name >> (8 * i));
    if (c < 0x20 || c > 0x7E) return fmt::format("numbered {}", name);
    letters += static_cast<char>(c);
  }
  return letters;
}

/// The kinds of blocks of 4 by 4 pixels are these.
enum class Block { None, Bc1, Bc2, Bc3, Bc4, Bc5 };

/// A Layout says how a surface's pixels are stored.
struct Layout {
  Block block = Block::None;
  std::optional<Bptc> bptc{};            ///< with neither this nor a block: by masks
  int bits = 0;                          ///< per pixel
  std::array<std::uint32_t, 4> masks{};  ///< red, green, blue, alpha; empty: 0, for alpha 255
  bool grey = false;                     ///< red is copied to green and blue
  std::size_t start = kHeaderEnd;        ///< offset of the first pixel, bytes
};

base::Result<Layout> dx10Layout(std::span<const std::byte> bytes) {
  Layout layout;
  layout.start = kDx10End;
  const std::uint32_t format = le32At(bytes, kHeaderEnd);  // DXGI_FORMAT
  const auto within = [&](std::uint32_t low, std::uint32_t high) { return format >= low && format <= high; };
  const auto masks = [&](std::uint32_t r, std::uint32_t g, std::uint32_t b, std::uint32_t a, int bits = 32) {
    layout.bits = bits;
    layout.masks = {r, g, b, a};
  };
  if (within(70, 72)) {
    layout.block = Block::Bc1;
  } else if (within(73, 75)) {
    layout.block = Block::Bc2;
  } else if (within(76, 78)) {
    layout.block = Block::Bc3;
  } else if (within(79, 80)) {
    layout.block = Block::Bc4;
  } else if (within(82, 83)) {
    layout.block = Block::Bc5;
  } else if (within(27, 29)) {
    masks(0xFF, 0xFF00, 0xFF0000, 0xFF000000);
  } else if (format == 87 || format == 91) {
    masks(0xFF0000, 0xFF00, 0xFF, 0xFF000000);
  } else if (format == 88 || format == 93) {
    masks(0xFF0000, 0xFF00, 0xFF, 0);
  } else if (format == 61) {
    masks(0xFF, 0, 0, 0, 8);
  } else if (format == 65) {
    masks(0, 0, 0, 0xFF, 8);
  } else if (format == 85) {
    masks(0xF800, 0x07E0, 0x001F, 0, 16);
  } else if (format == 86) {
    masks(0x7C00, 0x03E0, 0x001F, 0x8000, 16);
  } else if (format == 115) {
    masks(0x0F00, 0x00F0, 0x000F, 0xF000, 16);
  } else if (format == 96) {
    layout.bptc = Bptc::Bc6hSigned;
  } else if (within(94, 95)) {
    layout.bptc = Bptc::Bc6hUnsigned;
  } else if (within(97, 99)) {
    layout.bptc = Bptc::Bc7;
  } else {
    return badImage(fmt::format("DDS of DXGI format {} isn't supported", format));
  }
  return layout;
}

base::Result<Layout> layoutOf(std::span<const std::byte> bytes) {
  Layout layout;
  const std::uint32_t flags = le32At(bytes, 80), name = le32At(bytes, 84);
  if ((flags & kFourCc) != 0) {
    if (name == fourCc("DX10")) return dx10Layout(bytes);
    if (name == fourCc("DXT1")) {
      layout.block = Block::Bc1;
    } else if (name == fourCc("DXT2") || name == fourCc("DXT3")) {
      layout.block = Block::Bc2;
    } else if (name == fourCc("DXT4") || name == fourCc("DXT5")) {
      layout.block = Block::Bc3;
    } else if (name == fourCc("ATI1") || name == fourCc("BC4U")) {
      layout.block = Block::Bc4;
    } else if (name == fourCc("ATI2") || name == fourCc("BC5U")) {
      layout.block = Block::Bc5;
    } else {
      return badImage(fmt::format("DDS of the format {} isn't supported", lettersOf(name)));
    }
    return layout;
  }
  const std::uint32_t bits = le32At(bytes, 88);
  if (bits != 8 && bits != 16 && bits != 24 && bits != 32) {
    return badImage(fmt::format("DDS with {} bits a pixel isn't supported", bits));
  }
  if ((flags & (kRgb | kLuminance | kAlphaOnly)) == 0 || (flags & kOtherNumbers) != 0)
    return badImage(fmt::format("DDS with pixels of the kind {:#x} isn't supported", flags));
  layout.bits = static_cast<int>(bits);
  layout.grey = (flags & kLuminance) != 0;
  if ((flags & kAlphaOnly) == 0) {
    for (std::size_t i = 0; i < (layout.grey ? 1U : 3U); ++i) layout.masks[i] = le32At(bytes, 92 + 4 * i);
  }
  if ((flags & (kHasAlpha | kAlphaOnly)) != 0) layout.masks[3] = le32At(bytes, 104);
  if (const auto problem = ChannelMasks(layout.masks).problem(layout.bits))
    return badImage(fmt::format("DDS with {} isn't supported", *problem));
  return layout;
}

void readMasked(std::span<const std::byte> pixels, const Layout& layout, QImage& image) {
  const auto step = static_cast<std::size_t>(layout.bits / 8);
  const ChannelMasks masks(layout.masks);
  std::size_t at = 0;
  for (int y = 0; y < image.height(); ++y) {
    auto* out = image.scanLine(y);
    for (int x = 0; x < image.width(); ++x, at += step, out += 4) {
      std::uint32_t pixel = 0;
      std::memcpy(&pixel, pixels.data() + at, step);
      Rgba8 colour = masks(pixel);
      if (layout.grey) colour[1] = colour[2] = colour[0];
      std::memcpy(out, colour.data(), colour.size());
    }
  }
}

/// Decodes a block of BC4 to values 4 bytes apart. It has the format of BC3's alpha; libsquish's
/// own BC4 and BC5 are something else.
void decodeValues(const std::uint8_t* block, std::uint8_t* out) {
  std::array<std::uint8_t, 16> whole{};  // its colours are black
  std::memcpy(whole.data(), block, 8);
  std::array<std::uint8_t, 64> pixels{};
  squish::Decompress(pixels.data(), whole.data(), squish::kDxt5);
  for (std::size_t i = 0; i < 16; ++i) out[4 * i] = pixels[4 * i + 3];
}

/// Decodes a block to sixteen pixels, row by row.
std::array<std::uint8_t, 64> decodeBlock(const std::uint8_t* block, Block kind) {
  std::array<std::uint8_t, 64> pixels{};
  switch (kind) {
    case Block::None:
      break;
    case Block::Bc1:
      squish::Decompress(pixels.data(), block, squish::kDxt1);
      break;
    case Block::Bc2:
      squish::Decompress(pixels.data(), block, squish::kDxt3);
      break;
    case Block::Bc3:
      squish::Decompress(pixels.data(), block, squish::kDxt5);
      break;
    case Block::Bc4:
    case Block::Bc5:
      decodeValues(block, pixels.data());
      if (kind == Block::Bc5) decodeValues(block + 8, pixels.data() + 1);
      for (std::size_t i = 0; i < 64; i += 4) {
        // grey, as other viewers show it
        if (kind == Block::Bc4) pixels[i + 1] = pixels[i + 2] = pixels[i];
        pixels[i + 3] = 255;
      }
  }
  return pixels;
}

void readBlocks(std::span<const std::byte> bytes, Block kind, std::size_t blockBytes, QImage& image) {
  const auto* block = reinterpret_cast<const std::uint8_t*>(bytes.data());
  for (int top = 0; top < image.height(); top += 4) {
    for (int left = 0; left < image.width(); left += 4, block += blockBytes) {
      const auto pixels = decodeBlock(block, kind);
      const auto columns = static_cast<std::size_t>(std::min(4, image.width() - left));
      for (int y = 0; y < std::min(4, image.height() - top); ++y)
        std::memcpy(image.scanLine(top + y) + 4 * left, pixels.data() + std::ptrdiff_t{16} * y, 4 * columns);
    }
  }
}

/// Decodes with this decoder, if there is one.
base::Result<QImage> readBptc(std::span<const std::byte> blocks, Bptc format, BptcDecoder decoder, QImage image) {
  const std::string name = format == Bptc::Bc7 ? "BC7" : "BC6H";
  if (decoder == nullptr) return badImage(fmt::format("DDS with {} compression isn't supported here", name));
  const auto pixels =
      decoder(format, static_cast<std::uint32_t>(image.width()), static_cast<std::uint32_t>(image.height()), blocks);
  if (!pixels) return badImage(fmt::format("DDS with {} compression: {}", name, pixels.error().detail));
  // rows of four bytes per pixel have no padding
  std::memcpy(image.bits(), pixels->data(), pixels->size());
  return image;
}

}  // namespace

base::Result<QImage> decodeDds(std::span<const std::byte> bytes, BptcDecoder bptc) {
  if (bytes.size() < kHeaderEnd) return badImage("a DDS file cut off in its header");
  const auto layout = layoutOf(bytes);
  if (!layout) return tl::unexpected(layout.error());
  const std::uint32_t height = le32At(bytes, 12), width = le32At(bytes, 16);
  if (const auto tooLarge = textureTooLarge(width, height)) return badImage(*tooLarge);

  const std::size_t blocks = std::size_t((width + 3) / 4) * ((height + 3) / 4);
  const std::size_t blockBytes = layout->block == Block::Bc1 || layout->block == Block::Bc4 ? 8 : 16;
  const std::size_t wanted = layout->block != Block::None || layout->bptc
                                 ? blocks * blockBytes
                                 : std::size_t(width) * height * std::size_t(layout->bits / 8);
  if (bytes.size() < layout->start || bytes.size() - layout->start < wanted) {
    return badImage(fmt::format("a DDS file cut off: {} by {} pixels take {} bytes", width, height, wanted));
  }
  auto image = newImage(width, height);
  if (!image) return image;
  const auto pixels = bytes.subspan(layout->start, wanted);
  if (layout->bptc) return readBptc(pixels, *layout->bptc, bptc, std::move(*image));
  if (layout->block == Block::None) {
    readMasked(pixels, *layout, *image);
  } else {
    readBlocks(pixels, layout->block, blockBytes, *image);
  }
  return image;
}

}  // namespace app
