// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/player/frame.h"

#include <algorithm>

#include "vmd/sampling_job.h"

namespace app {

namespace {

void sampleMotion(const FrameJob& job) {
  vmd::SamplingJob sampling;
  sampling.binding = job.binding;
  sampling.frame = job.frame;
  sampling.locals = job.pose->locals;
  sampling.morphWeights = job.weights;
  sampling.ikEnabled = job.pose->ikEnabled;
  sampling.visible = job.visible;
  sampling.run();
}

/// The user's word over the motion's.
void chooseChains(const FrameJob& job) {
  for (std::size_t i = 0; i < job.ikModes.size(); ++i) {
    if (job.ikModes[i] != IkMode::Motion) job.pose->ikEnabled[i] = job.ikModes[i] == IkMode::On ? 1 : 0;
  }
}

void applyMorphs(const FrameJob& job) {
  pmx::MorphJob morphing;
  morphing.model = job.model;
  morphing.weights = job.weights;
  morphing.state = job.morphs;
  morphing.run();
  job.pose->morphsMoved = job.morphs->bonesMoved;
  if (job.morphs->bonesMoved) std::ranges::copy(job.morphs->boneOffsets, job.pose->morphs.begin());
}

}  // namespace

// The order of a frame. Bones are not three passes over the model: within a phase each bone in its turn gets forward
// kinematics and append, then its IK chain, before the next bone. (mmd-reference.md 6.1)
void FrameJob::run() const {
  sampleMotion(*this);
  chooseChains(*this);
  applyMorphs(*this);
  ik::beginPose(*pose);
  ik::solvePhase(*skeleton, ik::Phase::BeforePhysics, switches, *pose);
  // Physics comes here: kinematic bodies follow bones, the world steps, bones follow dynamic bodies.
  ik::solvePhase(*skeleton, ik::Phase::AfterPhysics, switches, *pose);
  ik::buildPalette(*skeleton, *pose);
}

}  // namespace app
