// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

namespace app {

/// In a child, first thing after fork(): the child gets the signal when the thread that made it ends, and has no signal
/// blocked. Ends the child when its parent is gone already.
void endWithParent(pid_t parent, int signal);

/// Waits until a child has ended, so many milliseconds at most. True when it has; its status as waitpid() gives it, or one
/// that is neither an exit nor a signal where that can't be known, as with SIGCHLD ignored.
[[nodiscard]] bool awaitChild(pid_t child, int milliseconds, int& status);

/// Ends a child and waits for it: SIGTERM, and SIGKILL where that takes longer than this. 0: SIGKILL at once.
void endChild(pid_t child, int milliseconds);

}  // namespace app
