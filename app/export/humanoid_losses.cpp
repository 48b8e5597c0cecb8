// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "app/export/humanoid_clip.h"

namespace app {
namespace {

constexpr float kMovedUnits = 1e-3F, kTurned = 1e-4F;  // less isn't seen; the latter is the sine of half an angle

using Marks = std::vector<std::uint8_t>;

/// Marks a bone and all above it. Returns whether one was new.
bool markUp(Marks& marks, const ik::Skeleton& skeleton, std::int32_t bone) {
  bool changed = false;
  for (; bone >= 0 && marks[static_cast<std::size_t>(bone)] == 0;
       bone = skeleton.parents[static_cast<std::size_t>(bone)]) {
    marks[static_cast<std::size_t>(bone)] = 1;
    changed = true;
  }
  return changed;
}

/// Returns the bones whose transforms are in the humanoid's, since its bones hang on them.
Marks bonesAbove(const Humanoid& humanoid, const ik::Skeleton& skeleton) {
  Marks marks(skeleton.boneCount());
  for (const HumanJoint& joint : humanoid.joints) markUp(marks, skeleton, joint.turnedBy);
  for (const std::int32_t thigh : humanoid.thighs) markUp(marks, skeleton, thigh);
  for (const std::int32_t eye : humanoid.eyes) markUp(marks, skeleton, eye);
  return marks;
}

/// Adds the bones that move marked ones by IK or append, and what moves these.
void addMovers(Marks& marks, const ik::Skeleton& skeleton) {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t bone = 0; bone < marks.size(); ++bone) {
      if (marks[bone] != 0) changed = markUp(marks, skeleton, skeleton.appends[bone].source) || changed;
    }
    for (const ik::Chain& chain : skeleton.chains) {
      const bool turns = std::ranges::any_of(chain.links, [&](const ik::Link& link) {
        return link.bone >= 0 && marks[static_cast<std::size_t>(link.bone)] != 0;
      });
      if (!turns) continue;
      changed = markUp(marks, skeleton, chain.target) || changed;
      changed = markUp(marks, skeleton, chain.effector) || changed;
    }
  }
}

bool turns(const base::Transform& local) {
  const base::Quat& q = local.rotation;
  return std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z) > kTurned;
}

bool leaves(const base::Transform& local, const base::Vec3& offset) {
  return glm::length(local.translation - offset) > kMovedUnits;
}

template <class Moves>
std::vector<std::size_t> movingBones(const BakedClip& clip, const Moves& moves) {
  std::vector<std::size_t> bones;
  for (std::size_t bone = 0; bone < clip.bones; ++bone) {
    for (std::size_t frame = 0; frame < clip.frames; ++frame) {
      if (!moves(bone, clip.local(frame, bone))) continue;
      bones.push_back(bone);
      break;
    }
  }
  return bones;
}

/// Returns a loss with the first names of the bones that it is about.
Loss lossOf(LossKind kind, const pmx::Model& model, std::span<const std::size_t> bones) {
  Loss loss{.kind = kind, .count = bones.size()};
  for (const std::size_t bone : bones.first(std::min(bones.size(), kNamedBones)))
    loss.names.push_back(model.bones[bone].name.utf8);
  return loss;
}

}  // namespace

Losses lostInHumanoid(const Humanoid& humanoid, const pmx::Model& model, const ik::Skeleton& skeleton,
                      const BakedClip& clip) {
  Losses lost;
  if (!humanoid.missing.empty()) {
    Loss& missing = lost.emplace_back(Loss{.kind = LossKind::HumanBones, .count = humanoid.missing.size()});
    for (const HumanBone bone : humanoid.missing) missing.names.push_back(vrmName(bone));
  }
  const Marks above = bonesAbove(humanoid, skeleton);
  Marks carried = above;
  addMovers(carried, skeleton);
  const auto unmapped = movingBones(clip, [&](std::size_t bone, const base::Transform& local) {
    // Copies of a mapped bone's turn, for the skin, are nothing that is lost.
    const std::int32_t source = skeleton.appends[bone].source;
    if (carried[bone] != 0 || (source >= 0 && carried[static_cast<std::size_t>(source)] != 0)) return false;
    return turns(local) || leaves(local, skeleton.offsets[bone]);
  });
  if (!unmapped.empty()) lost.push_back(lossOf(LossKind::UnmatchedBones, model, unmapped));
  Marks hips(skeleton.boneCount());
  markUp(hips, skeleton, humanoid.joints.front().turnedBy);
  for (const std::int32_t thigh : humanoid.thighs) markUp(hips, skeleton, thigh);
  const auto stretched = movingBones(clip, [&](std::size_t bone, const base::Transform& local) {
    return above[bone] != 0 && hips[bone] == 0 && leaves(local, skeleton.offsets[bone]);
  });
  if (!stretched.empty()) lost.push_back(lossOf(LossKind::LeavingBones, model, stretched));
  return lost;
}

}  // namespace app
