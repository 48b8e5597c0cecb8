// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/limit.h"

#include <algorithm>

#include "ik/angle_limit.h"
#include "ik/solvers/ellipse.h"

namespace ik::solvers {

namespace {

constexpr double kWidestLean = kPi / 2 - 1e-3;  // of an ellipse
constexpr double kInside = 1e-12;               // rad: nearer than this to a bound, nothing is cut

// Returns how far an angle is outside [lower, upper] on the circle: positive beyond upper, negative
// below lower, 0 inside.
double beyond(double angle, double lower, double upper) {
  const double turn = 2 * kPi;
  if (upper - lower >= turn) return 0;
  double from = angle - lower;
  from -= std::floor(from / turn) * turn;  // 0 to a turn above lower
  const double width = upper - lower;
  if (from <= width + kInside || from >= turn - kInside) return 0;
  const double above = from - width, below = turn - from;
  return above <= below ? above : -below;
}

Quat composed(const Limit& limit, const Vec3& angles) { return compose(limit.order, angles); }

bool insideEllipse(const Limit& limit, const Vec3& local) {
  if (local.z <= 0) return false;
  const Quarter q = quarterOf(limit, local.x, local.y);
  // Half axes may be 0: then only points on the other one are inside.
  const double x = local.x / local.z, y = local.y / local.z;
  if (std::abs(x) > q.right * (1 + kInside) + kInside || std::abs(y) > q.up * (1 + kInside) + kInside) return false;
  const double sum = (q.right > 0 ? (x / q.right) * (x / q.right) : 0) + (q.up > 0 ? (y / q.up) * (y / q.up) : 0);
  return sum <= 1 + 4 * kInside;
}

// Returns the zero of a falling function of [0, pi/2], or the end that it doesn't reach.
template <class Slope>
double falling(const Slope& slope) {
  double low = 0, high = kPi / 2;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (slope(std::cos(middle), std::sin(middle)) > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

double outside(double value, double lower, double upper) { return std::max({lower - value, value - upper, 0.0}); }

Limit checked(Limit limit) {
  limit.axis = unit(limit.axis, Vec3(0, 0, -1));
  limit.right = unit(across(limit.right, limit.axis), anyAcross(limit.axis));
  if (limit.twistLower > limit.twistUpper) std::swap(limit.twistLower, limit.twistUpper);
  return limit;
}

}  // namespace

Limit hingeLimit(const Vec3& axis, double lowerRad, double upperRad) {
  Limit limit;
  limit.kind = LimitKind::Hinge;
  limit.axis = axis;
  limit.lower.x = std::min(lowerRad, upperRad);
  limit.upper.x = std::max(lowerRad, upperRad);
  return checked(limit);
}

Limit eulerLimit(const Vec3& lowerRad, const Vec3& upperRad) {
  const Vec3 lower = glm::min(lowerRad, upperRad), upper = glm::max(lowerRad, upperRad);
  return eulerLimit(eulerOrder(base::Vec3(lower), base::Vec3(upper)), lower, upper);
}

Limit eulerLimit(EulerOrder order, const Vec3& lowerRad, const Vec3& upperRad) {
  const Vec3 lower = glm::min(lowerRad, upperRad), upper = glm::max(lowerRad, upperRad);
  int axis = -1, moving = 0;
  for (int i = 0; i < 3; ++i) {
    if (lower[i] == 0 && upper[i] == 0) continue;
    axis = i;
    ++moving;
  }
  if (moving == 1) return hingeLimit(unitAxis(axis), lower[axis], upper[axis]);
  Limit limit;
  limit.kind = moving == 0 ? LimitKind::Locked : LimitKind::Euler;
  limit.order = order;
  limit.lower = lower;
  limit.upper = upper;
  return limit;
}

Limit coneLimit(const Vec3& axis, double angleRad) {
  Limit limit;
  limit.kind = LimitKind::Cone;
  limit.axis = axis;
  limit.angles.fill(std::clamp(angleRad, 0.0, kPi));
  return checked(limit);
}

Limit ellipseLimit(const Vec3& axis, const Vec3& right, const std::array<double, 4>& anglesRad) {
  Limit limit;
  limit.kind = LimitKind::Ellipse;
  limit.axis = axis;
  limit.right = right;
  for (std::size_t i = 0; i < 4; ++i) limit.angles[i] = std::clamp(anglesRad[i], 0.0, kWidestLean);
  return checked(limit);
}

Limit withTwist(Limit limit, double lowerRad, double upperRad) {
  limit.twistLimited = true;
  limit.twistLower = lowerRad;
  limit.twistUpper = upperRad;
  return checked(limit);
}

SwingTwist swingTwist(const Quat& q, const Vec3& axis) {
  const double along = q.x * axis.x + q.y * axis.y + q.z * axis.z;
  const double length = std::sqrt(q.w * q.w + along * along);
  SwingTwist parts;
  // At half a turn across the axis any twist would do.
  parts.twist = length > 1e-12 ? Quat(q.w / length, axis * (along / length)) : kIdentity;
  if (parts.twist.w < 0) parts.twist = -parts.twist;
  parts.twistAngleRad =
      2 * std::atan2(glm::dot(Vec3(parts.twist.x, parts.twist.y, parts.twist.z), axis), parts.twist.w);
  parts.swing = product(q, glm::conjugate(parts.twist));
  return parts;
}

double cutOnCircle(double angleRad, double lower, double upper) {
  const double out = beyond(angleRad, lower, upper);
  if (out == 0) return angleRad;
  return out > 0 ? upper : lower;
}

Vec3 cutAngles(const Limit& limit, const Vec3& anglesRad) {
  Vec3 angles = anglesRad;
  for (int i = 0; i < 3; ++i) angles[i] = cutOnCircle(angles[i], limit.lower[i], limit.upper[i]);
  return angles;
}

Vec3 cutDirection(const Limit& ellipse, const Vec3& direction) {
  const Vec3 local = framed(ellipse, direction);
  if (insideEllipse(ellipse, local)) return direction;
  const Quarter q = quarterOf(ellipse, local.x, local.y);
  const double x = std::abs(local.x), y = std::abs(local.y);
  // Among all border points (a cos, b sin, 1) this finds the one whose direction has the greatest
  // product with the given one.
  const double angle = falling([&](double c, double s) {
    const double along = q.right * x * c + q.up * y * s + local.z;
    const double alongSlope = -q.right * x * s + q.up * y * c;
    const double squared = 1 + q.right * q.right * c * c + q.up * q.up * s * s;
    return alongSlope * squared - along * (q.up * q.up - q.right * q.right) * s * c;
  });
  const Vec3 border(q.signRight * q.right * std::cos(angle), q.signUp * q.up * std::sin(angle), 1.0);
  return unframed(ellipse, glm::normalize(border));
}

Vec3 cutDirectionInPlane(const Limit& ellipse, const Vec3& direction) {
  const Vec3 local = framed(ellipse, direction);
  if (local.z <= kNoLength) return cutDirection(ellipse, direction);
  if (insideEllipse(ellipse, local)) return direction;
  const Quarter q = quarterOf(ellipse, local.x, local.y);
  const double x = std::abs(local.x) / local.z, y = std::abs(local.y) / local.z;
  const double angle = falling(
      [&](double c, double s) { return -q.right * x * s + q.up * y * c - (q.up * q.up - q.right * q.right) * s * c; });
  const Vec3 border(q.signRight * q.right * std::cos(angle), q.signUp * q.up * std::sin(angle), 1.0);
  return unframed(ellipse, glm::normalize(border));
}

Quat cut(const Limit& limit, const Quat& local) {
  switch (limit.kind) {
    case LimitKind::Free:
    case LimitKind::Locked:
      return local;
    case LimitKind::Hinge:
      return about(limit.axis, cutOnCircle(swingTwist(local, limit.axis).twistAngleRad, limit.lower.x, limit.upper.x));
    case LimitKind::Euler: {
      const Vec3 angles = decompose(limit.order, local);
      const Vec3 inside = cutAngles(limit, angles);
      // An angle that wasn't cut keeps its digits, near the poles, too.
      return inside == angles ? local : glm::normalize(composed(limit, inside));
    }
    case LimitKind::Cone:
    case LimitKind::Ellipse:
      break;
  }
  const SwingTwist parts = swingTwist(local, limit.axis);
  const Vec3 direction = turned(local, limit.axis);
  Quat swing = parts.swing;
  if (limit.kind == LimitKind::Cone) {
    const double lean = angleBetween(limit.axis, direction);
    if (lean > limit.angles[0]) {
      const Quat whole = shortestArc(limit.axis, direction, limit.right);
      const Vec3 axis = unit(Vec3(whole.x, whole.y, whole.z), limit.right);
      swing = about(axis, limit.angles[0]);
    }
  } else {
    const Vec3 inside = cutDirection(limit, direction);
    if (inside != direction) swing = shortestArc(limit.axis, inside, limit.right);
  }
  Quat twist = parts.twist;
  if (limit.twistLimited) {
    twist = about(limit.axis, cutOnCircle(parts.twistAngleRad, limit.twistLower, limit.twistUpper));
  }
  return glm::normalize(product(swing, twist));
}

double violation(const Limit& limit, const Quat& local) {
  switch (limit.kind) {
    case LimitKind::Free:
    case LimitKind::Locked:
      return 0;
    case LimitKind::Hinge: {
      const SwingTwist parts = swingTwist(local, limit.axis);
      return std::max(angleOf(parts.swing), std::abs(beyond(parts.twistAngleRad, limit.lower.x, limit.upper.x)));
    }
    case LimitKind::Euler: {
      const Vec3 angles = decompose(limit.order, local);
      double worst = 0;
      for (int i = 0; i < 3; ++i) worst = std::max(worst, std::abs(beyond(angles[i], limit.lower[i], limit.upper[i])));
      return worst;
    }
    case LimitKind::Cone:
    case LimitKind::Ellipse:
      break;
  }
  const Vec3 direction = turned(local, limit.axis);
  const double lean = limit.kind == LimitKind::Cone ? outside(angleBetween(limit.axis, direction), 0, limit.angles[0])
                                                    : angleBetween(direction, cutDirection(limit, direction));
  const double twist =
      limit.twistLimited
          ? std::abs(beyond(swingTwist(local, limit.axis).twistAngleRad, limit.twistLower, limit.twistUpper))
          : 0.0;
  return std::max(lean, twist);
}

}  // namespace ik::solvers
