// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "app/commands/cli.h"
#include "app/show/actor.h"

namespace app {

/// `odori ik … --steps FRAME`: how one chain is solved by one solver in one frame, as lines of text, or as a strip of pictures
/// where there is an output. `inputs`: files that it must not be. Returns an exit status.
int tellSteps(Actor& actor, std::size_t chain, const IkCommand& command,
              const std::vector<std::filesystem::path>& inputs);

}  // namespace app
