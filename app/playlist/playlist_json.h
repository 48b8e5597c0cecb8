// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/description/odori_json.h"
#include "app/playlist/playlist.h"
#include "pmx/base/result.h"

namespace app {

inline constexpr std::size_t kMaxPlaylistBytes = std::size_t{16} << 20;  ///< of a playlist's file

/// Returns the word that files and commands have: "off", "one" or "all".
[[nodiscard]] std::string_view nameOf(Repeat repeat);

/// Returns a playlist as JSON (docs/user/playlists.md has its keys). Paths are written relative to
/// `folder`; UTF-8; a line break ends it. Errors: CannotWrite where a path isn't UTF-8.
[[nodiscard]] base::Result<std::string> playlistJson(const Playlist& list, const std::filesystem::path& folder);

struct ReadPlaylist {
  Playlist list;
  base::Issues issues;  ///< impossible values, and what is used in their place
};

/// Parses a playlist's JSON. What exceeds kMaxDances and kMaxDanceFiles is left out, with an issue,
/// and so are entries without a file. Errors: NotThisFormat where it is no JSON, no
/// playlist or of a later version.
[[nodiscard]] base::Result<ReadPlaylist> parsePlaylist(std::string_view json, const OdoriPlace& place);

/// Reads a playlist's file. Errors carry the path.
[[nodiscard]] base::Result<ReadPlaylist> readPlaylist(const std::filesystem::path& file, const OpenContext& context);
/// Writes a playlist's file, whole or not at all. Errors: CannotWrite.
[[nodiscard]] base::Result<void> writePlaylist(const Playlist& list, const std::filesystem::path& file);

/// Returns whether a file is a playlist, by its content.
[[nodiscard]] bool isPlaylist(const std::filesystem::path& file, const OpenContext& context);

}  // namespace app
