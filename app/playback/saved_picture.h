// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QString>

#include "app/film/picture.h"
#include "pmx/base/result.h"

namespace app {

/// Writes a picture as the ending of the file's name says, which a picture must have, and returns
/// that file. Any thread may call these two. Errors: those of encoding and writing.
[[nodiscard]] base::Result<std::filesystem::path> savePictureAs(const Picture& picture, bool alpha,
                                                                const std::filesystem::path& file);
/// Writes a PNG into a folder, under a name with this stem that nothing has, and returns it; an
/// empty path where no name is left.
[[nodiscard]] base::Result<std::filesystem::path> savePictureIn(const Picture& picture, bool alpha,
                                                                const std::filesystem::path& folder,
                                                                const QString& stem);

}  // namespace app
