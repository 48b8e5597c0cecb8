// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These are the settings of two bones in closed form (ik-solvers.md 2).
struct TwoBoneSettings {
  double tolerance = 1e-3;   ///< units
  std::optional<Vec3> pole;  ///< a position that the mid turns to, model space
  /// From this share of the bones' length on, the target's distance approaches the whole length
  /// slowly instead of reaching it, so that the knee doesn't snap straight. 1: off.
  double soften = 1.0;
  int finishLoops = 64;  ///< of CCD, where the root's limit is in the way; 0: none
};

struct TwoBoneReport : Report {
  double angleRad = 0.0;  ///< of the mid: about its hinge, or from where it was
  /// If false, the mid's angle changes nothing, as the second bone has no length.
  bool hasEffect = true;
  /// If false, any turn about the line from root to target would be as good.
  bool sideDefined = false;
};

/// Solves a chain with one goal whose effector has exactly two turning links above it, the mid
/// free or a hinge. A free mid bends in the plane that it is bent in, else towards the pole.
[[nodiscard]] TwoBoneReport solveTwoBone(const TwoBoneSettings& settings, Workspace& workspace);

}  // namespace ik::solvers
