// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the actor's side of PhysicsParticipant. The order of its ticks is in frame_job.cpp.

#include <utility>

#include "app/show/actor_state.h"
#include "app/show/physics_participant.h"
#include "app/show/shared_world.h"

namespace app {

PhysicsParticipant Actor::participant() { return PhysicsParticipant(*state_); }

void Actor::hold(std::size_t outsideParent, const base::Transform& bone) {
  state_->attachments.hold(outsideParent, bone);
}

void ActorState::attach(std::vector<OutsideParent> parents) {
  attachments.set(parents);
  attached = parents.empty() ? nullptr : std::make_unique<ik::Skeleton>(attachedSkeleton(model->model, parents));
  switches.outsideParents = std::move(parents);
  changed();
  pose = ik::Pose(skeleton());
  makeChainSolvers();
  makeGoals();
  out.palette = {};
  out.boneModels = {};
  out.ikEnabled = {};
  physics.reset();  // it was made for the earlier skeleton
  softSkin.reset();
  makePhysics();
}

FrameJob ActorState::coupledJob(double frame) {
  FrameJob coupled = job(frame);
  coupled.attachments = &attachments;
  coupled.trail = &trail;
  return coupled;
}

void PhysicsParticipant::attach(std::vector<OutsideParent> parents) const { actor_->attach(std::move(parents)); }
void PhysicsParticipant::clearTrail() const { actor_->trail.clear(); }
void PhysicsParticipant::addToTrail(std::int32_t bone) const { actor_->trail.add(bone); }

void PhysicsParticipant::followParent(std::size_t attachment, const PhysicsParticipant& parent) const {
  actor_->attachments.follow(attachment, parent.actor_->trail);
}

MotionPhysics* PhysicsParticipant::physics() const { return actor_->ticks() ? &*actor_->physics : nullptr; }

bool PhysicsParticipant::mayMeet() const {
  return actor_->meets && actor_->ticks() && mayShareWorld(actor_->model->model, actor_->switches.placement);
}

bool PhysicsParticipant::hasImpulses() const { return actor_->hasImpulses; }

void PhysicsParticipant::join(std::size_t member) const { actor_->member = member; }
bool PhysicsParticipant::leave() const { return std::exchange(actor_->member, std::nullopt).has_value(); }
bool PhysicsParticipant::shares() const { return actor_->member.has_value(); }
bool PhysicsParticipant::isMember(std::size_t member) const { return actor_->member == member; }

void PhysicsParticipant::runTicks(const MotionPhysics::TickRange& range) const {
  if (actor_->trail.empty() && !actor_->ticks()) return;
  actor_->makeTickMorphs();
  actor_->coupledJob(0.0).runTicks(range);
}

void PhysicsParticipant::beginRest(std::int64_t tick) const {
  if (actor_->trail.empty() && !actor_->ticks()) return;
  actor_->makeTickMorphs();
  actor_->coupledJob(0.0).beginRest(tick);
}

void PhysicsParticipant::endRest(std::int64_t tick) const { actor_->coupledJob(0.0).endRest(tick); }

void PhysicsParticipant::poseTick(std::int64_t tick, bool begins, SharedWorld& world) const {
  const FrameJob job = actor_->coupledJob(0.0);
  world.set(*actor_->member, job.poseSharedTick(tick, begins), actor_->switches.placement);
  job.endSharedTick(tick, begins);
}

void PhysicsParticipant::takeBodies(std::int64_t tick, bool begins, const SharedWorld& world) const {
  std::vector<BodyState>& bodies = actor_->bodies;
  bodies.resize(actor_->physics->world().bodyCount());
  world.read(*actor_->member, actor_->switches.placement, bodies);
  actor_->physics->takeShared(tick, begins, bodies, world.pairsLeftOut());
}

void PhysicsParticipant::makePicture(double frame) const {
  actor_->coupledJob(frame).picture();
  actor_->output(frame);
}

}  // namespace app
