// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/image_file.h"

#include <cstring>
#include <memory>

#include <QBuffer>
#include <QImageReader>

#include "pmx/base/file.h"

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_BMP
#define STBI_ONLY_TGA
#define STBI_NO_STDIO
#define STBI_MAX_DIMENSIONS 16384
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

tl::unexpected<base::Error> unreadable(const char* why) {
  return tl::unexpected(base::Error{base::ErrorCode::BadValue, {}, {}, -1, -1, why});
}

// Qt ignores a bmp's alpha and its tga reader knows few kinds; stb_image reads both as D3DX does.
base::Result<QImage> decodeWithStb(std::span<const std::byte> bytes) {
  int width = 0, height = 0, channels = 0;
  const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
  const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
      stbi_load_from_memory(data, static_cast<int>(bytes.size()), &width, &height, &channels, 4), stbi_image_free);
  if (!pixels) return unreadable(stbi_failure_reason());
  QImage image(width, height, QImage::Format_RGBA8888);
  if (image.isNull()) return unreadable("too large");
  for (int y = 0; y < height; ++y) {
    const auto row = static_cast<std::size_t>(width) * 4;
    std::memcpy(image.scanLine(y), pixels.get() + row * static_cast<std::size_t>(y), row);
  }
  return image;
}

base::Result<QImage> decodeWithQt(std::span<const std::byte> bytes) {
  QByteArray view = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
  QBuffer buffer(&view);
  QImageReader reader(&buffer);
  reader.setDecideFormatFromContent(true);
  reader.setAutoTransform(false);
  const QSize size = reader.size();
  if (size.width() > kMaxTextureSide || size.height() > kMaxTextureSide)
    return unreadable("more than 16384 pixels wide or high");
  QImage image = reader.read();
  if (image.isNull()) return unreadable("not a picture that can be read");
  return image.convertToFormat(QImage::Format_RGBA8888);
}

bool startsWith(std::span<const std::byte> bytes, std::string_view magic) {
  return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
}

}  // namespace

base::Result<QImage> decodeImage(std::span<const std::byte> bytes) {
  if (bytes.empty()) return unreadable("the file is empty");
  if (startsWith(bytes, "BM")) {
    auto image = decodeWithStb(bytes);
    return image ? image : decodeWithQt(bytes);  // stb has no run-length bmp
  }
  auto image = decodeWithQt(bytes);
  return image ? image : decodeWithStb(bytes);  // tga has no signature
}

base::Result<QImage> loadImageFile(const std::filesystem::path& path) {
  const auto bytes = base::readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  auto image = decodeImage(*bytes);
  if (!image) image.error().file = path.string();
  return image;
}

}  // namespace app
