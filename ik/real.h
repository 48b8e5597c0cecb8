// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace ik {

/// The number that chains are solved in. One place, so that single and double can be measured against
/// each other on the same poses.
using Real = float;
using RealVec3 = glm::vec<3, Real>;
using RealQuat = glm::qua<Real>;

}  // namespace ik
