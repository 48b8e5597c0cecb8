// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <vector>

#include "pmx/base/result.h"

namespace base {

/// A whole regular file. Errors: CannotOpen with the path and the system's reason; files over 2 GiB
/// and anything that isn't a regular file are refused.
[[nodiscard]] Result<std::vector<std::byte>> readFile(const std::filesystem::path& path);

/// Writes next to the destination and renames, so that a file under its final name is whole.
[[nodiscard]] Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

}  // namespace base
