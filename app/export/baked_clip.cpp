// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/baked_clip.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace app {
namespace {

constexpr double kMaxClipSamples = 8e6;  // bones and morphs times frames: 256 MB (limits.md)

// Smaller differences from rest come from rounding in model space, some 20 units from the root.
constexpr float kRoundedUnits = 1e-5F, kRoundedRotation = 1e-6F;

base::Transform relativeTo(const base::Transform& parent, const base::Transform& bone) {
  const base::Quat back = glm::conjugate(parent.rotation);
  return {back * (bone.translation - parent.translation), glm::normalize(back * bone.rotation)};
}

/// Returns a transform without what rounding has added to that of rest.
base::Transform withoutRounding(base::Transform local, const base::Vec3& offset) {
  if (glm::length(local.translation - offset) <= kRoundedUnits) local.translation = offset;
  const base::Quat& q = local.rotation;
  if (glm::length(base::Vec3(q.x, q.y, q.z)) <= kRoundedRotation) local.rotation = base::kIdentityRotation;
  return local;
}

void take(BakedClip& clip, const Actor& actor) {
  const ActorFrame& frame = actor.frame();
  const std::vector<std::int32_t>& parents = actor.skeleton().parents;
  for (std::size_t bone = 0; bone < clip.bones; ++bone) {
    const std::int32_t parent = parents[bone];
    const base::Transform& model = frame.boneModels[bone];
    const base::Transform local =
        parent < 0 ? model : relativeTo(frame.boneModels[static_cast<std::size_t>(parent)], model);
    clip.locals.push_back(withoutRounding(local, actor.skeleton().offsets[bone]));
  }
  clip.weights.insert(clip.weights.end(), frame.morphWeights.begin(),
                      frame.morphWeights.begin() + static_cast<std::ptrdiff_t>(clip.morphs));
  clip.placements.push_back(frame.placement);
  clip.visible.push_back(frame.visible ? 1 : 0);
  ++clip.frames;
}

/// Returns for each frame whether the show's camera has keys at it and at the next.
std::vector<std::uint8_t> cutsOf(const Show& show, std::int64_t first, std::size_t frames) {
  std::vector<std::uint8_t> cuts(frames, 0);
  if (!show.hasCamera()) return cuts;
  const auto start = static_cast<std::int64_t>(show.sceneStart());
  std::set<std::int64_t> keys;
  for (const std::uint32_t key : show.sceneTracks().cameraFrames()) keys.insert(static_cast<std::int64_t>(key) - start);
  for (std::size_t i = 0; i < frames; ++i) {
    const std::int64_t frame = first + static_cast<std::int64_t>(i);
    cuts[i] = keys.contains(frame) && keys.contains(frame + 1) ? 1 : 0;
  }
  return cuts;
}

}  // namespace

base::Result<ClipRun> ClipRun::begin(Show& show, std::span<const ActorId> actors, const ClipSettings& settings) {
  const PlayedFrames frames{settings.first, settings.last, settings.solver, settings.restFrames};
  auto run = FramesRun::begin(show, actors, frames);
  if (!run) return tl::unexpected(run.error());
  const auto count = static_cast<double>(frames.count());
  double parts = 0.0;
  for (const ActorId actor : actors) {
    const pmx::Model& model = show.actor(actor)->model();
    parts += static_cast<double>(model.bones.size() + model.morphs.size() + 1);
  }
  if (count * parts > kMaxClipSamples) {
    return tl::unexpected(
        base::badArgument(fmt::format("{:.0f} frames of {:.0f} bones and morphs are too many to export at once; {:.0f} "
                                      "frames are the most (--frames); --model takes one model alone",
                                      count, parts, std::floor(kMaxClipSamples / std::max(parts, 1.0)))));
  }
  return ClipRun(std::move(*run), show, actors, settings);
}

ClipRun::ClipRun(FramesRun run, const Show& show, std::span<const ActorId> actors, const ClipSettings& settings)
    : run_(std::move(run)), actors_(actors.begin(), actors.end()) {
  const auto frames = static_cast<std::size_t>(settings.last - settings.first + 1);
  dance_.name = settings.name;
  dance_.cuts = cutsOf(show, settings.first, frames);
  for (const ActorId actor : actors) {
    const pmx::Model& model = show.actor(actor)->model();
    BakedClip& clip = dance_.models.emplace_back();
    clip.name = settings.name;
    clip.first = settings.first;
    clip.bones = model.bones.size();
    clip.morphs = model.morphs.size();
    clip.locals.reserve(frames * clip.bones);
    clip.weights.reserve(frames * clip.morphs);
    clip.placements.reserve(frames);
  }
}

bool ClipRun::step() {
  return run_.step([this](const Show& show, const SceneFrame& scene) {
    for (std::size_t i = 0; i < actors_.size(); ++i) take(dance_.models[i], *show.actor(actors_[i]));
    if (scene.hasCamera) dance_.cameras.push_back(scene.camera);
    if (scene.hasLight) dance_.lights.push_back(scene.light.colour);
  });
}

}  // namespace app
