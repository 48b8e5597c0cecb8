// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file moves an actor whose bones are attached to others' bones, and keeps what the actors
// attached to it need.
//
// A bone to which others are attached is watched. At each tick of physics an actor records where
// its watched bones are: its trail. A show runs some ticks of an actor before those ticks of the
// actors attached to it, which then read its trail.

#include <cmath>

#include "app/show/actor_state.h"

namespace app {

void Actor::hold(std::size_t outsideParent, const base::Transform& bone) {
  state_->outside[outsideParent] = state_->heldAt(bone);
}

void Actor::State::hang(std::vector<OutsideParent> parents) {
  hangings.clear();
  for (const OutsideParent& of : parents) hangings.push_back({of});
  outside.assign(parents.size(), {});
  hung = parents.empty() ? nullptr : std::make_unique<ik::Skeleton>(hungSkeleton(model->model, parents));
  switches.outsideParents = std::move(parents);
  changed();
  pose = ik::Pose(skeleton());
  makeWays();
  makeGoals();
  out.palette = {};
  out.boneModels = {};
  out.ikEnabled = {};
  physics.reset();  // it was made for the earlier skeleton
  softSkin.reset();
  makePhysics();
}

/// Returns the transform of the added bone that stands for a bone of another actor, from world to
/// model space of this actor. An accessory's placement is in the bone's space: bone · T · R, and
/// then its size. (accessories.md 8)
base::Transform Actor::State::heldAt(const base::Transform& bone) const {
  const bool accessory = model->model.format == pmx::ModelFormat::X;
  base::Transform held = switches.placement.toModel(accessory ? switches.placement.under(bone) : bone);
  held.rotation = glm::normalize(held.rotation);
  return held;
}

void Actor::State::hangAtTick(std::int64_t tick) {
  for (std::size_t i = 0; i < hangings.size(); ++i) {
    const Hanging& hanging = hangings[i];
    const auto row = static_cast<std::size_t>(tick - hanging.from->trailBegin);
    outside[i] = heldAt(hanging.from->trail[row * hanging.from->watched.size() + hanging.slot]);
  }
}

void Actor::State::hangInPicture() {
  for (std::size_t i = 0; i < hangings.size(); ++i) {
    const State& from = *hangings[i].from;
    const auto bone = static_cast<std::size_t>(hangings[i].outside.parentBone);
    outside[i] = heldAt(from.switches.placement.toWorld(from.pose.models[bone]));
  }
}

/// Returns whether some watched bone is in its final position only after the tick's physics:
/// physics may move it, or it is posed after physics.
bool Actor::State::movesWatched() const {
  return ticks() && std::ranges::any_of(watched, [this](std::int32_t bone) {
           const auto late = std::span(skeleton().solveOrder).subspan(skeleton().afterPhysicsBegin);
           return std::ranges::find(late, bone) != late.end() ||
                  std::ranges::find(physics->driven().followers, bone) != physics->driven().followers.end();
         });
}

void Actor::State::leaveTrail(std::int64_t tick, const FrameJob& job) {
  if (watched.empty()) return;
  const double frame = static_cast<double>(tick) / choice.pacing.ticksPerFrame;
  if (!ticks()) {
    hangAtTick(tick);
    job.poseAfterTick(frame, job.physics != nullptr ? &physics->drivenAt(frame) : nullptr);
  } else if (wholeTrail) {
    job.poseAfterTick(frame, &physics->drivenAt(frame));
  }
  keepTrail(tick);
}

/// Writes a tick's row of the trail from the pose as it is now.
void Actor::State::keepTrail(std::int64_t tick) {
  const auto row = static_cast<std::size_t>(tick - trailBegin);
  for (std::size_t i = 0; i < watched.size(); ++i) {
    const auto bone = static_cast<std::size_t>(watched[i]);
    trail[row * watched.size() + i] = switches.placement.toWorld(pose.models[bone]);
  }
}

void Actor::State::beginTrail(std::int64_t from, std::int64_t to) {
  trailBegin = from;
  trail.resize(static_cast<std::size_t>(to - from + 1) * watched.size());
  wholeTrail = movesWatched();
}

void Actor::State::runTicks(const MotionPhysics::Way& way) {
  if (watched.empty() && !ticks()) return;
  makeTickMorphs();
  beginTrail(way.from, way.to);
  const FrameJob job = this->job(0.0);
  const MotionPhysics::Poser poser = [this, &job](double frame, const ik::DrivenBones* driven) {
    hangAtTick(std::llround(frame * choice.pacing.ticksPerFrame));
    return job.poseTick(frame, driven);
  };
  for (std::int64_t tick = way.begins ? way.from : way.from + 1; tick <= way.to; ++tick) {
    const bool begins = way.begins && tick == way.from;
    if (ticks())
      physics->go(begins ? MotionPhysics::Way{true, tick, tick, way.restFrames}
                         : MotionPhysics::Way{false, tick - 1, tick, 0.0},
                  poser);
    leaveTrail(tick, job);
  }
}

void Actor::State::beginAtTick(std::int64_t tick) {
  if (watched.empty() && !ticks()) return;
  makeTickMorphs();
  beginTrail(tick, tick);
  if (!ticks()) return;
  const FrameJob job = this->job(0.0);
  physics->go({true, tick, tick, 0.0}, [this, &job](double frame, const ik::DrivenBones* driven) {
    hangAtTick(std::llround(frame * choice.pacing.ticksPerFrame));
    return job.poseTick(frame, driven);
  });
}

void Actor::State::endRest(std::int64_t tick) { leaveTrail(tick, job(0.0)); }

// In a shared world physics moves when all of its actors are posed. So an actor that is attached to
// a bone that physics moves sees it where it was a tick before.
void Actor::State::poseShared(std::int64_t tick, bool begins, SharedWorld& world) {
  beginTrail(tick, tick);
  const FrameJob job = this->job(0.0);
  const MotionPhysics::Poser poser = [this, &job](double frame, const ik::DrivenBones* driven) {
    hangAtTick(std::llround(frame * choice.pacing.ticksPerFrame));
    return job.poseTick(frame, driven);
  };
  world.set(sharedSlot, physics->poseShared(tick, begins, poser), switches.placement);
  if (watched.empty()) return;
  const double frame = static_cast<double>(tick) / choice.pacing.ticksPerFrame;
  if (wholeTrail) job.poseAfterTick(frame, begins ? nullptr : &physics->drivenAt(physics->tickFrame()));
  keepTrail(tick);
}

void Actor::State::takeShared(std::int64_t tick, bool begins, const SharedWorld& world) {
  bodies.resize(physics->world().bodyCount());
  world.read(sharedSlot, switches.placement, bodies);
  physics->takeShared(tick, begins, bodies, world.pairsLeftOut());
}

}  // namespace app
