// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "app/files/loaded_files.h"

namespace app {

/// What the ending of a file's name says that it is, for files that can't be read and for a first choice among many; what they
/// are is said by their content alone (fileKind()). Model, Motion, Pose, Sound, Archive, or Unknown.
[[nodiscard]] FileKind kindByExtension(const std::filesystem::path& path);

/// Of a file whose first bytes say nothing of it, not even that it is a text, by the ending of its name: an MP3 may begin with
/// anything, and what plays it finds out. Sound, or Unknown.
[[nodiscard]] FileKind kindByName(const FileRef& file);

/// Whether it is called as shows are.
[[nodiscard]] bool calledShow(const std::filesystem::path& path);

/// Whether it is called as films are, of which the sound counts.
[[nodiscard]] bool calledFilm(const std::filesystem::path& path);

/// The endings of sounds and of films, and those of all that can be opened, without their dots, for file dialogs.
[[nodiscard]] std::vector<std::string_view> soundEndings();
[[nodiscard]] std::vector<std::string_view> allEndings();

}  // namespace app
