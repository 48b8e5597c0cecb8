// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/image/image_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <memory>

#include <sys/stat.h>

#include <fmt/format.h>
#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>

#include "app/image/dds_file.h"
#include "app/image/image_header.h"
#include "pmx/base/file.h"
#include "pmx/base/reading_watch.h"

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_BMP
#define STBI_ONLY_TGA
#define STBI_NO_STDIO
#define STBI_MAX_DIMENSIONS 16384  // kMaxTextureSide
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wcast-align"
#pragma GCC diagnostic ignored "-Wduplicated-branches"
#pragma GCC diagnostic ignored "-Wnull-dereference"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wpedantic"
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

namespace app {
namespace {

// Bytes that are looked at for a picture's size: most have it in the first, a JPEG behind all that a camera has to say.
constexpr std::size_t kHead = 65536, kLongestHead = 4 << 20;

constexpr const char *kEmpty = "the file is empty", *kNoPicture = "not a picture that can be read";

tl::unexpected<base::Error> unreadable(std::string why) {
  return tl::unexpected(base::Error{base::ErrorCode::BadValue, {}, {}, -1, -1, std::move(why)});
}

tl::unexpected<base::Error> cannotOpen(const std::filesystem::path& path, std::string why) {
  return tl::unexpected(base::Error{base::ErrorCode::CannotOpen, path.string(), {}, -1, -1, std::move(why)});
}

bool isInvisible(const QImage& image) {
  for (int y = 0; y < image.height(); ++y) {
    const auto* pixel = image.constScanLine(y);
    for (int x = 0; x < image.width(); ++x) {
      if (pixel[4 * x + 3] != 0) return false;
    }
  }
  return true;
}

/// stb_image takes what is missing for zeros, or for whatever memory held: so first, whether the pixels can be there.
bool hasPixels(std::span<const std::byte> bytes, bool tga, std::uint64_t width, std::uint64_t height) {
  constexpr std::uint64_t kDensest = 64;  // pixels a byte: 128 in two bytes of a TGA's run
  if (width * height > kDensest * bytes.size()) return false;
  if (!tga) return true;
  const auto byte = [&](std::size_t at) { return std::uint64_t(std::to_integer<std::uint8_t>(bytes[at])); };
  constexpr std::size_t kHeader = 18;
  const bool runs = bytes.size() > kHeader && byte(2) >= 8;
  if (bytes.size() <= kHeader) return false;
  const std::uint64_t palette = byte(1) == 0 ? 0 : (byte(5) + 256 * byte(6)) * ((byte(7) + 7) / 8);
  const std::uint64_t before = kHeader + byte(0) + palette;
  return runs || bytes.size() >= before + width * height * ((byte(16) + 7) / 8);
}

// Qt ignores a bmp's alpha and its tga reader knows few kinds; stb_image reads both as D3DX does.
base::Result<QImage> decodeWithStb(std::span<const std::byte> bytes, ImageKind kind) {
  int width = 0, height = 0, channels = 0;
  const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
  const auto size = static_cast<int>(bytes.size());
  if (stbi_info_from_memory(data, size, &width, &height, &channels) == 0) return unreadable(stbi_failure_reason());
  height = std::abs(std::max(height, -std::numeric_limits<int>::max()));  // below zero: a bmp's first row is on top
  if (const auto tooLarge = textureTooLarge(static_cast<std::uint64_t>(width), static_cast<std::uint64_t>(height)))
    return unreadable(*tooLarge);
  if (!hasPixels(bytes, kind == ImageKind::Tga, static_cast<std::uint64_t>(width), static_cast<std::uint64_t>(height)))
    return unreadable(fmt::format("cut off: {} by {} pixels don't fit {} bytes", width, height, bytes.size()));
  const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
      stbi_load_from_memory(data, size, &width, &height, &channels, 4), stbi_image_free);
  if (!pixels) return unreadable(stbi_failure_reason());
  QImage image(width, height, QImage::Format_RGBA8888);
  if (image.isNull()) return unreadable("no memory for it");
  for (int y = 0; y < height; ++y) {
    const auto row = static_cast<std::size_t>(width) * 4;
    std::memcpy(image.scanLine(y), pixels.get() + row * static_cast<std::size_t>(y), row);
  }
  // Programs that know nothing of alpha leave its byte at zero.
  if (isInvisible(image)) {
    for (int y = 0; y < height; ++y) {
      auto* pixel = image.scanLine(y);
      for (int x = 0; x < width; ++x) pixel[4 * x + 3] = 255;
    }
  }
  return image;
}

/// Qt's name of a format that it decodes here; none: it isn't asked. Others of its readers, which plugins bring, open
/// files that a picture names (SVG), or take what they like.
const char* formatForQt(ImageKind kind) {
  switch (kind) {
    case ImageKind::Png:
      return "png";
    case ImageKind::Jpeg:
      return "jpeg";
    case ImageKind::Gif:
      return "gif";
    case ImageKind::Bmp:
      return "bmp";
    case ImageKind::Webp:
      return "webp";
    case ImageKind::Pbm:
      return "pbm";
    case ImageKind::Pgm:
      return "pgm";
    case ImageKind::Ppm:
      return "ppm";
    case ImageKind::None:
    case ImageKind::Dds:
    case ImageKind::Tga:
      break;
  }
  return nullptr;
}

/// A progressive JPEG goes over all of its pixels with each scan, of which a few bytes are enough.
bool hasTooManyScans(std::span<const std::byte> bytes) {
  int scans = 0;
  for (std::size_t i = 0; i + 1 < bytes.size() && scans <= kMaxJpegScans; ++i)
    scans += bytes[i] == std::byte{0xFF} && bytes[i + 1] == std::byte{0xDA} ? 1 : 0;
  return scans > kMaxJpegScans;
}

/// Why a picture of this size can't be in so many bytes, if it can't.
std::optional<std::string> notInThere(QSize size, bool bmp, std::uint64_t bytes) {
  const auto width = static_cast<std::uint64_t>(size.width()), height = static_cast<std::uint64_t>(size.height());
  if (auto tooLarge = textureTooLarge(width, height)) return tooLarge;
  // What no file of this length can hold: a run of a bmp is 255 pixels in two bytes; deflate makes 1,032 bytes of
  // one, and a byte is eight pixels at most.
  const std::uint64_t densest = bmp ? 128 : 8 * 1032;
  if (width * height <= densest * bytes) return {};
  return fmt::format("cut off: {} by {} pixels don't fit {} bytes", width, height, bytes);
}

base::Result<QImage> decodeWithQt(std::span<const std::byte> bytes, ImageKind kind) {
  // Qt's own limit is half of what a texture may have: 8 bytes a pixel while a deep one is read.
  static const bool allowed = (QImageReader::setAllocationLimit(int(kMaxTexturePixels * 8 >> 20)), true);
  (void)allowed;
  QByteArray view = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
  QBuffer buffer(&view);
  QImageReader reader(&buffer, formatForQt(kind));
  reader.setAutoDetectImageFormat(false);
  reader.setAutoTransform(false);
  for (const QSize size : {imageSize(bytes).value_or(QSize()), reader.size()}) {
    if (size.isEmpty()) continue;  // of Qt's, a bmp's whose first row is on top, too
    if (const auto why = notInThere(size, kind == ImageKind::Bmp, bytes.size())) return unreadable(*why);
  }
  if (kind == ImageKind::Jpeg && hasTooManyScans(bytes))
    return unreadable(fmt::format("a JPEG of more than {} scans", kMaxJpegScans));
  QImage image = reader.read();
  if (image.isNull()) {
    const bool known = reader.error() != QImageReader::UnsupportedFormatError;
    return unreadable(known ? std::string(kNoPicture) + ": " + reader.errorString().toStdString() : kNoPicture);
  }
  if (const auto tooLarge = textureTooLarge(std::uint64_t(image.width()), std::uint64_t(image.height())))
    return unreadable(*tooLarge);
  image.convertTo(QImage::Format_RGBA8888);
  image.setColorSpace({});
  return image;
}

}  // namespace

std::optional<std::string> textureTooLarge(std::uint64_t width, std::uint64_t height) {
  if (width == 0 || height == 0) return "a picture without pixels";
  if (width <= kMaxTextureSide && height <= kMaxTextureSide && width * height <= kMaxTexturePixels) return {};
  return fmt::format("{} by {} pixels; textures may have up to {} a side and {} in all", width, height, kMaxTextureSide,
                     kMaxTexturePixels);
}

base::Result<QImage> decodeImage(std::span<const std::byte> bytes) {
  if (bytes.empty()) return unreadable(kEmpty);
  if (bytes.size() > kMaxImageBytes) return unreadable(fmt::format("pictures may have up to {} bytes", kMaxImageBytes));
  const ImageKind kind = imageKind(bytes);
  if (kind == ImageKind::None) return unreadable(kNoPicture);
  if (kind == ImageKind::Dds) return decodeDds(bytes);
  if (kind == ImageKind::Tga) return decodeWithStb(bytes, kind);
  if (kind != ImageKind::Bmp) return decodeWithQt(bytes, kind);
  auto image = decodeWithStb(bytes, kind);
  if (image) return image;
  auto runLength = decodeWithQt(bytes, kind);  // stb has none
  return runLength ? runLength : image;
}

bool isCutShort(std::span<const std::byte> bytes) {
  if (imageKind(bytes) != ImageKind::Jpeg) return false;
  // The end's mark stands behind the start of the last scan; a scan's own bytes never look like a mark.
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

base::Result<QImage> loadImageFile(const std::filesystem::path& path) { return base::readFileAs(path, decodeImage); }

}  // namespace app
