// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/frame.h"

#include <algorithm>

#include "vmd/sampling_job.h"

namespace app {

namespace {

void sampleMotion(const FrameJob& job, double frame) {
  vmd::SamplingJob sampling;
  sampling.binding = job.binding;
  sampling.frame = frame + job.motionStart;
  sampling.locals = job.pose->locals;
  sampling.morphWeights = job.weights;
  sampling.ikEnabled = job.pose->ikEnabled;
  sampling.visible = job.visible;
  sampling.physicsOff = job.physicsOff;
  sampling.run();
  if (job.edits == nullptr) return;
  job.edits->applyTo(job.pose->locals);
  job.edits->applyTo(job.weights);
}

/// The user's word over the motion's; chains whose links all belong to physics rest while it is on.
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

/// The bones of a tick of physics. The same steps as those of a frame, without what only pictures show.
MotionPhysics::TickPose poseTick(const FrameJob& job, double frame, const ik::DrivenBones* driven) {
  sampleMotion(job, frame);
  chooseChains(job);
  applyMorphs(job, *job.tickMorphs);
  ik::beginPose(*job.pose);
  ik::solvePhase(*job.skeleton, ik::Phase::BeforePhysics, job.switches, *job.pose);
  if (job.physics->world().needsBonesAfterPhysics()) {
    if (driven != nullptr) ik::followDriven(*job.skeleton, *driven, *job.pose);
    ik::solvePhase(*job.skeleton, ik::Phase::AfterPhysics, job.switches, *job.pose, driven);
  }
  return {job.pose->models, job.physicsOff, job.tickMorphs->resolvedWeights};
}

}  // namespace

// The order of a frame. Bones are not three passes over the model: within a phase each bone in its turn gets forward
// kinematics and append, then its IK chain, before the next bone. (mmd-reference.md 6.1) Physics has a time of its own,
// in ticks: it is brought to this frame first, then takes its place between the phases. Soft bodies are vertices, not
// bones: they come last.
void FrameJob::run() const {
  const double moving = std::min(frame, physicsEnd);
  if (physics != nullptr) {
    physics->reach(moving,
                   [this](double tick, const ik::DrivenBones* driven) { return poseTick(*this, tick, driven); });
  }
  sampleMotion(*this, frame);
  chooseChains(*this);
  applyMorphs(*this, *morphs);
  ik::beginPose(*pose);
  ik::solvePhase(*skeleton, ik::Phase::BeforePhysics, switches, *pose);
  const ik::DrivenBones* driven = physics != nullptr ? &physics->drivenAt(moving) : nullptr;
  if (driven != nullptr) ik::followDriven(*skeleton, *driven, *pose);
  ik::solvePhase(*skeleton, ik::Phase::AfterPhysics, switches, *pose, driven);
  ik::buildPalette(*skeleton, *pose);
  if (softSkin != nullptr) {
    softSkin->place(physics != nullptr ? physics->shownSoftNodes() : std::span<const base::Vec3>{}, morphs->positions,
                    pose->palette);
  }
}

void FrameJob::startPhysics(double atFrame, double restFrames) const {
  if (physics == nullptr) return;
  physics->startAt(atFrame, restFrames,
                   [this](double tick, const ik::DrivenBones* driven) { return poseTick(*this, tick, driven); });
}

}  // namespace app
