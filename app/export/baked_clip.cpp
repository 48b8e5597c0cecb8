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

std::uint64_t clipBytesPerFrame(const Show& show, std::span<const ActorId> actors) {
  std::uint64_t bytes = sizeof(vmd::CameraState) + sizeof(vmd::LightState) + 1;  // and whether there is a cut
  for (const ActorId actor : actors) {
    const pmx::Model& model = show.actor(actor)->model();
    bytes += model.bones.size() * sizeof(base::Transform) + model.morphs.size() * sizeof(float) + sizeof(Placement) + 1;
  }
  return 2 * bytes;
}

base::Result<void> checkClips(const Show& show, std::span<const ActorId> actors, std::int64_t frames,
                              std::size_t clips) {
  constexpr double kMegabyte = 1e6;
  const double perFrame = static_cast<double>(clipBytesPerFrame(show, actors)) * static_cast<double>(clips);
  const double bytes = perFrame * static_cast<double>(frames);
  if (bytes <= static_cast<double>(kMaxClipBytes)) return {};
  return tl::unexpected(base::badArgument(fmt::format(
      "{} frames are too many to export at once: they would take {:.0f} MB of memory, and {:.0f} MB are the "
      "most; {:.0f} frames fit (--frames){}",
      frames, std::ceil(bytes / kMegabyte), static_cast<double>(kMaxClipBytes) / kMegabyte,
      std::floor(static_cast<double>(kMaxClipBytes) / perFrame),
      actors.size() > 1 ? ", and --model takes one model alone" : "")));
}

base::Result<ClipRun> ClipRun::begin(Show& show, std::span<const ActorId> actors, const ClipSettings& settings) {
  const PlayedFrames frames{settings.first, settings.last, settings.solver, settings.restFrames};
  auto run = FramesRun::begin(show, actors, frames);
  if (!run) return tl::unexpected(run.error());
  if (const auto checked = checkClips(show, actors, frames.count(), 1); !checked)
    return tl::unexpected(checked.error());
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
    clip.visible.reserve(frames);
  }
}

bool ClipRun::step() {
  return run_.step([this](const Show& show, const SceneFrame& scene) {
    for (std::size_t i = 0; i < actors_.size(); ++i) take(dance_.models[i], *show.actor(actors_[i]));
    if (scene.hasCamera) dance_.cameras.push_back(scene.camera);
    if (scene.hasLight) dance_.lights.push_back(scene.light);
  });
}

}  // namespace app
