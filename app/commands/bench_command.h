// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Runs `odori bench`. Returns an ExitStatus.
[[nodiscard]] int runBench(const BenchCommand& command, const OpenContext& context);

}  // namespace app
