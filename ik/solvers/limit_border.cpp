// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/limit_border.h"

#include <algorithm>
#include <limits>

#include "ik/angle_limit.h"
#include "ik/solvers/ellipse.h"

namespace ik::solvers {

namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();
constexpr double kNoRange = 1e-6;  // rad: a narrower range can't be left

double roomToCone(const Limit& cone, const Vec3& direction) {
  const double most = cone.angles[0];
  return most < kNoRange || most >= kPi ? kEndless : std::max(0.0, most - angleBetween(cone.axis, direction));
}

double roomToEllipse(const Limit& ellipse, const Vec3& direction) {
  const Vec3 local = framed(ellipse, direction);
  const Quarter q = quarterOf(ellipse, local.x, local.y);
  const bool wide = q.right > kNoRange, high = q.up > kNoRange;
  if (!wide && !high) return kEndless;
  if (local.z <= 0) return 0;
  // This is how far towards the border the direction is on the plane, 1 at the border.
  const double x = wide ? local.x / local.z / q.right : 0, y = high ? local.y / local.z / q.up : 0;
  const double share = std::hypot(x, y);
  if (share >= 1) return 0;
  if (share < kNoRange) {
    double least = kEndless;
    for (const double angle : ellipse.angles)
      if (angle > kNoRange) least = std::min(least, angle);
    return least;
  }
  const Vec3 border(wide ? x / share * q.right : 0, high ? y / share * q.up : 0, 1.0);
  return angleBetween(local, border);
}

}  // namespace

Vec3 borderDirection(const Limit& limit, double aroundRad) {
  const double x = std::cos(aroundRad), y = std::sin(aroundRad);
  if (limit.kind != LimitKind::Ellipse) {
    const double out = std::sin(limit.angles[0]);
    return unframed(limit, {out * x, out * y, std::cos(limit.angles[0])});
  }
  const Quarter q = quarterOf(limit, x, y);
  return unframed(limit, glm::normalize(Vec3(q.right * x, q.up * y, 1.0)));
}

double roomInRange(double angleRad, double lower, double upper) {
  const double turn = 2 * kPi, width = upper - lower;
  if (width < kNoRange || width >= turn - kNoRange) return kEndless;
  const double from = angleRad - lower - std::floor((angleRad - lower) / turn) * turn;
  return from >= width ? 0.0 : std::min(from, width - from);
}

double roomIn(const Limit& limit, const Quat& local) {
  switch (limit.kind) {
    case LimitKind::Free:
    case LimitKind::Locked:
      return kEndless;
    case LimitKind::Hinge:
      return roomInRange(swingTwist(local, limit.axis).twistAngleRad, limit.lower.x, limit.upper.x);
    case LimitKind::Euler: {
      const Vec3 angles = decompose(limit.order, local);
      double least = kEndless;
      for (int i = 0; i < 3; ++i) least = std::min(least, roomInRange(angles[i], limit.lower[i], limit.upper[i]));
      return least;
    }
    case LimitKind::Cone:
    case LimitKind::Ellipse:
      break;
  }
  const Vec3 direction = turned(local, limit.axis);
  const double lean = limit.kind == LimitKind::Cone ? roomToCone(limit, direction) : roomToEllipse(limit, direction);
  if (!limit.twistLimited) return lean;
  return std::min(lean, roomInRange(swingTwist(local, limit.axis).twistAngleRad, limit.twistLower, limit.twistUpper));
}

}  // namespace ik::solvers
