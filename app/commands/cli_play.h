// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds all options of `odori play` but the IK switches and the world of physics.
void addPlayOptions(CLI::App& command, PlayCommand& play, PendingValues& pending);

/// Completes a parsed `odori play`. Refuses one that doesn't say where to, and what is no address.
void completePlay(const CLI::App& parsed, PlayCommand& play);

}  // namespace app
