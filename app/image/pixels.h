// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <QImage>

#include "pmx/base/result.h"

// The image decoders share these helpers.
namespace app {

/// Returns a decoder's error, BadValue.
[[nodiscard]] tl::unexpected<base::Error> badImage(std::string why);
/// Returns the error for a file that ends before its pixels do.
[[nodiscard]] tl::unexpected<base::Error> cutOffImage(std::uint64_t width, std::uint64_t height,
                                                      std::span<const std::byte> bytes);

/// Returns a transparent black picture, RGBA8888. Errors: a size beyond a texture's, no memory.
[[nodiscard]] base::Result<QImage> newImage(std::uint64_t width, std::uint64_t height);

/// Returns the byte at an offset; 0 after the end.
[[nodiscard]] inline std::uint8_t byteAt(std::span<const std::byte> bytes, std::size_t at) {
  return at < bytes.size() ? std::to_integer<std::uint8_t>(bytes[at]) : std::uint8_t{0};
}
/// These read little-endian numbers at an offset.
[[nodiscard]] inline std::uint32_t le16At(std::span<const std::byte> bytes, std::size_t at) {
  return byteAt(bytes, at) | std::uint32_t{byteAt(bytes, at + 1)} << 8;
}
[[nodiscard]] inline std::uint32_t le32At(std::span<const std::byte> bytes, std::size_t at) {
  return le16At(bytes, at) | le16At(bytes, at + 2) << 16;
}

using Rgba8 = std::array<std::uint8_t, 4>;

/// A ChannelMasks says which bits of a pixel are red, green, blue and alpha. A colour without bits
/// is 0, alpha without bits is 255.
class ChannelMasks {
 public:
  explicit ChannelMasks(std::array<std::uint32_t, 4> masks);
  /// Returns why a pixel of `bits` bits can't have these masks; none where it can. Faults: no masks
  /// at all, a gap, an overlap, bits beyond the pixel.
  [[nodiscard]] std::optional<std::string> problem(int bits) const;
  [[nodiscard]] Rgba8 operator()(std::uint32_t pixel) const;

 private:
  struct Channel {
    std::uint32_t mask, most;
    int shift;
  };
  std::array<Channel, 4> channels_{};
};

/// Makes a picture opaque that is wholly invisible: programs that know no alpha leave it at zero
/// (mmd-reference.md 11.9).
void showInvisible(QImage& image);

}  // namespace app
