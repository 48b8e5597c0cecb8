// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <csetjmp>
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <jpeglib.h>

#include "app/image/decoders.h"
#include "app/image/image_file.h"
#include "app/image/pixels.h"

namespace app {
namespace {

/// A Reader is a decoder of libjpeg with the position that errors jump to.
struct Reader {
  jpeg_decompress_struct info{};
  jpeg_error_mgr errors{};
  std::jmp_buf giveUp{};
  char why[JMSG_LENGTH_MAX] = "";
};

Reader& readerOf(j_common_ptr info) { return *static_cast<Reader*>(info->client_data); }

// libjpeg's own error handlers print, and end the program.
[[noreturn]] void fail(j_common_ptr info) {
  Reader& reader = readerOf(info);
  reader.errors.format_message(info, reader.why);
  std::longjmp(reader.giveUp, 1);
}
void beQuiet(j_common_ptr /*info*/) {}

/// Reads the header. Returns false where libjpeg fails: it jumps back here over everything between,
/// so nothing in this function may have a destructor. Markers with comments and profiles aren't
/// kept.
bool begin(Reader& reader, std::span<const std::byte> bytes) {
  if (setjmp(reader.giveUp) != 0) return false;
  jpeg_create_decompress(&reader.info);
  jpeg_mem_src(&reader.info, reinterpret_cast<const unsigned char*>(bytes.data()),
               static_cast<unsigned long>(bytes.size()));
  jpeg_read_header(&reader.info, TRUE);
  reader.info.out_color_space = reader.info.num_components == 4 ? JCS_CMYK : JCS_EXT_RGBA;
  return true;
}

/// Reads the rows one by one. What begin() says about jumps holds here, too.
bool readRows(Reader& reader, std::uint8_t* first, std::ptrdiff_t step) {
  if (setjmp(reader.giveUp) != 0) return false;
  jpeg_start_decompress(&reader.info);
  while (reader.info.output_scanline < reader.info.output_height) {
    JSAMPROW row = first + step * static_cast<std::ptrdiff_t>(reader.info.output_scanline);
    jpeg_read_scanlines(&reader.info, &row, 1);
  }
  return true;
}

/// Converts four inks (CMYK) as painting programs write them, where 255 is no ink. A file without
/// Adobe's marker doesn't say so, and browsers treat it alike.
void mixInks(QImage& image) {
  for (int y = 0; y < image.height(); ++y) {
    auto* pixel = image.scanLine(y);
    for (int x = 0; x < image.width(); ++x, pixel += 4) {
      for (int c = 0; c < 3; ++c) pixel[c] = static_cast<std::uint8_t>((pixel[c] * pixel[3] + 127) / 255);
      pixel[3] = 255;
    }
  }
}

/// Returns whether there are too many scans: each scan of a progressive JPEG goes over all pixels,
/// and a few bytes make one.
bool hasTooManyScans(std::span<const std::byte> bytes) {
  int scans = 0;
  for (std::size_t i = 0; i + 1 < bytes.size() && scans <= kMaxJpegScans; ++i)
    scans += bytes[i] == std::byte{0xFF} && bytes[i + 1] == std::byte{0xDA} ? 1 : 0;
  return scans > kMaxJpegScans;
}

base::Result<QImage> read(Reader& reader, std::span<const std::byte> bytes) {
  const auto failed = [&] {
    // libjpeg invents an end where there is none, and then doesn't find the start of the pixels.
    const bool cut = isCutShort(bytes);
    return badImage(fmt::format("not a picture that can be read: {}{}", cut ? "cut off: " : "", reader.why));
  };
  if (!begin(reader, bytes)) return failed();
  const int components = reader.info.num_components;
  if (components == 2 || components > 4) return badImage(fmt::format("a JPEG of {} components", components));
  auto image = newImage(reader.info.image_width, reader.info.image_height);
  if (!image) return image;
  if (!readRows(reader, image->bits(), image->bytesPerLine())) return failed();
  if (components == 4) mixInks(*image);
  return image;
}

}  // namespace

base::Result<QImage> decodeJpeg(std::span<const std::byte> bytes) {
  if (hasTooManyScans(bytes)) return badImage(fmt::format("a JPEG of more than {} scans", kMaxJpegScans));
  Reader reader;
  reader.info.err = jpeg_std_error(&reader.errors);
  reader.errors.error_exit = &fail;
  reader.errors.output_message = &beQuiet;
  reader.info.client_data = &reader;
  auto image = read(reader, bytes);
  jpeg_destroy_decompress(&reader.info);
  return image;
}

}  // namespace app
