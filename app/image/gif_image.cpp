// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gif_lib.h>

#include "app/image/decoders.h"
#include "app/image/image_file.h"
#include "app/image/pixels.h"

namespace app {
namespace {

struct Source {
  std::span<const std::byte> bytes;
  std::size_t at = 0;
  bool ended = false;  ///< more bytes were asked for than there are
};

int give(GifFileType* gif, GifByteType* data, int count) {
  auto& source = *static_cast<Source*>(gif->UserData);
  const std::size_t given = std::min(static_cast<std::size_t>(std::max(count, 0)), source.bytes.size() - source.at);
  std::memcpy(data, source.bytes.data() + source.at, given);
  source.at += given;
  source.ended = source.ended || static_cast<int>(given) < count;
  return static_cast<int>(given);
}

tl::unexpected<base::Error> damaged(const Source& source, int error) {
  const char* why = source.ended ? "cut off" : GifErrorString(error);
  return badImage(fmt::format("not a picture that can be read: {}", why != nullptr ? why : "a damaged GIF"));
}
tl::unexpected<base::Error> damaged(const GifFileType* gif) {
  return damaged(*static_cast<const Source*>(gif->UserData), gif->Error);
}

/// Skips an extension, except for the transparent colour's index in it.
base::Result<void> readExtension(GifFileType* gif, int& hole) {
  int code = 0;
  GifByteType* block = nullptr;
  if (DGifGetExtension(gif, &code, &block) == GIF_ERROR) return damaged(gif);
  GraphicsControlBlock control;
  if (block != nullptr && code == GRAPHICS_EXT_FUNC_CODE && DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
    hole = control.TransparentColor;
  while (block != nullptr)
    if (DGifGetExtensionNext(gif, &block) == GIF_ERROR) return damaged(gif);
  return {};
}

/// Returns the rows of a picture in the order of its file.
std::vector<int> rowOrder(int height, bool interlaced) {
  constexpr std::array<std::array<int, 2>, 4> kPasses{{{0, 8}, {4, 8}, {2, 4}, {1, 2}}};
  std::vector<int> order;
  if (interlaced) {
    for (const auto& [first, step] : kPasses)
      for (int y = first; y < height; y += step) order.push_back(y);
  } else {
    for (int y = 0; y < height; ++y) order.push_back(y);
  }
  return order;
}

const ColorMapObject* coloursOf(const GifFileType* gif) {
  return gif->Image.ColorMap != nullptr ? gif->Image.ColorMap : gif->SColorMap;
}

/// Fills the area that no picture covers: with the background's colour, or transparent where the
/// picture has a transparent colour.
void fillBackground(QImage& image, const GifFileType* gif, int hole) {
  const ColorMapObject* colours = gif->SColorMap;
  if (hole != NO_TRANSPARENT_COLOR || colours == nullptr || gif->SBackGroundColor >= colours->ColorCount) return;
  const GifColorType& c = colours->Colors[gif->SBackGroundColor];
  image.fill(QColor(c.Red, c.Green, c.Blue));
}

base::Result<QImage> readPicture(GifFileType* gif, int hole) {
  if (DGifGetImageDesc(gif) == GIF_ERROR) return damaged(gif);
  const GifImageDesc& frame = gif->Image;
  const auto width = static_cast<std::uint64_t>(std::max(frame.Width, 0)),
             height = static_cast<std::uint64_t>(std::max(frame.Height, 0));
  if (auto tooLarge = textureTooLarge(width, height)) return badImage(*tooLarge);
  // without a screen the picture's own size counts
  const bool whole = gif->SWidth <= 0 || gif->SHeight <= 0;
  auto image = whole ? newImage(width, height) : newImage(std::uint64_t(gif->SWidth), std::uint64_t(gif->SHeight));
  if (!image) return image;
  const ColorMapObject* colours = coloursOf(gif);
  if (colours == nullptr) return badImage("a GIF without colours");
  if (static_cast<int>(width) < image->width() || static_cast<int>(height) < image->height() || frame.Left > 0 ||
      frame.Top > 0)
    fillBackground(*image, gif, hole);
  const int left = whole ? 0 : frame.Left, top = whole ? 0 : frame.Top;
  std::vector<GifPixelType> row(width);
  for (const int y : rowOrder(frame.Height, frame.Interlace)) {
    if (DGifGetLine(gif, row.data(), frame.Width) == GIF_ERROR) return damaged(gif);
    if (top + y >= image->height()) continue;
    auto* out = image->scanLine(top + y);
    for (int x = 0; x < frame.Width && left + x < image->width(); ++x) {
      const int index = row[static_cast<std::size_t>(x)];
      auto* pixel = out + 4 * (left + x);
      if (index == hole) {
        std::memset(pixel, 0, 4);
        continue;
      }
      if (index >= colours->ColorCount)
        return badImage(fmt::format("a GIF with a pixel of colour {} of {}", index, colours->ColorCount));
      const GifColorType& c = colours->Colors[index];
      const Rgba8 colour{c.Red, c.Green, c.Blue, 255};
      std::memcpy(pixel, colour.data(), 4);
    }
  }
  return image;
}

}  // namespace

base::Result<QImage> decodeGif(std::span<const std::byte> bytes) {
  Source source{bytes};
  int error = 0;
  const auto close = [](GifFileType* gif) { DGifCloseFile(gif, nullptr); };
  const std::unique_ptr<GifFileType, decltype(close)> gif(DGifOpen(&source, &give, &error), close);
  if (!gif) return damaged(source, error);
  int hole = NO_TRANSPARENT_COLOR;
  for (;;) {
    GifRecordType record = UNDEFINED_RECORD_TYPE;
    if (DGifGetRecordType(gif.get(), &record) == GIF_ERROR) return damaged(gif.get());
    if (record == IMAGE_DESC_RECORD_TYPE) return readPicture(gif.get(), hole);
    if (record != EXTENSION_RECORD_TYPE) return badImage("a GIF without a picture");
    if (auto read = readExtension(gif.get(), hole); !read) return tl::unexpected(read.error());
  }
}

}  // namespace app
