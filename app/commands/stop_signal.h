// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From now on the first SIGINT, SIGTERM or SIGHUP is kept for stopAsked() instead of ending the program; the second ends
/// it at once. One that is ignored (nohup) stays so.
void listenForStop();

/// True once such a signal has come.
[[nodiscard]] bool stopAsked();

/// Waits until writing to this descriptor wouldn't wait. False when such a signal comes first: a reader that never reads
/// is left then.
[[nodiscard]] bool waitToWrite(int descriptor);

}  // namespace app
