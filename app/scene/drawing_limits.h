// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "app/files/loaded_files.h"
#include "app/textures/model_textures.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

/// Lists which parts of a validated model aren't drawn, or don't move. It needs the driver's
/// limits: gpuLimits() was called before.
[[nodiscard]] base::Issues drawingIssues(const pmx::Model& model);

/// Reads the textures of a model that is to be drawn: those of loadTextures(), with drawingIssues()
/// before their own issues.
[[nodiscard]] ModelTextures loadTexturesToDraw(const LoadedModel& model, const std::filesystem::path& elsewhere = {});

}  // namespace app
