// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>
#include <vector>

#include <fmt/format.h>

#include "app/image/decoders.h"
#include "app/image/pixels.h"

namespace app {
namespace {

constexpr std::size_t kTgaHeaderEnd = 18;
enum Type : unsigned { Mapped = 1, Colour = 2, Grey = 3 };

struct TgaHeader {
  unsigned type = 0;
  bool runs = false;
  std::size_t first = 0, entries = 0, entryBytes = 0;  ///< the colour map's
  int entryBits = 0, bits = 0;
  std::uint64_t width = 0, height = 0;
  bool rightToLeft = false, topDown = false;
  std::size_t map = 0, pixels = 0;  ///< offsets
  [[nodiscard]] std::size_t pixelBytes() const { return static_cast<std::size_t>(bits + 7) / 8; }
};

bool isColourDepth(int bits) { return bits == 15 || bits == 16 || bits == 24 || bits == 32; }

/// Returns a colour stored blue first; 16 bits are 5-5-5 with a bit of alpha, 15 have none. D3DX
/// reads it so, whatever the descriptor says about alpha.
Rgba8 colourAt(std::span<const std::byte> bytes, std::size_t at, int bits) {
  if (bits >= 24)
    return {byteAt(bytes, at + 2), byteAt(bytes, at + 1), byteAt(bytes, at),
            bits == 32 ? byteAt(bytes, at + 3) : std::uint8_t{255}};
  static const ChannelMasks kWithAlpha({0x7C00, 0x03E0, 0x001F, 0x8000}), kWithout({0x7C00, 0x03E0, 0x001F, 0});
  return (bits == 16 ? kWithAlpha : kWithout)(le16At(bytes, at));
}

base::Result<TgaHeader> readTgaHeader(std::span<const std::byte> bytes) {
  if (bytes.size() < kTgaHeaderEnd) return badImage("a TGA cut off in its header");
  TgaHeader header;
  header.runs = (byteAt(bytes, 2) & 8U) != 0;
  header.type = byteAt(bytes, 2) & ~8U;
  header.bits = byteAt(bytes, 16);
  header.width = le16At(bytes, 12);
  header.height = le16At(bytes, 14);
  header.rightToLeft = (byteAt(bytes, 17) & 0x10U) != 0;
  header.topDown = (byteAt(bytes, 17) & 0x20U) != 0;
  header.map = kTgaHeaderEnd + byteAt(bytes, 0);
  if (byteAt(bytes, 1) != 0) {  // a colour map may be there without being used
    header.first = le16At(bytes, 3);
    header.entries = le16At(bytes, 5);
    header.entryBits = byteAt(bytes, 7);
    header.entryBytes = static_cast<std::size_t>(header.entryBits + 7) / 8;
  }
  header.pixels = header.map + header.entries * header.entryBytes;
  if (header.type == Mapped && (header.entries == 0 || !isColourDepth(header.entryBits)))
    return badImage("a TGA of a colour map without one");
  const bool known = header.type == Colour
                         ? isColourDepth(header.bits)
                         : (header.type == Mapped || header.type == Grey) && (header.bits == 8 || header.bits == 16);
  if (!known) return badImage(fmt::format("a TGA of type {} with {} bits a pixel", byteAt(bytes, 2), header.bits));
  return header;
}

/// A Pixels gives the pixels in the file's order.
class Pixels {
 public:
  Pixels(std::span<const std::byte> bytes, const TgaHeader& header)
      : bytes_(bytes), header_(header), at_(header.pixels) {
    for (std::size_t i = 0; header.type == Mapped && i < header.entries; ++i)
      map_.push_back(colourAt(bytes, header.map + i * header.entryBytes, header.entryBits));
  }

  /// Returns the next pixel. Errors: the file's end, an index outside the colour map.
  base::Result<Rgba8> next() {
    if (header_.runs && left_ == 0) {
      if (at_ >= bytes_.size()) return cutOff();
      const unsigned packet = byteAt(bytes_, at_++);
      left_ = (packet & 0x7FU) + 1;
      repeats_ = (packet & 0x80U) != 0;
      fresh_ = true;
    }
    if (!header_.runs || !repeats_ || fresh_) {
      if (at_ + header_.pixelBytes() > bytes_.size()) return cutOff();
      auto colour = pixel();
      if (!colour) return colour;
      colour_ = *colour;
      at_ += header_.pixelBytes();
      fresh_ = false;
    }
    if (header_.runs) --left_;
    return colour_;
  }

 private:
  [[nodiscard]] tl::unexpected<base::Error> cutOff() const {
    return cutOffImage(header_.width, header_.height, bytes_);
  }

  [[nodiscard]] base::Result<Rgba8> pixel() const {
    if (header_.type == Colour) return colourAt(bytes_, at_, header_.bits);
    if (header_.type == Grey) {
      const std::uint8_t grey = byteAt(bytes_, at_);
      return Rgba8{grey, grey, grey, header_.bits == 16 ? byteAt(bytes_, at_ + 1) : std::uint8_t{255}};
    }
    const std::size_t index = header_.bits == 8 ? byteAt(bytes_, at_) : le16At(bytes_, at_);
    if (index < header_.first || index - header_.first >= map_.size())
      return badImage(fmt::format("a TGA with a pixel of colour {}, which its map hasn't", index));
    return map_[index - header_.first];
  }

  std::span<const std::byte> bytes_;
  const TgaHeader& header_;
  std::vector<Rgba8> map_;
  std::size_t at_;
  unsigned left_ = 0;  // pixels left in this packet
  bool repeats_ = false, fresh_ = false;
  Rgba8 colour_{};
};

}  // namespace

base::Result<QImage> decodeTga(std::span<const std::byte> bytes) {
  const auto header = readTgaHeader(bytes);
  if (!header) return tl::unexpected(header.error());
  const std::uint64_t count = header->width * header->height, most = header->runs ? 128 : 1;
  // A packet has at most 128 pixels and one byte before them.
  if (count * header->pixelBytes() > most * bytes.size()) return cutOffImage(header->width, header->height, bytes);
  auto image = newImage(header->width, header->height);
  if (!image) return image;
  Pixels pixels(bytes, *header);
  const auto width = static_cast<int>(header->width), height = static_cast<int>(header->height);
  for (int row = 0; row < height; ++row) {
    auto* line = image->scanLine(header->topDown ? row : height - 1 - row);
    for (int column = 0; column < width; ++column) {
      const auto colour = pixels.next();
      if (!colour) return tl::unexpected(colour.error());
      std::memcpy(line + 4 * (header->rightToLeft ? width - 1 - column : column), colour->data(), colour->size());
    }
  }
  showInvisible(*image);
  return image;
}

}  // namespace app
