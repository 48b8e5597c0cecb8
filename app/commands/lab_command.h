// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "app/commands/cli.h"
#include "pmx/base/result.h"

namespace app {

/// Replaces the names of scenes of the IK lab among a command's files ("lab:ccd") by their show
/// files in `folder`. Errors: those of foundLabScene().
[[nodiscard]] base::Result<void> findLabScenes(Command& command, const std::filesystem::path& folder);

/// Lists the scenes of the IK lab, whose files are in `folder`, on standard output. Returns an
/// ExitStatus.
[[nodiscard]] int runLab(const LabCommand& command, const std::filesystem::path& folder);

}  // namespace app
