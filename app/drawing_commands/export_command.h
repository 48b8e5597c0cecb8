// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Exports one model of a show with what it does (app/export), and reports on standard error what
/// the file holds and what it can't hold. It needs no display. Returns an ExitStatus.
[[nodiscard]] int runExport(const ExportCommand& command, const OpenContext& context);

}  // namespace app
