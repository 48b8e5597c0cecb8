// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

class Show;

/// Returns the milliseconds that physics took in the last frame that was made: for all actors,
/// their ghosts and stand-ins.
[[nodiscard]] double physicsMilliseconds(const Show& show);

}  // namespace app
