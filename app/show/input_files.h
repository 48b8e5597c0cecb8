// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "app/show/show.h"

namespace app {

/// Returns the files on the disk that a show was made of: those of its models, their textures as
/// they are found now, and all motions and poses. diskFilesOf() has the others that its description
/// names, such as its song.
[[nodiscard]] std::vector<std::filesystem::path> inputFiles(const Show& show);
/// These add the files of a model, and those of motions only. For a .vac they include the model
/// that it names.
void addInputFiles(const LoadedModel& model, std::vector<std::filesystem::path>& files);
void addInputFiles(std::span<const MotionUse> motions, std::vector<std::filesystem::path>& files);

}  // namespace app
