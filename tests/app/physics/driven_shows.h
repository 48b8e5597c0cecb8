// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/app/show/solo.h"

namespace support {

using base::Quat;
using base::Transform;
using base::Vec3;
using pmx::RigidMode;

inline constexpr Vec3 kZ{0, 0, 1};

inline Quat turned(float degrees, const Vec3& axis) { return glm::angleAxis(degrees * kDegree, axis); }

inline float degreesBetween(const Quat& a, const Quat& b) {
  const Quat nearer = glm::dot(a, b) < 0.0F ? -b : b;
  return 4.0F * std::asin(std::min(1.0F, glm::length(a - nearer) / 2.0F)) / kDegree;
}

/// Returns the larger of the distances in units and degrees.
inline float apart(const Transform& a, const Transform& b) {
  return std::max(glm::distance(a.translation, b.translation), degreesBetween(a.rotation, b.rotation));
}

inline vmd::BoneKey key(const char* bone, std::uint32_t frame, const Vec3& translation = {}, bool physicsOff = false) {
  vmd::BoneKey made;
  made.name = vmd::makeName<15>(bone);
  made.frame = frame;
  made.translation = translation;
  made.setCurves({}, {}, {}, {});
  if (physicsOff) {
    made.interpolation[2] = 0x63;
    made.interpolation[3] = 0x0F;
  }
  return made;
}

/// Frees a joint about an axis, but for half a turn, and not about others.
inline void swing(pmx::Joint& joint, const Vec3& axis) {
  joint.angularLower = -3.1F * axis;
  joint.angularUpper = 3.1F * axis;
}

/// Puts a model and a motion into a show.
inline void open(Solo& show, const pmx::Model& model, const vmd::Motion& motion, bool physics = true) {
  show.setPhysics(physics);
  show.setModel(loaded(model));
  show.addMotion(loaded(motion));
}

/// Returns the model transforms of a frame's bones.
inline std::vector<Transform> bonesAt(Solo& show, double frame) {
  const auto bones = show.evaluate(frame).boneModels;
  return {bones.begin(), bones.end()};
}

/// Returns bones: 0 センター, 1 a pendulum at (0, 10, 0) whose body 1 is 2 units along X, and two that
/// append its rotation: 2 before physics, with a body 2 that follows it, 3 after physics. The
/// damping is Bullet's.
inline pmx::Model pendulum(float damping) {
  SmallWorld small;
  const auto root = small.sphere(RigidMode::FollowBone, {0, 10, 0});
  const auto bob = small.sphere(RigidMode::Physics, {2, 10, 0});
  small.model.bones[1].position = {0, 10, 0};
  small.model.bones[0].name = "センター";
  small.model.bones[1].parent = 0;
  small.body(bob).linearDamping = small.body(bob).angularDamping = damping;
  swing(small.joint(pmx::JointKind::SpringSixDof, root, bob, {0, 10, 0}), kZ);
  (void)small.sphere(RigidMode::FollowBone, {4, 10, 0});
  for (const bool late : {false, true}) {
    const auto follower = late ? small.bone({-4, 10, 0}, 0) : std::int32_t{2};
    pmx::Bone& bone = small.model.bones[static_cast<std::size_t>(follower)];
    bone.parent = 0;
    bone.appendParent = 1;
    bone.appendRatio = 1.0F;
    bone.flags |= pmx::boneFlag::appendRotation | (late ? pmx::boneFlag::afterPhysics : 0);
  }
  return small.model;
}

/// Returns a motion in which the root stands still up to this frame.
inline vmd::Motion standing(std::uint32_t last) {
  auto motion = vmd::Motion::make("stand");
  motion.boneKeys = {key("センター", 0), key("センター", last)};
  return motion;
}

}  // namespace support
