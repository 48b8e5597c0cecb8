// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/image/image_header.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string_view>

#include "pmx/base/ascii.h"

namespace app {
namespace {

/// A Head gives bytes by offset. Beyond the end it gives zero and remembers that.
class Head {
 public:
  explicit Head(std::span<const std::byte> bytes) : bytes_(bytes) {}
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] bool has(std::size_t at, std::string_view letters) const {
    return bytes_.size() >= at + letters.size() && std::memcmp(bytes_.data() + at, letters.data(), letters.size()) == 0;
  }
  std::uint32_t byte(std::size_t at) {
    if (at < bytes_.size()) return std::to_integer<std::uint32_t>(bytes_[at]);
    whole_ = false;
    return 0;
  }
  std::uint32_t le16(std::size_t at) { return byte(at) | byte(at + 1) << 8; }
  std::uint32_t le24(std::size_t at) { return le16(at) | byte(at + 2) << 16; }
  std::uint32_t le32(std::size_t at) { return le16(at) | le16(at + 2) << 16; }
  std::uint32_t be16(std::size_t at) { return byte(at) << 8 | byte(at + 1); }
  std::uint32_t be32(std::size_t at) { return be16(at) << 16 | be16(at + 2); }
  /// Returns the size if all bytes asked for were there and it has pixels.
  [[nodiscard]] std::optional<QSize> told(std::int64_t width, std::int64_t height) const {
    if (!whole_ || width <= 0 || height <= 0) return std::nullopt;
    constexpr std::int64_t kMax = std::numeric_limits<int>::max();
    return QSize(static_cast<int>(std::min(width, kMax)), static_cast<int>(std::min(height, kMax)));
  }

 private:
  std::span<const std::byte> bytes_;
  bool whole_ = true;
};

bool looksLikeTga(Head head) {
  if (head.size() < 18) return false;
  const auto palette = head.byte(1), kind = head.byte(2) & ~8U, bits = head.byte(16);
  return palette <= 1 && kind >= 1 && kind <= 3 && (bits == 8 || bits == 15 || bits == 16 || bits == 24 || bits == 32);
}

std::optional<QSize> pngSize(Head head) {
  if (!head.has(12, "IHDR")) return std::nullopt;
  const auto width = head.be32(16), height = head.be32(20);
  return head.told(width, height);
}

/// Finds the first frame header (SOF) after any number of other segments. Bytes between segments
/// are skipped, as decoders do.
std::optional<QSize> jpegSize(Head head) {
  std::size_t at = 2;
  while (at + 1 < head.size()) {
    const auto marker = head.byte(at) == 0xFF ? head.byte(at + 1) : 0;
    if (marker == 0 || marker == 0xFF) {
      ++at;
      continue;
    }
    at += 2;
    // TEM, RSTn: no segment follows
    if (marker == 0x01 || (marker >= 0xD0 && marker <= 0xD7)) continue;
    if (marker == 0xD9 || marker == 0xDA) return std::nullopt;  // EOI, SOS: pixels, or the end
    const bool frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (frame) {
      const auto height = head.be16(at + 3), width = head.be16(at + 5);
      return head.told(width, height);
    }
    at += std::max(head.be16(at), std::uint32_t{2});
  }
  return std::nullopt;
}

std::optional<QSize> bmpSize(Head head) {
  if (head.le32(14) == 12) {
    const auto width = head.le16(18), height = head.le16(20);
    return head.told(width, height);
  }
  const auto width = static_cast<std::int32_t>(head.le32(18)), height = static_cast<std::int32_t>(head.le32(22));
  return head.told(width, std::abs(std::int64_t{height}));  // negative: the first row is on top
}

std::optional<QSize> gifSize(Head head) {
  const auto width = head.le16(6), height = head.le16(8);
  return head.told(width, height);
}

/// Parses "P" and a digit, width and height: numbers with white space before each, and comments
/// from # to the line's end.
std::optional<QSize> pnmSize(Head head) {
  constexpr std::uint32_t kMax = 99'999'999;  // larger numbers are too large in any case
  std::size_t at = 2;
  const auto next = [&] {
    bool comment = false;
    for (; at < head.size(); ++at) {
      const auto c = static_cast<int>(head.byte(at));
      comment = (comment || c == '#') && c != '\n' && c != '\r';
      if (!comment && !base::isAsciiSpace(c)) break;
    }
    std::uint32_t number = 0;
    for (; base::isAsciiDigit(static_cast<int>(head.byte(at))); ++at)
      number = std::min(number * 10 + (head.byte(at) - '0'), kMax);
    return number;  // a head that ends here may go on with digits: byte() remembers that
  };
  const auto width = next(), height = next();
  return head.told(width, height);
}

std::optional<QSize> webpSize(Head head) {
  if (head.has(12, "VP8 ")) {
    const auto width = head.le16(26) & 0x3FFF, height = head.le16(28) & 0x3FFF;
    return head.told(width, height);
  }
  if (head.has(12, "VP8L")) {
    const auto both = head.le32(21);
    return head.told((both & 0x3FFF) + 1, (both >> 14 & 0x3FFF) + 1);
  }
  if (!head.has(12, "VP8X")) return std::nullopt;
  const auto width = head.le24(24) + 1, height = head.le24(27) + 1;
  return head.told(width, height);
}

std::optional<QSize> ddsSize(Head head) {
  const auto height = head.le32(12), width = head.le32(16);
  return head.told(width, height);
}

std::optional<QSize> tgaSize(Head head) {
  const auto width = head.le16(12), height = head.le16(14);
  return head.told(width, height);
}

}  // namespace

ImageKind imageKind(std::span<const std::byte> bytes) {
  Head head(bytes);
  if (head.has(0, "\x89PNG")) return ImageKind::Png;
  if (head.has(0, "\xFF\xD8\xFF")) return ImageKind::Jpeg;
  if (head.has(0, "BM")) return ImageKind::Bmp;
  if (head.has(0, "GIF8")) return ImageKind::Gif;
  if (head.has(0, "DDS ")) return ImageKind::Dds;
  if (head.has(0, "RIFF") && head.has(8, "WEBP")) return ImageKind::Webp;
  if (head.has(0, "P") && head.size() >= 3 && base::isAsciiSpace(static_cast<int>(head.byte(2)))) {
    constexpr ImageKind kinds[] = {ImageKind::Pbm, ImageKind::Pgm, ImageKind::Ppm};
    const auto digit = head.byte(1);
    if (digit >= '1' && digit <= '6') return kinds[(digit - '1') % 3];
  }
  return looksLikeTga(head) ? ImageKind::Tga : ImageKind::None;
}

std::optional<QSize> imageSize(std::span<const std::byte> bytes) {
  const Head head(bytes);
  switch (imageKind(bytes)) {
    case ImageKind::None:
      return std::nullopt;
    case ImageKind::Png:
      return pngSize(head);
    case ImageKind::Jpeg:
      return jpegSize(head);
    case ImageKind::Bmp:
      return bmpSize(head);
    case ImageKind::Gif:
      return gifSize(head);
    case ImageKind::Pbm:
    case ImageKind::Pgm:
    case ImageKind::Ppm:
      return pnmSize(head);
    case ImageKind::Webp:
      return webpSize(head);
    case ImageKind::Dds:
      return ddsSize(head);
    case ImageKind::Tga:
      return tgaSize(head);
  }
  return std::nullopt;
}

}  // namespace app
