// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/saved_pose.h"

#include <cmath>

#include "ik/baked_pose.h"
#include "pmx/base/issue_group.h"
#include "vmd/unit_rotation.h"

namespace app {
namespace {

constexpr float kOffAxis = 1e-4F;  // of a unit rotation's parts: 0.01 degrees

/// Returns whether the rotation isn't one about the bone's fixed axis, by the part of its vector
/// that lies across the axis. (A dot product with the part about the axis would be less exact: near
/// 1, single precision has steps of 6e-8.)
bool leavesAxis(const pmx::Bone& bone, const base::Quat& rotation) {
  const auto axis = vmd::fixedAxisOf(bone);
  if (!axis) return false;
  const base::Vec3 vector(rotation.x, rotation.y, rotation.z);
  return !(glm::length(vector - glm::dot(vector, *axis) * *axis) < kOffAxis);
}

std::string modelNameOf(const pmx::Model& model) {
  // This is the extension that MMD writes.
  return (model.name.utf8.empty() ? model.englishName.utf8 : model.name.utf8) + ".osm";
}

}  // namespace

vmd::Pose poseOf(const Actor& actor, PoseForm form, base::Issues& issues) {
  const pmx::Model& model = actor.model();
  const bool shown = form == PoseForm::Shown;
  const std::vector<base::Transform> locals =
      shown ? ik::bakedLocals(actor.posedSkeleton(), actor.pose()) : actor.pose().locals;
  base::IssueGroup offAxis(issues, "bones", "bones turned off their fixed axes");
  vmd::Pose pose;
  pose.modelName = modelNameOf(model);
  pose.bones.reserve(model.bones.size());
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const pmx::Bone& bone = model.bones[i];
    if (bone.name.utf8.empty()) continue;
    if (shown && leavesAxis(bone, locals[i].rotation))
      offAxis.add(i, "is turned off its fixed axis, which a pose can't say");
    pose.bones.push_back({bone.name.utf8, locals[i].translation, locals[i].rotation});
  }
  const std::vector<std::uint8_t> moved = actor.movedMorphs();
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const std::string& name = model.morphs[i].name.utf8;
    if (moved[i] != 0 && !name.empty()) pose.morphs.push_back({name, actor.sampledWeights()[i]});
  }
  return pose;
}

}  // namespace app
