// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

class Show;

/// Milliseconds that physics took of the frame that was made last: of all actors, their ghosts and stand-ins.
[[nodiscard]] double physicsMilliseconds(const Show& show);

}  // namespace app
