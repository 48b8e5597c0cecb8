// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "app/film/physics_cache.h"

namespace app {

/// Returns the SHA-256 of several pieces together. A piece's length goes in before it, 64 bits,
/// little endian.
[[nodiscard]] Sha256 hashOf(std::span<const std::span<const std::byte>> pieces);

}  // namespace app
