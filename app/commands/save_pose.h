// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/commands/long_play.h"
#include "app/show/show.h"

namespace app {

/// Returns whether `odori pose` writes a pose (VPD) instead of a table, by the name of its output.
[[nodiscard]] bool savesPose(const PoseCommand& command);

/// Writes the pose of a show's only model at a frame. Losses of the format are reported on standard
/// error. Returns an ExitStatus. `inputs` are all files that the command reads.
[[nodiscard]] int savePose(const PoseCommand& command, const std::vector<double>& frames, Show& show,
                           std::span<const std::filesystem::path> inputs);

}  // namespace app
