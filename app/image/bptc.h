// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "pmx/base/result.h"

namespace app {

/// The graphics driver decodes these block compressions, which none of our libraries does: blocks
/// of 4 by 4 pixels in 16 bytes (OpenGL's ARB_texture_compression_bptc).
enum class Bptc : std::uint8_t { Bc7, Bc6hUnsigned, Bc6hSigned };

/// A decoder turns ceil(width / 4) · ceil(height / 4) blocks, row by row, into RGBA with 8 bits per
/// channel, first row first. Floats of BC6H are clamped to 0 to 1. Several threads may call it at
/// once. Errors: BadValue, with the reason. A program that draws has the driver's.
using BptcDecoder = base::Result<std::vector<std::byte>> (*)(Bptc format, std::uint32_t width, std::uint32_t height,
                                                             std::span<const std::byte> blocks);

}  // namespace app
