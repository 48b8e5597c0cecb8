// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace app {

/// What tells the bytes of one file from those of another: XXH3 of 128 bits. Not proof against somebody who means ill.
using ContentHash = std::array<std::byte, 16>;

[[nodiscard]] ContentHash contentHash(std::span<const std::byte> bytes);

}  // namespace app
