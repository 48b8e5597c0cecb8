// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

namespace app {

/// True for the bytes of a whole PNG file of this size, of 8 bits a channel, RGB or RGBA, that isn't interlaced: every
/// chunk has its checksum, and the data unpacks to exactly its rows. Memory: some 100 kB, whatever is in the file.
[[nodiscard]] bool isWholePng(std::span<const std::byte> bytes, int width, int height, bool alpha);

}  // namespace app
