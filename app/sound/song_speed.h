// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// How much slower and faster than it is a song can be played with its pitch kept.
inline constexpr double kSlowestSong = 0.1, kFastestSong = 4.0;

}  // namespace app
