// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Bakes one model of a show into a motion (app/bake/bake_run.h) and reports on standard error how
/// many keys it has and how accurate it is. Returns an ExitStatus.
[[nodiscard]] int runBake(const BakeCommand& command, const OpenContext& context);

}  // namespace app
