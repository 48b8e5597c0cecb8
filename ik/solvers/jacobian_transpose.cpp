// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/jacobian_loop.h"

namespace ik::solvers {

namespace {

struct TransposeRule {
  void step(JacobianSpace& space) { alpha = transposeStep(space); }
  bool failed() { return false; }
  void succeeded() {}
  [[nodiscard]] double damping() const { return alpha; }
  double alpha = 0;
};

}  // namespace

// This goes along the error's gradient, as far as would be best if the effectors moved on straight
// lines.
double transposeStep(JacobianSpace& space) {
  space.step.noalias() = space.matrix.transpose() * space.error;
  space.image.noalias() = space.matrix * space.step;
  const double squared = space.image.squaredNorm();
  const double alpha = squared > kNoGradient * kNoGradient ? space.error.dot(space.image) / squared : 0.0;
  space.step *= alpha;
  return alpha;
}

Report solveTranspose(const TransposeSettings& settings, Workspace& workspace) {
  TransposeRule rule;
  return solveByJacobian(settings, rule, workspace);
}

}  // namespace ik::solvers
