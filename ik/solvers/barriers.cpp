// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/barriers.h"

#include <algorithm>

#include <glm/mat3x3.hpp>

#include "ik/angle_limit.h"
#include "ik/solvers/ellipse.h"

namespace ik::solvers {

namespace {

// Returns the axes of an order as R = first · second · third.
std::array<int, 3> axesOf(EulerOrder order) {
  if (order == EulerOrder::Yxz) return {1, 0, 2};
  if (order == EulerOrder::Zyx) return {2, 1, 0};
  return {0, 2, 1};
}

void add(Barriers& found, const Vec3& normal) {
  if (found.count < static_cast<int>(found.normals.size()))
    found.normals[static_cast<std::size_t>(found.count++)] = normal;
}

// Adds the bounds of an angle that grows by dot(v, rate) with a small turn v.
void addBounds(Barriers& found, double angle, double lower, double upper, const Vec3& rate, double near) {
  if (upper - lower >= 2 * kPi) return;
  const double turn = 2 * kPi;
  double from = angle - lower;
  from -= std::floor((from + near) / turn) * turn;
  if (from <= near) add(found, -rate);
  if (from >= upper - lower - near) add(found, rate);
}

void addEuler(Barriers& found, const Limit& limit, const Quat& local, double near) {
  const std::array<int, 3> order = axesOf(limit.order);
  const Vec3 angles = decompose(limit.order, local);
  const Quat first = about(unitAxis(order[0]), angles[order[0]]);
  const Quat second = product(first, about(unitAxis(order[1]), angles[order[1]]));
  // The columns say how the three angles turn the bone; the rows of the inverse say how a turn
  // changes the angles.
  const glm::dmat3 turns(unitAxis(order[0]), turned(first, unitAxis(order[1])), turned(second, unitAxis(order[2])));
  if (std::abs(glm::determinant(turns)) < 1e-6) return;
  const glm::dmat3 rates = glm::transpose(glm::inverse(turns));
  for (int i = 0; i < 3; ++i) {
    const int axis = order[static_cast<std::size_t>(i)];
    addBounds(found, angles[axis], limit.lower[axis], limit.upper[axis], rates[i], near);
  }
}

void addLean(Barriers& found, const Limit& limit, const Vec3& direction, double near) {
  if (limit.kind == LimitKind::Cone) {
    if (angleBetween(limit.axis, direction) < limit.angles[0] - near) return;
    const Vec3 swingAxis = unit(glm::cross(limit.axis, direction), Vec3(0.0));
    if (swingAxis != Vec3(0.0)) add(found, swingAxis);
    return;
  }
  const Vec3 local = framed(limit, direction);
  const Quarter q = quarterOf(limit, local.x, local.y);
  if (local.z <= 0 || q.right <= kNoLength || q.up <= kNoLength) return;
  const double x = local.x / local.z, y = local.y / local.z;
  const double sum = (x / q.right) * (x / q.right) + (y / q.up) * (y / q.up);
  if (sum < 1 - 4 * near / std::max(q.right, q.up)) return;
  // This points outwards from the ellipse's cone: the slope of x²/a² + y²/b² - z².
  const Vec3 slope(local.x / (q.right * q.right), local.y / (q.up * q.up), -local.z);
  const Vec3 out = unit(across(unframed(limit, slope), direction), Vec3(0.0));
  if (out != Vec3(0.0)) add(found, glm::cross(direction, out));
}

}  // namespace

Barriers barriers(const Limit& limit, const Quat& local, double nearRad) {
  Barriers found;
  if (limit.kind == LimitKind::Hinge) {
    addBounds(found, swingTwist(local, limit.axis).twistAngleRad, limit.lower.x, limit.upper.x, limit.axis, nearRad);
  } else if (limit.kind == LimitKind::Euler) {
    addEuler(found, limit, local, nearRad);
  } else if (limit.kind == LimitKind::Cone || limit.kind == LimitKind::Ellipse) {
    const Vec3 direction = turned(local, limit.axis);
    addLean(found, limit, direction, nearRad);
    const double along = 1 + glm::dot(limit.axis, direction);
    if (limit.twistLimited && along > 1e-6) {
      addBounds(found, swingTwist(local, limit.axis).twistAngleRad, limit.twistLower, limit.twistUpper,
                (limit.axis + direction) / along, nearRad);
    }
  }
  return found;
}

namespace {

// Returns a turn without its parts along one normal or two.
Vec3 withoutPart(const Vec3& turn, const Vec3& normal) {
  return turn - normal * (glm::dot(turn, normal) / glm::dot(normal, normal));
}
Vec3 withoutParts(const Vec3& turn, const Vec3& a, const Vec3& b) {
  const Vec3 line = glm::cross(a, b);
  const double squared = glm::dot(line, line);
  if (squared <= 1e-12 * glm::dot(a, a) * glm::dot(b, b)) return withoutPart(turn, a);
  return line * (glm::dot(turn, line) / squared);
}

}  // namespace

// This tries all sets of one normal and of two, and then what every set of three leaves: nothing.
// Among those whose remainder is allowed, the one with the longest remainder is nearest.
Barriers holding(const Barriers& barriers, const Vec3& turn) {
  const auto count = static_cast<std::size_t>(barriers.count);
  const double length = glm::length(turn);
  const auto allowed = [&](const Vec3& rest) {
    for (std::size_t i = 0; i < count; ++i) {
      if (glm::dot(rest, barriers.normals[i]) > 1e-9 * length * glm::length(barriers.normals[i])) return false;
    }
    return true;
  };
  Barriers best;
  if (count == 0 || !(length > 0) || allowed(turn)) return best;
  double longest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i; j < count; ++j) {
      const Vec3& a = barriers.normals[i];
      const Vec3& b = barriers.normals[j];
      const Vec3 rest = i == j ? withoutPart(turn, a) : withoutParts(turn, a, b);
      if (glm::length(rest) <= longest || !allowed(rest)) continue;
      longest = glm::length(rest);
      best.count = 0;
      add(best, a);
      if (i != j) add(best, b);
    }
  }
  if (longest > 1e-12 * length) return best;
  best.count = 0;
  for (int axis = 0; axis < 3; ++axis) add(best, unitAxis(axis));
  return best;
}

}  // namespace ik::solvers
