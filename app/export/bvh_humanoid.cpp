// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/bvh_humanoid.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/export/exported_space.h"
#include "app/export/humanoid_clip.h"

namespace app {
namespace {

using enum HumanBone;

constexpr float kCentimetres = 100.0F;  // in a metre
constexpr float kStubUnits = 1.0F;      // the length of a bone at whose end nothing is

struct BvhName {
  HumanBone bone;
  const char* name;
};

// The trunk, and the left side without its side. Fingers are numbered from the hand.
constexpr std::array<BvhName, 6> kTrunkNames{
    {{Hips, "Hips"}, {Spine, "Spine"}, {Chest, "Spine1"}, {UpperChest, "Spine2"}, {Neck, "Neck"}, {Head, "Head"}}};
constexpr std::array<BvhName, 23> kSideNames{{
    {LeftShoulder, "Shoulder"},
    {LeftUpperArm, "Arm"},
    {LeftLowerArm, "ForeArm"},
    {LeftHand, "Hand"},
    {LeftThumbMetacarpal, "HandThumb1"},
    {LeftThumbProximal, "HandThumb2"},
    {LeftThumbDistal, "HandThumb3"},
    {LeftIndexProximal, "HandIndex1"},
    {LeftIndexIntermediate, "HandIndex2"},
    {LeftIndexDistal, "HandIndex3"},
    {LeftMiddleProximal, "HandMiddle1"},
    {LeftMiddleIntermediate, "HandMiddle2"},
    {LeftMiddleDistal, "HandMiddle3"},
    {LeftRingProximal, "HandRing1"},
    {LeftRingIntermediate, "HandRing2"},
    {LeftRingDistal, "HandRing3"},
    {LeftLittleProximal, "HandPinky1"},
    {LeftLittleIntermediate, "HandPinky2"},
    {LeftLittleDistal, "HandPinky3"},
    {LeftUpperLeg, "UpLeg"},
    {LeftLowerLeg, "Leg"},
    {LeftFoot, "Foot"},
    {LeftToes, "Toe"},
}};

/// This is a joint of the file: one of the humanoid's, or one that stands in for it.
struct Slot {
  HumanBone bone = Hips;
  std::int32_t joint = -1;  // index into Humanoid::joints
  base::Vec3 tPose{0.0F};   // model space, units
};

/// This finds the joints of the file.
class SlotFinder {
 public:
  explicit SlotFinder(const Humanoid& humanoid) : humanoid_(humanoid) { known_.fill(-1); }

  std::vector<Slot> find() {
    for (const BvhName& name : kTrunkNames) addTrunk(name.bone);
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
      for (const BvhName& name : kSideNames) addSide(onSide(name.bone, side));
    }
    return std::move(slots_);
  }

 private:
  [[nodiscard]] const HumanJoint* jointOf(HumanBone bone) const {
    const std::int32_t index = humanoid_.indices[static_cast<std::size_t>(bone)];
    return index < 0 ? nullptr : &humanoid_.joints[static_cast<std::size_t>(index)];
  }
  void add(HumanBone bone, const base::Vec3& tPose) {
    known_[static_cast<std::size_t>(bone)] = static_cast<std::int32_t>(slots_.size());
    slots_.push_back({bone, humanoid_.indices[static_cast<std::size_t>(bone)], tPose});
  }

  /// Adds a bone of the trunk; one that the model doesn't have is on the way to the next one.
  void addTrunk(HumanBone bone) {
    const HumanJoint* joint = jointOf(bone);
    if (joint != nullptr) {
      add(bone, joint->tPose);
      return;
    }
    int steps = 1;
    auto next = static_cast<HumanBone>(static_cast<int>(bone) + 1);
    for (; jointOf(next) == nullptr; next = static_cast<HumanBone>(static_cast<int>(next) + 1)) ++steps;
    const base::Vec3 below = slots_.back().tPose;
    add(bone, below + (jointOf(next)->tPose - below) / static_cast<float>(steps + 1));
  }

  void addSide(HumanBone bone) {
    if (const HumanJoint* joint = jointOf(bone); joint != nullptr) {
      add(bone, joint->tPose);
    } else if (const BodySide side = sideOf(bone); onLeft(bone) == LeftShoulder) {
      const base::Vec3& chest = slots_[static_cast<std::size_t>(known_[static_cast<std::size_t>(UpperChest)])].tPose;
      add(bone, 0.5F * (chest + jointOf(onSide(LeftUpperArm, side))->tPose));
    } else if (onLeft(bone) == LeftToes) {
      const base::Vec3& tip = humanoid_.toeTips[side == BodySide::Left ? 0 : 1];
      add(bone, tip);
    }
  }

  const Humanoid& humanoid_;
  std::vector<Slot> slots_;
  std::array<std::int32_t, kHumanBones> known_{};  // per bone, its slot
};

std::string bvhNameOf(HumanBone bone) {
  const HumanBone left = onLeft(bone);
  for (const BvhName& name : kTrunkNames) {
    if (name.bone == bone) return name.name;
  }
  std::string sided = sideOf(bone) == BodySide::Left ? "Left" : "Right";
  for (const BvhName& name : kSideNames) {
    if (name.bone == left) sided += name.name;
  }
  return sided;
}

/// Returns where a bone at the end of a limb ends, from its joint; units.
base::Vec3 endOf(HumanBone bone) {
  if (bone == Head) return {0.0F, 2.0F * kStubUnits, 0.0F};
  if (onLeft(bone) == LeftToes) return {0.0F, 0.0F, -kStubUnits};
  return {sideOf(bone) == BodySide::Left ? kStubUnits : -kStubUnits, 0.0F, 0.0F};
}

}  // namespace

BvhMotion bvhOfHumanoid(const LoadedModel& model, const Humanoid& humanoid, const BakedClip& clip) {
  const std::vector<Slot> slots = SlotFinder(humanoid).find();
  const float units = kCentimetres * clip.placements.front().scale;
  BvhMotion motion;
  motion.frames = clip.frames;
  for (const Slot& slot : slots) {
    BvhJoint joint{.name = bvhNameOf(slot.bone), .end = units * exportedPosition(endOf(slot.bone))};
    const auto above = parentOf(slot.bone);
    for (std::size_t i = 0; above && i < slots.size(); ++i) {
      if (slots[i].bone != *above) continue;
      joint.parent = static_cast<std::int32_t>(i);
      joint.offset = units * exportedPosition(slot.tPose - slots[i].tPose);
    }
    motion.joints.push_back(std::move(joint));
  }
  const auto poses = std::make_shared<const HumanoidClip>(humanoidClip(humanoid, model.skeleton, clip));
  motion.pose = [slots, poses](std::size_t frame, std::span<base::Transform> locals) {
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const std::int32_t joint = slots[i].joint;
      locals[i] = {};
      if (joint >= 0) locals[i].rotation = exportedRotation(poses->rotation(frame, static_cast<std::size_t>(joint)));
    }
    locals[0].translation = kCentimetres * exportedPosition(poses->hips[frame]);
  };
  return motion;
}

}  // namespace app
