// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include <QImage>

#include "pmx/base/result.h"

// One reader for each kind of image; images.md says which library has which, and why. All take the bytes of a whole
// file and give RGBA8888, first row on top, every byte of it written. Errors: BadValue in words, without the file's name.
// What is cut off says so; a JPEG alone is drawn as far as it goes (isCutShort()). Any thread may call any of them.
namespace app {

[[nodiscard]] base::Result<QImage> decodePng(
    std::span<const std::byte> bytes);  ///< by libpng; its chunks of pixels alone are read
[[nodiscard]] base::Result<QImage> decodeJpeg(std::span<const std::byte> bytes);  ///< by libjpeg
[[nodiscard]] base::Result<QImage> decodeWebp(
    std::span<const std::byte> bytes);  ///< by libwebp; of several pictures the first
[[nodiscard]] base::Result<QImage> decodeGif(
    std::span<const std::byte> bytes);  ///< by giflib; of several pictures the first
/// BITMAPCOREHEADER to BITMAPV5HEADER and OS/2's: 1, 4, 8, 16, 24, 32 bits, masks, RLE4 and RLE8, either row first.
[[nodiscard]] base::Result<QImage> decodeBmp(std::span<const std::byte> bytes);
/// Types 1 to 3 and 9 to 11, from any corner.
[[nodiscard]] base::Result<QImage> decodeTga(std::span<const std::byte> bytes);
[[nodiscard]] base::Result<QImage> decodePnm(std::span<const std::byte> bytes);  ///< P1 to P6
/// The largest picture of a DirectDraw surface; of a cube or an array the first. Block compression 1 to 5 by libsquish, and
/// pixels of 8, 16, 24 or 32 bits by their masks, with or without a DX10 header; BC6H and BC7 by the decoder of
/// app/image/bptc.h, where there is one. Layout: Microsoft's "DDS_HEADER", "DDS_PIXELFORMAT".
[[nodiscard]] base::Result<QImage> decodeDds(std::span<const std::byte> bytes);

}  // namespace app
