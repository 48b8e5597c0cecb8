// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>

#include "app/commands/cli.h"
#include "app/render/scene_pictures.h"

namespace app {

/// `odori render … --steps IKBONE`: a strip of pictures of how a chain is solved in the frame. `look` is that of one of
/// them, but for its size, where the command says none, and its camera. Returns an exit status.
int writeSteps(Show& show, const ShowTextures& textures, const RenderCommand& command, FilmLook look,
               std::span<const std::filesystem::path> inputs);

}  // namespace app
