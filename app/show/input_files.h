// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "app/show/show.h"

namespace app {

/// The files on the disk that a show was made of: of its models, their textures as they are found now, and all motions and
/// poses. What its description names besides, such as its song, is diskFilesOf().
[[nodiscard]] std::vector<std::filesystem::path> inputFiles(const Show& show);
/// Those of a model, and of motions alone. Of a .vac also the model that it names.
void addInputFiles(const LoadedModel& model, std::vector<std::filesystem::path>& files);
void addInputFiles(std::span<const MotionUse> motions, std::vector<std::filesystem::path>& files);

}  // namespace app
