// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace ik {

/// The number that chains are solved in; the one place to change it. Single precision: against the reference poses it
/// differs from double by less than their six digits tell, also where limits mirror, and takes two thirds of the time.
using Real = float;
using RealVec3 = glm::vec<3, Real>;
using RealQuat = glm::qua<Real>;

}  // namespace ik
