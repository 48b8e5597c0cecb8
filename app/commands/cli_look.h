// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds the options for light, shadow and quality, but not --no-ground.
void addLookOptions(CLI::App& command, PictureOptions& picture, PendingValues& pending);

/// Adds to a parsed picture what follows from whether the ground is shown.
void completeLook(const CLI::App& parsed, PictureOptions& picture, bool ground);

}  // namespace app
