// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Compares poses and writes a table to standard output. Returns an ExitStatus: 1 when a limit is
/// exceeded or the first lacks a row of the second, 2 for input that can't be used.
[[nodiscard]] int runCompare(const CompareCommand& command, const OpenContext& context);

}  // namespace app
