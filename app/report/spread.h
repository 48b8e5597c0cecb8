// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "pmx/base/math.h"

namespace app {

/// Of some numbers: the middle, the one that 99 of 100 don't exceed, the most and where that was.
struct Spread {
  double median = 0.0, p99 = 0.0, worst = 0.0;
  double worstFrame = 0.0;
};

struct Sample {
  double value = 0.0, frame = 0.0;
};

/// All 0 of none.
[[nodiscard]] Spread spreadOf(std::vector<Sample> samples);

/// A turn as a vector: its axis, as long as its angle in radians is, at most half a turn.
[[nodiscard]] base::Vec3 turnOf(base::Quat turn);

}  // namespace app
