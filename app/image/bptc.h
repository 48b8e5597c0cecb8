// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "pmx/base/result.h"

namespace app {

/// Block compression that the graphics driver decodes and no library of ours: blocks of 4 by 4 pixels in 16 bytes
/// (OpenGL's ARB_texture_compression_bptc).
enum class Bptc : std::uint8_t { Bc7, Bc6hUnsigned, Bc6hSigned };

/// Blocks row by row, ceil(width / 4) · ceil(height / 4) of them, to RGBA of 8 bits, first row first; floats of BC6H are
/// cut to 0 to 1. May be called on several threads at once. Errors: BadValue, with the reason.
using BptcDecoder = base::Result<std::vector<std::byte>> (*)(Bptc format, std::uint32_t width, std::uint32_t height,
                                                             std::span<const std::byte> blocks);

/// What decodeDds() asks from now on; null, as at the start: such files are refused by name. A program that draws gives
/// it the driver's (app/display/bptc_driver.h); one that doesn't, needs none.
void setBptcDecoder(BptcDecoder decoder);

}  // namespace app
