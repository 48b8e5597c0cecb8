// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace demo {

/// How far each dancer stands from the middle, units: the first at her left of it, the second at the other side.
inline constexpr float kApart = 7.7F;

/// The demo's show file (shows.md): two dancers, the stage, camera and song, all beside it.
[[nodiscard]] std::string makeShow();

}  // namespace demo
