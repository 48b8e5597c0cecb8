// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstring>
#include <memory>

#include <webp/decode.h>
#include <webp/demux.h>

#include "app/image/decoders.h"
#include "app/image/pixels.h"

namespace app {
namespace {

/// Decodes into an image of the picture's own size.
base::Result<void> decodeInto(QImage& image, const std::uint8_t* data, std::size_t size) {
  WebPDecoderConfig config;
  if (WebPInitDecoderConfig(&config) == 0) return badImage("libwebp is of another version");
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA = {image.bits(), static_cast<int>(image.bytesPerLine()),
                          static_cast<std::size_t>(image.sizeInBytes())};
  const VP8StatusCode status = WebPDecode(data, size, &config);
  WebPFreeDecBuffer(&config.output);
  switch (status) {
    case VP8_STATUS_OK:
      return {};
    case VP8_STATUS_OUT_OF_MEMORY:
      return badImage("no memory for it");
    case VP8_STATUS_NOT_ENOUGH_DATA:
    case VP8_STATUS_SUSPENDED:
      return badImage("not a picture that can be read: cut off");
    default:
      return badImage("not a picture that can be read: a damaged WebP");
  }
}

/// Decodes the first of several pictures, at its position on the screen.
base::Result<QImage> decodeFirst(std::span<const std::byte> bytes) {
  const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
  WebPDemuxState state = WEBP_DEMUX_PARSE_ERROR;
  const std::unique_ptr<WebPDemuxer, void (*)(WebPDemuxer*)> demuxer(WebPDemuxPartial(&data, &state), WebPDemuxDelete);
  WebPIterator frame{};
  if (!demuxer || WebPDemuxGetFrame(demuxer.get(), 1, &frame) == 0)
    return badImage("not a picture that can be read: cut off, or a damaged WebP");
  const std::unique_ptr<WebPIterator, void (*)(WebPIterator*)> releaser(&frame, WebPDemuxReleaseIterator);
  auto screen =
      newImage(WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_WIDTH), WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_HEIGHT));
  if (!screen) return screen;
  auto image = newImage(static_cast<std::uint64_t>(frame.width), static_cast<std::uint64_t>(frame.height));
  if (!image) return image;
  if (auto decoded = decodeInto(*image, frame.fragment.bytes, frame.fragment.size); !decoded)
    return tl::unexpected(decoded.error());
  if (image->size() == screen->size()) return image;
  if (frame.x_offset < 0 || frame.y_offset < 0 || frame.x_offset + frame.width > screen->width() ||
      frame.y_offset + frame.height > screen->height())
    return badImage("a WebP whose first picture leaves its screen");
  for (int y = 0; y < frame.height; ++y)
    std::memcpy(screen->scanLine(frame.y_offset + y) + 4 * frame.x_offset, image->constScanLine(y),
                std::size_t{4} * std::size_t(frame.width));
  return screen;
}

}  // namespace

base::Result<QImage> decodeWebp(std::span<const std::byte> bytes) {
  WebPBitstreamFeatures features;
  const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const VP8StatusCode status = WebPGetFeatures(data, bytes.size(), &features);
  if (status == VP8_STATUS_NOT_ENOUGH_DATA) return badImage("not a picture that can be read: cut off");
  if (status != VP8_STATUS_OK) return badImage("not a picture that can be read: a damaged WebP");
  if (features.has_animation != 0) return decodeFirst(bytes);
  auto image = newImage(static_cast<std::uint64_t>(features.width), static_cast<std::uint64_t>(features.height));
  if (!image) return image;
  if (auto decoded = decodeInto(*image, data, bytes.size()); !decoded) return tl::unexpected(decoded.error());
  return image;
}

}  // namespace app
