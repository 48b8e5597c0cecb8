// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include <btBulletDynamicsCommon.h>

#include "app/physics/physics_settings.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

/// This is a rigid body of a model as the world needs it, decided at load. There is one for each of
/// the first kMaxBodies of Model::rigidBodies, in file order.
struct BodyPlan {
  std::unique_ptr<btCollisionShape> shape;
  /// This is after demotion, and FollowBone where the mass isn't a valid one.
  pmx::RigidMode mode = pmx::RigidMode::FollowBone;
  std::int32_t bone = -1;
  base::Transform rest;        ///< model space, bones at rest
  base::Transform offset;      ///< relative to the bone (to the model without one)
  base::Transform offsetBack;  ///< its inverse
  float mass = 0.0F;           ///< 0 unless dynamic
  btVector3 inertia{0, 0, 0};  ///< local, 0 unless dynamic
  float linearDamping = 0.0F, angularDamping = 0.0F, restitution = 0.0F, friction = 0.0F;
  int group = 1, mask = 0;  ///< Bullet's filter bits
  /// This is the bone that it is attached to in the end: that of the nearest body that follows one,
  /// or its own.
  std::int32_t anchorBone = -1;
  float reach = 0.0F;  ///< units: its joints don't let it be farther from its rest; 0: free

  [[nodiscard]] bool dynamic() const { return mode != pmx::RigidMode::FollowBone; }
};

/// Returns false where a joint has no body on a side, or one without a plan, or one body on both.
[[nodiscard]] bool joinsTwo(const pmx::Joint& joint, const std::vector<BodyPlan>& plans);

/// Returns the plans of a validated model. Whatever had to be changed is added to `issues`.
[[nodiscard]] std::vector<BodyPlan> planBodies(const pmx::Model& model, const PhysicsSettings& settings,
                                               base::Issues& issues);

/// Makes a body of Bullet at a transform, at rest, that never sleeps.
[[nodiscard]] std::unique_ptr<btRigidBody> makeBody(const BodyPlan& plan, const base::Transform& world);

}  // namespace app
