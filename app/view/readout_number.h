// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <string>

#include <fmt/format.h>

#include "pmx/base/math.h"

namespace app {

/// Returns a number with so many decimals, at least `width` characters wide; 0 has no sign.
[[nodiscard]] inline std::string readoutNumber(double value, int decimals, int width = 0) {
  const double step = std::pow(10.0, decimals);
  if (std::abs(value * step) < 0.5) value = 0.0;
  return fmt::format("{:{}.{}f}", value, width, decimals);
}

/// Returns a point as `(1.00, 2.00, 3.00)`.
[[nodiscard]] inline std::string readoutPoint(const base::Vec3& point) {
  return fmt::format("({}, {}, {})", readoutNumber(double(point.x), 2), readoutNumber(double(point.y), 2),
                     readoutNumber(double(point.z), 2));
}

}  // namespace app
