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

/// A FoundInstead maps each missing file to the one that was found in its place.
using FoundInstead = std::map<std::filesystem::path, std::filesystem::path>;

/// A search for missing files looks at so many files and folders.
inline constexpr std::size_t kMaxLookedAt = 100'000;

/// Searches a folder and those below it for files by name, compared as Windows does
/// (base::fileNameKey()). Among several of one name the one wins whose parent folders match the
/// missing path longest, counted from its end; then the first by path. Links to folders aren't
/// followed. `stopped` ends the search early. Files that weren't found are absent from the result.
/// `unread` gets the system's error where a part of the folder couldn't be read.
[[nodiscard]] FoundInstead lookFor(std::span<const std::filesystem::path> missing, const std::filesystem::path& folder,
                                   const std::function<bool()>& stopped = {}, std::error_code* unread = nullptr);

}  // namespace app
