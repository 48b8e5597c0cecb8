// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds the options of pictures for two eyes and of all directions. --steps and --side-by-side must
/// be there already.
void addStereoOptions(CLI::App& command, StereoOptions& stereo);

/// Completes the size of a parsed `odori render` with its layout's own where none was given.
/// Refuses options that the layout doesn't have, and sizes that it can't have.
void completeStereo(const CLI::App& parsed, RenderCommand& render);

}  // namespace app
