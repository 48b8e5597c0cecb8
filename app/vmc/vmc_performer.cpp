// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/vmc/vmc_performer.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "app/export/exported_space.h"

namespace app {
namespace {

/// Returns the name of Unity's HumanBodyBones. Its thumbs begin one bone later than VRM's.
std::string unityName(HumanBone bone) {
  std::string name = vrmName(bone);
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  const auto replace = [&](std::string_view from, std::string_view to) {
    const std::size_t at = name.find(from);
    if (at == std::string::npos) return false;
    name.replace(at, from.size(), to);
    return true;
  };
  if (!replace("ThumbProximal", "ThumbIntermediate")) static_cast<void>(replace("ThumbMetacarpal", "ThumbProximal"));
  return name;
}

/// Returns VRM 0's name of a preset; it is empty where there is none.
std::string_view oldName(std::string_view preset) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kNames{{{"aa", "A"},
                                                                                  {"ih", "I"},
                                                                                  {"ou", "U"},
                                                                                  {"ee", "E"},
                                                                                  {"oh", "O"},
                                                                                  {"blink", "Blink"},
                                                                                  {"blinkLeft", "Blink_L"},
                                                                                  {"blinkRight", "Blink_R"},
                                                                                  {"happy", "Joy"},
                                                                                  {"angry", "Angry"},
                                                                                  {"sad", "Sorrow"},
                                                                                  {"relaxed", "Fun"}}};
  for (const auto& [name, old] : kNames) {
    if (name == preset) return old;
  }
  return {};
}

bool isLeg(HumanBone bone) { return onLeft(bone) >= HumanBone::LeftUpperLeg; }

}  // namespace

VmcPerformer::VmcPerformer(const pmx::Model& model, Humanoid humanoid) : humanoid_(std::move(humanoid)) {
  for (std::size_t i = 0; i < humanoid_.joints.size(); ++i) joints_.push_back({i, unityName(humanoid_.joints[i].bone)});
  // Receivers may show a frame before all of it has come: then at least the feet are with the hips.
  std::stable_partition(joints_.begin() + 1, joints_.end(),
                        [&](const NamedJoint& each) { return isLeg(humanoid_.joints[each.joint].bone); });
  if (humanoid_.eyes.size() == 2) {
    const auto placeOf = [&](std::int32_t bone) { return model.bones[static_cast<std::size_t>(bone)].position; };
    for (std::size_t side = 0; side < eyes_.size(); ++side)
      eyes_[side] = {humanoid_.eyes[side], placeOf(humanoid_.eyes[side]) - placeOf(humanoid_.head)};
  }
  for (VrmaExpression& preset : presetExpressions(model)) {
    if (const std::string_view name = oldName(preset.name); !name.empty())
      expressions_.push_back({std::move(preset), std::string(name)});
  }
}

const OscBundles& VmcPerformer::perform(const ActorFrame& frame, float seconds) {
  poseHumanoid(humanoid_, frame.boneModels.data(), pose_);
  bundles_.clear();
  bundles_.add("/VMC/Ext/OK", {1});
  bundles_.add("/VMC/Ext/T", {seconds});
  bundles_.add("/VMC/Ext/Root/Pos", {"root", 0.0F, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F});
  const Placement& placement = frame.placement;
  for (const NamedJoint& each : joints_) {
    const HumanJoint& joint = humanoid_.joints[each.joint];
    const base::Quat& rotation = pose_.rotations[each.joint];
    if (joint.parent < 0) {
      addBone(each.name, placement.toWorld(pose_.hips), placement.rotation() * rotation);
      continue;
    }
    const base::Vec3& above = humanoid_.joints[static_cast<std::size_t>(joint.parent)].tPose;
    addBone(each.name, placement.scale * (joint.tPose - above), rotation);
  }
  constexpr std::array<std::string_view, 2> kEyeNames{"LeftEye", "RightEye"};
  for (std::size_t side = 0; side < eyes_.size(); ++side) {
    if (eyes_[side].bone < 0) continue;
    const base::Quat& head = frame.boneModels[static_cast<std::size_t>(humanoid_.head)].rotation;
    const base::Quat& eye = frame.boneModels[static_cast<std::size_t>(eyes_[side].bone)].rotation;
    addBone(kEyeNames[side], placement.scale * eyes_[side].fromHead, glm::normalize(glm::conjugate(head) * eye));
  }
  for (const NamedExpression& each : expressions_)
    bundles_.add("/VMC/Ext/Blend/Val", {std::string_view(each.name), each.expression.weight(frame.morphWeights)});
  bundles_.add("/VMC/Ext/Blend/Apply", {});
  return bundles_;
}

void VmcPerformer::addBone(std::string_view name, const base::Vec3& position, const base::Quat& rotation) {
  const base::Vec3 p = unityPosition(position);
  const base::Quat q = unityRotation(rotation);
  bundles_.add("/VMC/Ext/Bone/Pos", {name, p.x, p.y, p.z, q.x, q.y, q.z, q.w});
}

}  // namespace app
