// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/baked_clip.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/show/solved_as.h"

namespace app {
namespace {

constexpr double kMaxClipSamples = 8e6;  // bones and morphs times frames: 256 MB (limits.md)
constexpr std::int64_t kFramesAStep = 30;

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
  const Actor* taken = show.actor(actor);
  if (taken == nullptr) return tl::unexpected(base::badArgument("there is no such model"));
  if (settings.first < 0 || settings.last < settings.first)
    return tl::unexpected(base::badArgument("there is no frame to export"));
  const auto frames = static_cast<double>(settings.last - settings.first + 1);
  const auto parts = static_cast<double>(taken->model().bones.size() + taken->model().morphs.size());
  if (frames * parts > kMaxClipSamples) {
    return tl::unexpected(base::badArgument(fmt::format(
        "{:.0f} frames of {:.0f} bones and morphs are too many to export at once; {:.0f} frames are the most", frames,
        parts, kMaxClipSamples / std::max(parts, 1.0))));
  }
  return ClipRun(show, actor, settings);
}

ClipRun::ClipRun(Show& show, ActorId actor, const ClipSettings& settings)
    : show_(&show), actor_(actor), last_(settings.last) {
  const Actor& taken = *show.actor(actor);
  clip_.name = settings.name;
  clip_.first = settings.first;
  clip_.bones = taken.model().bones.size();
  clip_.morphs = taken.model().morphs.size();
  const auto frames = static_cast<std::size_t>(settings.last - settings.first + 1);
  clip_.locals.reserve(frames * clip_.bones);
  clip_.weights.reserve(frames * clip_.morphs);
  if (settings.solver.how != ViewSolver::How::AsSet) {
    before_ = taken.switches();
    ActorSwitches switches = *before_;
    solveAs(switches, settings.solver);
    show.set(actor, switches);
  }
  rests_ = show.hasPhysics();
  if (rests_) {
    show.beginPhysicsFromStart(settings.restFrames);
  } else {
    next_ = settings.first;
  }
}

ClipRun::ClipRun(ClipRun&& other) noexcept
    : show_(std::exchange(other.show_, nullptr)),
      actor_(other.actor_),
      before_(std::move(other.before_)),
      clip_(std::move(other.clip_)),
      next_(other.next_),
      last_(other.last_),
      rests_(other.rests_) {}

ClipRun::~ClipRun() {
  if (show_ != nullptr && before_) show_->set(actor_, *before_);
}

bool ClipRun::step() {
  if (rests_) {
    rests_ = show_->restOn();
    return true;
  }
  const std::int64_t end = std::min(next_ + kFramesAStep, last_ + 1);
  for (; next_ < end; ++next_) {
    // Before the clip only physics is played, and a frame plays all ticks since the one before.
    if (next_ < clip_.first && next_ + 1 < end) continue;
    static_cast<void>(show_->evaluate(static_cast<double>(next_)));
    if (next_ >= clip_.first) take();
  }
  return next_ <= last_;
}

void ClipRun::take() {
  const Actor& actor = *show_->actor(actor_);
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

double ClipRun::done() const { return rests_ ? 0.0 : static_cast<double>(next_) / static_cast<double>(last_ + 1); }

}  // namespace app
