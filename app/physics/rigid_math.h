// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"

namespace app {

/// Returns a · b of rigid transforms: b is applied first.
[[nodiscard]] inline base::Transform combined(const base::Transform& a, const base::Transform& b) {
  return {a.translation + a.rotation * b.translation, a.rotation * b.rotation};
}

[[nodiscard]] inline base::Transform inverse(const base::Transform& t) {
  const base::Quat back = glm::conjugate(t.rotation);
  return {back * -t.translation, back};
}

/// Returns Ry · Rx · Rz of PMX's Euler angles, radians. (mmd-reference.md 1.3)
[[nodiscard]] inline base::Quat fromEulerYxz(const base::Vec3& angles) {
  return glm::angleAxis(angles.y, base::Vec3(0, 1, 0)) * glm::angleAxis(angles.x, base::Vec3(1, 0, 0)) *
         glm::angleAxis(angles.z, base::Vec3(0, 0, 1));
}

}  // namespace app
