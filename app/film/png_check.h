// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

namespace app {

/// Returns true for the bytes of a whole PNG of this size, with 8 bits per channel, RGB or RGBA,
/// not interlaced: every chunk has a right checksum, and the data unpacks to exactly its rows. It
/// takes about 100 kB of memory, whatever the file contains.
[[nodiscard]] bool isWholePng(std::span<const std::byte> bytes, int width, int height, bool alpha);

}  // namespace app
