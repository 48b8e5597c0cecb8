// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/result.h"

namespace app {

/// True when DISPLAY or WAYLAND_DISPLAY names a server that answers.
[[nodiscard]] bool hasDisplay();

/// Starts a virtual X server (Xvfb) that ends with this process, and points DISPLAY at it. Call before
/// Qt's application is made. The error is one line that says what to install.
[[nodiscard]] base::Result<void> startVirtualDisplay();

}  // namespace app
