// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

namespace app {

/// Must be called first in a child after fork(): the child gets the signal when the thread that
/// made it ends, and no signal is blocked. It exits if its parent is gone already.
void endWithParent(pid_t parent, int signal);

/// Waits until a child has ended, for `milliseconds` at most. Returns true when it has. `status` is
/// as from waitpid(), or neither an exit nor a signal where it can't be known, as with SIGCHLD
/// ignored.
[[nodiscard]] bool awaitChild(pid_t child, int milliseconds, int& status);

/// Ends a child and waits for it: SIGTERM, and SIGKILL after `milliseconds`. With 0 it is SIGKILL
/// at once.
void endChild(pid_t child, int milliseconds);

}  // namespace app
