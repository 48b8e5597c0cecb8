// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "ik/pose.h"

namespace ik {

// What a pose is when a number leaves its range, decided here for every bone of every pose (limits.md).
//
// A bone stands at most base::kMaxUnits from the model's root and is turned by a unit quaternion. One that would stand
// farther stands at that distance, in the same direction. Where that direction is no number, it stands where its parent
// holds it at rest. What a bone lends, or has in its parent's space, is at most twice as long. Nothing else of the pose is
// touched: a bone's children, chains and the bones that append from it go on from where it stands now.

/// How far the square of a rotation's length may be from 1: products of unit quaternions lose less in paths of a hundred
/// bones, by a hundred times.
inline constexpr float kLengthError = 1e-4F;

/// Whether a bone's model transform is one that a pose may have. It is called for every bone, so it has no branches.
[[nodiscard]] inline bool inRange(const Transform& model) {
  const Vec3& p = model.translation;
  const Quat& q = model.rotation;
  const float far = p.x * p.x + p.y * p.y + p.z * p.z;
  const float length = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
  // & and not &&, which would branch. The comparisons are false for what isn't a number.
  return (far <= base::kMaxUnits * base::kMaxUnits) & (std::abs(length - 1.0F) <= kLengthError);
}

/// Brings a bone's model transform back into range, and remembers the bone in pose.outOfRange if it is the first of the
/// frame.
void bringIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose);
/// The same for pose.bases, which are written at a bone's own turn alone.
void bringBaseIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose);

/// What a skeleton's bones can do at most.
[[nodiscard]] Reach reachOf(const Skeleton& skeleton);

/// False where what the frame moves can bring no bone out of its range, which is the usual case. It is told from the sum of
/// the squares of all moves. A check of each bone, which costs a fifth of forward kinematics, is spared then.
[[nodiscard]] bool mayLeaveRange(const Skeleton& skeleton, const Pose& pose);

/// To be called wherever a bone's model transform was written.
inline void keepInRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  if (!inRange(pose.models[bone])) [[unlikely]]
    bringIntoRange(skeleton, bone, pose);
}

/// To be called at a bone's own turn: a base that is out of range takes the model transform with it.
inline void keepTurnInRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  if (inRange(pose.models[bone])) [[likely]]
    return;
  bringBaseIntoRange(skeleton, bone, pose);
  bringIntoRange(skeleton, bone, pose);
}

/// A translation that a bone lends: as it is, or cut to twice base::kMaxUnits; an axis that is no number is 0.
[[nodiscard]] Vec3 lendable(const Vec3& translation);

}  // namespace ik
