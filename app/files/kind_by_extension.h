// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "app/files/loaded_files.h"

namespace app {

/// Returns the kind that a file's ending suggests: Model, Motion, Pose, Sound, Archive or Unknown.
/// It serves for files that can't be read and for a first selection; the real kind depends on the
/// content alone (fileKind()).
[[nodiscard]] FileKind kindByExtension(const std::filesystem::path& path);

/// Returns the kind by the ending, Sound or Unknown, of a file whose first bytes say nothing, not
/// even that it is a text. An MP3 may begin with anything, and its decoder decides.
[[nodiscard]] FileKind kindByName(const FileRef& file);

/// Returns whether the name has a show's ending.
[[nodiscard]] bool calledShow(const std::filesystem::path& path);

/// Returns whether the name has a playlist's ending.
[[nodiscard]] bool calledPlaylist(const std::filesystem::path& path);

/// Returns whether the name has a film's ending. Films count for their sound.
[[nodiscard]] bool calledFilm(const std::filesystem::path& path);

/// These return the endings of sounds and films, and those of all files that can be opened, without
/// dots, for file dialogs.
[[nodiscard]] std::vector<std::string_view> soundEndings();
[[nodiscard]] std::vector<std::string_view> allEndings();

}  // namespace app
