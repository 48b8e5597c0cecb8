// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/playlist/playlist.h"

namespace app {

/// The films of a playlist's dances have this name in a folder: number, title.
inline constexpr std::string_view kFilmName = "%n %t.mp4";

/// Returns whether a file's name (not its folder) has a place for a dance's number (%n) or title
/// (%t). A film of each dance can be named by it.
[[nodiscard]] bool namesEachDance(const std::filesystem::path& pattern);

/// Returns the files of all dances' films: in the pattern's file name, %n is the place of a dance
/// in the list from 1, with zeros before it as the last one needs them, %t its title, and %% a
/// percent sign; other percent signs stay. Titles become names that file systems take: what can't
/// be in a name is "_", and long ones are cut. No two films have one name, also where upper and
/// lower case are the same: a later one gets " (2)" behind it. All are in the pattern's folder.
[[nodiscard]] std::vector<std::filesystem::path> filmFiles(const Playlist& list, const std::filesystem::path& pattern);

/// Returns a title as part of a file's name, at most 180 bytes of UTF-8, never empty.
[[nodiscard]] std::string asFileName(std::string_view title);

}  // namespace app
