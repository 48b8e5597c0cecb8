// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include <QImage>

#include "app/image/bptc.h"
#include "pmx/base/result.h"

// There is one decoder for each kind of image; images.md says which library it uses, and why. All
// take the bytes of a whole file and return RGBA8888, first row on top, with every byte written.
// Errors: BadValue with a text, without the file's name. Truncated files get an error that says so;
// only a JPEG is drawn as far as it goes (isCutShort()). Any thread may call any of them.
namespace app {

/// Decodes with libpng; only chunks that concern pixels are read.
[[nodiscard]] base::Result<QImage> decodePng(std::span<const std::byte> bytes);
/// Decodes with libjpeg.
[[nodiscard]] base::Result<QImage> decodeJpeg(std::span<const std::byte> bytes);
/// Decodes with libwebp; of an animation it returns the first picture.
[[nodiscard]] base::Result<QImage> decodeWebp(std::span<const std::byte> bytes);
/// Decodes with giflib; of an animation it returns the first picture.
[[nodiscard]] base::Result<QImage> decodeGif(std::span<const std::byte> bytes);
/// Decodes BITMAPCOREHEADER to BITMAPV5HEADER and OS/2's headers: 1, 4, 8, 16, 24, 32 bits, masks,
/// RLE4 and RLE8, with either row first.
[[nodiscard]] base::Result<QImage> decodeBmp(std::span<const std::byte> bytes);
/// Decodes types 1 to 3 and 9 to 11, from any corner.
[[nodiscard]] base::Result<QImage> decodeTga(std::span<const std::byte> bytes);
/// Decodes P1 to P6.
[[nodiscard]] base::Result<QImage> decodePnm(std::span<const std::byte> bytes);
/// Decodes the largest picture of a DirectDraw surface, the first one of a cube or an array. Block
/// compressions 1 to 5 are decoded by libsquish, pixels of 8, 16, 24 or 32 bits by their masks,
/// with or without a DX10 header; BC6H and BC7 by `bptc`, unless it is null. Layout: Microsoft's
/// "DDS_HEADER", "DDS_PIXELFORMAT".
[[nodiscard]] base::Result<QImage> decodeDds(std::span<const std::byte> bytes, BptcDecoder bptc);

}  // namespace app
