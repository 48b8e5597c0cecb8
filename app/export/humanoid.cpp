// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/humanoid.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/latin.h"

namespace app {
namespace {

using base::Quat;
using base::Vec3;

constexpr std::size_t kLongestName = 32;  // longer ones are none of the names that are looked for
constexpr float kNoLength = 1e-4F;        // units; between joints nearer than this there is no direction

/// Returns the shortest turn from one direction to another, neither of which is zero.
Quat shortestTurn(const Vec3& from, const Vec3& to) {
  // In single precision a turn of less than 0.03 degrees can't be told from none by its cosine.
  const glm::dvec3 a = glm::normalize(glm::dvec3(from)), b = glm::normalize(glm::dvec3(to));
  const double real = 1.0 + glm::dot(a, b);
  if (real < 1e-12) {
    // Opposite directions: half a turn about any axis across.
    const glm::dvec3 across = std::abs(a.x) < 0.9 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 1, 0);
    const glm::dvec3 axis = glm::normalize(glm::cross(a, across));
    return {0.0F, Vec3(axis)};
  }
  return Quat(glm::normalize(glm::dquat(real, glm::cross(a, b))));
}

/// This finds bones by name.
class BoneNames {
 public:
  explicit BoneNames(const pmx::Model& model) {
    for (std::size_t i = 0; i < model.bones.size(); ++i)
      bones_.try_emplace(keyOf(model.bones[i].name.utf8), static_cast<std::int32_t>(i));
  }

  [[nodiscard]] std::int32_t find(std::string_view name) const {
    const auto found = bones_.find(keyOf(name));
    return found == bones_.end() ? -1 : found->second;
  }
  [[nodiscard]] std::int32_t findFirst(const std::vector<std::string>& names) const {
    for (const std::string& name : names) {
      if (const std::int32_t bone = find(name); bone >= 0) return bone;
    }
    return -1;
  }

 private:
  static std::u32string keyOf(std::string_view name) { return base::compatibleForm(name, kLongestName); }
  std::unordered_map<std::u32string, std::int32_t> bones_;
};

/// This makes the humanoid of a model.
class HumanoidFinder {
 public:
  HumanoidFinder(const pmx::Model& model, const ik::Skeleton& skeleton) : skeleton_(skeleton), names_(model) {}

  base::Result<Humanoid> find() {
    findBones();
    if (auto all = checkRequired(); !all) return tl::unexpected(all.error());
    addJoints();
    for (HumanJoint& joint : humanoid_.joints) joint.toTPose = toTPose(joint);
    for (HumanJoint& joint : humanoid_.joints) joint.tPose = tPose(joint);
    findToes();
    findEyes();
    return std::move(humanoid_);
  }

 private:
  struct Found {
    std::int32_t turnedBy = -1, placedBy = -1;
  };
  [[nodiscard]] Found& found(HumanBone bone) { return found_[static_cast<std::size_t>(bone)]; }

  void findBones() {
    for (std::size_t i = 0; i < kHumanBones; ++i) {
      const auto bone = static_cast<HumanBone>(i);
      found(bone) = findBone(bone);
    }
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
      // Without its first bone a thumb begins at the next one.
      Found& first = found(onSide(HumanBone::LeftThumbMetacarpal, side));
      Found& second = found(onSide(HumanBone::LeftThumbProximal, side));
      Found& third = found(onSide(HumanBone::LeftThumbDistal, side));
      if (first.turnedBy < 0) {
        first = std::exchange(second, std::exchange(third, {}));
      }
      const std::int32_t thigh = names_.find(sidedName(side, "足"));
      humanoid_.thighs[side == BodySide::Left ? 0 : 1] =
          thigh >= 0 ? thigh : found(onSide(HumanBone::LeftUpperLeg, side)).turnedBy;
    }
    Found& chest = found(HumanBone::Chest);
    if (chest.turnedBy < 0) chest = std::exchange(found(HumanBone::UpperChest), {});
    for (std::size_t i = 0; i < kHumanBones; ++i) {
      const auto bone = static_cast<HumanBone>(i);
      if (needsParent(bone) && found(*parentOf(bone)).turnedBy < 0) found(bone) = {};
    }
  }

  [[nodiscard]] Found findBone(HumanBone bone) const {
    const std::int32_t placed = names_.findFirst(placingNames(bone));
    for (const std::string& name : turningNames(bone)) {
      const std::int32_t turning = names_.find(name);
      // A twist bone that doesn't hang on the limb turns something else.
      if (turning < 0 || (placed >= 0 && !isBelow(turning, placed))) continue;
      return {turning, placed >= 0 ? placed : turning};
    }
    return {};
  }

  [[nodiscard]] bool isBelow(std::int32_t bone, std::int32_t above) const {
    for (; bone >= 0; bone = skeleton_.parents[static_cast<std::size_t>(bone)]) {
      if (bone == above) return true;
    }
    return false;
  }

  base::Result<void> checkRequired() {
    std::string lacking;
    for (std::size_t i = 0; i < kHumanBones; ++i) {
      const auto bone = static_cast<HumanBone>(i);
      if (found(bone).turnedBy >= 0) continue;
      if (!isRequired(bone)) {
        if (bone != HumanBone::Jaw) humanoid_.missing.push_back(bone);
        continue;
      }
      lacking += fmt::format("{}{} ({})", lacking.empty() ? "" : ", ", vrmName(bone), turningNames(bone).back());
    }
    if (lacking.empty()) return {};
    return tl::unexpected(base::badArgument("the model doesn't have the bones of a humanoid: " + lacking));
  }

  void addJoints() {
    humanoid_.indices.fill(-1);
    for (std::size_t i = 0; i < kHumanBones; ++i) {
      const auto bone = static_cast<HumanBone>(i);
      const Found& from = found(bone);
      if (from.turnedBy < 0) continue;
      HumanJoint joint{.bone = bone, .turnedBy = from.turnedBy, .placedBy = from.placedBy};
      if (bone == HumanBone::Hips) joint.placedBy = -1;
      for (auto above = parentOf(bone); above && joint.parent < 0; above = parentOf(*above))
        joint.parent = humanoid_.indices[static_cast<std::size_t>(*above)];
      humanoid_.indices[i] = static_cast<std::int32_t>(humanoid_.joints.size());
      humanoid_.joints.push_back(joint);
    }
    humanoid_.head = found(HumanBone::Head).turnedBy;
  }

  [[nodiscard]] const Vec3& restOf(std::int32_t bone) const {
    return skeleton_.bindPositions[static_cast<std::size_t>(bone)];
  }
  [[nodiscard]] Vec3 restOf(const HumanJoint& joint) const {
    if (joint.placedBy >= 0) return restOf(joint.placedBy);
    return 0.5F * (restOf(humanoid_.thighs[0]) + restOf(humanoid_.thighs[1]));
  }

  /// Returns the turn from rest to T-pose of a joint whose parent has its own.
  [[nodiscard]] Quat toTPose(const HumanJoint& joint) const {
    const HumanBone left = onLeft(joint.bone);
    const BodySide side = sideOf(joint.bone);
    if (left == HumanBone::LeftFoot) return headingToFront(joint, side);
    if (left == HumanBone::LeftToes) return parentsTurn(joint);
    if (!isLimb(joint.bone)) return base::kIdentityRotation;
    const auto next = nextOf(joint.bone);
    if (!next || !humanoid_.has(*next)) return parentsTurn(joint);
    const auto at = static_cast<std::size_t>(humanoid_.indices[static_cast<std::size_t>(*next)]);
    const Vec3 rest = restOf(humanoid_.joints[at]) - restOf(joint);
    if (!(glm::length(rest) > kNoLength)) return parentsTurn(joint);
    return shortestTurn(rest, limbDirection(left, side));
  }

  [[nodiscard]] Quat parentsTurn(const HumanJoint& joint) const {
    return humanoid_.joints[static_cast<std::size_t>(joint.parent)].toTPose;
  }

  /// Returns where a limb points in T-pose.
  static Vec3 limbDirection(HumanBone left, BodySide side) {
    const float out = side == BodySide::Left ? 1.0F : -1.0F;
    if (left == HumanBone::LeftUpperLeg || left == HumanBone::LeftLowerLeg) return {0.0F, -1.0F, 0.0F};
    const bool thumb = left >= HumanBone::LeftThumbMetacarpal && left <= HumanBone::LeftThumbDistal;
    return thumb ? Vec3(out, 0.0F, -1.0F) : Vec3(out, 0.0F, 0.0F);
  }

  [[nodiscard]] std::int32_t toeOf(BodySide side) const {
    return names_.findFirst({sidedName(side, "足先EX"), sidedName(side, "つま先")});
  }

  /// Returns the turn about Y after which a foot points to the front. How far it slopes stays.
  [[nodiscard]] Quat headingToFront(const HumanJoint& foot, BodySide side) const {
    const std::int32_t toe = toeOf(side);
    if (toe < 0) return base::kIdentityRotation;
    Vec3 heading = restOf(toe) - restOf(foot);
    heading.y = 0.0F;
    if (!(glm::length(heading) > kNoLength)) return base::kIdentityRotation;
    const float half = 0.5F * std::atan2(heading.x, -heading.z);
    return {std::cos(half), 0.0F, std::sin(half), 0.0F};
  }

  [[nodiscard]] Vec3 tPose(const HumanJoint& joint) const {
    if (joint.parent < 0) return restOf(joint);
    const HumanJoint& parent = humanoid_.joints[static_cast<std::size_t>(joint.parent)];
    return parent.tPose + parent.toTPose * (restOf(joint) - restOf(parent));
  }

  void findToes() {
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
      const HumanBone bone = onSide(HumanBone::LeftFoot, side);
      const HumanJoint& foot =
          humanoid_.joints[static_cast<std::size_t>(humanoid_.indices[static_cast<std::size_t>(bone)])];
      const std::int32_t toe = toeOf(side);
      const float height = std::abs(foot.tPose.y);
      humanoid_.toeTips[side == BodySide::Left ? 0 : 1] =
          foot.tPose + (toe >= 0 ? foot.toTPose * (restOf(toe) - restOf(foot)) : Vec3(0.0F, -height, -height));
    }
  }

  void findEyes() {
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
      if (const std::int32_t eye = names_.find(sidedName(side, "目")); eye >= 0) humanoid_.eyes.push_back(eye);
    }
    if (humanoid_.eyes.empty()) {
      if (const std::int32_t both = names_.find("両目"); both >= 0) humanoid_.eyes.push_back(both);
    }
    Vec3 middle(0.0F);
    for (const std::int32_t eye : humanoid_.eyes) middle += restOf(eye) - restOf(humanoid_.head);
    if (!humanoid_.eyes.empty()) humanoid_.eyesFromHead = middle / static_cast<float>(humanoid_.eyes.size());
  }

  const ik::Skeleton& skeleton_;
  BoneNames names_;
  std::array<Found, kHumanBones> found_{};
  Humanoid humanoid_;
};

}  // namespace

base::Result<Humanoid> humanoidOf(const pmx::Model& model, const ik::Skeleton& skeleton) {
  return HumanoidFinder(model, skeleton).find();
}

void poseHumanoid(const Humanoid& humanoid, const base::Transform* bones, HumanoidPose& pose) {
  const auto turnOf = [&](const HumanJoint& joint) {
    // A bone that rests turned in T-pose has to turn less, or more, to point where it does.
    return bones[joint.turnedBy].rotation * glm::conjugate(joint.toTPose);
  };
  pose.rotations.resize(humanoid.joints.size(), base::kIdentityRotation);
  for (std::size_t i = 0; i < humanoid.joints.size(); ++i) {
    const HumanJoint& joint = humanoid.joints[i];
    const Quat turn = turnOf(joint);
    if (joint.parent < 0) {
      pose.rotations[i] = glm::normalize(turn);
      continue;
    }
    const Quat above = turnOf(humanoid.joints[static_cast<std::size_t>(joint.parent)]);
    pose.rotations[i] = glm::normalize(glm::conjugate(above) * turn);
  }
  pose.hips = 0.5F * (bones[humanoid.thighs[0]].translation + bones[humanoid.thighs[1]].translation);
  pose.gaze = base::kIdentityRotation;
  if (humanoid.eyes.empty()) return;
  const Quat back = glm::conjugate(bones[humanoid.head].rotation);
  Quat gaze = back * bones[humanoid.eyes[0]].rotation;
  // Eyes that look at something near turn differently; between them is where both look.
  for (std::size_t i = 1; i < humanoid.eyes.size(); ++i) {
    const Quat other = back * bones[humanoid.eyes[i]].rotation;
    gaze = gaze + (glm::dot(gaze, other) < 0.0F ? -other : other);
  }
  pose.gaze = glm::length(gaze) > 1e-3F ? glm::normalize(gaze) : base::kIdentityRotation;
}

}  // namespace app
