// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// ik/solvers/ has solvers of a chain beside MMD's own, to be seen and compared (ik-solvers.md).
// They use double precision: they are judged to a millionth of a unit, and none of them runs for a
// thousand actors.

#include <cmath>

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include "ik/forward_kinematics.h"

namespace ik::solvers {

using Vec3 = glm::dvec3;
using Quat = glm::dquat;

/// Returns the unit vector along X (0), Y (1) or Z (2).
[[nodiscard]] inline Vec3 unitAxis(int axis) {
  Vec3 v(0.0);
  v[axis] = 1.0;
  return v;
}

inline constexpr double kPi = 3.14159265358979323846;
inline constexpr Quat kIdentity{1.0, 0.0, 0.0, 0.0};  // glm's order: w, x, y, z
/// A vector that is shorter than this has no direction, units.
inline constexpr double kNoLength = 1e-9;

[[nodiscard]] inline bool finite(const Vec3& v) { return std::isfinite(v.x + v.y + v.z); }
[[nodiscard]] inline bool finite(const Quat& q) { return std::isfinite(q.x + q.y + q.z + q.w); }

/// Returns v at unit length; `otherwise` where it has none.
[[nodiscard]] inline Vec3 unit(const Vec3& v, const Vec3& otherwise) {
  const double length = glm::length(v);
  return length > kNoLength ? v / length : otherwise;
}

/// Returns the part of `v` that lies across the unit vector `line`.
[[nodiscard]] inline Vec3 across(const Vec3& v, const Vec3& line) { return v - line * glm::dot(v, line); }

/// Returns a unit vector across `v`; it is arbitrary, but always the same: the part across v of the
/// axis that v has least of (Z before Y before X). In the plane of X and Y that is Z, about which
/// one turns there.
[[nodiscard]] inline Vec3 anyAcross(const Vec3& v) {
  const Vec3 a = glm::abs(v);
  const Vec3 axis = a.z <= a.x && a.z <= a.y ? Vec3(0, 0, 1) : a.y <= a.x ? Vec3(0, 1, 0) : Vec3(1, 0, 0);
  const double length = glm::length(v);
  return length > kNoLength ? glm::normalize(across(axis, v / length)) : axis;
}

/// Returns the rotation about a unit axis.
[[nodiscard]] inline Quat about(const Vec3& axis, double angleRad) {
  return Quat(std::cos(angleRad / 2), axis * std::sin(angleRad / 2));
}

/// Returns the rotation whose axis times angle is `v`.
[[nodiscard]] inline Quat fromRotationVector(const Vec3& v) {
  const double angle = glm::length(v);
  return angle > 1e-12 ? about(v / angle, angle) : glm::normalize(Quat(1.0, v / 2.0));
}

/// Returns the angle of q, 0 to pi.
[[nodiscard]] inline double angleOf(const Quat& q) {
  return 2 * std::atan2(glm::length(Vec3(q.x, q.y, q.z)), std::abs(q.w));
}

/// Returns an angle brought into (-pi, pi].
[[nodiscard]] inline double onCircle(double angleRad) {
  const double turned = std::remainder(angleRad, 2 * kPi);
  return turned <= -kPi ? kPi : turned;
}

/// Returns the angle from a to b, 0 to pi; 0 where one has no length.
[[nodiscard]] inline double angleBetween(const Vec3& a, const Vec3& b) {
  return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b));
}

/// Returns the angle from a to b about the unit vector `axis`, counter-clockwise seen against it:
/// -pi to pi.
[[nodiscard]] inline double angleAbout(const Vec3& axis, const Vec3& a, const Vec3& b) {
  return std::atan2(glm::dot(axis, glm::cross(a, b)), glm::dot(across(a, axis), across(b, axis)));
}

/// Returns the least rotation that turns a towards b: half a turn about `halfTurnAxis` (made to lie
/// across a) where they are opposite, the identity where one of them has no length.
[[nodiscard]] inline Quat shortestArc(const Vec3& a, const Vec3& b, const Vec3& halfTurnAxis) {
  const double lengths = glm::length(a) * glm::length(b);
  if (!(lengths > kNoLength * kNoLength)) return kIdentity;
  const Vec3 cross = glm::cross(a, b) / lengths;
  const double cosine = glm::dot(a, b) / lengths;
  if (cosine > 0) return glm::normalize(Quat(1 + cosine, cross));
  const double sine = glm::length(cross);
  if (sine < 1e-12) {
    const Vec3 line = glm::normalize(a);
    return Quat(0.0, unit(across(halfTurnAxis, line), anyAcross(line)));
  }
  // cos a/2 : sin a/2 = sin a : 1 - cos a, which doesn't cancel here.
  return glm::normalize(Quat(sine, cross / sine * (1 - cosine)));
}
[[nodiscard]] inline Quat shortestArc(const Vec3& a, const Vec3& b) { return shortestArc(a, b, anyAcross(a)); }

}  // namespace ik::solvers
