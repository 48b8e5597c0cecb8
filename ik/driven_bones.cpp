// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/driven_bones.h"

#include "ik/forward_kinematics.h"
#include "ik/pose_range.h"

namespace ik {

DrivenBones::DrivenBones(const Skeleton& skeleton, std::span<const std::uint8_t> mayBeDriven)
    : drives(skeleton.boneCount(), Drive::Free), models(skeleton.boneCount()) {
  std::vector<std::uint8_t> follows(skeleton.boneCount(), 0);
  for (std::size_t i = 0; i < skeleton.afterPhysicsBegin; ++i) {
    const std::int32_t bone = skeleton.solveOrder[i];
    const auto at = static_cast<std::size_t>(bone);
    const std::int32_t parent = skeleton.parents[at];
    follows[at] = mayBeDriven[at] != 0 || (parent >= 0 && follows[static_cast<std::size_t>(parent)] != 0) ? 1 : 0;
    if (follows[at] != 0) followers.push_back(bone);
  }
  for (std::size_t i = skeleton.afterPhysicsBegin; i < skeleton.solveOrder.size(); ++i) {
    drivesLateBones = drivesLateBones || mayBeDriven[static_cast<std::size_t>(skeleton.solveOrder[i])] != 0;
  }
}

void driveBone(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, Pose& pose) {
  const Drive drive = driven.drives[bone];
  if (drive == Drive::Whole) {
    pose.models[bone] = driven.models[bone];
    return keepInRange(skeleton, bone, pose);
  }
  const Transform& base = pose.bases[bone];
  const Quat rotation = skeleton.isLink[bone] != 0 ? product(pose.ikRotations[bone], base.rotation) : base.rotation;
  const std::int32_t parent = skeleton.parents[bone];
  pose.models[bone] = parent < 0 ? Transform{base.translation, rotation}
                                 : below(pose.models[static_cast<std::size_t>(parent)], base.translation, rotation);
  if (drive == Drive::Rotation) pose.models[bone].rotation = driven.models[bone].rotation;
  keepInRange(skeleton, bone, pose);
}

void followDriven(const Skeleton& skeleton, const DrivenBones& driven, Pose& pose) {
  for (const std::int32_t bone : driven.followers) driveBone(skeleton, driven, static_cast<std::size_t>(bone), pose);
}

}  // namespace ik
