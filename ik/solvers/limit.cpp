// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/limit.h"

#include <algorithm>

#include <glm/mat3x3.hpp>

#include "ik/angle_limit.h"

namespace ik::solvers {

namespace {

constexpr double kWidestLean = kPi / 2 - 1e-3;  // of an ellipse
constexpr double kInside = 1e-12;               // rad: nearer than this to a bound, nothing is cut

Vec3 axisOf(int axis) {
  Vec3 v(0.0);
  v[axis] = 1.0;
  return v;
}

// The axes of an order as R = first · second · third.
std::array<int, 3> axesOf(EulerOrder order) {
  if (order == EulerOrder::Yxz) return {1, 0, 2};
  if (order == EulerOrder::Zyx) return {2, 1, 0};
  return {0, 2, 1};
}

// How far an angle is outside [lower, upper] on the circle: positive beyond upper, negative below lower, 0 inside.
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

// A quarter of an ellipse's border, seen from the bone: (across, up) at the plane at distance 1.
struct Quarter {
  double right, up;          // half axes
  double signRight, signUp;  // of the quarter
};

Quarter quarterOf(const Limit& limit, double x, double y) {
  return {std::tan(x >= 0 ? limit.angles[0] : limit.angles[2]), std::tan(y >= 0 ? limit.angles[1] : limit.angles[3]),
          x >= 0 ? 1.0 : -1.0, y >= 0 ? 1.0 : -1.0};
}

// A direction in the ellipse's own axes: right, up, along the axis.
Vec3 framed(const Limit& limit, const Vec3& v) {
  return {glm::dot(v, limit.right), glm::dot(v, glm::cross(limit.axis, limit.right)), glm::dot(v, limit.axis)};
}
Vec3 unframed(const Limit& limit, const Vec3& v) {
  return limit.right * v.x + glm::cross(limit.axis, limit.right) * v.y + limit.axis * v.z;
}

bool insideEllipse(const Limit& limit, const Vec3& local) {
  if (local.z <= 0) return false;
  const Quarter q = quarterOf(limit, local.x, local.y);
  // Half axes may be 0: then only what lies on the other one is inside.
  const double x = local.x / local.z, y = local.y / local.z;
  if (std::abs(x) > q.right * (1 + kInside) + kInside || std::abs(y) > q.up * (1 + kInside) + kInside) return false;
  const double sum = (q.right > 0 ? (x / q.right) * (x / q.right) : 0) + (q.up > 0 ? (y / q.up) * (y / q.up) : 0);
  return sum <= 1 + 4 * kInside;
}

// The zero of a falling function of [0, pi/2], or the end that it doesn't reach.
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
  if (moving == 1) return hingeLimit(axisOf(axis), lower[axis], upper[axis]);
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
  // Turned half round across the axis: any twist would do.
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
  // Of all border points (a cos, b sin, 1), the one whose direction has the greatest product with ours.
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
      // What wasn't cut keeps its digits, near the poles, too.
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

namespace {

void add(Barriers& found, const Vec3& normal) {
  if (found.count < static_cast<int>(found.normals.size()))
    found.normals[static_cast<std::size_t>(found.count++)] = normal;
}

// An angle that grows by dot(v, rate) with a small turn v.
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
  const Quat first = about(axisOf(order[0]), angles[order[0]]);
  const Quat second = product(first, about(axisOf(order[1]), angles[order[1]]));
  // How the three angles turn the bone; the rows of the inverse are how a turn changes the angles.
  const glm::dmat3 turns(axisOf(order[0]), turned(first, axisOf(order[1])), turned(second, axisOf(order[2])));
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
  // Outwards from the ellipse's cone: the slope of x²/a² + y²/b² - z².
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

// A turn without its parts along one normal or two.
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

// All sets of one normal, of two, and what every set of three leaves: nothing. Of those whose rest is allowed, the one with
// the longest rest is nearest.
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
  for (int axis = 0; axis < 3; ++axis) add(best, axisOf(axis));
  return best;
}

}  // namespace ik::solvers
