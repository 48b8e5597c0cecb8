// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "pmx/base/result.h"

namespace app {

/// Reads what a command is to read from pipes (`-` is standard input) into memory, so that it can be looked into as often
/// as a file. Nothing for a window, which opens what stays. Errors: those of base::readPipe().
[[nodiscard]] base::Result<void> readPipedFiles(const Command& command);

}  // namespace app
