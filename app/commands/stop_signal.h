// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Keeps the first SIGINT, SIGTERM or SIGHUP for stopAsked() from now on, instead of ending the
/// program; the second ends it at once. An ignored signal (nohup) stays ignored.
void listenForStop();

/// Returns true once such a signal has come.
[[nodiscard]] bool stopAsked();

/// Waits until this descriptor can be written to. Returns false when such a signal comes first, so
/// that a reader that never reads doesn't block.
[[nodiscard]] bool waitToWrite(int descriptor);

}  // namespace app
