// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These are the settings of forward and backward reaching (ik-solvers.md 3).
struct FabrikSettings {
  double tolerance = 1e-3;  ///< units
  int loops = 32;
  bool stretchFirst = true;  ///< a target that a free chain can't reach is pointed at at once
  /// If true, a straight chain with its target on its line is bent a little first.
  bool bendWhenStraight = true;
  /// With limits, or bones that are attached rigidly side by side, it ends after this many loops
  /// without a gain of one part in a hundred.
  int patience = 2;
  /// This is the solver that goes on from where limits stopped it.
  enum class Finish : std::uint8_t { Nobody, Ccd, DampedLeastSquares };
  Finish finish = Finish::DampedLeastSquares;
  int finishLoops = 64;
};

/// Solves any tree of links with any goals. Without limits it moves points, and finds the rotations
/// at the end; with limits it keeps rotations in the outward pass, so that every pose keeps the
/// limits, and ends with the best pose that it saw.
[[nodiscard]] Report solveFabrik(const FabrikSettings& settings, Workspace& workspace);

}  // namespace ik::solvers
