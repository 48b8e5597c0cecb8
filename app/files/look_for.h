// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <system_error>

namespace app {

/// Files that were asked for, and those that they are instead.
using FoundInstead = std::map<std::filesystem::path, std::filesystem::path>;

inline constexpr std::size_t kMaxLookedAt = 100'000;  ///< files and folders, for missing ones

/// Looks for files in a folder and those below it, by their names, as Windows compares them (base::fileNameKey()). Of
/// several of one name it is the one whose folders are called as the missing one's, from its end; then the first by path.
/// Links to folders aren't followed. `stopped` ends it early. What isn't found isn't in the result. `unread` gets
/// the system's error where not all of the folder could be read.
[[nodiscard]] FoundInstead lookFor(std::span<const std::filesystem::path> missing, const std::filesystem::path& folder,
                                   const std::function<bool()>& stopped = {}, std::error_code* unread = nullptr);

}  // namespace app
