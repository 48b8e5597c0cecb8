// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "app/film/picture.h"

namespace app {

/// A PNG file of 8 bits a channel: RGB, or RGBA with straight alpha. The same picture gives the same bytes.
/// Errors: CannotWrite where encoding fails (no memory).
[[nodiscard]] base::Result<std::vector<std::byte>> encodePng(const Picture& picture, bool alpha);

/// True for a regular file that holds a whole PNG of this size and the kind of encodePng(), checksums and data: what a
/// finished run left. See png_check.h.
[[nodiscard]] bool isWholePng(const std::filesystem::path& path, int width, int height, bool alpha);

}  // namespace app
