// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "app/show/session.h"

namespace app {

/// The files that a scene was made of: of the model, its textures as they are found now, and the motions. Null: no model.
/// Pictures behind everything, cameras and sounds are for the caller to add.
[[nodiscard]] std::vector<std::filesystem::path> inputFiles(
    const LoadedModel* model, std::span<const std::shared_ptr<const LoadedMotion>> motions);

}  // namespace app
