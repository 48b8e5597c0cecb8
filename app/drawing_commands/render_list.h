// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"
#include "app/tree/open_context.h"

namespace app {

/// Makes films of the playlist that is the command's only file: one of each dance, or one of all,
/// in the list's order. A dance that can't be opened or drawn is passed over with its error.
/// Reports on standard error which dance of how many is made. A signal ends the film that is being
/// made, as runFilm() does, and makes no more. Returns an ExitStatus: kDone where all dances were
/// filmed.
[[nodiscard]] int runRenderList(const RenderCommand& command, const OpenContext& context);

}  // namespace app
