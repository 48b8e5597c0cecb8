// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// Forwards and backwards reaching (ik-solvers.md 3).
struct FabrikSettings {
  double tolerance = 1e-3;  ///< units
  int loops = 32;
  bool stretchFirst = true;      ///< a target that a free chain can't reach: point at it at once
  bool bendWhenStraight = true;  ///< a straight chain with its target on its line is bent a little first
  /// With limits, or bones that hang rigidly side by side: ends after so many loops without one part in a hundred won.
  int patience = 2;
  /// Who goes on from where limits stopped it.
  enum class Finish : std::uint8_t { Nobody, Ccd, DampedLeastSquares };
  Finish finish = Finish::DampedLeastSquares;
  int finishLoops = 64;
};

/// Any tree of links with any goals. Without limits it moves points, and finds the rotations at the end; with limits it
/// keeps rotations while it goes outwards, so that every pose it leaves keeps them, and ends with the best that it saw.
[[nodiscard]] Report solveFabrik(const FabrikSettings& settings, Workspace& workspace);

}  // namespace ik::solvers
