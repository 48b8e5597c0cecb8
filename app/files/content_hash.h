// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace app {

/// A ContentHash distinguishes the contents of files: XXH3 with 128 bits. It is no protection
/// against forgery.
using ContentHash = std::array<std::byte, 16>;

[[nodiscard]] ContentHash contentHash(std::span<const std::byte> bytes);

}  // namespace app
