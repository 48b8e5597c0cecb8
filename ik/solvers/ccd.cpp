// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/ccd.h"

#include <algorithm>

#include "ik/solvers/ccd_loop.h"
#include "ik/solvers/straight_chain.h"

namespace ik::solvers {

namespace {

constexpr double kNoChange = 1e-13;  // units

}  // namespace

Report solveCcd(const CcdSettings& settings, Workspace& workspace) {
  if (!workspace.fit()) return {};
  double distance = workspace.residual();
  if (distance <= settings.tolerance) return workspace.report(Stop::Reached, 0, settings.tolerance);
  if (settings.stretchFirst && !settings.capIsBudget && stretch(workspace)) {
    return workspace.report(Stop::OutOfReach, 0, settings.tolerance);
  }
  std::fill(workspace.spent.begin(), workspace.spent.end(), 0.0);
  bool mayBend = settings.bendWhenStraight;
  if (mayBend && isStraight(workspace)) mayBend = !bend(workspace);
  CcdLoop loops(settings, workspace);
  for (int loop = 1; loop <= settings.loops; ++loop) {
    loops.run(loop);
    const double now = workspace.residual();
    if (now <= settings.tolerance) return workspace.report(Stop::Reached, loop, settings.tolerance);
    if (std::abs(distance - now) < kNoChange) {
      // It may have straightened during the loops.
      mayBend = mayBend && isStraight(workspace) && bend(workspace);
      if (!mayBend) return workspace.report(Stop::NoProgress, loop, settings.tolerance);
      mayBend = false;
    }
    distance = now;
  }
  return workspace.report(Stop::Loops, settings.loops, settings.tolerance);
}

}  // namespace ik::solvers
