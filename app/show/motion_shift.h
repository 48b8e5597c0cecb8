// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <span>
#include <vector>

#include "app/show/actor.h"

namespace app {

enum class MovedKeys { All, Scene };  ///< Scene: those of camera, light and self shadow

/// This class has the motions of a list that are switched on, each moved by its shift, on one line
/// of frames. Keys have no frames below 0, so where a motion begins before frame 0 all are moved
/// up, and frame 0 lies at start(). Motions that needn't be moved aren't copied.
class ShiftedMotions {
 public:
  /// The list's motions have to outlive this. `which`: the keys that are wanted; motions that are
  /// moved may have no others.
  explicit ShiftedMotions(std::span<const MotionUse> motions, MovedKeys which = MovedKeys::All);

  [[nodiscard]] std::span<const vmd::Motion* const> pointers() const { return pointers_; }
  /// Returns frames; 0 or more.
  [[nodiscard]] double start() const { return start_; }

 private:
  std::deque<vmd::Motion> moved_;
  std::vector<const vmd::Motion*> pointers_;
  double start_ = 0.0;
};

}  // namespace app
