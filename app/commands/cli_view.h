// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds the options of the command line's own camera to a command that has --camera and --frames.
void addViewOptions(CLI::App& command, ViewOptions& view);

/// Completes a parsed view. Refuses options that exclude each other.
void completeView(const CLI::App& parsed, ViewOptions& view);

}  // namespace app
