// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <optional>

#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace vmd {

/// Returns a stored rotation at unit length; 0,0,0,0 turns nothing.
inline base::Quat unitRotation(const base::Quat& q) {
  const glm::dquat exact(q);
  const double squared = glm::dot(exact, exact);  // in double nothing over- or underflows
  // This is for nearly every stored rotation: 1/sqrt by its series, whose next term is below 1e-12.
  const double off = squared - 1.0;
  if (std::abs(off) < 1e-4) return base::Quat(exact * (1.0 - off * (0.5 - 0.375 * off)));
  return squared > 0.0 ? base::Quat(exact * (1.0 / std::sqrt(squared))) : base::kIdentityRotation;
}

/// Returns the bone's fixed axis at unit length, zero where it has no direction. None: the axis is
/// free.
inline std::optional<base::Vec3> fixedAxisOf(const pmx::Bone& bone) {
  if (!bone.has(pmx::boneFlag::fixedAxis)) return std::nullopt;
  const glm::dvec3 axis(bone.fixedAxis);
  const double length = glm::length(axis);
  return std::isfinite(length) && length > 0.0 ? base::Vec3(axis / length) : base::Vec3(0.0F);
}

/// Keeps the angle and replaces the axis by the fixed axis, in the direction of the old one.
/// (ik-parity.md 1)
inline base::Quat aboutAxis(const base::Quat& rotation, const base::Vec3& axis) {
  const base::Quat q = rotation.w < 0.0F ? -rotation : rotation;
  const base::Vec3 imaginary(q.x, q.y, q.z);
  const float sine = glm::length(imaginary) * (glm::dot(imaginary, axis) < 0.0F ? -1.0F : 1.0F);
  return axis == base::Vec3(0.0F) ? base::kIdentityRotation
                                  : base::Quat(q.w, sine * axis.x, sine * axis.y, sine * axis.z);
}

}  // namespace vmd
