// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <fmt/format.h>

#include "app/image/decoders.h"
#include "app/image/pixels.h"

namespace app {
namespace {

constexpr std::size_t kFileHeader = 14, kCoreHeader = 12, kShortHeader = 16, kOs2Header = 64;
constexpr std::uint32_t kPlain = 0, kRle8 = 1, kRle4 = 2, kBitfields = 3, kAlphaBitfields = 6;

struct Header {
  std::size_t size = 0;  ///< bytes of the header itself
  std::int64_t width = 0, height = 0;
  bool topDown = false;
  int bits = 0;
  std::uint32_t compression = kPlain, colours = 0;
  std::size_t pixels = 0;  ///< offset of the first pixel
  std::array<std::uint32_t, 4> masks{};
  std::vector<Rgba8> palette{};
  [[nodiscard]] bool runs() const { return compression == kRle8 || compression == kRle4; }
};

/// Reads the channel masks. Returns the size of the masks between header and palette.
base::Result<std::size_t> readMasks(std::span<const std::byte> bytes, Header& header) {
  const bool told = header.compression == kBitfields || header.compression == kAlphaBitfields;
  if (!told) {
    header.masks = header.bits == 16 ? std::array<std::uint32_t, 4>{0x7C00, 0x03E0, 0x001F, 0}
                                     : std::array<std::uint32_t, 4>{0xFF0000, 0xFF00, 0xFF, 0xFF000000};
    return 0;
  }
  const std::size_t count = header.size >= 56 || header.compression == kAlphaBitfields ? 4 : 3;
  for (std::size_t i = 0; i < count; ++i) header.masks[i] = le32At(bytes, kFileHeader + 40 + 4 * i);
  const std::size_t end = 40 + 4 * count;
  if (const auto problem = ChannelMasks(header.masks).problem(header.bits))
    return badImage(fmt::format("a BMP with {}", *problem));
  return end > header.size ? end - header.size : 0;
}

base::Result<void> checkKind(const Header& header) {
  const int bits = header.bits;
  const bool core = header.size <= kShortHeader, os2 = core || header.size == kOs2Header;
  const bool known = bits == 1 || bits == 4 || bits == 8 || bits == 24 || (!core && (bits == 16 || bits == 32));
  if (!known) return badImage(fmt::format("a BMP of {} bits a pixel", bits));
  const bool fields = !os2 && (header.compression == kBitfields || header.compression == kAlphaBitfields);
  const bool fits = header.compression == kPlain || (header.compression == kRle8 && bits == 8) ||
                    (header.compression == kRle4 && bits == 4) || (fields && (bits == 16 || bits == 32));
  if (!fits) return badImage(fmt::format("a BMP of {} bits with the compression {}", bits, header.compression));
  if (header.runs() && header.topDown) return badImage("a BMP with run lengths and its first row on top");
  return {};
}

base::Result<Header> readHeader(std::span<const std::byte> bytes) {
  Header header;
  header.size = le32At(bytes, kFileHeader);
  const std::array<std::size_t, 8> known{kCoreHeader, kShortHeader, 40, 52, 56, kOs2Header, 108, 124};
  if (bytes.size() < kFileHeader + 4) return badImage("a BMP cut off in its header");
  if (std::ranges::find(known, header.size) == known.end())
    return badImage(fmt::format("a BMP with a header of {} bytes", header.size));
  if (bytes.size() < kFileHeader + header.size) return badImage("a BMP cut off in its header");
  if (header.size == kCoreHeader) {
    header.width = le16At(bytes, 18);
    header.height = le16At(bytes, 20);
    header.bits = static_cast<int>(le16At(bytes, 24));
  } else {
    header.width = static_cast<std::int32_t>(le32At(bytes, 18));
    header.height = static_cast<std::int32_t>(le32At(bytes, 22));
    header.bits = static_cast<int>(le16At(bytes, 28));
  }
  if (header.size > kShortHeader) {
    header.compression = le32At(bytes, 30);
    header.colours = le32At(bytes, 46);
  }
  header.topDown = header.height < 0;
  header.height = std::abs(header.height);
  if (header.width <= 0 || header.height == 0) return badImage("a picture without pixels");
  if (auto kind = checkKind(header); !kind) return tl::unexpected(kind.error());
  return header;
}

/// Reads the masks and the palette between the header and the pixels.
base::Result<void> readTables(std::span<const std::byte> bytes, Header& header) {
  const auto between = readMasks(bytes, header);
  if (!between) return tl::unexpected(between.error());
  const std::size_t palette = kFileHeader + header.size + *between, entry = header.size == kCoreHeader ? 3 : 4;
  const std::size_t start = le32At(bytes, 10);
  if (start != 0 && start < palette) return badImage("a BMP whose pixels begin in its header");
  std::size_t count = 0;
  if (header.bits <= 8) {
    count = std::size_t{1} << header.bits;
    if (header.colours != 0) count = std::min<std::size_t>(count, header.colours);
    if (start != 0) count = std::min(count, (start - palette) / entry);
  }
  header.pixels = start != 0 ? start : palette + count * entry;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = palette + i * entry;
    header.palette.push_back({byteAt(bytes, at + 2), byteAt(bytes, at + 1), byteAt(bytes, at), 255});
  }
  return {};
}

/// A Painter sets pixels by palette index. It returns false for an index without a colour.
class Painter {
 public:
  Painter(QImage& image, const Header& header) : image_(image), header_(header) {}
  /// `row` counts as in the file.
  bool set(std::int64_t x, std::int64_t row, std::size_t index) {
    if (index >= header_.palette.size()) return false;
    put(x, row, header_.palette[index]);
    return true;
  }
  void put(std::int64_t x, std::int64_t row, const Rgba8& colour) {
    const std::int64_t y = header_.topDown ? row : header_.height - 1 - row;
    std::memcpy(image_.scanLine(static_cast<int>(y)) + 4 * x, colour.data(), colour.size());
  }

 private:
  QImage& image_;
  const Header& header_;
};

tl::unexpected<base::Error> noSuchColour() {
  return badImage("a BMP with a pixel of a colour that its palette hasn't");
}

base::Result<void> readRows(std::span<const std::byte> bytes, const Header& header, Painter painter) {
  const ChannelMasks masks(header.masks);
  const auto bits = static_cast<std::size_t>(header.bits), width = static_cast<std::size_t>(header.width);
  const std::size_t stride = (width * bits + 31) / 32 * 4;
  for (std::int64_t row = 0; row < header.height; ++row) {
    const auto line = bytes.subspan(header.pixels + stride * static_cast<std::size_t>(row));
    for (std::size_t x = 0; x < width; ++x) {
      const auto place = static_cast<std::int64_t>(x);
      if (bits <= 8) {
        const std::size_t bit = x * bits, shift = 8 - bits - bit % 8;
        if (!painter.set(place, row, byteAt(line, bit / 8) >> shift & ((1U << bits) - 1))) return noSuchColour();
      } else if (bits == 24) {
        painter.put(place, row, {byteAt(line, 3 * x + 2), byteAt(line, 3 * x + 1), byteAt(line, 3 * x), 255});
      } else {
        painter.put(place, row, masks(bits == 16 ? le16At(line, 2 * x) : le32At(line, 4 * x)));
      }
    }
  }
  return {};
}

/// A Runs decodes Microsoft's "Bitmap Compression": runs and literal pixels. Pixels that a file
/// leaves out have the first colour, as in a cleared bitmap; pixels beyond a row's end are dropped.
class Runs {
 public:
  Runs(std::span<const std::byte> bytes, const Header& header, Painter painter)
      : bytes_(bytes), header_(header), painter_(painter), at_(header.pixels) {}

  base::Result<void> read() {
    for (std::int64_t row = 0; row < header_.height; ++row)
      for (std::int64_t x = 0; x < header_.width; ++x)
        if (!painter_.set(x, row, 0)) return noSuchColour();
    while (!done()) {
      if (at_ + 2 > bytes_.size()) return cutOff();
      const std::size_t count = byteAt(bytes_, at_), value = byteAt(bytes_, at_ + 1);
      at_ += 2;
      if (count == 0 && value == 1) return {};
      if (auto step = count > 0 ? run(count, value) : value > 2 ? literal(value) : move(value); !step) return step;
    }
    return {};
  }

 private:
  /// Returns true where only the end mark can follow, which may be missing.
  [[nodiscard]] bool done() const {
    return row_ >= header_.height || (row_ == header_.height - 1 && x_ >= header_.width);
  }
  [[nodiscard]] tl::unexpected<base::Error> cutOff() const {
    return cutOffImage(std::uint64_t(header_.width), std::uint64_t(header_.height), bytes_);
  }
  bool put(std::size_t index) {
    return x_ >= header_.width || row_ >= header_.height ? (++x_, true) : painter_.set(x_++, row_, index);
  }

  base::Result<void> run(std::size_t count, std::size_t value) {
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t half = i % 2 == 0 ? value >> 4 : value & 15;
      if (!put(header_.bits == 8 ? value : half)) return noSuchColour();
    }
    return {};
  }
  base::Result<void> literal(std::size_t count) {
    const std::size_t length = header_.bits == 8 ? count : (count + 1) / 2;
    if (at_ + length > bytes_.size()) return cutOff();
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t byte = byteAt(bytes_, at_ + (header_.bits == 8 ? i : i / 2));
      if (!put(header_.bits == 8 ? byte : i % 2 == 0 ? byte >> 4 : byte & 15)) return noSuchColour();
    }
    at_ += length + length % 2;
    return {};
  }
  base::Result<void> move(std::size_t code) {
    if (code == 0) {
      x_ = 0;
      ++row_;
      return {};
    }
    if (at_ + 2 > bytes_.size()) return cutOff();
    x_ += byteAt(bytes_, at_);
    row_ += byteAt(bytes_, at_ + 1);
    at_ += 2;
    return {};
  }

  std::span<const std::byte> bytes_;
  const Header& header_;
  Painter painter_;
  std::size_t at_;
  std::int64_t x_ = 0, row_ = 0;
};

}  // namespace

base::Result<QImage> decodeBmp(std::span<const std::byte> bytes) {
  auto header = readHeader(bytes);
  if (!header) return tl::unexpected(header.error());
  if (auto tables = readTables(bytes, *header); !tables) return tl::unexpected(tables.error());
  const auto width = static_cast<std::uint64_t>(header->width), height = static_cast<std::uint64_t>(header->height);
  constexpr std::uint64_t kDensest = 128;  // pixels per byte: 255 in the two bytes of a run
  const std::uint64_t rowBits = width * static_cast<std::uint64_t>(header->bits), stride = (rowBits + 31) / 32 * 4;
  // The padding of the last row may be missing.
  const bool fits = header->runs() ? width * height <= kDensest * bytes.size()
                                   : header->pixels + stride * (height - 1) + (rowBits + 7) / 8 <= bytes.size();
  if (!fits || header->pixels > bytes.size()) return cutOffImage(width, height, bytes);
  auto image = newImage(width, height);
  if (!image) return image;
  const Painter painter(*image, *header);
  auto read = header->runs() ? Runs(bytes, *header, painter).read() : readRows(bytes, *header, painter);
  if (!read) return tl::unexpected(read.error());
  if (header->bits == 16 || header->bits == 32) showInvisible(*image);
  return image;
}

}  // namespace app
