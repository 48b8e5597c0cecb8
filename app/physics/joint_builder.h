// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/physics/body_builder.h"

namespace app {

/// Returns a joint's frame in model space with all bones at rest: Euler angles as Ry · Rx · Rz.
[[nodiscard]] base::Transform jointFrame(const pmx::Joint& joint, const PhysicsSettings& settings);

/// Returns whether a joint holds nothing: a body is missing, it joins a body with itself, or both
/// bodies follow bones.
[[nodiscard]] bool joinsNothing(const pmx::Joint& joint, const std::vector<BodyPlan>& plans);

/// Makes a joint of Bullet, of any PMX kind (mmd-reference.md 10.5, 10.9). Needs !joinsNothing().
[[nodiscard]] std::unique_ptr<btTypedConstraint> makeJoint(const pmx::Joint& joint, const BodyPlan& planA,
                                                           const BodyPlan& planB, btRigidBody& a, btRigidBody& b,
                                                           const PhysicsSettings& settings);

}  // namespace app
