// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/png.h"

#include <csetjmp>
#include <new>
#include <string>
#include <string_view>

#include <png.h>
#include <zlib.h>

#include "app/film/png_check.h"
#include "app/film/straight_row.h"
#include "pmx/base/file.h"

namespace app {
namespace {

// Measured on drawn scenes of 1280x720: half the time of zlib's usual 6 for files a tenth larger.
constexpr int kZlibLevel = 3;
constexpr std::uintmax_t kMaxBesides = 1 << 20;  // bytes of a picture's file beside its data

constexpr std::size_t kMaxReason = 80;  // bytes of libpng's error text, with its NUL

tl::unexpected<base::Error> cannotEncode(const char* why) {
  return base::fail(base::ErrorCode::CannotWrite, std::string("the picture can't be encoded as PNG: ") + why);
}

// libpng's own error handlers print to standard error.
[[noreturn]] void giveUp(png_structp png, png_const_charp why) {
  const std::string_view reason = std::string_view(why).substr(0, kMaxReason - 1);
  auto* const kept = static_cast<char*>(png_get_error_ptr(png));
  kept[reason.copy(kept, reason.size())] = '\0';
  png_longjmp(png, 1);
}
void beQuiet(png_structp /*png*/, png_const_charp /*warning*/) {}

/// Appends without exceptions, which must not pass through libpng's C code.
bool append(std::vector<std::byte>& bytes, const std::uint8_t* more, std::size_t count) noexcept {
  try {
    const auto* first = reinterpret_cast<const std::byte*>(more);
    bytes.insert(bytes.end(), first, first + count);
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

void take(png_structp png, png_bytep data, std::size_t count) {
  if (!append(*static_cast<std::vector<std::byte>*>(png_get_io_ptr(png)), data, count)) png_error(png, "no memory");
}

void flushNothing(png_structp /*png*/) {}

/// Returns false where libpng fails: it jumps back here over everything between, so nothing in this
/// function or below may have a destructor.
bool encode(png_structp png, png_infop info, const Picture& picture, bool alpha, std::uint8_t* row,
            std::vector<std::byte>& bytes) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_set_write_fn(png, &bytes, &take, &flushNothing);
  png_set_compression_level(png, kZlibLevel);
  png_set_compression_strategy(png, Z_DEFAULT_STRATEGY);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_IHDR(png, info, static_cast<png_uint_32>(picture.width), static_cast<png_uint_32>(picture.height), 8,
               alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (int y = 0; y < picture.height; ++y) {
    copyStraightRow(picture, y, alpha, {alpha ? 4 : 3, 0}, row);
    png_write_row(png, row);
  }
  png_write_end(png, nullptr);
  return true;
}

}  // namespace

base::Result<std::vector<std::byte>> encodePng(const Picture& picture, bool alpha) {
  std::vector<std::byte> bytes;
  std::vector<std::uint8_t> row(std::size_t{4} * picture.width);
  char why[kMaxReason] = "no memory";
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, why, &giveUp, &beQuiet);
  png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);
  const bool encoded = info != nullptr && encode(png, info, picture, alpha, row.data(), bytes);
  png_destroy_write_struct(&png, &info);
  if (!encoded) return cannotEncode(why);
  return bytes;
}

bool isWholePng(const std::filesystem::path& path, int width, int height, bool alpha) {
  // Incompressible data grows by less than a hundredth; the file's other parts are small.
  const std::uintmax_t raw = (std::uintmax_t{1} + std::uintmax_t{4} * width) * height;
  std::error_code failed;
  const auto size = std::filesystem::file_size(path, failed);
  if (failed || size > raw + raw / 64 + kMaxBesides) return false;
  const auto bytes = base::readFile(path);
  return bytes && isWholePng(*bytes, width, height, alpha);
}

}  // namespace app
