// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/frame_job.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "app/show/actor_goals.h"
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

/// Whether physics moves all links of a chain whose links all carry bodies: as this frame drives bones, else as the motion
/// switches their physics.
bool physicsMoves(const FrameJob& job, const ik::Chain& chain, const ik::DrivenBones* driven) {
  if (driven != nullptr) return ik::drivesAllLinks(chain, *driven);
  return job.physicsOff.empty() || std::ranges::none_of(chain.links, [&job](const ik::Link& link) {
           return job.physicsOff[static_cast<std::size_t>(link.bone)] != 0;
         });
}

/// Which chains are solved: the user's choice counts before the motion's. Chains are left out whose links physics moves all
/// in this frame.
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

/// All that bones are made from.
void prepare(const FrameJob& job, double frame, const ik::DrivenBones* driven, pmx::MorphState& morphs) {
  sampleMotion(job, frame);
  chooseChains(job, driven);
  applyMorphs(job, morphs);
}

/// Bones as they are before physics. `driven`: what it does in this very frame; null where that isn't known yet.
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

// Morph, append and IK of a bone after physics count on top of its body, now and later. So the body begins without them.
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

// Bodies on bones that append from a swinging one go with it. Of driven bones, and of what merely hangs from them, the world
// is told what keys make of them: by these it knows whether a body was thrown, and whether its bone has jumped.
void FrameJob::showSwingToBodies(const ik::DrivenBones& driven) const {
  const std::span<base::Transform> keyed = physics->boneScratch();
  std::ranges::copy(pose->models, keyed.begin());
  ik::followDriven(*skeleton, driven, switches, *pose);
  for (std::size_t bone = 0; bone < keyed.size(); ++bone) {
    if (driven.afterAppend[bone] == 0 || driven.drives[bone] != ik::Drive::Free) pose->models[bone] = keyed[bone];
  }
}

// All bones with what physics did in the tick before. Of driven ones the world is told what keys make of them, as in
// showSwingToBodies(); soft bodies hang from where they are. A body that the motion frees in this tick has followed its bone
// with all that counts on top, and begins without that.
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

void FrameJob::poseAfterTick(double tick, const ik::DrivenBones* driven) const {
  poseBefore(*this, tick, driven, *tickMorphs);
  poseAfter(*this, driven);
}

// The order of a frame. Bones are not three passes over the model: within a phase each bone in its turn gets forward
// kinematics and append, then its IK chain, before the next bone. (mmd-reference.md 6.1) Physics has a time of its own,
// in ticks: it is brought to this frame first, then takes its place between the phases. Soft bodies are vertices, not
// bones: they come last.
void FrameJob::run() const {
  if (physics != nullptr) {
    physics->reach(std::min(frame, physicsEnd),
                   [this](double tick, const ik::DrivenBones* driven) { return poseTick(tick, driven); });
  }
  picture();
}

void FrameJob::picture() const {
  const ik::DrivenBones* driven = physics != nullptr ? &physics->drivenAt(std::min(frame, physicsEnd)) : nullptr;
  poseBefore(*this, frame, driven, *morphs);
  poseAfter(*this, driven);
  finish();
}

void FrameJob::finish() const {
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
  if (physics == nullptr) return;
  physics->startAt(atFrame, restFrames,
                   [this](double tick, const ik::DrivenBones* driven) { return poseTick(tick, driven); });
}

}  // namespace app
