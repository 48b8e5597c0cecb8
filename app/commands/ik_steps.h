// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "app/commands/cli.h"
#include "app/show/actor.h"

namespace app {

/// Runs `odori ik … --steps FRAME`: it shows how one solver solves one chain in one frame, as lines
/// of text, or as a strip of pictures where there is an output. The output must be none of
/// `inputs`. Returns an exit status.
int tellSteps(Actor& actor, std::size_t chain, const IkCommand& command,
              const std::vector<std::filesystem::path>& inputs);

}  // namespace app
