// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/image/dds_file.h"

#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <squish.h>

#include "app/image/bptc.h"
#include "app/image/image_file.h"

namespace app {
namespace {

constexpr std::size_t kHeaderEnd = 128, kDx10End = 148;
std::atomic<BptcDecoder> theBptcDecoder = nullptr;

constexpr std::uint32_t kHasAlpha = 0x1, kAlphaOnly = 0x2, kFourCc = 0x4, kLuminance = 0x20000;

tl::unexpected<base::Error> unreadable(std::string why) {
  return tl::unexpected(base::Error{base::ErrorCode::BadValue, {}, {}, -1, -1, std::move(why)});
}

std::uint32_t word(std::span<const std::byte> bytes, std::size_t at) {
  std::uint32_t value = 0;
  if (at + 4 <= bytes.size()) std::memcpy(&value, bytes.data() + at, 4);
  return value;
}

constexpr std::uint32_t fourCc(const char (&name)[5]) {
  return std::uint32_t(std::uint8_t(name[0])) | std::uint32_t(std::uint8_t(name[1])) << 8 |
         std::uint32_t(std::uint8_t(name[2])) << 16 | std::uint32_t(std::uint8_t(name[3])) << 24;
}

/// A format's four letters, or its number where they aren't letters.
std::string lettersOf(std::uint32_t name) {
  std::string letters;
  for (int i = 0; i < 4; ++i) {
    const auto c = static_cast<unsigned char>(name >> (8 * i));
    if (c < 0x20 || c > 0x7E) return fmt::format("numbered {}", name);
    letters += static_cast<char>(c);
  }
  return letters;
}

/// How a surface's pixels are stored.
struct Layout {
  int squish = 0;                        ///< libsquish's kind of block
  std::optional<Bptc> bptc{};            ///< without either kind of block: by masks
  int bits = 0;                          ///< a pixel
  std::uint32_t mask[4] = {0, 0, 0, 0};  ///< red, green, blue, alpha; no bits: 0, and for alpha 255
  bool grey = false;                     ///< red stands for green and blue, too
  std::size_t start = kHeaderEnd;        ///< byte of the first pixel
};

base::Result<Layout> dx10Layout(std::span<const std::byte> bytes) {
  Layout layout;
  layout.start = kDx10End;
  const std::uint32_t format = word(bytes, kHeaderEnd);  // DXGI_FORMAT
  const auto within = [&](std::uint32_t low, std::uint32_t high) { return format >= low && format <= high; };
  const auto masks = [&](std::uint32_t r, std::uint32_t g, std::uint32_t b, std::uint32_t a, int bits = 32) {
    layout.bits = bits;
    const std::uint32_t all[] = {r, g, b, a};
    std::memcpy(layout.mask, all, sizeof(all));
  };
  if (within(70, 72)) {
    layout.squish = squish::kDxt1;
  } else if (within(73, 75)) {
    layout.squish = squish::kDxt3;
  } else if (within(76, 78)) {
    layout.squish = squish::kDxt5;
  } else if (within(79, 80)) {
    layout.squish = squish::kBc4;
  } else if (within(82, 83)) {
    layout.squish = squish::kBc5;
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
    return unreadable(fmt::format("DDS of DXGI format {} isn't supported", format));
  }
  return layout;
}

base::Result<Layout> layoutOf(std::span<const std::byte> bytes) {
  Layout layout;
  const std::uint32_t flags = word(bytes, 80), name = word(bytes, 84);
  if ((flags & kFourCc) != 0) {
    if (name == fourCc("DX10")) return dx10Layout(bytes);
    if (name == fourCc("DXT1")) {
      layout.squish = squish::kDxt1;
    } else if (name == fourCc("DXT2") || name == fourCc("DXT3")) {
      layout.squish = squish::kDxt3;
    } else if (name == fourCc("DXT4") || name == fourCc("DXT5")) {
      layout.squish = squish::kDxt5;
    } else if (name == fourCc("ATI1") || name == fourCc("BC4U")) {
      layout.squish = squish::kBc4;
    } else if (name == fourCc("ATI2") || name == fourCc("BC5U")) {
      layout.squish = squish::kBc5;
    } else {
      return unreadable(fmt::format("DDS of the format {} isn't supported", lettersOf(name)));
    }
    return layout;
  }
  const std::uint32_t bits = word(bytes, 88);
  if (bits != 8 && bits != 16 && bits != 24 && bits != 32) {
    return unreadable(fmt::format("DDS with {} bits a pixel isn't supported", bits));
  }
  layout.bits = static_cast<int>(bits);
  layout.grey = (flags & kLuminance) != 0;
  if ((flags & kAlphaOnly) == 0) {
    for (int i = 0; i < 3; ++i) layout.mask[i] = word(bytes, 92 + 4 * static_cast<std::size_t>(i));
  }
  if ((flags & (kHasAlpha | kAlphaOnly)) != 0) layout.mask[3] = word(bytes, 104);
  return layout;
}

/// The masked bits as 0 to 255.
std::uint8_t channel(std::uint32_t pixel, std::uint32_t mask, std::uint8_t without) {
  if (mask == 0) return without;
  const int shift = std::countr_zero(mask);
  const std::uint64_t most = mask >> shift, value = (pixel & mask) >> shift;
  return static_cast<std::uint8_t>((value * 255 + most / 2) / most);
}

void readMasked(std::span<const std::byte> pixels, const Layout& layout, QImage& image) {
  const auto step = static_cast<std::size_t>(layout.bits / 8);
  std::size_t at = 0;
  for (int y = 0; y < image.height(); ++y) {
    auto* out = image.scanLine(y);
    for (int x = 0; x < image.width(); ++x, at += step, out += 4) {
      std::uint32_t pixel = 0;
      std::memcpy(&pixel, pixels.data() + at, step);
      for (int i = 0; i < 3; ++i) out[i] = channel(pixel, layout.mask[layout.grey ? 0 : i], 0);
      out[3] = channel(pixel, layout.mask[3], 255);
    }
  }
}

/// By the decoder that the program brought.
base::Result<QImage> readBptc(std::span<const std::byte> blocks, Bptc format, QImage image) {
  const std::string name = format == Bptc::Bc7 ? "BC7" : "BC6H";
  const BptcDecoder decoder = theBptcDecoder;
  if (decoder == nullptr) return unreadable(fmt::format("DDS with {} compression isn't supported here", name));
  const auto pixels =
      decoder(format, static_cast<std::uint32_t>(image.width()), static_cast<std::uint32_t>(image.height()), blocks);
  if (!pixels) return unreadable(fmt::format("DDS with {} compression: {}", name, pixels.error().detail));
  std::memcpy(image.bits(), pixels->data(), pixels->size());  // rows of four bytes a pixel have no padding
  return image;
}

}  // namespace

void setBptcDecoder(BptcDecoder decoder) { theBptcDecoder = decoder; }

base::Result<QImage> decodeDds(std::span<const std::byte> bytes) {
  if (bytes.size() < kHeaderEnd) return unreadable("a DDS file without a whole header");
  const auto layout = layoutOf(bytes);
  if (!layout) return tl::unexpected(layout.error());
  const std::uint32_t height = word(bytes, 12), width = word(bytes, 16);
  if (const auto tooLarge = textureTooLarge(width, height)) return unreadable(*tooLarge);

  const std::size_t blocks = std::size_t((width + 3) / 4) * ((height + 3) / 4);
  const std::size_t blockBytes = layout->squish == squish::kDxt1 || layout->squish == squish::kBc4 ? 8 : 16;
  const std::size_t wanted = layout->squish != 0 || layout->bptc
                                 ? blocks * blockBytes
                                 : std::size_t(width) * height * std::size_t(layout->bits / 8);
  if (bytes.size() < layout->start || bytes.size() - layout->start < wanted) {
    return unreadable(fmt::format("a DDS file cut off: {} by {} pixels take {} bytes", width, height, wanted));
  }
  QImage image(static_cast<int>(width), static_cast<int>(height), QImage::Format_RGBA8888);
  if (image.isNull()) return unreadable("no memory for it");
  if (layout->bptc) return readBptc(bytes.subspan(layout->start, wanted), *layout->bptc, std::move(image));
  if (layout->squish == 0) {
    readMasked(bytes.subspan(layout->start, wanted), *layout, image);
    return image;
  }
  squish::DecompressImage(image.bits(), image.width(), image.height(), static_cast<int>(image.bytesPerLine()),
                          bytes.data() + layout->start, layout->squish);
  return image;
}

}  // namespace app
