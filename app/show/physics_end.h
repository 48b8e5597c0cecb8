// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/frames.h"

namespace app {

/// Returns the frame from which on physics stands still, in a show with this last frame: moving
/// bodies have a second to come to rest.
[[nodiscard]] constexpr double physicsEndAfter(double lastFrame) { return lastFrame + base::kFramesPerSecond; }

}  // namespace app
