// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Renders one picture. A QGuiApplication and a display must exist. Returns an ExitStatus.
[[nodiscard]] int runRender(const RenderCommand& command, const OpenContext& context);

}  // namespace app
