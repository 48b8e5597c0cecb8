// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <QSize>

namespace app {

/// What a picture's first bytes say that it is. A TGA has no signature: it is what has a TGA's first numbers and no other's.
enum class ImageKind : std::uint8_t { None, Png, Jpeg, Bmp, Gif, Pbm, Pgm, Ppm, Webp, Dds, Tga };

/// Told by the first 18 bytes.
[[nodiscard]] ImageKind imageKind(std::span<const std::byte> bytes);

/// Width and height in pixels as a picture's first bytes tell them, which may be cut off anywhere; none: they don't, or not
/// yet. Of a GIF those of its screen, of a bmp without the sign that says which row comes first. What is too large for a
/// texture is told, too. Read by hand: a decoder that is given a part of a file complains of it.
/// Layouts: PNG (ISO/IEC 15948) 11.2.2, JPEG (ITU-T T.81) B.1 and B.2, GIF89a 18, Microsoft's BITMAPCOREHEADER and
/// BITMAPINFOHEADER, Truevision TGA 2.0, netpbm's manual pages, WebP (RFC 9649) 2, Microsoft's DDS_HEADER.
[[nodiscard]] std::optional<QSize> imageSize(std::span<const std::byte> head);

}  // namespace app
