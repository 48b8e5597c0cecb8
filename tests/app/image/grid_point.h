// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The grid of image files has one tiny file for each combination of kind, depth and flags, made
// byte by byte from the format's description, with the pixels that the description gives it. No
// decoder had a part in it.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/app/image/picture_bytes.h"

namespace support {

struct Rgba {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  /// The format leaves this pixel open, such as beside an edge of subsampled chroma.
  bool open = false;
  bool colourOpen = false;  ///< the format leaves all but alpha open
};

struct GridPoint {
  std::string name;  ///< kind, then its options
  Bytes file;
  int width = 0, height = 0;
  /// These are rows from the top; none: the file has to be refused with a message.
  std::vector<Rgba> pixels{};
  int tolerance = 0;       ///< largest difference of a channel
  std::size_t needed = 0;  ///< bytes of the file that hold pixels: with fewer, some are missing
};

/// Returns a number of some bits as 0 to 255, rounded.
[[nodiscard]] inline std::uint8_t scaled(std::uint32_t value, int bits) {
  const std::uint64_t most = (std::uint64_t{1} << bits) - 1;
  return static_cast<std::uint8_t>((value * std::uint64_t{255} + most / 2) / most);
}

/// This class packs bits one after the other, filled up to whole bytes.
class BitRow {
 public:
  /// Adds a number from its highest bit on, into a byte's highest bits first.
  BitRow& high(std::uint32_t value, int bits) {
    for (int i = bits - 1; i >= 0; --i) bits_.push_back((value >> i & 1U) != 0);
    return *this;
  }
  /// Adds a number from its lowest bit on.
  BitRow& low(std::uint32_t value, int bits) {
    for (int i = 0; i < bits; ++i) bits_.push_back((value >> i & 1U) != 0);
    return *this;
  }
  [[nodiscard]] Bytes highFirst(bool rest = false) const {
    Bytes out((bits_.size() + 7) / 8, 0);
    for (std::size_t i = 0; i < out.size() * 8; ++i)
      if (i < bits_.size() ? bits_[i] : rest) out[i / 8] |= static_cast<std::uint8_t>(0x80U >> (i % 8));
    return out;
  }
  [[nodiscard]] Bytes lowFirst() const {
    Bytes out((bits_.size() + 7) / 8, 0);
    for (std::size_t i = 0; i < bits_.size(); ++i)
      if (bits_[i]) out[i / 8] |= static_cast<std::uint8_t>(1U << (i % 8));
    return out;
  }

 private:
  std::vector<bool> bits_;
};

[[nodiscard]] std::vector<GridPoint> bmpPoints();
[[nodiscard]] std::vector<GridPoint> ddsPoints();
[[nodiscard]] std::vector<GridPoint> gifPoints();
[[nodiscard]] std::vector<GridPoint> jpegPoints();
[[nodiscard]] std::vector<GridPoint> pngPoints();
[[nodiscard]] std::vector<GridPoint> pnmPoints();
[[nodiscard]] std::vector<GridPoint> tgaPoints();
[[nodiscard]] std::vector<GridPoint> webpPoints();

/// Returns all of them, kind by kind.
[[nodiscard]] std::vector<GridPoint> allPoints();

}  // namespace support
