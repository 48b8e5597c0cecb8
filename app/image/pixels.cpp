// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/image/pixels.h"

#include <bit>
#include <utility>

#include <fmt/format.h>

#include "app/image/image_file.h"

namespace app {

tl::unexpected<base::Error> badImage(std::string why) { return base::fail(base::ErrorCode::BadValue, std::move(why)); }

tl::unexpected<base::Error> cutOffImage(std::uint64_t width, std::uint64_t height, std::span<const std::byte> bytes) {
  return badImage(fmt::format("cut off: {} by {} pixels don't fit {} bytes", width, height, bytes.size()));
}

base::Result<QImage> newImage(std::uint64_t width, std::uint64_t height) {
  if (auto tooLarge = textureTooLarge(width, height)) return badImage(std::move(*tooLarge));
  QImage image(static_cast<int>(width), static_cast<int>(height), QImage::Format_RGBA8888);
  if (image.isNull()) return badImage("no memory for it");
  image.fill(Qt::transparent);  // old memory must not show where a file leaves pixels out
  return image;
}

ChannelMasks::ChannelMasks(std::array<std::uint32_t, 4> masks) {
  for (std::size_t i = 0; i < masks.size(); ++i) {
    const int shift = masks[i] == 0 ? 0 : std::countr_zero(masks[i]);
    channels_[i] = {masks[i], masks[i] >> shift, shift};
  }
}

std::optional<std::string> ChannelMasks::problem(int bits) const {
  std::uint32_t all = 0;
  for (const Channel& channel : channels_) {
    if ((channel.most & (std::uint64_t{channel.most} + 1)) != 0) return "a mask with a gap";
    if ((channel.mask & all) != 0) return "masks that lie one over the other";
    all |= channel.mask;
  }
  if (all == 0) return "masks without a bit";
  if (bits < 32 && all >> bits != 0) return "masks beyond a pixel's bits";
  return std::nullopt;
}

Rgba8 ChannelMasks::operator()(std::uint32_t pixel) const {
  Rgba8 colour{0, 0, 0, 255};
  for (std::size_t i = 0; i < colour.size(); ++i) {
    const auto& [mask, most, shift] = channels_[i];
    if (mask == 0) continue;
    const std::uint64_t value = (pixel & mask) >> shift;
    colour[i] = static_cast<std::uint8_t>((value * 255 + most / 2) / most);
  }
  return colour;
}

void showInvisible(QImage& image) {
  for (int y = 0; y < image.height(); ++y) {
    const auto* pixel = image.constScanLine(y);
    for (int x = 0; x < image.width(); ++x)
      if (pixel[4 * x + 3] != 0) return;
  }
  for (int y = 0; y < image.height(); ++y) {
    auto* pixel = image.scanLine(y);
    for (int x = 0; x < image.width(); ++x) pixel[4 * x + 3] = 255;
  }
}

}  // namespace app
