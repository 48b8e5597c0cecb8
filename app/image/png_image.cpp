// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include <png.h>

#include "app/image/decoders.h"
#include "app/image/image_file.h"
#include "app/image/image_header.h"
#include "app/image/pixels.h"

namespace app {
namespace {

constexpr std::size_t kMaxReason = 80;  // bytes of libpng's error text, with its NUL
// per chunk that libpng keeps: a palette and its alpha are small
constexpr png_alloc_size_t kMaxChunkBytes = 1 << 20;

/// A PngSource is what libpng reads from.
struct PngSource {
  std::span<const std::byte> bytes;
  std::size_t at = 0;
};

// libpng's own error handlers print to standard error.
[[noreturn]] void giveUp(png_structp png, png_const_charp why) {
  auto* reason = static_cast<char*>(png_get_error_ptr(png));
  const std::size_t length = std::min(std::strlen(why), kMaxReason - 1);
  std::memcpy(reason, why, length);
  reason[length] = '\0';
  png_longjmp(png, 1);
}
void beQuiet(png_structp /*png*/, png_const_charp /*warning*/) {}

void give(png_structp png, png_bytep data, std::size_t count) {
  auto& source = *static_cast<PngSource*>(png_get_io_ptr(png));
  if (count > source.bytes.size() - source.at) png_error(png, "cut off");
  std::memcpy(data, source.bytes.data() + source.at, count);
  source.at += count;
}

/// Returns false where libpng fails: it jumps back here over everything between, so nothing in this
/// function or below may have a destructor.
bool readPngHeader(png_structp png, png_infop info, PngSource& source) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_set_read_fn(png, &source, &give);
  png_set_user_limits(png, kMaxTextureSide, kMaxTextureSide);
  png_set_chunk_malloc_max(png, kMaxChunkBytes);
  // All chunks but IHDR, PLTE, tRNS, IDAT and IEND are skipped: texts and profiles may unpack to a
  // thousand times their size, and gamma isn't used.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
  png_read_info(png, info);
  // Convert to RGBA with 8 bits. tRNS is compared in the file's own depth, before that is reduced.
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  return true;
}

/// Reads the pixels and nothing after them. What readPngHeader() says about jumps holds here, too.
bool readPixels(png_structp png, png_bytepp rows) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_read_image(png, rows);
  return true;
}

base::Result<QImage> read(png_structp png, png_infop info, PngSource& source, const char* why) {
  const auto failed = [&] { return badImage(std::string("not a picture that can be read: ") + why); };
  if (!readPngHeader(png, info, source)) return failed();
  auto image = newImage(png_get_image_width(png, info), png_get_image_height(png, info));
  if (!image) return image;
  if (png_get_rowbytes(png, info) != std::size_t{4} * static_cast<std::size_t>(image->width()))
    return badImage("a PNG of an unknown kind");
  std::vector<png_bytep> rows;
  rows.reserve(static_cast<std::size_t>(image->height()));
  for (int y = 0; y < image->height(); ++y) rows.push_back(image->scanLine(y));
  if (!readPixels(png, rows.data())) return failed();
  return image;
}

}  // namespace

base::Result<QImage> decodePng(std::span<const std::byte> bytes) {
  char why[kMaxReason] = "no memory";
  PngSource source{bytes};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, why, &giveUp, &beQuiet);
  png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);
  auto image = info == nullptr ? base::Result<QImage>(badImage(why)) : read(png, info, source, why);
  png_destroy_read_struct(&png, &info, nullptr);
  return image;
}

}  // namespace app
