// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/outside_parent.h"

#include <algorithm>

namespace app {

std::int32_t attachingBone(const pmx::Model& model) {
  const auto& bones = model.bones;
  auto found = std::ranges::find_if(bones, [](const pmx::Bone& b) { return b.has(pmx::boneFlag::externalParent); });
  if (found == bones.end()) found = std::ranges::find_if(bones, [](const pmx::Bone& b) { return b.parent < 0; });
  if (found == bones.end()) return bones.empty() ? -1 : 0;
  return static_cast<std::int32_t>(found - bones.begin());
}

ik::Skeleton attachedSkeleton(const pmx::Model& model, std::span<const OutsideParent> parents) {
  pmx::Model attached;
  attached.format = model.format;
  attached.bones = model.bones;
  for (const OutsideParent& outside : parents) {
    pmx::Bone& bone = attached.bones[static_cast<std::size_t>(outside.bone)];
    pmx::Bone added;
    added.deformLayer = bone.deformLayer;
    added.flags = bone.flags & pmx::boneFlag::afterPhysics;
    // At rest it is where the bone's own parent is, so the bone's offset stays equal to the bit.
    const std::int32_t parent = model.bones[static_cast<std::size_t>(outside.bone)].parent;
    if (parent >= 0 && static_cast<std::size_t>(parent) < model.bones.size())
      added.position = model.bones[static_cast<std::size_t>(parent)].position;
    bone.parent = static_cast<std::int32_t>(attached.bones.size());
    attached.bones.push_back(added);
  }
  base::Issues known;  // they were listed when the model was opened
  ik::Skeleton skeleton = ik::buildSkeleton(attached, known);
  for (std::size_t i = model.bones.size(); i < skeleton.boneCount(); ++i) skeleton.offsets[i] = base::Vec3(0.0F);
  return skeleton;
}

}  // namespace app
