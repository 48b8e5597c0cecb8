// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/jacobian_loop.h"

namespace ik::solvers {

namespace {

struct DampedRule {
  double lambda, least, most;
  bool adapt;

  void step(JacobianSpace& space) const { space.solveDamped(lambda); }
  bool failed() {
    if (!adapt || lambda >= most) return false;
    lambda = std::min(lambda * 2, most);
    return true;
  }
  void succeeded() {
    if (adapt) lambda = std::max(lambda / 2, least);
  }
  [[nodiscard]] double damping() const { return lambda; }
};

double longestReach(const Workspace& work) {
  double longest = 0;
  for (const std::size_t effector : work.effectors) {
    double reach = 0;
    for (int i = static_cast<int>(effector); i >= 0; i = work.members[static_cast<std::size_t>(i)].parent) {
      const Member& member = work.members[static_cast<std::size_t>(i)];
      if (i != member.root) reach += member.length;
    }
    longest = std::max(longest, reach);
  }
  return longest;
}

}  // namespace

double ownDamping(const DampedLeastSquaresSettings& settings, const Workspace& work) {
  return settings.lambdaIsShare ? settings.lambda * std::max(longestReach(work), kNoLength) : settings.lambda;
}

Report solveDampedLeastSquares(const DampedLeastSquaresSettings& settings, Workspace& work) {
  const double reach = std::max(longestReach(work), kNoLength);
  DampedRule rule{ownDamping(settings, work), 1e-5 * reach, 1e3 * reach, settings.adapt};
  work.keep(work.first);
  const Report once = solveByJacobian(settings, rule, work);
  if (!settings.again || once.stop != Stop::NoProgress) return once;
  work.keep(work.best);
  work.restore(work.first);
  SelectivelyDampedSettings smaller;
  static_cast<JacobianSettings&>(smaller) = settings;
  Report again = solveSelectivelyDamped(smaller, work);
  again.loops += once.loops;
  if (again.residual < once.residual) return again;
  work.restore(work.best);
  again.stop = once.stop;
  again.ended = once.ended;
  again.residual = once.residual;
  return again;
}

}  // namespace ik::solvers
