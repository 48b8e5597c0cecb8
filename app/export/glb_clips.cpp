// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_clips.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "app/export/exported_space.h"
#include "app/export/glb_animation.h"
#include "app/export/glb_camera.h"

namespace app {
namespace {

using Frames = GlbAnimation::Frames;

bool isShown(const BakedClip& clip, std::size_t frame) { return clip.visible.empty() || clip.visible[frame] != 0; }

/// Returns whether some frame of this model's clip in some dance is so.
template <class IsSo>
bool anyFrame(std::span<const BakedDance> dances, std::size_t model, const IsSo& isSo) {
  for (const BakedDance& dance : dances) {
    const BakedClip& clip = dance.models[model];
    for (std::size_t i = 0; i < clip.frames; ++i) {
      if (isSo(clip, i)) return true;
    }
  }
  return false;
}

/// This says what of a model some dance moves.
struct MovedParts {
  MovedParts(std::span<const BakedDance> dances, std::size_t model, const GlbModelNodes& nodes) {
    const ik::Skeleton& skeleton = *nodes.skeleton;
    for (std::size_t bone = 0; bone < skeleton.parents.size(); ++bone) {
      if (anyFrame(dances, model, [&](const BakedClip& clip, std::size_t i) {
            return clip.local(i, bone).rotation != base::kIdentityRotation;
          }))
        turned.push_back(bone);
      if (anyFrame(dances, model, [&](const BakedClip& clip, std::size_t i) {
            return clip.local(i, bone).translation != skeleton.offsets[bone];
          }))
        moved.push_back(bone);
    }
    morphs =
        nodes.morphed && anyFrame(dances, model, [&](const BakedClip& clip, std::size_t i) {
          return std::ranges::any_of(nodes.targets, [&](std::size_t target) { return clip.weight(i, target) != 0.0F; });
        });
    hides = anyFrame(dances, model, [](const BakedClip& clip, std::size_t i) { return !isShown(clip, i); });
  }

  std::vector<std::size_t> turned, moved;  // bones
  bool morphs = false, hides = false;
};

/// Adds the channels of one model to a dance's animation. `keys` is null where each frame has keys.
void addModel(GlbAnimation& animation, const BakedClip& clip, const ClipKeys* keys, const GlbModelNodes& nodes,
              const MovedParts& parts) {
  Frames all(clip.frames);
  std::iota(all.begin(), all.end(), 0U);
  for (const std::size_t bone : parts.turned) {
    const Frames& frames = keys != nullptr ? keys->bones[bone].rotations : all;
    std::vector<base::Quat> rotations;
    for (const std::uint32_t i : frames) rotations.push_back(exportedRotation(clip.local(i, bone).rotation));
    animation.addRotation(nodes.firstBone + bone, std::move(rotations), frames);
  }
  for (const std::size_t bone : parts.moved) {
    const Frames& frames = keys != nullptr ? keys->bones[bone].translations : all;
    std::vector<base::Vec3> places;
    for (const std::uint32_t i : frames) places.push_back(exportedPosition(clip.local(i, bone).translation));
    animation.addTranslation(nodes.firstBone + bone, std::move(places), frames);
  }
  if (parts.hides) {
    // A model of no size can't be seen; glTF has no switch for it.
    Frames changes;
    std::vector<base::Vec3> scales;
    for (std::uint32_t i = 0; i < clip.frames; ++i) {
      if (i > 0 && isShown(clip, i) == isShown(clip, i - 1)) continue;
      changes.push_back(i);
      scales.emplace_back(isShown(clip, i) ? clip.placements[i].scale : 0.0F);
    }
    animation.addScale(nodes.root, std::move(scales), changes);
  }
  if (!parts.morphs) return;
  const Frames& frames = keys != nullptr ? keys->weights : all;
  std::vector<float> weights;
  for (const std::uint32_t i : frames) {
    for (const std::size_t target : nodes.targets) weights.push_back(clip.weight(i, target));
  }
  animation.addWeights(*nodes.morphed, nodes.targets.size(), std::move(weights), frames);
}

void addCamera(GlbAnimation& animation, GlbFile& file, const BakedDance& dance, std::size_t node) {
  const CameraKeys keys = cameraKeys(dance.cameras, dance.cuts);
  const std::size_t times = file.addScalars(keys.seconds, true);
  animation.addChannel(node, "translation", times, file.addVectors(keys.positions));
  animation.addChannel(node, "rotation", times, file.addRotations(keys.rotations));
}

}  // namespace

void addGlbClips(GlbFile& file, std::span<const GlbModelNodes> models, std::optional<std::size_t> camera,
                 std::span<const BakedDance> dances) {
  if (dances.empty()) return;
  std::vector<MovedParts> parts;
  for (std::size_t i = 0; i < models.size(); ++i) parts.emplace_back(dances, i, models[i]);
  for (const BakedDance& dance : dances) {
    GlbAnimation animation(file, dance.name, dance.models.front().first);
    for (std::size_t i = 0; i < models.size(); ++i) {
      addModel(animation, dance.models[i], dance.keys.empty() ? nullptr : &dance.keys[i], models[i], parts[i]);
    }
    if (camera && !dance.cameras.empty()) addCamera(animation, file, dance, *camera);
    std::move(animation).finish();
  }
}

}  // namespace app
