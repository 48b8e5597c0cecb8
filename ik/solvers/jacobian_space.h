// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <Eigen/Eigenvalues>

#include "ik/solvers/barriers.h"
#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// This is one way in which the chain can move: a hinge about its axis, a ball about the model's X,
/// Y or Z, a slide along its axis.
struct Freedom {
  enum class Kind : std::uint8_t { AboutX, AboutY, AboutZ, Hinge, Slide };
  Kind kind = Kind::Hinge;
  int member = -1;
  int slide = -1;  ///< index in Workspace::slides
};

/// This class describes how the effectors move when the chain does: the Jacobian of a workspace's
/// posture, and what the solvers that use it need (ik-solvers.md 7). Rows: x, y, z of each goal in
/// turn, times the root of its weight. Columns: the freedoms, in radians and units. It is sized
/// once.
class JacobianSpace {
 public:
  explicit JacobianSpace(const Workspace& workspace);

  /// Computes the matrix and the error (targets minus effectors) of the present posture, nothing
  /// locked.
  void fill(const Workspace& workspace);
  /// Takes the directions out of `matrix` in which `motion` (one entry per freedom) would turn a
  /// link beyond a limit that it stands at. Returns false if there were none.
  bool lock(const Eigen::VectorXd& motion, const Workspace& workspace);
  /// Does so for the direction in which the error shrinks fastest.
  bool lockGradient(const Workspace& workspace);
  /// Scales the step down so that no entry is beyond `cap`.
  void capStep(double cap);
  /// Moves the posture by `step` times `scale`: turns are in model space, those of parents relative
  /// to the pose before the step; the result is inside the limits.
  void apply(double scale, Workspace& workspace) const;
  /// Solves the damped step: J^T (J J^T + lambda² I)^-1 e.
  void solveDamped(double lambda);
  /// Computes singular values and left vectors of `matrix`, largest first.
  void decompose();
  [[nodiscard]] double singularValue(Eigen::Index i) const { return singular(i); }
  [[nodiscard]] auto leftVector(Eigen::Index i) const { return eigen.eigenvectors().col(rows() - 1 - i); }
  [[nodiscard]] Eigen::Index rows() const { return matrix.rows(); }

  std::vector<Freedom> freedoms;
  Eigen::MatrixXd matrix;
  Eigen::VectorXd error, step;
  Eigen::VectorXd direction;  ///< scratch: one entry per freedom
  Eigen::VectorXd image;      ///< scratch: one entry per row

 private:
  [[nodiscard]] int columnOf(std::size_t member) const { return firstColumn_[member]; }
  void fillGram();
  bool lockBall(const Vec3& turn, const Workspace& workspace, std::size_t member, Eigen::Index column);

  std::vector<int> firstColumn_;  // first column of a member's turns; -1: none
  std::vector<Barriers> held_;    // per member: what is taken out by now
  Eigen::MatrixXd gram_;
  Eigen::VectorXd singular;
  Eigen::LDLT<Eigen::MatrixXd> cholesky_;
  Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen;
};

}  // namespace ik::solvers
