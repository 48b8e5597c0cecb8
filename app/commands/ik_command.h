// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Runs `odori ik`: it measures each solver on each chain of the first model over its motions.
/// Returns an ExitStatus.
[[nodiscard]] int runIk(const IkCommand& command, const OpenContext& context);

}  // namespace app
