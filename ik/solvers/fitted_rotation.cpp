// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/fitted_rotation.h"

#include <Eigen/Eigenvalues>

namespace ik::solvers {

Quat VectorPairs::rotation() const {
  if (count_ == 1) return shortestArc(from_, to_);
  // m[row][column] of sum(to from^T) is sum_[column][row].
  const auto m = [&](int row, int column) { return sum_[column][row]; };
  Eigen::Matrix4d horn;
  const double trace = m(0, 0) + m(1, 1) + m(2, 2);
  const Vec3 turn(m(2, 1) - m(1, 2), m(0, 2) - m(2, 0), m(1, 0) - m(0, 1));
  horn(0, 0) = trace;
  for (int i = 0; i < 3; ++i) {
    horn(0, i + 1) = horn(i + 1, 0) = turn[i];
    for (int j = 0; j < 3; ++j) horn(i + 1, j + 1) = m(i, j) + m(j, i) - (i == j ? trace : 0);
  }
  if (!(horn.cwiseAbs().maxCoeff() > 0)) return kIdentity;
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix4d> solved(horn / horn.cwiseAbs().maxCoeff());
  const Eigen::Vector4d values = solved.eigenvalues();
  // If the two largest are alike, all the first vectors, or all the second, lie on one line. The
  // shortest arc between the two lines is then as near as possible, and turns least.
  const Eigen::Vector4d q = solved.eigenvectors().col(3);
  if (values(3) - values(2) < 1e-12) {
    const Vec3 from = glm::transpose(sum_) * to_;
    return shortestArc(from, sum_ * from);
  }
  const Quat found(q(0), q(1), q(2), q(3));
  return glm::normalize(found.w < 0 ? -found : found);
}

}  // namespace ik::solvers
