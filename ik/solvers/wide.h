// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/numbers.h"
#include "pmx/base/math.h"

namespace ik::solvers {

/// What a pose has in single precision, as the solvers here take it, in double.
[[nodiscard]] inline Vec3 wide(const base::Vec3& v) { return {v.x, v.y, v.z}; }
/// The same of a rotation, at unit length.
[[nodiscard]] inline Quat wide(const base::Quat& q) { return glm::normalize(Quat(q.w, q.x, q.y, q.z)); }

}  // namespace ik::solvers
