// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

namespace app {

/// A DanceFade says how much of a dance's sound and picture is there near its ends, where dances
/// follow one another.
struct DanceFade {
  static constexpr double kLongest = 30.0;  ///< seconds

  double seconds = 0.0;  ///< 0 to kLongest; 0: nothing fades
  bool in = false;       ///< the dance came after another one

  /// Returns 0 to 1, in proportion to the time to the nearer end. `position` is seconds of the
  /// dance. `end` is where another one follows, whose own positions may come behind it; none: no
  /// other follows.
  [[nodiscard]] double at(double position, std::optional<double> end) const {
    if (seconds <= 0.0) return 1.0;
    double left = seconds;
    if (in) left = std::min(left, std::abs(position));
    if (end) left = std::min(left, std::abs(*end - position));
    return left / seconds;
  }
};

}  // namespace app
