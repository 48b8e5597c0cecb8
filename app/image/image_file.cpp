// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/image/image_file.h"

#include <algorithm>
#include <cerrno>

#include <sys/stat.h>

#include <fmt/format.h>

#include "app/image/decoders.h"
#include "app/image/image_header.h"
#include "pmx/base/file.h"
#include "pmx/base/open_file.h"

namespace app {
namespace {

// The size is looked for in so many bytes: most formats have it in the first ones, a JPEG after its
// camera's data.
constexpr std::size_t kHead = 65536, kLongestHead = 4 << 20;

constexpr const char *kEmpty = "the file is empty", *kNoPicture = "not a picture that can be read";

tl::unexpected<base::Error> unreadable(std::string why) {
  return base::fail(base::ErrorCode::BadValue, std::move(why));
}

tl::unexpected<base::Error> cannotOpen(const std::filesystem::path& path, std::string why) {
  return base::fail(base::ErrorCode::CannotOpen, std::move(why), path.string());
}

/// Returns why a picture of this size can't fit into so many bytes; none where it can.
std::optional<std::string> notInThere(QSize size, std::uint64_t bytes) {
  const auto width = static_cast<std::uint64_t>(size.width()), height = static_cast<std::uint64_t>(size.height());
  if (auto tooLarge = textureTooLarge(width, height)) return tooLarge;
  // No file of this length can hold more: deflate makes 1,032 bytes of one, and a byte is at most
  // eight pixels.
  constexpr std::uint64_t kDensest = 8 * 1032;
  if (width * height <= kDensest * bytes) return {};
  return fmt::format("cut off: {} by {} pixels don't fit {} bytes", width, height, bytes);
}

using Decoder = base::Result<QImage> (*)(std::span<const std::byte> bytes);

/// Returns the decoder of a kind; null where there is none, and for DDS, which needs another.
Decoder decoderOf(ImageKind kind) {
  switch (kind) {
    case ImageKind::Png:
      return decodePng;
    case ImageKind::Jpeg:
      return decodeJpeg;
    case ImageKind::Gif:
      return decodeGif;
    case ImageKind::Bmp:
      return decodeBmp;
    case ImageKind::Webp:
      return decodeWebp;
    case ImageKind::Pbm:
    case ImageKind::Pgm:
    case ImageKind::Ppm:
      return decodePnm;
    case ImageKind::Tga:
      return decodeTga;
    case ImageKind::Dds:
    case ImageKind::None:
      break;
  }
  return nullptr;
}

}  // namespace

std::optional<std::string> textureTooLarge(std::uint64_t width, std::uint64_t height) {
  if (width == 0 || height == 0) return "a picture without pixels";
  if (width <= kMaxTextureSide && height <= kMaxTextureSide && width * height <= kMaxTexturePixels) return {};
  return fmt::format("{} by {} pixels; textures may have up to {} a side and {} in all", width, height, kMaxTextureSide,
                     kMaxTexturePixels);
}

base::Result<QImage> decodeImage(std::span<const std::byte> bytes, BptcDecoder bptc) {
  if (bytes.empty()) return unreadable(kEmpty);
  if (bytes.size() > kMaxImageBytes) return unreadable(fmt::format("pictures may have up to {} bytes", kMaxImageBytes));
  const ImageKind kind = imageKind(bytes);
  const Decoder decode = decoderOf(kind);
  if (decode == nullptr && kind != ImageKind::Dds) return unreadable(kNoPicture);
  // Memory isn't allocated for a header's size alone. A WebP, though, stores a single colour in a
  // few bytes at any size.
  if (const auto size = imageSize(bytes); size && kind != ImageKind::Webp)
    if (const auto why = notInThere(*size, bytes.size())) return unreadable(*why);
  return decode != nullptr ? decode(bytes) : decodeDds(bytes, bptc);
}

bool isCutShort(std::span<const std::byte> bytes) {
  if (imageKind(bytes) != ImageKind::Jpeg) return false;
  // The end marker must follow the start of the last scan; a scan's own bytes never look like a
  // marker.
  constexpr std::array kScan{std::byte{0xFF}, std::byte{0xDA}}, kEnd{std::byte{0xFF}, std::byte{0xD9}};
  const auto scan = std::find_end(bytes.begin(), bytes.end(), kScan.begin(), kScan.end());
  return std::search(scan, bytes.end(), kEnd.begin(), kEnd.end()) == bytes.end();
}

base::Result<ImageFile> findImageFile(const std::filesystem::path& path) {
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0) return base::refusedBySystem(path, errno);
  if (!S_ISREG(about.st_mode)) return cannotOpen(path, "isn't a regular file");
  const auto bytes = static_cast<std::uint64_t>(about.st_size);
  if (bytes > kMaxImageBytes)
    return cannotOpen(path, fmt::format("{} bytes; pictures may have up to {}", bytes, kMaxImageBytes));
  return ImageFile{bytes, about.st_dev, about.st_ino};
}

base::Result<QSize> lookAtImage(const FirstBytes& firstBytes) {
  for (const std::size_t length : {kHead, kLongestHead}) {
    const std::string head = firstBytes(length);
    const auto bytes = std::as_bytes(std::span(head));
    if (bytes.empty()) return unreadable(kEmpty);
    if (imageKind(bytes) == ImageKind::None) return unreadable(kNoPicture);
    const auto size = imageSize(bytes);
    if (size) return *size;
    if (bytes.size() < length) break;
  }
  return QSize();
}

base::Result<QImage> loadImageFile(const std::filesystem::path& path, BptcDecoder bptc) {
  return base::readFileAs(path, [bptc](std::span<const std::byte> bytes) { return decodeImage(bytes, bptc); });
}

}  // namespace app
