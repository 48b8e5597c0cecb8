// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/humanoid_clip.h"

#include <cstdint>

namespace app {
namespace {

/// This puts together where the bones that a humanoid needs are in the model.
class NeededBones {
 public:
  NeededBones(const Humanoid& humanoid, const ik::Skeleton& skeleton)
      : skeleton_(skeleton), models_(skeleton.boneCount()) {
    std::vector<std::uint8_t> needed(skeleton.boneCount());
    const auto need = [&](std::int32_t bone) {
      for (; bone >= 0 && needed[static_cast<std::size_t>(bone)] == 0;
           bone = skeleton.parents[static_cast<std::size_t>(bone)])
        needed[static_cast<std::size_t>(bone)] = 1;
    };
    for (const HumanJoint& joint : humanoid.joints) need(joint.turnedBy);
    for (const std::int32_t thigh : humanoid.thighs) need(thigh);
    for (const std::int32_t eye : humanoid.eyes) need(eye);
    for (const std::int32_t bone : skeleton.solveOrder) {  // parents first
      if (needed[static_cast<std::size_t>(bone)] != 0) order_.push_back(static_cast<std::size_t>(bone));
    }
  }

  /// Returns the transforms of a frame in model space, per bone; those that aren't needed are
  /// without meaning.
  const base::Transform* at(const BakedClip& clip, std::size_t frame) {
    for (const std::size_t bone : order_) {
      const base::Transform& local = clip.local(frame, bone);
      const std::int32_t parent = skeleton_.parents[bone];
      if (parent < 0) {
        models_[bone] = local;
        continue;
      }
      const base::Transform& above = models_[static_cast<std::size_t>(parent)];
      models_[bone] = {above.translation + above.rotation * local.translation,
                       glm::normalize(above.rotation * local.rotation)};
    }
    return models_.data();
  }

 private:
  const ik::Skeleton& skeleton_;
  std::vector<std::size_t> order_;
  std::vector<base::Transform> models_;
};

}  // namespace

HumanoidClip humanoidClip(const Humanoid& humanoid, const ik::Skeleton& skeleton, const BakedClip& clip) {
  HumanoidClip result;
  result.frames = clip.frames;
  result.joints = humanoid.joints.size();
  result.rotations.reserve(clip.frames * result.joints);
  NeededBones bones(humanoid, skeleton);
  HumanoidPose pose;
  for (std::size_t frame = 0; frame < clip.frames; ++frame) {
    poseHumanoid(humanoid, bones.at(clip, frame), pose);
    const Placement& placement = clip.placements[frame];
    pose.rotations.front() = glm::normalize(placement.rotation() * pose.rotations.front());
    result.rotations.insert(result.rotations.end(), pose.rotations.begin(), pose.rotations.end());
    result.hips.push_back(placement.toWorld(pose.hips));
    result.gazes.push_back(pose.gaze);
  }
  return result;
}

}  // namespace app
