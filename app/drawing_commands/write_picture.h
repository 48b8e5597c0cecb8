// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>

#include "app/film/picture.h"
#include "app/film/picture_file.h"
#include "pmx/base/result.h"

namespace app {

/// Writes a picture as a file of that format, or to standard output for "-". `inputs` are all files
/// that the command reads. The file is whole or isn't there. Errors: those of encodePicture() and
/// of OutputFile.
[[nodiscard]] base::Result<void> writePicture(const Picture& picture, PictureFormat format, bool alpha,
                                              const std::filesystem::path& output,
                                              std::span<const std::filesystem::path> inputs);

}  // namespace app
