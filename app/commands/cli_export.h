// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds all options of `odori export` but the IK switches and the world of physics.
void addExportOptions(CLI::App& command, ExportCommand& exported, PendingValues& pending);

/// Completes a parsed `odori export`. Refuses an unknown word of --physics.
void completeExport(const CLI::App& parsed, ExportCommand& exported);

}  // namespace app
