// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// True when DISPLAY or WAYLAND_DISPLAY names a server that answers.
[[nodiscard]] bool hasDisplay();

/// Runs this program again with the same arguments under xvfb-run and doesn't return; returns 1 after one line on
/// standard error where that can't be done.
[[nodiscard]] int rerunOnVirtualDisplay(char** argv);

}  // namespace app
