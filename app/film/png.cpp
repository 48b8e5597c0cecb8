// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/png.h"

#include <cstring>

#include "app/film/libav.h"
#include "app/film/png_check.h"
#include "pmx/base/file.h"

namespace app {
namespace {

// Measured on drawn scenes of 1280x720: half the time of zlib's usual 6 for files a tenth larger.
constexpr int kZlibLevel = 3;
constexpr std::uintmax_t kMostBesides = 1 << 20;  // bytes of a picture's file besides its data

tl::unexpected<base::Error> cannotEncode() {
  return tl::unexpected(
      base::Error{base::ErrorCode::CannotWrite, {}, {}, -1, -1, "the picture can't be encoded as PNG"});
}

}  // namespace

base::Result<std::vector<std::byte>> encodePng(const Picture& picture, bool alpha) {
  const AVCodec* codec = avcodec_find_encoder(AV_CODEC_ID_PNG);
  const libav::Codec encoder(codec == nullptr ? nullptr : avcodec_alloc_context3(codec));
  if (!encoder) return cannotEncode();
  encoder->width = picture.width;
  encoder->height = picture.height;
  encoder->pix_fmt = alpha ? AV_PIX_FMT_RGBA : AV_PIX_FMT_RGB24;
  encoder->time_base = {1, 30};
  encoder->thread_count = 1;
  encoder->compression_level = kZlibLevel;
  libav::Options options;
  options.set("pred", "up");
  const auto frame = libav::makeFrame(encoder->pix_fmt, picture.width, picture.height);
  const libav::Packet packet(av_packet_alloc());
  if (!frame || !packet || options.failed() || avcodec_open2(encoder.get(), codec, options.get()) < 0)
    return cannotEncode();
  libav::copyPicture(picture, alpha, *frame);
  if (avcodec_send_frame(encoder.get(), frame.get()) < 0) return cannotEncode();
  if (avcodec_receive_packet(encoder.get(), packet.get()) < 0) return cannotEncode();
  std::vector<std::byte> bytes(static_cast<std::size_t>(packet->size));
  std::memcpy(bytes.data(), packet->data, bytes.size());
  return bytes;
}

bool isWholePng(const std::filesystem::path& path, int width, int height, bool alpha) {
  // Data that can't be packed grows by less than a hundredth; what else may stand in the file is small.
  const std::uintmax_t raw = (std::uintmax_t{1} + std::uintmax_t{4} * width) * height;
  std::error_code failed;
  const auto size = std::filesystem::file_size(path, failed);
  if (failed || size > raw + raw / 64 + kMostBesides) return false;
  const auto bytes = base::readFile(path);
  return bytes && isWholePng(*bytes, width, height, alpha);
}

}  // namespace app
