// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These are the settings of plain cyclic coordinate descent (ik-solvers.md 4).
struct CcdSettings {
  double tolerance = 1e-3;  ///< units
  int loops = 64;
  double capRad = kPi;       ///< the most that one step turns a link; Link::capRad counts, too
  bool tipFirst = true;      ///< else from the root to the tip
  bool stretchFirst = true;  ///< a target that free links can't reach is pointed at at once
  /// If true, a straight chain with its target on its line is bent a little first.
  bool bendWhenStraight = true;
  /// As in Unreal, the cap is a budget of turning for the whole solve; a link that has used it up
  /// turns no more.
  bool capIsBudget = false;
};

/// Turns each link so that the effectors, seen from it, point at their targets as well as its limit
/// allows. Each step brings them nearer or does nothing. Starts from the workspace's posture and
/// ends with one inside the limits.
[[nodiscard]] Report solveCcd(const CcdSettings& settings, Workspace& workspace);

}  // namespace ik::solvers
