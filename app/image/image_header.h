// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <QSize>

namespace app {

/// ImageKind is a picture's kind by its first bytes. A TGA has no signature: it is recognised by
/// plausible first values that fit no other kind.
enum class ImageKind : std::uint8_t { None, Png, Jpeg, Bmp, Gif, Pbm, Pgm, Ppm, Webp, Dds, Tga };

/// Returns the kind by the first 18 bytes.
[[nodiscard]] ImageKind imageKind(std::span<const std::byte> bytes);

/// Returns width and height in pixels by a picture's first bytes, which may end anywhere; none
/// where they don't contain them (yet). For a GIF it is the screen's size, for a bmp the absolute
/// height. Sizes too large for a texture are returned, too. This is parsed here because decoders
/// complain about parts of files. Layouts: PNG (ISO/IEC 15948) 11.2.2, JPEG (ITU-T T.81) B.1 and
/// B.2, GIF89a 18, Microsoft's BITMAPCOREHEADER and BITMAPINFOHEADER, Truevision TGA 2.0, netpbm's
/// manual pages, WebP (RFC 9649) 2, Microsoft's DDS_HEADER.
[[nodiscard]] std::optional<QSize> imageSize(std::span<const std::byte> head);

}  // namespace app
