// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli_values.h"

namespace app {

/// Adds all options of `odori render`. RenderCommand::film has the
/// film's settings until completeRender() knows whether it is a video.
void addRenderOptions(CLI::App& command, RenderCommand& render, PendingValues& pending);

/// Completes a parsed `odori render`. Refuses options that exclude each other, and an output that
/// is neither an image nor a video.
void completeRender(const CLI::App& parsed, RenderCommand& render);

}  // namespace app
