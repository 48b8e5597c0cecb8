// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "app/film/picture.h"

namespace app {

/// Encodes a PNG with 8 bits per channel: RGB, or RGBA with straight alpha. The same picture gives
/// the same bytes. Errors: CannotWrite where encoding fails (no memory).
[[nodiscard]] base::Result<std::vector<std::byte>> encodePng(const Picture& picture, bool alpha);

/// Returns true for a regular file with a whole PNG of this size and of encodePng()'s kind,
/// checksums and data included: a picture of an earlier run. See png_check.h.
[[nodiscard]] bool isWholePng(const std::filesystem::path& path, int width, int height, bool alpha);

}  // namespace app
