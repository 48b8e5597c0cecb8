// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Makes a playlist of files, folders and archives, or prints one. Returns an ExitStatus.
[[nodiscard]] int runList(const ListCommand& command, const OpenContext& context);

}  // namespace app
