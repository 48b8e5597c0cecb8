// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/baked_clip.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace app {
namespace {

constexpr double kMaxClipSamples = 8e6;  // bones and morphs times frames: 256 MB (limits.md)

// What differs less from rest comes from rounding in model space, some 20 units from the root.
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

}  // namespace

base::Result<ClipRun> ClipRun::begin(Show& show, ActorId actor, const ClipSettings& settings) {
  const PlayedFrames frames{settings.first, settings.last, settings.solver, settings.restFrames};
  auto run = FramesRun::begin(show, actor, frames);
  if (!run) return tl::unexpected(run.error());
  const pmx::Model& model = show.actor(actor)->model();
  const auto count = static_cast<double>(frames.count());
  const auto parts = static_cast<double>(model.bones.size() + model.morphs.size());
  if (count * parts > kMaxClipSamples) {
    return tl::unexpected(base::badArgument(fmt::format(
        "{:.0f} frames of {:.0f} bones and morphs are too many to export at once; {:.0f} frames are the most", count,
        parts, kMaxClipSamples / std::max(parts, 1.0))));
  }
  return ClipRun(std::move(*run), model, settings);
}

ClipRun::ClipRun(FramesRun run, const pmx::Model& model, const ClipSettings& settings) : run_(std::move(run)) {
  clip_.name = settings.name;
  clip_.first = settings.first;
  clip_.bones = model.bones.size();
  clip_.morphs = model.morphs.size();
  const auto frames = static_cast<std::size_t>(settings.last - settings.first + 1);
  clip_.locals.reserve(frames * clip_.bones);
  clip_.weights.reserve(frames * clip_.morphs);
}

bool ClipRun::step() {
  return run_.step([this](const Actor& actor) { take(actor); });
}

void ClipRun::take(const Actor& actor) {
  const ActorFrame& frame = actor.frame();
  const std::vector<std::int32_t>& parents = actor.skeleton().parents;
  for (std::size_t bone = 0; bone < clip_.bones; ++bone) {
    const std::int32_t parent = parents[bone];
    const base::Transform& model = frame.boneModels[bone];
    const base::Transform local =
        parent < 0 ? model : relativeTo(frame.boneModels[static_cast<std::size_t>(parent)], model);
    clip_.locals.push_back(withoutRounding(local, actor.skeleton().offsets[bone]));
  }
  clip_.weights.insert(clip_.weights.end(), frame.morphWeights.begin(),
                       frame.morphWeights.begin() + static_cast<std::ptrdiff_t>(clip_.morphs));
  ++clip_.frames;
}

}  // namespace app
