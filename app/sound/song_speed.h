// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// A song can be played within these factors of its speed with its pitch kept.
inline constexpr double kSlowestSong = 0.1, kFastestSong = 10.0;

}  // namespace app
