// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds all options of `odori bake` but the IK switches and the world of physics.
void addBakeOptions(CLI::App& command, BakeCommand& bake, PendingValues& pending);

/// Completes a parsed `odori bake`. Refuses an unknown word of --physics.
void completeBake(const CLI::App& parsed, BakeCommand& bake);

}  // namespace app
