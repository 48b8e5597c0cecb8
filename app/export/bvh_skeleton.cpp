// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/bvh_skeleton.h"

#include <algorithm>

#include "app/export/exported_space.h"
#include "app/export/plain_names.h"

namespace app {
namespace {

/// Returns where a bone ends, from the bone, as the model says it; units. A bone that ends where it
/// begins would be lost in readers: it gets a short end upwards.
base::Vec3 endOf(const pmx::Model& model, const pmx::Bone& bone) {
  constexpr float kShortest = 0.01F, kStub = 0.25F;
  base::Vec3 end = bone.tailOffset;
  if (bone.has(pmx::boneFlag::tailIsBone)) {
    const bool exists = bone.tailBone >= 0 && bone.tailBone < static_cast<std::int32_t>(model.bones.size());
    end = exists ? model.bones[static_cast<std::size_t>(bone.tailBone)].position - bone.position : base::Vec3(0.0F);
  }
  const float length = glm::length(end);
  return length >= kShortest && length < 1e6F ? end : base::Vec3(0.0F, kStub, 0.0F);
}

bool leavesRest(const BakedClip& clip, std::size_t bone, const base::Vec3& offset) {
  for (std::size_t frame = 0; frame < clip.frames; ++frame) {
    if (clip.local(frame, bone).translation != offset) return true;
  }
  return false;
}

}  // namespace

BvhMotion bvhOfSkeleton(const LoadedModel& model, const BakedClip& clip) {
  const ik::Skeleton& skeleton = model.skeleton;
  BvhMotion motion;
  motion.frames = clip.frames;
  const auto roots = std::ranges::count_if(skeleton.parents, [](std::int32_t parent) { return parent < 0; });
  const bool placed = std::ranges::any_of(clip.placements, [](const Placement& at) { return at != Placement{}; });
  const bool above = roots > 1 || placed;
  const float scale = clip.placements.empty() ? 1.0F : clip.placements.front().scale;
  const std::size_t first = above ? 1 : 0;
  PlainNames names;
  if (above) motion.joints.push_back({.name = names.give("model", "model")});
  for (std::size_t bone = 0; bone < clip.bones; ++bone) {
    const pmx::Bone& named = model.model.bones[bone];
    const std::int32_t parent = skeleton.parents[bone];
    const std::int32_t underRoot = above ? 0 : -1;
    motion.joints.push_back({.name = names.give(named.name.utf8, "bone"),
                             .parent = parent < 0 ? underRoot : parent + static_cast<std::int32_t>(first),
                             .offset = scale * exportedPosition(skeleton.offsets[bone]),
                             .end = scale * exportedPosition(endOf(model.model, named)),
                             .moves = leavesRest(clip, bone, skeleton.offsets[bone])});
  }
  motion.pose = [first, scale, &clip](std::size_t frame, std::span<base::Transform> locals) {
    if (first == 1) {
      const Placement at = clip.placements.empty() ? Placement{} : clip.placements[frame];
      locals[0] = {exportedPosition(at.position), exportedRotation(at.rotation())};
    }
    for (std::size_t bone = 0; bone < clip.bones; ++bone) {
      const base::Transform& local = clip.local(frame, bone);
      locals[bone + first] = {scale * exportedPosition(local.translation), exportedRotation(local.rotation)};
    }
  };
  return motion;
}

}  // namespace app
