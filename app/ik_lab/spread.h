// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "pmx/base/math.h"

namespace app {

/// A Spread summarises numbers: the median, the 99th percentile, the maximum and the frame of it.
struct Spread {
  double median = 0.0, p99 = 0.0, worst = 0.0;
  double worstFrame = 0.0;
};

struct Sample {
  double value = 0.0, frame = 0.0;
};

/// Returns the spread; all 0 without samples.
[[nodiscard]] Spread spreadOf(std::vector<Sample> samples);

/// Returns a rotation as a vector along its axis whose length is its angle in radians, at most π.
[[nodiscard]] base::Vec3 turnOf(base::Quat turn);

}  // namespace app
