// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/jacobian_space.h"

#include <algorithm>

#include "pmx/base/index.h"
namespace ik::solvers {

namespace {

constexpr double kAtLimit = 1e-7;  // rad, units

using base::toIndex;

Vec3 modelAxis(int axis) {
  Vec3 v(0.0);
  v[axis] = 1.0;
  return v;
}

}  // namespace

JacobianSpace::JacobianSpace(const Workspace& work) {
  firstColumn_.assign(work.members.size(), -1);
  held_.assign(work.members.size(), {});
  using Kind = Freedom::Kind;
  for (std::size_t i = 0; i < work.members.size(); ++i) {
    const Member& member = work.members[i];
    const int index = static_cast<int>(i);
    if (member.link >= 0) {
      firstColumn_[i] = static_cast<int>(freedoms.size());
      if (member.limit.kind == LimitKind::Hinge) {
        freedoms.push_back({Kind::Hinge, index, -1});
      } else {
        for (const Kind kind : {Kind::AboutX, Kind::AboutY, Kind::AboutZ}) freedoms.push_back({kind, index, -1});
      }
    }
    for (int slide = 0; slide < member.slideCount; ++slide) {
      freedoms.push_back({Kind::Slide, index, member.slideBegin + slide});
    }
  }
  const auto rows = static_cast<Eigen::Index>(3 * work.targets.size());
  const auto columns = static_cast<Eigen::Index>(freedoms.size());
  matrix = Eigen::MatrixXd::Zero(rows, columns);
  error = image = singular = Eigen::VectorXd::Zero(rows);
  step = direction = Eigen::VectorXd::Zero(columns);
  gram_ = Eigen::MatrixXd::Identity(rows, rows);
  // Solving once sizes them, so that no later solve allocates.
  cholesky_.compute(gram_);
  eigen.compute(gram_);
}

void JacobianSpace::fill(const Workspace& work) {
  matrix.setZero();
  for (std::size_t goal = 0; goal < work.targets.size(); ++goal) {
    const Vec3 miss = work.miss(goal) * std::sqrt(work.weights[goal]);
    for (int i = 0; i < 3; ++i) error(static_cast<Eigen::Index>(3 * goal) + i) = miss[i];
  }
  for (Barriers& held : held_) held.count = 0;
  for (std::size_t column = 0; column < freedoms.size(); ++column) {
    const Freedom& freedom = freedoms[column];
    const std::size_t i = toIndex(freedom.member);
    const Member& member = work.members[i];
    const bool slides = freedom.kind == Freedom::Kind::Slide;
    if (!slides && !member.turns()) continue;
    Vec3 axis;
    if (slides) {
      axis = turned(work.parentRotation(i), work.slides[toIndex(freedom.slide)].axis);
    } else if (freedom.kind == Freedom::Kind::Hinge) {
      axis = turned(work.frame(i), member.limit.axis);
    } else {
      axis = modelAxis(static_cast<int>(freedom.kind));
    }
    for (const int index : work.goalsOf(member)) {
      const std::size_t goal = toIndex(index);
      const Vec3 arm = work.posture.positions[work.effectors[goal]] - work.posture.positions[i];
      const Vec3 moves = (slides ? axis : glm::cross(axis, arm)) * std::sqrt(work.weights[goal]);
      for (int row = 0; row < 3; ++row) {
        matrix(static_cast<Eigen::Index>(3 * goal) + row, static_cast<Eigen::Index>(column)) = moves[row];
      }
    }
  }
}

bool JacobianSpace::lock(const Eigen::VectorXd& motion, const Workspace& work) {
  bool locked = false;
  for (std::size_t i = 0; i < freedoms.size(); ++i) {
    const Freedom& freedom = freedoms[i];
    const auto column = static_cast<Eigen::Index>(i);
    const Member& member = work.members[toIndex(freedom.member)];
    if (freedom.kind == Freedom::Kind::Slide) {
      const Slide& slide = work.slides[toIndex(freedom.slide)];
      const double length = work.posture.slides[toIndex(freedom.slide)];
      const double by = motion(column);
      const bool out = (by < 0 && length <= slide.lower + kAtLimit) || (by > 0 && length >= slide.upper - kAtLimit);
      if (out && !matrix.col(column).isZero(0)) {
        matrix.col(column).setZero();
        locked = true;
      }
    } else if (freedom.kind == Freedom::Kind::Hinge) {
      const Barriers found = barriers(member.limit, work.posture.locals[toIndex(freedom.member)], kAtLimit);
      for (int b = 0; b < found.count; ++b) {
        const bool out = glm::dot(found.normals[toIndex(b)], member.limit.axis) * motion(column) > 0;
        if (!out || matrix.col(column).isZero(0)) continue;
        matrix.col(column).setZero();
        locked = true;
      }
    } else if (freedom.kind == Freedom::Kind::AboutX && member.limit.kind != LimitKind::Free && member.turns()) {
      const Vec3 turn(motion(column), motion(column + 1), motion(column + 2));
      locked = lockBall(turn, work, toIndex(freedom.member), column) || locked;
    }
  }
  return locked;
}

bool JacobianSpace::lockGradient(const Workspace& work) {
  direction.noalias() = matrix.transpose() * error;
  return lock(direction, work);
}

// The normals that hold a turn are taken out of a ball's three columns; the rest lies along its
// limit.
bool JacobianSpace::lockBall(const Vec3& turn, const Workspace& work, std::size_t i, Eigen::Index column) {
  const Member& member = work.members[i];
  const Quat frame = work.frame(i);
  Barriers found = barriers(member.limit, work.posture.locals[i], kAtLimit);
  for (int b = 0; b < found.count; ++b) found.normals[toIndex(b)] = turned(frame, found.normals[toIndex(b)]);
  found = holding(found, turn);
  Barriers& held = held_[i];
  bool locked = false;
  for (int b = 0; b < found.count && held.count < 3; ++b) {
    Vec3 normal = found.normals[toIndex(b)];
    for (int h = 0; h < held.count; ++h) normal = across(normal, held.normals[toIndex(h)]);
    if (glm::length(normal) < 1e-6) continue;
    normal = glm::normalize(normal);
    held.normals[toIndex(held.count++)] = normal;
    auto columns = matrix.middleCols<3>(column);
    for (Eigen::Index row = 0; row < matrix.rows(); ++row) {
      const double along = columns(row, 0) * normal.x + columns(row, 1) * normal.y + columns(row, 2) * normal.z;
      for (int k = 0; k < 3; ++k) columns(row, k) -= along * normal[k];
    }
    locked = true;
  }
  return locked;
}

void JacobianSpace::capStep(double cap) {
  const double largest = step.size() > 0 ? step.cwiseAbs().maxCoeff() : 0.0;
  if (largest > cap) step *= cap / largest;
}

void JacobianSpace::apply(double scale, Workspace& work) const {
  for (std::size_t i = 0; i < freedoms.size(); ++i) {
    const Freedom& freedom = freedoms[i];
    const double by = step(static_cast<Eigen::Index>(i)) * scale;
    const std::size_t m = toIndex(freedom.member);
    const Member& member = work.members[m];
    if (freedom.kind == Freedom::Kind::Slide) {
      const Slide& slide = work.slides[toIndex(freedom.slide)];
      double& length = work.posture.slides[toIndex(freedom.slide)];
      length = std::clamp(length + by, slide.lower, std::max(slide.lower, slide.upper));
    } else if (!member.turns()) {
      continue;
    } else if (freedom.kind == Freedom::Kind::Hinge) {
      const double angle = swingTwist(work.posture.locals[m], member.limit.axis).twistAngleRad;
      work.posture.locals[m] = cut(member.limit, about(member.limit.axis, angle + by));
    } else if (freedom.kind == Freedom::Kind::AboutX) {
      const auto column = static_cast<Eigen::Index>(i);
      const Vec3 turn = Vec3(step(column), step(column + 1), step(column + 2)) * scale;
      const Vec3 inParent = turned(glm::conjugate(work.frame(m)), turn);
      work.posture.locals[m] =
          cut(member.limit, glm::normalize(product(fromRotationVector(inParent), work.posture.locals[m])));
    }
  }
  work.place();
}

/// Eigen copies large factors of a product into blocks on the heap, but not where each entry is
/// worked out by itself.
void JacobianSpace::fillGram() {
  constexpr Eigen::Index kBlocksFitTheStack = 4096;  // entries of the matrix
  if (matrix.size() > kBlocksFitTheStack) {
    gram_.noalias() = matrix.lazyProduct(matrix.transpose());
  } else {
    gram_.noalias() = matrix * matrix.transpose();
  }
}

void JacobianSpace::solveDamped(double lambda) {
  fillGram();
  gram_.diagonal().array() += lambda * lambda;
  cholesky_.compute(gram_);
  image = cholesky_.solve(error);
  step.noalias() = matrix.transpose() * image;
}

void JacobianSpace::decompose() {
  fillGram();
  eigen.compute(gram_);
  for (Eigen::Index i = 0; i < rows(); ++i) singular(i) = std::sqrt(std::max(eigen.eigenvalues()(rows() - 1 - i), 0.0));
}

}  // namespace ik::solvers
