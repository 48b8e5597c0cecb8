// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "ik/skeleton.h"
#include "ik/solvers/numbers.h"

namespace ik::solvers {

enum class LimitKind : std::uint8_t {
  Free,
  Locked,   ///< keeps the rotation that the chain starts with
  Hinge,    ///< about `axis`, from `lower.x` to `upper.x`
  Euler,    ///< each angle of `order` from `lower` to `upper`
  Cone,     ///< `axis` leans by angles[0] at most, and is twisted from `twistLower` to `twistUpper`
  Ellipse,  ///< as a cone, with an angle each towards +right, +up, -right, -up
};

/// This limits a link's whole local rotation. Angles are in radians, axes in the parent's space at
/// rest, unit length.
struct Limit {
  LimitKind kind = LimitKind::Free;
  EulerOrder order = EulerOrder::Yxz;
  Vec3 lower{0.0}, upper{0.0};
  Vec3 axis{0.0, 0.0, -1.0};
  Vec3 right{1.0, 0.0, 0.0};  ///< of an ellipse, across the axis; up = axis x right
  std::array<double, 4> angles{};
  bool twistLimited = false;
  double twistLower = 0.0, twistUpper = 0.0;
  bool operator==(const Limit&) const = default;
};

[[nodiscard]] Limit hingeLimit(const Vec3& axis, double lowerRad, double upperRad);
/// Returns a box of Euler angles, decomposed in the order that MMD chooses by the ranges
/// (mmd-reference.md 7.4). Two ranges of exactly 0 to 0 make a hinge, three a locked link.
[[nodiscard]] Limit eulerLimit(const Vec3& lowerRad, const Vec3& upperRad);
[[nodiscard]] Limit eulerLimit(EulerOrder order, const Vec3& lowerRad, const Vec3& upperRad);
[[nodiscard]] Limit coneLimit(const Vec3& axis, double angleRad);
/// `right` is made to lie across the axis. Angles are brought into 0 to just below 90 degrees:
/// beyond that, a direction doesn't meet the plane of the ellipse.
[[nodiscard]] Limit ellipseLimit(const Vec3& axis, const Vec3& right, const std::array<double, 4>& anglesRad);
[[nodiscard]] Limit withTwist(Limit limit, double lowerRad, double upperRad);

/// This is a rotation as swing times twist, the twist about `axis`.
struct SwingTwist {
  Quat swing, twist;
  double twistAngleRad = 0.0;  ///< -pi to pi
};
[[nodiscard]] SwingTwist swingTwist(const Quat& q, const Vec3& axis);

/// Returns Euler angles, each brought into its range by itself. They are legal, but not the nearest
/// legal rotation.
[[nodiscard]] Vec3 cutAngles(const Limit& limit, const Vec3& anglesRad);
/// Returns an angle on the circle, brought to the nearer end of [lower, upper].
[[nodiscard]] double cutOnCircle(double angleRad, double lower, double upper);
/// Returns the legal direction of an ellipse that is nearest to a unit direction, by angle.
[[nodiscard]] Vec3 cutDirection(const Limit& ellipse, const Vec3& direction);
/// Returns the nearest legal direction by distance in the plane at distance 1, as Aristidou &
/// Lasenby have it; by angle where the direction points away from the plane. (ik-solvers.md 6)
[[nodiscard]] Vec3 cutDirectionInPlane(const Limit& ellipse, const Vec3& direction);

/// Returns a unit rotation brought inside its limit: a hinge's to the nearest that there is, a
/// cone's and an ellipse's with swing and twist each to the nearest, a box's angle by angle. Free
/// and locked rotations, and those inside, stay as they are.
[[nodiscard]] Quat cut(const Limit& limit, const Quat& local);

/// Returns by how much a rotation is outside: the most radians of an angle beyond its range. 0 for
/// free and locked.
[[nodiscard]] double violation(const Limit& limit, const Quat& local);

}  // namespace ik::solvers
