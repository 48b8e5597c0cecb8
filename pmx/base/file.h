// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/base/unfilled.h"

namespace base {

/// A file in memory.
using FileBytes = std::vector<std::byte, UnfilledAllocator<std::byte>>;

/// A whole regular file. Errors: CannotOpen with the path and the system's reason; files over 2 GiB
/// and anything that isn't a regular file are refused.
[[nodiscard]] Result<FileBytes> readFile(const std::filesystem::path& path);

/// What a call of the system's that failed with this errno says about writing a file.
[[nodiscard]] tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int code);

/// Writes next to the destination and renames, so that a file under its final name is whole.
[[nodiscard]] Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// True when both are there and are one file, under whatever names, links and hard links included.
[[nodiscard]] bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b);

}  // namespace base
