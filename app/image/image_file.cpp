// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/image/image_file.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <memory>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>
#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>

#include "app/image/dds_file.h"
#include "pmx/base/file.h"

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

constexpr std::uint64_t kHead = 65536;  // bytes that are looked at for a picture's size, first

tl::unexpected<base::Error> unreadable(std::string why) {
  return tl::unexpected(base::Error{base::ErrorCode::BadValue, {}, {}, -1, -1, std::move(why)});
}

bool startsWith(std::span<const std::byte> bytes, std::string_view magic) {
  return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
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

// A tga has no signature; its header's first numbers are few.
bool looksLikeTga(std::span<const std::byte> bytes) {
  if (bytes.size() < 18) return false;
  const auto palette = std::to_integer<int>(bytes[1]), kind = std::to_integer<int>(bytes[2]) & ~8;
  const auto bits = std::to_integer<int>(bytes[16]);
  return palette <= 1 && kind >= 1 && kind <= 3 && (bits == 8 || bits == 15 || bits == 16 || bits == 24 || bits == 32);
}

// Qt ignores a bmp's alpha and its tga reader knows few kinds; stb_image reads both as D3DX does.
base::Result<QImage> decodeWithStb(std::span<const std::byte> bytes) {
  int width = 0, height = 0, channels = 0;
  const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
  const auto size = static_cast<int>(bytes.size());
  if (stbi_info_from_memory(data, size, &width, &height, &channels) == 0) return unreadable(stbi_failure_reason());
  if (const auto tooLarge = textureTooLarge(static_cast<std::uint64_t>(width), static_cast<std::uint64_t>(height)))
    return unreadable(*tooLarge);
  if (!hasPixels(bytes, !startsWith(bytes, "BM"), static_cast<std::uint64_t>(width),
                 static_cast<std::uint64_t>(height)))
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

/// The formats that Qt decodes here, by their first bytes; none: it isn't asked. Others of its readers, which plugins
/// bring, open files that a picture names (SVG), or take what they like.
const char* formatForQt(std::span<const std::byte> bytes) {
  if (startsWith(bytes, "\x89PNG")) return "png";
  if (startsWith(bytes, "\xFF\xD8\xFF")) return "jpeg";
  if (startsWith(bytes, "GIF8")) return "gif";
  if (startsWith(bytes, "BM")) return "bmp";
  if (startsWith(bytes, "RIFF") && bytes.size() > 12 && startsWith(bytes.subspan(8), "WEBP")) return "webp";
  if (bytes.size() < 3 || bytes[0] != std::byte{'P'} || std::isspace(std::to_integer<int>(bytes[2])) == 0)
    return nullptr;
  static constexpr const char* kinds[] = {"pbm", "pgm", "ppm"};
  const int kind = std::to_integer<int>(bytes[1]) - '1';
  return kind >= 0 && kind < 6 ? kinds[kind % 3] : nullptr;
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

/// A reader of these bytes, which must outlive it.
class QtReader {
 public:
  QtReader(std::span<const std::byte> bytes, const char* format)
      : view_(QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()))),
        buffer_(&view_),
        reader_(&buffer_, format) {
    // Qt's own limit is half of what a texture may have: 8 bytes a pixel while a deep one is read.
    static const bool allowed = (QImageReader::setAllocationLimit(int(kMaxTexturePixels * 8 >> 20)), true);
    (void)allowed;
    reader_.setAutoDetectImageFormat(false);
    reader_.setAutoTransform(false);
  }
  QImageReader& operator*() { return reader_; }

 private:
  QByteArray view_;
  QBuffer buffer_;
  QImageReader reader_;
};

base::Result<QImage> decodeWithQt(std::span<const std::byte> bytes, const char* format) {
  QtReader opened(bytes, format);
  QImageReader& reader = *opened;
  const QSize size = reader.size();
  if (!size.isEmpty()) {
    if (const auto why = notInThere(size, startsWith(bytes, "BM"), bytes.size())) return unreadable(*why);
  }
  if (startsWith(bytes, "\xFF\xD8") && hasTooManyScans(bytes))
    return unreadable(fmt::format("a JPEG of more than {} scans", kMaxJpegScans));
  QImage image = reader.read();
  if (image.isNull()) {
    const bool known = reader.error() != QImageReader::UnsupportedFormatError;
    return unreadable(known ? "not a picture that can be read: " + reader.errorString().toStdString()
                            : "not a picture that can be read");
  }
  if (const auto tooLarge = textureTooLarge(std::uint64_t(image.width()), std::uint64_t(image.height())))
    return unreadable(*tooLarge);
  image.convertTo(QImage::Format_RGBA8888);
  image.setColorSpace({});
  return image;
}

/// The size that stb_image finds in a header; none where it doesn't know the kind.
QSize sizeByStb(std::span<const std::byte> bytes) {
  int width = 0, height = 0, channels = 0;
  const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
  const bool known = stbi_info_from_memory(data, static_cast<int>(bytes.size()), &width, &height, &channels) != 0;
  return known ? QSize(width, height) : QSize();
}

}  // namespace

std::optional<std::string> textureTooLarge(std::uint64_t width, std::uint64_t height) {
  if (width == 0 || height == 0) return "a picture without pixels";
  if (width <= kMaxTextureSide && height <= kMaxTextureSide && width * height <= kMaxTexturePixels) return {};
  return fmt::format("{} by {} pixels; textures may have up to {} a side and {} in all", width, height, kMaxTextureSide,
                     kMaxTexturePixels);
}

base::Result<QImage> decodeImage(std::span<const std::byte> bytes) {
  if (bytes.empty()) return unreadable("the file is empty");
  if (bytes.size() > kMaxImageBytes) return unreadable(fmt::format("pictures may have up to {} bytes", kMaxImageBytes));
  if (isDds(bytes)) return decodeDds(bytes);
  const char* format = formatForQt(bytes);
  if (startsWith(bytes, "BM")) {
    auto image = decodeWithStb(bytes);
    if (image) return image;
    auto runLength = decodeWithQt(bytes, format);  // stb has none
    return runLength ? runLength : image;
  }
  if (format != nullptr) return decodeWithQt(bytes, format);
  auto asTga = decodeWithStb(bytes);
  return asTga || looksLikeTga(bytes) ? asTga : unreadable("not a picture that can be read");
}

std::optional<QSize> imageSize(std::span<const std::byte> head) {
  QSize size;
  if (isDds(head)) {
    size = ddsSize(head);
  } else if (const char* format = formatForQt(head)) {
    QtReader opened(head, format);
    size = (*opened).size();
  } else {
    size = sizeByStb(head);
  }
  if (size.isEmpty()) return std::nullopt;
  return size;
}

base::Result<ImageFile> findImageFile(const std::filesystem::path& path) {
  const auto refuse = [&path](std::string why) {
    return tl::unexpected(base::Error{base::ErrorCode::CannotOpen, path.string(), {}, -1, -1, std::move(why)});
  };
  // Non-blocking, so that a pipe is refused instead of waited for.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return refuse(std::generic_category().message(errno));
  struct stat about {};
  const bool regular = ::fstat(file, &about) == 0 && S_ISREG(about.st_mode);
  const auto bytes = regular ? static_cast<std::uint64_t>(about.st_size) : 0;
  std::optional<QSize> size;
  // Most have their size in the first bytes, a JPEG behind all that a camera has to say.
  for (std::uint64_t length = kHead; regular && !size && bytes <= kMaxImageBytes; length = bytes) {
    base::FileBytes head(static_cast<std::size_t>(std::min(length, bytes)));
    const ssize_t got = ::pread(file, head.data(), head.size(), 0);
    if (got > 0) size = imageSize(std::span(head).first(static_cast<std::size_t>(got)));
    if (length >= bytes) break;
  }
  ::close(file);
  if (!regular) return refuse("isn't a regular file");
  if (bytes > kMaxImageBytes) return refuse(fmt::format("{} bytes; pictures may have up to {}", bytes, kMaxImageBytes));
  return ImageFile{size.value_or(QSize()), bytes, about.st_dev, about.st_ino};
}

base::Result<QImage> loadImageFile(const std::filesystem::path& path) {
  const auto bytes = base::readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  auto image = decodeImage(*bytes);
  if (!image) image.error().file = path.string();
  return image;
}

}  // namespace app
