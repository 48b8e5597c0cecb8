// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "app/files/content_hash.h"

namespace app {

/// Hashes a file on the disk; none where it can't be read or has more than `most` bytes.
[[nodiscard]] std::optional<ContentHash> hashOfFile(const std::filesystem::path& path, std::uintmax_t most);

}  // namespace app
