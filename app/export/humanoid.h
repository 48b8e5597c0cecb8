// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/export/humanoid_bones.h"
#include "ik/skeleton.h"
#include "pmx/base/math.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

/// This is one of VRM's bones as a model has it. Rotations are in model space, MMD's axes.
struct HumanJoint {
  HumanBone bone = HumanBone::Hips;
  std::int32_t parent = -1;  ///< index into Humanoid::joints; -1 for the hips
  /// These are bones of the model: the one with the joint's rotation, and the one at its position
  /// (-1 for the hips, which are between the thighs).
  std::int32_t turnedBy = -1, placedBy = -1;
  base::Quat toTPose{base::kIdentityRotation};  ///< turns the bone from its rest to T-pose
  base::Vec3 tPose{0.0F};                       ///< position in T-pose; units
};

/// This is a model as VRM's humanoid. What twist bones, (D) bones and cancelling bones do to a limb
/// is in the rotation of the bone that they turn last.
struct Humanoid {
  std::vector<HumanJoint> joints;              ///< parents first; the first is the hips
  std::array<std::int32_t, 2> thighs{-1, -1};  ///< bones of the model: left, right
  std::int32_t head = -1;                      ///< a bone of the model
  std::vector<std::int32_t> eyes;              ///< bones of the model, two at most
  base::Vec3 eyesFromHead{0.0F};               ///< the middle of the eyes at rest; model space, units
  /// These are where the toes are in T-pose, left and right, be it the model's toes or the tip of
  /// its foot; without either they are in front of the foot on the floor. Model space, units.
  std::array<base::Vec3, 2> toeTips{};
  std::vector<HumanBone> missing;  ///< VRM's optional bones that the model doesn't have

  [[nodiscard]] bool has(HumanBone bone) const { return indices[static_cast<std::size_t>(bone)] >= 0; }
  /// Per bone of VRM this is its index in `joints`, or -1.
  std::array<std::int32_t, kHumanBones> indices{};
};

/// Finds VRM's bones in a validated model by MMD's standard and semi-standard names; half and full
/// width are equal, and of bones of one name the first counts. The T-pose has straight arms along
/// X, straight legs, and feet that point to the front; trunk, neck and shoulders stay as they rest.
/// Errors: BadArgument for a model without the bones that VRM requires, which it names.
[[nodiscard]] base::Result<Humanoid> humanoidOf(const pmx::Model& model, const ik::Skeleton& skeleton);

/// This is a pose of the humanoid, in MMD's axes.
struct HumanoidPose {
  /// These are relative to the parent joint, per joint; the T-pose has none. The hips' is in the
  /// space of the pose.
  std::vector<base::Quat> rotations;
  base::Vec3 hips{0.0F};                     ///< units
  base::Quat gaze{base::kIdentityRotation};  ///< of the eyes, relative to the head
};

/// Computes the humanoid's pose of a model whose bones have these transforms (model space, one for
/// each bone of the model). `pose` may be of any size; that of a pose of the humanoid isn't
/// allocated again.
void poseHumanoid(const Humanoid& humanoid, const base::Transform* bones, HumanoidPose& pose);

}  // namespace app
