// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/frames.h"

namespace app {

/// The frame from which on physics stands still, in a show of this last frame: what moves has a second to come to rest.
[[nodiscard]] constexpr double physicsEndAfter(double lastFrame) { return lastFrame + base::kFramesPerSecond; }

}  // namespace app
