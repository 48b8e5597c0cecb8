// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "ik/solvers/jacobian.h"
#include "ik/solvers/jacobian_space.h"
#include "ik/solvers/step_writing.h"
#include "ik/solvers/straight_chain.h"

namespace ik::solvers {

inline constexpr int kMaxLockings = 8;  // per step: each takes more directions out
inline constexpr int kMaxTaken = 24;    // times that one step is taken back
inline constexpr double kNoGradient = 1e-9;

/// Returns the mean length of the bones that have one, units.
[[nodiscard]] inline double meanBone(const Workspace& work) {
  double sum = 0;
  int count = 0;
  for (const Member& member : work.members) {
    if (member.parent < 0 || member.length <= 0) continue;
    sum += member.length;
    ++count;
  }
  return count > 0 ? sum / count : 0.0;
}

inline void clampError(double most, JacobianSpace& space) {
  if (!(most > 0)) return;
  for (Eigen::Index row = 0; row + 2 < space.rows(); row += 3) {
    const double length = space.error.segment<3>(row).norm();
    if (length > most) space.error.segment<3>(row) *= most / length;
  }
}

inline void writeStep(int loop, double damping, Workspace& work) {
  if (!writes(work)) return;
  Step step;
  step.kind = StepKind::Together;
  step.loop = loop;
  step.damping = damping;
  step.residual = work.residual();
  step.points = work.posture.positions;
  work.log->steps.push_back(std::move(step));
}

/// Runs the loop that the solvers by the Jacobian share. A rule has void step(JacobianSpace&),
/// which computes the step from matrix and error; bool failed(), called after a step that came no
/// nearer, which returns whether the rule has another step for the same matrix (else the step is
/// halved); void succeeded(); double damping(), for the log.
template <class Rule>
[[nodiscard]] Report solveByJacobian(const JacobianSettings& settings, Rule& rule, Workspace& work) {
  if (!work.fit() || work.jacobian() == nullptr) return {};
  double distance = work.residual();
  if (distance <= settings.tolerance) return work.report(Stop::Reached, 0, settings.tolerance);
  if (settings.bendWhenStraight && isStraight(work)) static_cast<void>(bend(work));
  distance = work.residual();
  JacobianSpace& space = *work.jacobian();
  // First the freedoms are left out which the gradient would turn beyond a limit; these have to
  // stay for the error to shrink. Those that the step itself would turn beyond are left out, too,
  // unless that gets it stuck: then the limits cut it.
  const auto stepWithin = [&](bool careful) {
    space.fill(work);
    clampError(settings.errorClamp, space);
    space.lockGradient(work);
    rule.step(space);
    for (int i = 0; !careful && i < kMaxLockings && space.lock(space.step, work); ++i) rule.step(space);
    space.capStep(settings.cap);
    return space.step.cwiseAbs().maxCoeff() > kNoGradient;
  };
  for (int loop = 1; loop <= settings.loops; ++loop) {
    if (!stepWithin(false) && !stepWithin(true)) return work.report(Stop::NoProgress, loop, settings.tolerance);
    work.keep(work.before);
    space.apply(1.0, work);
    double scale = 1.0;
    for (int taken = 0; settings.takeBack && !(work.residual() < distance); ++taken) {
      work.restore(work.before);
      if (taken == kMaxTaken) return work.report(Stop::NoProgress, loop, settings.tolerance);
      if (rule.failed() || taken == 0) {
        stepWithin(true);
      } else {
        scale /= 2;
      }
      space.apply(scale, work);
    }
    rule.succeeded();
    writeStep(loop, rule.damping(), work);
    distance = work.residual();
    if (distance <= settings.tolerance) return work.report(Stop::Reached, loop, settings.tolerance);
  }
  return work.report(Stop::Loops, settings.loops, settings.tolerance);
}

}  // namespace ik::solvers
