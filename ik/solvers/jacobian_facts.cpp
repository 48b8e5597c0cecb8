// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/jacobian_facts.h"

#include <limits>

#include <Eigen/SVD>

#include "ik/solvers/jacobian_space.h"

namespace ik::solvers {

namespace {

constexpr double kSingular = 1e-9;  // a share of the largest singular value that counts as 0

}  // namespace

double JacobianFacts::condition() const {
  if (singular.empty()) return std::numeric_limits<double>::infinity();
  if (!(singular.back() > kSingular * singular.front())) return std::numeric_limits<double>::infinity();
  return singular.front() / singular.back();
}

std::optional<JacobianFacts> jacobianFacts(Workspace& workspace) {
  if (!workspace.fit() || workspace.jacobian() == nullptr) return {};
  JacobianSpace& space = *workspace.jacobian();
  space.fill(workspace);
  // Links that are locked have columns of zeros, which aren't ways in which the chain moves.
  Eigen::MatrixXd moving(space.matrix.rows(), space.matrix.cols());
  Eigen::Index columns = 0;
  for (std::size_t i = 0; i < space.freedoms.size(); ++i) {
    const Freedom& freedom = space.freedoms[i];
    const bool slides = freedom.kind == Freedom::Kind::Slide;
    if (slides || workspace.members[static_cast<std::size_t>(freedom.member)].turns())
      moving.col(columns++) = space.matrix.col(static_cast<Eigen::Index>(i));
  }
  if (columns == 0) return {};
  const Eigen::VectorXd values = Eigen::JacobiSVD<Eigen::MatrixXd>(moving.leftCols(columns)).singularValues();
  JacobianFacts facts;
  facts.rows = static_cast<std::size_t>(moving.rows());
  facts.columns = static_cast<std::size_t>(columns);
  facts.singular.assign(values.data(), values.data() + values.size());
  return facts;
}

std::vector<double> dampedStep(Workspace& workspace, double lambda) {
  if (!workspace.fit() || workspace.jacobian() == nullptr) return {};
  JacobianSpace& space = *workspace.jacobian();
  space.fill(workspace);
  const Eigen::JacobiSVD<Eigen::MatrixXd> parts(space.matrix, Eigen::ComputeThinU | Eigen::ComputeThinV);
  Eigen::VectorXd along = parts.matrixU().transpose() * space.error;
  for (Eigen::Index i = 0; i < along.size(); ++i) {
    const double value = parts.singularValues()[i];
    const double divisor = value * value + lambda * lambda;
    along[i] = divisor > 0 ? along[i] * value / divisor : 0.0;
  }
  const Eigen::VectorXd step = parts.matrixV() * along;
  return {step.data(), step.data() + step.size()};
}

}  // namespace ik::solvers
