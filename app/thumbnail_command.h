// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"

namespace app {

/// Draws a small picture, as PNG with a transparent background: a model as it stands in its file, a show as it looks a third
/// of its length in, without physics. To be called with a QGuiApplication, after boundCost(). Returns an ExitStatus; where
/// it isn't kDone, nothing was written.
[[nodiscard]] int runThumbnail(const ThumbnailCommand& command);

}  // namespace app
