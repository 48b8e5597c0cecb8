// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/pose.h"

namespace ik {

/// Returns a · b of unit quaternions, written out so that it is inlined everywhere.
template <class Q>
[[nodiscard]] inline Q product(const Q& a, const Q& b) {
  return Q(a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
           a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z, a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x);
}

/// Returns a vector rotated by a unit quaternion.
template <class Q, class V>
[[nodiscard]] inline V turned(const Q& q, const V& v) {
  const V axis(q.x, q.y, q.z);
  const V half = glm::cross(axis, v);
  return v + (half * q.w + glm::cross(axis, half)) * decltype(q.w)(2);
}

/// Returns a bone's rotation without IK: morph · animation. Every reader of a bone's own rotation
/// means this part. (mmd-reference.md 6.3; the order of the spec)
[[nodiscard]] inline Quat ownRotation(const Pose& pose, std::size_t bone) {
  const Quat& animated = pose.locals[bone].rotation;
  return pose.morphsMoved ? product(pose.morphs[bone].rotation, animated) : animated;
}

/// Returns animation plus morph, relative to the bind pose.
[[nodiscard]] inline Vec3 ownTranslation(const Pose& pose, std::size_t bone) {
  const Vec3& animated = pose.locals[bone].translation;
  return pose.morphsMoved ? animated + pose.morphs[bone].translation : animated;
}

/// Returns a bone's model transform from its parent's and its own.
[[nodiscard]] inline Transform below(const Transform& parent, const Vec3& offset, const Quat& rotation) {
  return {parent.translation + turned(parent.rotation, offset), product(parent.rotation, rotation)};
}

}  // namespace ik
