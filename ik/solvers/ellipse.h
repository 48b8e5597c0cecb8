// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/limit.h"

namespace ik::solvers {

/// This is a quarter of an ellipse's border, seen from the bone, on the plane at distance 1.
struct Quarter {
  double right, up;          ///< half axes
  double signRight, signUp;  ///< signs of the quarter
};

/// Returns the quarter that a direction with these parts along right and up leans into.
[[nodiscard]] inline Quarter quarterOf(const Limit& limit, double x, double y) {
  return {std::tan(x >= 0 ? limit.angles[0] : limit.angles[2]), std::tan(y >= 0 ? limit.angles[1] : limit.angles[3]),
          x >= 0 ? 1.0 : -1.0, y >= 0 ? 1.0 : -1.0};
}

/// Returns a direction in the ellipse's own axes: right, up, along the axis.
[[nodiscard]] inline Vec3 framed(const Limit& limit, const Vec3& v) {
  return {glm::dot(v, limit.right), glm::dot(v, glm::cross(limit.axis, limit.right)), glm::dot(v, limit.axis)};
}
/// Returns a direction in the ellipse's own axes to the parent's space.
[[nodiscard]] inline Vec3 unframed(const Limit& limit, const Vec3& v) {
  return limit.right * v.x + glm::cross(limit.axis, limit.right) * v.y + limit.axis * v.z;
}

}  // namespace ik::solvers
