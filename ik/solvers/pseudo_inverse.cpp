// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/jacobian_loop.h"

namespace ik::solvers {

namespace {

struct PseudoInverseRule {
  double cutoff;
  void step(JacobianSpace& space) const { pseudoInverseStep(cutoff, space); }
  bool failed() { return false; }
  void succeeded() {}
  [[nodiscard]] double damping() const { return 0; }
};

}  // namespace

int pseudoInverseStep(double cutoff, JacobianSpace& space) {
  space.decompose();
  space.step.setZero();
  int kept = 0;
  const double least = cutoff * space.singularValue(0);
  for (Eigen::Index i = 0; i < space.rows(); ++i) {
    const double singular = space.singularValue(i);
    if (!(singular > least) || !(singular > kNoLength)) break;
    // v = J^T u / sigma, so this part of the step is J^T u (u·e) / sigma².
    const double along = space.leftVector(i).dot(space.error) / (singular * singular);
    space.step.noalias() += space.matrix.transpose() * space.leftVector(i) * along;
    ++kept;
  }
  return kept;
}

Report solvePseudoInverse(const PseudoInverseSettings& settings, Workspace& workspace) {
  PseudoInverseRule rule{settings.cutoff};
  return solveByJacobian(settings, rule, workspace);
}

}  // namespace ik::solvers
