// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/frame_job.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "app/show/actor_goals.h"
#include "app/show/pose_blend.h"
#include "ik/forward_kinematics.h"
#include "ik/pose_range.h"
#include "ik/poses_side_by_side.h"
#include "vmd/sampling_job.h"

namespace app {

namespace {

void sampleMotion(const FrameJob& job, double frame) {
  vmd::SamplingJob sampling;
  sampling.binding = job.binding;
  sampling.frame = frame + job.motionStart;
  const auto locals = std::span(job.pose->locals).first(job.model->bones.size());
  sampling.locals = locals;
  sampling.morphWeights = job.weights;
  sampling.ikEnabled = job.pose->ikEnabled;
  sampling.visible = job.visible;
  sampling.physicsOff = job.physicsOff;
  sampling.run();
  for (const std::int32_t bone : job.rootMotionBones)
    locals[static_cast<std::size_t>(bone)].translation *= job.rootMotionScale;
  std::ranges::copy(job.outside, job.pose->locals.begin() + static_cast<std::ptrdiff_t>(locals.size()));
  if (job.edits == nullptr) return;
  job.edits->applyTo(locals);
  job.edits->applyTo(job.weights);
}

/// Returns whether physics moves all links of a chain whose links all carry bodies: as this frame
/// drives bones, or, if that isn't known, as the motion switches their physics.
bool physicsMoves(const FrameJob& job, const ik::Chain& chain, const ik::DrivenBones* driven) {
  if (driven != nullptr) return ik::drivesAllLinks(chain, *driven);
  return job.physicsOff.empty() || std::ranges::none_of(chain.links, [&job](const ik::Link& link) {
           return job.physicsOff[static_cast<std::size_t>(link.bone)] != 0;
         });
}

/// Sets which chains are solved: the user's choice overrides the motion's. Chains whose links are
/// all moved by physics in this frame are left out.
void chooseChains(const FrameJob& job, const ik::DrivenBones* driven) {
  for (std::size_t i = 0; i < job.ikModes.size(); ++i) {
    if (job.ikModes[i] != IkMode::Motion) job.pose->ikEnabled[i] = job.ikModes[i] == IkMode::On ? 1 : 0;
  }
  if (job.physics == nullptr) return;
  const auto withBodies = job.physics->world().chainsOfPhysics();
  for (std::size_t i = 0; i < withBodies.size(); ++i) {
    if (withBodies[i] != 0 && physicsMoves(job, job.skeleton->chains[i], driven)) job.pose->ikEnabled[i] = 0;
  }
}

void applyMorphs(const FrameJob& job, pmx::MorphState& state) {
  pmx::MorphJob morphing;
  morphing.model = job.model;
  morphing.weights = job.weights;
  morphing.state = &state;
  morphing.run();
  job.pose->morphsMoved = state.bonesMoved;
  if (state.bonesMoved) std::ranges::copy(state.boneOffsets, job.pose->morphs.begin());
}

/// Prepares everything that bones are made from.
void prepare(const FrameJob& job, double frame, const ik::DrivenBones* driven, pmx::MorphState& morphs) {
  sampleMotion(job, frame);
  chooseChains(job, driven);
  applyMorphs(job, morphs);
}

/// Poses the bones as they are before physics. `driven`: what drives them in this very frame; null
/// where that isn't known yet.
void poseBefore(const FrameJob& job, double frame, const ik::DrivenBones* driven, pmx::MorphState& morphs) {
  prepare(job, frame, driven, morphs);
  job.poseBones(false);
  if (job.goals != nullptr) job.goals->run(job, frame);
}

void poseAfter(const FrameJob& job, const ik::DrivenBones* driven) {
  if (driven != nullptr) ik::followDriven(*job.skeleton, *driven, job.switches, *job.pose);
  ik::solvePhase(*job.skeleton, ik::Phase::AfterPhysics, job.switches, *job.pose, driven, job.other);
}

}  // namespace

void FrameJob::poseBones(bool late) const {
  ik::beginPose(*pose);
  ik::solvePhase(*skeleton, ik::Phase::BeforePhysics, switches, *pose, nullptr, other);
  if (late) ik::solvePhase(*skeleton, ik::Phase::AfterPhysics, switches, *pose, nullptr, other);
}

// Morph, append and IK of a bone after physics are applied on top of its body, now and later. So
// the body starts without them.
void FrameJob::placeBodiesByKeys() const {
  const std::span<const std::int32_t> bodies = physics->driven().lateBones;  // in the solve order
  std::size_t next = 0;
  for (std::size_t i = skeleton->afterPhysicsBegin; i < skeleton->solveOrder.size(); ++i) {
    const std::int32_t bone = skeleton->solveOrder[i];
    const auto at = static_cast<std::size_t>(bone);
    const bool mayBegin = next < bodies.size() && bodies[next] == bone;
    if (mayBegin) ++next;
    base::Transform own{pose->bases[at].translation, ik::product(pose->ikRotations[at], pose->bases[at].rotation)};
    if (mayBegin && (physicsOff.empty() || physicsOff[at] == 0))
      own = {skeleton->offsets[at] + pose->locals[at].translation, pose->locals[at].rotation};
    const std::int32_t parent = skeleton->parents[at];
    const base::Transform above = parent < 0 ? base::Transform{} : pose->models[static_cast<std::size_t>(parent)];
    pose->models[at] = ik::below(above, own.translation, own.rotation);
    ik::keepInRange(*skeleton, at, *pose);
  }
}

// Bodies on bones that append from a swinging bone go with it. For driven bones, and for those that
// merely descend from them, the world is given their transforms by keys: by these it knows whether
// a body was thrown, and whether its bone has jumped.
void FrameJob::showSwingToBodies(const ik::DrivenBones& driven) const {
  const std::span<base::Transform> keyed = physics->boneScratch();
  std::ranges::copy(pose->models, keyed.begin());
  ik::followDriven(*skeleton, driven, switches, *pose);
  for (std::size_t bone = 0; bone < keyed.size(); ++bone) {
    if (driven.afterAppend[bone] == 0 || driven.drives[bone] != ik::Drive::Free) pose->models[bone] = keyed[bone];
  }
}

// Poses all bones with the results of physics in the tick before. For driven ones the world is
// given their transforms by keys, as in showSwingToBodies(); soft bodies are attached where they
// are. A body that the motion frees in this tick has followed its bone with everything that is
// applied on top, and starts without that.
MotionPhysics::TickPose FrameJob::tickAfterPhysics(const ik::DrivenBones& driven) const {
  const std::span<base::Transform> posed = physics->boneScratch();
  std::ranges::copy(pose->models, posed.begin());
  poseAfter(*this, &driven);
  std::vector<BodyBegin>& begins = physics->begins();
  begins.clear();
  if (!physicsOff.empty()) {
    ik::leaveOutTops(*skeleton, driven, physicsOff, *pose);
    for (const std::int32_t bone : driven.lateBones) {
      const auto at = static_cast<std::size_t>(bone);
      if (driven.drives[at] == ik::Drive::Free && physicsOff[at] == 0 && pose->carriers[at] == bone)
        begins.push_back({bone, pose->bodyModels[at]});
    }
  }
  std::ranges::swap_ranges(pose->models, posed);
  placeBodiesByKeys();
  auto begin = begins.begin();  // in the solve order, as are these
  for (const std::int32_t bone : skeleton->solveOrder) {
    const auto at = static_cast<std::size_t>(bone);
    if (begin != begins.end() && begin->bone == bone) {
      ++begin;
    } else if (driven.drives[at] == ik::Drive::Free) {
      pose->models[at] = posed[at];
    }
  }
  return {pose->models, physicsOff, tickMorphs->resolvedWeights, begins, posed};
}

MotionPhysics::TickPose FrameJob::poseTick(double tick, const ik::DrivenBones* driven) const {
  if (attachments != nullptr) attachments->moveToTick(std::llround(tick * ticksPerFrame));
  poseBefore(*this, tick, nullptr, *tickMorphs);
  physics->freeSwitchedOff(physicsOff);
  if (physics->world().needsBonesAfterPhysics()) {
    if (driven != nullptr) return tickAfterPhysics(*driven);
    poseAfter(*this, nullptr);
    placeBodiesByKeys();
  } else if (driven != nullptr && !switches.appendsIgnorePhysics && physics->world().needsFollowers()) {
    showSwingToBodies(*driven);
  }
  return {pose->models, physicsOff, tickMorphs->resolvedWeights, {}, {}};
}

/// Poses all bones at the end of a tick, moved by physics (`driven`, null: by nothing). Needs
/// tickMorphs.
void FrameJob::poseAfterTick(double tick, const ik::DrivenBones* driven) const {
  poseBefore(*this, tick, driven, *tickMorphs);
  poseAfter(*this, driven);
}

// This is the order of a frame. Bones are not three passes over the model: within a phase each bone
// in its turn gets forward kinematics and append, then its IK chain, before the next bone.
// (mmd-reference.md 6.1) Physics has a time of its own, in ticks: it is brought to this frame
// first, then acts between the phases. Soft bodies are vertices, not bones: they come last.
void FrameJob::run() const {
  if (physics != nullptr) physics->advanceTo(std::min(frame, physicsEnd), poser());
  picture();
}

// Where actors are attached to each other, or share a world, CoupledActors runs the same ticks for
// all of them: runTicks() of those to which others are attached, then of those others, a range at a
// time; then picture() of all, in that order again. So at each tick an attached bone is where the
// other actor's trail has it, and the order is: attachments, bones before physics (poseTick()), the
// world's step, and the trail.
void FrameJob::runTicks(const MotionPhysics::TickRange& range) const {
  beginTrail(range.from, range.to);
  for (std::int64_t tick = range.begins ? range.from : range.from + 1; tick <= range.to; ++tick) {
    const bool begins = range.begins && tick == range.from;
    if (ticks()) physics->run({begins, begins ? tick : tick - 1, tick, begins ? range.restFrames : 0.0}, poser());
    leaveTrail(tick);
  }
}

void FrameJob::beginRest(std::int64_t tick) const {
  beginTrail(tick, tick);
  if (ticks()) physics->run({true, tick, tick, 0.0}, poser());
}

void FrameJob::endRest(std::int64_t tick) const { leaveTrail(tick); }

// A shared world moves when all of its actors are posed. So an actor that is attached to a bone
// that physics moves sees it where it was a tick before.
MotionPhysics::TickPose FrameJob::poseSharedTick(std::int64_t tick, bool begins) const {
  beginTrail(tick, tick);
  return physics->poseShared(tick, begins, poser());
}

void FrameJob::endSharedTick(std::int64_t tick, bool begins) const {
  if (trail->empty()) return;
  const double at = static_cast<double>(tick) / ticksPerFrame;
  if (trail->late()) poseAfterTick(at, begins ? nullptr : &physics->drivenAt(physics->tickFrame()));
  trail->record(tick);
}

/// Begins the trail of a range of ticks. It is late where one of its bones is in its final position
/// only after a tick's physics: physics may move it, or it is posed after physics. Then each tick
/// is posed to its end for the trail.
void FrameJob::beginTrail(std::int64_t first, std::int64_t last) const {
  const auto isLate = [this](std::int32_t bone) {
    const auto after = std::span(skeleton->solveOrder).subspan(skeleton->afterPhysicsBegin);
    const auto& followers = physics->driven().followers;
    return std::ranges::find(after, bone) != after.end() || std::ranges::find(followers, bone) != followers.end();
  };
  trail->begin(first, last, ticks() && std::ranges::any_of(trail->bones(), isLate));
}

void FrameJob::leaveTrail(std::int64_t tick) const {
  if (trail->empty()) return;
  const double at = static_cast<double>(tick) / ticksPerFrame;
  if (!ticks()) {
    attachments->moveToTick(tick);
    poseAfterTick(at, physics != nullptr ? &physics->drivenAt(at) : nullptr);
  } else if (trail->late()) {
    poseAfterTick(at, &physics->drivenAt(at));
  }
  trail->record(tick);
}

MotionPhysics::Poser FrameJob::poser() const {
  return [this](double tick, const ik::DrivenBones* driven) { return poseTick(tick, driven); };
}

void FrameJob::picture() const {
  if (attachments != nullptr) attachments->moveToPicture();
  const ik::DrivenBones* driven = physics != nullptr ? &physics->drivenAt(std::min(frame, physicsEnd)) : nullptr;
  poseBefore(*this, frame, driven, *morphs);
  poseAfter(*this, driven);
  finish();
}

void FrameJob::finish() const {
  if (blend != nullptr) blend->apply(*skeleton, *pose);
  ik::buildPalette(*skeleton, *pose);
  if (softSkin != nullptr) {
    softSkin->place(physics != nullptr ? physics->shownSoftNodes() : std::span<const base::Vec3>{}, morphs->positions,
                    pose->palette);
  }
}

void runTogether(std::span<const FrameJob> jobs, ik::PosesSideBySide& sideBySide) {
  assert(jobs.size() <= ik::kPosesSideBySide);
  std::array<ik::Pose*, ik::kPosesSideBySide> poses;
  std::array<const FrameJob*, ik::kPosesSideBySide> together;
  std::size_t count = 0;
  for (const FrameJob& job : jobs) {
    const bool apart = job.physics != nullptr || job.goals != nullptr || job.other != nullptr;
    const bool other = count > 0 && (job.skeleton != together[0]->skeleton || job.switches != together[0]->switches);
    if (apart || other) {
      job.run();
      continue;
    }
    prepare(job, job.frame, nullptr, *job.morphs);
    ik::beginPose(*job.pose);
    poses[count] = job.pose;
    together[count++] = &job;
  }
  if (count == 0) return;
  for (const ik::Phase phase : {ik::Phase::BeforePhysics, ik::Phase::AfterPhysics})
    sideBySide.solvePhase(*together[0]->skeleton, phase, together[0]->switches, std::span(poses).first(count));
  for (std::size_t i = 0; i < count; ++i) together[i]->finish();
}

void FrameJob::startPhysics(double atFrame, double restFrames) const {
  if (physics != nullptr) physics->startAt(atFrame, restFrames, poser());
}

}  // namespace app
