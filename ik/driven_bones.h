// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ik/pose.h"

namespace ik {

/// What of a bone's model transform something outside of the pose decides (a rigid body).
enum class Drive : std::uint8_t {
  Free,      ///< nothing
  Whole,     ///< position and rotation
  Rotation,  ///< the rotation; the position is the animated one below the parent as it is now
};

/// Bones that physics may drive, and what follows them. (mmd-reference.md 6.9, 10.6)
struct DrivenBones {
  DrivenBones() = default;
  /// `mayBeDriven`: per bone, 1 where drives may ever be other than Free.
  DrivenBones(const Skeleton& skeleton, std::span<const std::uint8_t> mayBeDriven);

  std::vector<Drive> drives;      ///< per bone
  std::vector<Transform> models;  ///< per bone, model space; read where driven
  /// Bones of the phase before physics that may be driven or lie below such a bone, parents first.
  std::vector<std::int32_t> followers;
  bool drivesLateBones = false;  ///< some bone of the phase after physics may be driven
};

/// The model transform of a bone whose own turn is over, with what drives it worked in.
void driveBone(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, Pose& pose);

/// After the phase before physics: driven bones take their transforms, the bones below them follow with the rotations
/// that the phase gave them (IK and appends aren't solved again). No allocation.
void followDriven(const Skeleton& skeleton, const DrivenBones& driven, Pose& pose);

}  // namespace ik
