// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Draws a small picture, as PNG with a transparent background: a model in its bind pose, a show at
/// a third of its length, without physics. It is called with a QGuiApplication, after boundCost().
/// Returns an ExitStatus; unless it is kDone, nothing was written.
[[nodiscard]] int runThumbnail(const ThumbnailCommand& command, const OpenContext& context);

}  // namespace app
