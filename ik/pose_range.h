// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "ik/pose.h"

namespace ik {

// This part brings a pose back where a number leaves its range, for every bone of every pose
// (limits.md).
//
// A bone stands at most base::kMaxUnits from the model's root and is turned by a unit quaternion.
// One that would stand farther stands at that distance, in the same direction. Where that direction
// isn't a number, it stands where its parent holds it at rest. The translation that a bone lends,
// or has in its parent's space, is at most twice as long. Nothing else of the pose is touched: a
// bone's children, chains and the bones that append from it go on from where it stands now.

/// The square of a rotation's length may differ from 1 by this much. Products of unit quaternions
/// lose a hundred times less in paths of a hundred bones.
inline constexpr float kLengthError = 1e-4F;

/// Returns whether a pose may have this model transform of a bone. It is called for every bone, so
/// it has no branches.
[[nodiscard]] inline bool inRange(const Transform& model) {
  const Vec3& p = model.translation;
  const Quat& q = model.rotation;
  const float far = p.x * p.x + p.y * p.y + p.z * p.z;
  const float length = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
  // & and not &&, which would branch. The comparisons are false for NaN.
  return (far <= base::kMaxUnits * base::kMaxUnits) & (std::abs(length - 1.0F) <= kLengthError);
}

/// Brings a bone's model transform back into range, and remembers the bone in pose.outOfRange if it
/// is the first of the frame.
void bringIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose);
/// Brings a bone's entry of pose.bases back into range. These are written at a bone's own turn
/// only.
void bringBaseIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose);

/// Returns bounds of what a skeleton's bones can do.
[[nodiscard]] Reach reachOf(const Skeleton& skeleton);

/// Returns false where what the frame moves can bring no bone out of its range, which is the usual
/// case. The sum of the squares of all moves decides. A check of each bone, which costs a fifth of
/// forward kinematics, is spared then.
[[nodiscard]] bool mayLeaveRange(const Skeleton& skeleton, const Pose& pose);

/// Has to be called wherever a bone's model transform was written.
inline void keepInRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  if (!inRange(pose.models[bone])) [[unlikely]]
    bringIntoRange(skeleton, bone, pose);
}

/// Has to be called at a bone's own turn: a base that is out of range takes the model transform
/// with it.
inline void keepTurnInRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  if (inRange(pose.models[bone])) [[likely]]
    return;
  bringBaseIntoRange(skeleton, bone, pose);
  bringIntoRange(skeleton, bone, pose);
}

/// Returns a translation that a bone lends: as it is, or cut to twice base::kMaxUnits; an axis that
/// isn't a number is 0.
[[nodiscard]] Vec3 lendable(const Vec3& translation);

}  // namespace ik
