// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// Reads the files of a command that are pipes (`-` is standard input) into memory, so that they
/// can be read repeatedly in this context. It does nothing for a window, whose files must stay.
/// Errors: those of base::readPipe().
[[nodiscard]] base::Result<void> readPipedFiles(const Command& command, const OpenContext& context);

}  // namespace app
