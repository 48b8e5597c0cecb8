// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>

#include "app/commands/cli.h"
#include "app/render/show_scene.h"

namespace app {

/// Runs `odori render … --steps IKBONE`: it draws a strip of pictures of how a chain is solved in
/// the frame. The scene's look is that of each picture, except for the camera and, where the
/// command gives none, the size. Returns an exit status.
int writeSteps(ShowScene& scene, const RenderCommand& command, std::span<const std::filesystem::path> inputs);

}  // namespace app
