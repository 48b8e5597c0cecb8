// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "app/files/loaded_files.h"

namespace app {

/// What the ending of a file's name says that it is, for files that can't be read and for a first choice among many; what they
/// are is said by their content alone (fileKind()). Model, Motion, Pose, Sound, Archive, or Unknown.
[[nodiscard]] FileKind calledKind(const std::filesystem::path& path);

/// Whether it is called as shows are.
[[nodiscard]] bool calledShow(const std::filesystem::path& path);

}  // namespace app
