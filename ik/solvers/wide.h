// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/numbers.h"
#include "pmx/base/math.h"

namespace ik::solvers {

/// Returns a vector of a pose, which is in single precision, in the double precision of these
/// solvers.
[[nodiscard]] inline Vec3 wide(const base::Vec3& v) { return {v.x, v.y, v.z}; }
/// Returns a rotation in double precision, at unit length.
[[nodiscard]] inline Quat wide(const base::Quat& q) { return glm::normalize(Quat(q.w, q.x, q.y, q.z)); }

}  // namespace ik::solvers
