// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include <QImage>

#include "pmx/base/result.h"

namespace app {

/// The largest picture of a DirectDraw surface; of a cube or an array the first. Block compression 1 to 5 (DXT1 to
/// DXT5, ATI1, ATI2) by libsquish, and pixels of 8, 16, 24 or 32 bits by their masks, with or without a DX10 header.
/// BC6H and BC7 by the decoder of app/image/bptc.h, where there is one. Result is RGBA8888. Layout: Microsoft's "DDS_HEADER", "DDS_PIXELFORMAT".
[[nodiscard]] base::Result<QImage> decodeDds(std::span<const std::byte> bytes);

}  // namespace app
