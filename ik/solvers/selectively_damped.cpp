// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/jacobian_loop.h"

namespace ik::solvers {

namespace {

// The cutoff is relative to the largest singular value. Below it, noise would choose the direction.
constexpr double kRankCutoff = 1e-6;

struct SelectiveRule {
  double cap;
  void step(JacobianSpace& space) const { selectivelyDampedStep(cap, space); }
  bool failed() { return false; }
  void succeeded() {}
  [[nodiscard]] double damping() const { return 0; }
};

// Returns how far the effectors move, all together, if the freedoms turn by `direction`, each by
// itself.
double movedBy(const JacobianSpace& space) {
  double sum = 0;
  for (Eigen::Index column = 0; column < space.matrix.cols(); ++column) {
    double moves = 0;
    for (Eigen::Index row = 0; row + 2 < space.rows(); row += 3) moves += space.matrix.block<3, 1>(row, column).norm();
    sum += std::abs(space.direction(column)) * moves;
  }
  return sum;
}

}  // namespace

// Each singular direction is taken by itself, and cut where its parts would move the effectors more
// than the whole does.
void selectivelyDampedStep(double capRad, JacobianSpace& space) {
  space.decompose();
  space.step.setZero();
  for (Eigen::Index i = 0; i < space.rows(); ++i) {
    const double singular = space.singularValue(i);
    if (!(singular > kRankCutoff * space.singularValue(0)) || !(singular > kNoLength)) break;
    space.direction.noalias() = space.matrix.transpose() * space.leftVector(i) / singular;
    double whole = 0;
    for (Eigen::Index row = 0; row + 2 < space.rows(); row += 3) whole += space.leftVector(i).segment<3>(row).norm();
    const double parts = movedBy(space) / singular;
    const double cap = parts > 0 ? capRad * std::min(1.0, whole / parts) : capRad;
    const double along = space.leftVector(i).dot(space.error) / singular;
    const double largest = space.direction.cwiseAbs().maxCoeff() * std::abs(along);
    space.step += space.direction * (largest > cap ? along * cap / largest : along);
  }
  space.capStep(capRad);
}

Report solveSelectivelyDamped(const SelectivelyDampedSettings& settings, Workspace& workspace) {
  SelectivelyDampedSettings own = settings;
  if (own.errorClamp <= 0) own.errorClamp = own.clampShare * meanBone(workspace);
  SelectiveRule rule{settings.cap};
  return solveByJacobian(own, rule, workspace);
}

}  // namespace ik::solvers
