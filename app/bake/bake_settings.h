// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace app {

/// This is how far a bone of the baked motion may be from where it was, at whole frames. Model
/// space; each 0 or more.
struct BakeTolerance {
  double units = 0.0;
  double degrees = 0.0;
  bool operator==(const BakeTolerance&) const = default;
};

/// This says what is baked of an actor. Physics is baked where the show's is on.
struct BakeSettings {
  /// These are frames, 30 per second, both included; 0 <= first <= last <= base::kMaxFrame.
  std::int64_t first = 0, last = 0;
  /// These chains (Skeleton::chains) are turned into rotations and switched off; the others stay as
  /// they are. None: all.
  std::optional<std::vector<std::size_t>> chains;
  std::optional<BakeTolerance> tolerance;  ///< the fewest keys within it; none: a key in each frame
  int threads = 1;
};

}  // namespace app
