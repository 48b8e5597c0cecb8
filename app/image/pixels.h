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

// What the readers of images have in common.
namespace app {

/// An error of an image: BadValue.
[[nodiscard]] tl::unexpected<base::Error> badImage(std::string why);
/// The error of a file that ends before its pixels do.
[[nodiscard]] tl::unexpected<base::Error> cutOffImage(std::uint64_t width, std::uint64_t height,
                                                      std::span<const std::byte> bytes);

/// A transparent black picture, RGBA8888. Errors: a size that textures don't have, no memory.
[[nodiscard]] base::Result<QImage> newImage(std::uint64_t width, std::uint64_t height);

/// A byte by its place; 0 behind the end.
[[nodiscard]] inline std::uint8_t byteAt(std::span<const std::byte> bytes, std::size_t at) {
  return at < bytes.size() ? std::to_integer<std::uint8_t>(bytes[at]) : std::uint8_t{0};
}
/// Little-endian numbers by their place.
[[nodiscard]] inline std::uint32_t le16At(std::span<const std::byte> bytes, std::size_t at) {
  return byteAt(bytes, at) | std::uint32_t{byteAt(bytes, at + 1)} << 8;
}
[[nodiscard]] inline std::uint32_t le32At(std::span<const std::byte> bytes, std::size_t at) {
  return le16At(bytes, at) | le16At(bytes, at + 2) << 16;
}

using Rgba8 = std::array<std::uint8_t, 4>;

/// Which bits of a pixel are red, green, blue and alpha. None of a colour: 0; none of alpha: 255.
class ChannelMasks {
 public:
  explicit ChannelMasks(std::array<std::uint32_t, 4> masks);
  /// Why a pixel of so many bits can't have these, if it can't: none at all, one with a gap, one over another, or beyond.
  [[nodiscard]] std::optional<std::string> problem(int bits) const;
  [[nodiscard]] Rgba8 operator()(std::uint32_t pixel) const;

 private:
  struct Channel {
    std::uint32_t mask, most;
    int shift;
  };
  std::array<Channel, 4> channels_{};
};

/// Programs that know nothing of alpha leave it at zero: a picture that is wholly invisible becomes opaque
/// (mmd-reference.md 11.9).
void showInvisible(QImage& image);

}  // namespace app
