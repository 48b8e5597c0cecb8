// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/frame_job.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "app/show/actor_goals.h"
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
  for (const std::int32_t bone : job.travellers) locals[static_cast<std::size_t>(bone)].translation *= job.travel;
  std::ranges::copy(job.outside, job.pose->locals.begin() + static_cast<std::ptrdiff_t>(locals.size()));
  if (job.edits == nullptr) return;
  job.edits->applyTo(locals);
  job.edits->applyTo(job.weights);
}

/// Which chains are solved: the user's choice counts before the motion's. While physics is on, chains are left out whose
/// links it moves all.
void chooseChains(const FrameJob& job) {
  for (std::size_t i = 0; i < job.ikModes.size(); ++i) {
    if (job.ikModes[i] != IkMode::Motion) job.pose->ikEnabled[i] = job.ikModes[i] == IkMode::On ? 1 : 0;
  }
  if (job.physics == nullptr) return;
  const auto driven = job.physics->world().chainsOfPhysics();
  for (std::size_t i = 0; i < driven.size(); ++i) {
    if (driven[i] != 0) job.pose->ikEnabled[i] = 0;
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
void prepare(const FrameJob& job, double frame, pmx::MorphState& morphs) {
  sampleMotion(job, frame);
  chooseChains(job);
  applyMorphs(job, morphs);
}

/// Bones as they are before physics.
void poseBefore(const FrameJob& job, double frame, pmx::MorphState& morphs) {
  prepare(job, frame, morphs);
  job.poseBones(false);
  if (job.goals != nullptr) job.goals->run(job, frame);
}

void poseAfter(const FrameJob& job, const ik::DrivenBones* driven) {
  if (driven != nullptr) ik::followDriven(*job.skeleton, *driven, *job.pose);
  ik::solvePhase(*job.skeleton, ik::Phase::AfterPhysics, job.switches, *job.pose, driven, job.other);
}

}  // namespace

void FrameJob::poseBones(bool late) const {
  ik::beginPose(*pose);
  ik::solvePhase(*skeleton, ik::Phase::BeforePhysics, switches, *pose, nullptr, other);
  if (late) ik::solvePhase(*skeleton, ik::Phase::AfterPhysics, switches, *pose, nullptr, other);
}

MotionPhysics::TickPose FrameJob::poseTick(double tick, const ik::DrivenBones* driven) const {
  poseBefore(*this, tick, *tickMorphs);
  if (physics->world().needsBonesAfterPhysics()) poseAfter(*this, driven);
  return {pose->models, physicsOff, tickMorphs->resolvedWeights};
}

void FrameJob::poseAfterTick(double tick, const ik::DrivenBones* driven) const {
  poseBefore(*this, tick, *tickMorphs);
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
  poseBefore(*this, frame, *morphs);
  poseAfter(*this, physics != nullptr ? &physics->drivenAt(std::min(frame, physicsEnd)) : nullptr);
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
    prepare(job, job.frame, *job.morphs);
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
