// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace demo {

/// Each figure stands this far from the middle, in units: the first to its left, the second to the
/// other side.
inline constexpr float kApart = 8.6F;

/// Returns the demo's show file (shows.md): two figures, the stage, camera and song, all beside it.
[[nodiscard]] std::string makeShow();

}  // namespace demo
