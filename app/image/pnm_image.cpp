// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "app/image/decoders.h"
#include "app/image/pixels.h"

namespace app {
namespace {

constexpr std::uint32_t kMaxNumber = 99'999'999;  // larger numbers are too large in any case
constexpr std::uint32_t kMaxSample = 65535;

bool isPnmSpace(unsigned c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool isPnmDigit(unsigned c) { return c >= '0' && c <= '9'; }

class PnmReader {
 public:
  explicit PnmReader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  [[nodiscard]] bool ended() const { return at_ >= bytes_.size(); }
  [[nodiscard]] std::size_t left() const { return bytes_.size() - std::min(at_, bytes_.size()); }
  unsigned byte() { return byteAt(bytes_, at_++); }

  /// Skips white space, and comments from # to the end of the line.
  void skip() {
    bool comment = false;
    for (; !ended(); ++at_) {
      const unsigned c = byteAt(bytes_, at_);
      if (c == '#') comment = true;
      if (comment && (c == '\n' || c == '\r')) comment = false;
      if (!comment && !isPnmSpace(c)) return;
    }
  }
  /// Reads a number after white space and before another character; none where no digit is there,
  /// or the file may end within it.
  std::optional<std::uint32_t> number() {
    skip();
    if (ended() || !isPnmDigit(byteAt(bytes_, at_))) return std::nullopt;
    std::uint32_t value = 0;
    while (!ended() && isPnmDigit(byteAt(bytes_, at_))) value = std::min(value * 10 + (byte() - '0'), kMaxNumber);
    return ended() ? std::nullopt : std::optional(value);
  }
  /// Reads a bit of a plain PBM, which needs no space around it.
  std::optional<std::uint32_t> digit() {
    skip();
    const unsigned c = ended() ? 0 : byte();
    return c == '0' || c == '1' ? std::optional(c - '0') : std::nullopt;
  }

 private:
  std::span<const std::byte> bytes_;
  std::size_t at_ = 2;  // after "P" and its digit
};

struct Kind {
  bool plain, bitmap;
  int channels;
  std::uint32_t width, height, most;
};

/// A BitsOf gives the bits of a row, the highest of a byte first; 1 is black.
class BitsOf {
 public:
  unsigned next(PnmReader& reader) {
    if (left_ == 0) {
      byte_ = reader.byte();
      left_ = 8;
    }
    return byte_ >> --left_ & 1U;
  }
  void endRow() { left_ = 0; }

 private:
  unsigned byte_ = 0;
  int left_ = 0;
};

std::optional<std::uint32_t> sample(PnmReader& reader, const Kind& kind, BitsOf& bits) {
  if (kind.plain) return kind.bitmap ? reader.digit() : reader.number();
  if (kind.bitmap) return bits.next(reader);
  const unsigned high = kind.most > 255 ? reader.byte() << 8 : 0;
  return high | reader.byte();
}

std::uint64_t rawBytes(const Kind& kind) {
  const std::uint64_t row = kind.bitmap
                                ? (std::uint64_t{kind.width} + 7) / 8
                                : std::uint64_t{kind.width} * std::uint64_t(kind.channels) * (kind.most > 255 ? 2 : 1);
  return row * kind.height;
}

}  // namespace

base::Result<QImage> decodePnm(std::span<const std::byte> bytes) {
  PnmReader reader(bytes);
  const int digit = byteAt(bytes, 1) - '0';
  if (digit < 1 || digit > 6) return badImage("not a picture that can be read");
  Kind kind{digit <= 3, digit % 3 == 1, digit % 3 == 0 ? 3 : 1, 0, 0, 1};
  const auto width = reader.number(), height = reader.number();
  const auto most = kind.bitmap ? std::optional<std::uint32_t>(1) : reader.number();
  if (!width || !height || !most)
    return badImage(reader.ended() ? "a picture cut off in its header" : "not a picture that can be read");
  if (*most == 0 || *most > kMaxSample) return badImage(fmt::format("numbers up to {}", *most));
  kind.width = *width;
  kind.height = *height;
  kind.most = *most;
  reader.byte();  // one white space
  // Each plain number has at least one digit. Most have a space between two, which this doesn't
  // count on.
  const std::uint64_t least =
      kind.plain ? std::uint64_t{kind.width} * kind.height * std::uint64_t(kind.channels) : rawBytes(kind);
  if (reader.left() < least) return cutOffImage(kind.width, kind.height, bytes);
  auto image = newImage(kind.width, kind.height);
  if (!image) return image;
  BitsOf bits;
  for (int y = 0; y < image->height(); ++y) {
    auto* pixel = image->scanLine(y);
    for (int x = 0; x < image->width(); ++x, pixel += 4) {
      for (int c = 0; c < kind.channels; ++c) {
        const auto value = sample(reader, kind, bits);
        if (!value)
          return reader.ended() ? cutOffImage(kind.width, kind.height, bytes)
                                : badImage("what isn't a number among its pixels");
        const std::uint32_t scaled = (std::min(*value, kind.most) * 255 + kind.most / 2) / kind.most;
        pixel[c] = static_cast<std::uint8_t>(kind.bitmap ? 255 - scaled : scaled);
      }
      if (kind.channels == 1) pixel[1] = pixel[2] = pixel[0];
      pixel[3] = 255;
    }
    bits.endRow();
  }
  return image;
}

}  // namespace app
