// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bench/frame_bench.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "app/parallel/parallel.h"
#include "ik/pose_solver.h"
#include "vmd/sampling_job.h"

namespace app {

namespace {

template <class T>
std::size_t bytesOf(const std::vector<T>& list) {
  return list.size() * sizeof(T);
}

/// Returns the microseconds that `count` copies of `bytes` bytes take.
double copyTime(PlainCopy& copy, std::size_t count) {
  Stopwatch watch;
  watch.start();
  for (std::size_t i = 0; i < count; ++i) copy.run();
  watch.stop();
  return watch.microseconds();
}

}  // namespace

void PlainCopy::run() {
  std::memcpy(to_.data(), from_.data(), from_.size());
  // This keeps the compiler from leaving the copy out.
  asm volatile("" : : "r"(to_.data()) : "memory");
}

FrameBench::FrameBench(const LoadedModel& model, const vmd::MotionBinding& binding, int threads)
    : model_(model),
      binding_(binding),
      threads_(threads),
      pose_(model.skeleton),
      together_(ik::kPosesSideBySide, ik::Pose(model.skeleton)),
      sideBySide_(model.skeleton),
      morphs_(model.model),
      plan_(model.model),
      positions_(plan_.vertexAt.size()),
      normals_(plan_.vertexAt.size()),
      inputs_(kBlock) {
  for (Input& input : inputs_) {
    input.locals.resize(model.model.bones.size());
    input.morphs.resize(model.model.bones.size());
    input.weights.resize(model.model.morphs.size());
    input.ikEnabled.resize(model.skeleton.chains.size());
  }
}

std::size_t FrameBench::sampleBytes() const {
  return bytesOf(inputs_[0].locals) + bytesOf(inputs_[0].weights) + bytesOf(inputs_[0].ikEnabled);
}
std::size_t FrameBench::morphBytes() const {
  return bytesOf(morphs_.resolvedWeights) + bytesOf(morphs_.boneOffsets) + bytesOf(morphs_.positions);
}
std::size_t FrameBench::poseBytes() const { return bytesOf(pose_.models); }
std::size_t FrameBench::paletteBytes() const { return bytesOf(pose_.palette); }
std::size_t FrameBench::skinBytes() const { return 2 * sizeof(base::Vec3) * model_.model.vertices.size(); }

void FrameBench::sampleBlock(std::size_t first, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    vmd::SamplingJob job;
    job.binding = &binding_;
    job.frame = static_cast<double>(first + i);
    job.locals = inputs_[i].locals;
    job.morphWeights = inputs_[i].weights;
    job.ikEnabled = inputs_[i].ikEnabled;
    job.run();
  }
}

void FrameBench::morphBlock(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    pmx::MorphJob job;
    job.model = &model_.model;
    job.weights = inputs_[i].weights;
    job.state = &morphs_;
    job.run();
    inputs_[i].morphsMoved = morphs_.bonesMoved;
    if (morphs_.bonesMoved) std::ranges::copy(morphs_.boneOffsets, inputs_[i].morphs.begin());
  }
}

void FrameBench::poseBlock(std::size_t count, bool ik) {
  const ik::SolverSwitches switches;
  for (std::size_t i = 0; i < count; ++i) {
    Input& input = inputs_[i];
    std::swap(pose_.locals, input.locals);
    std::swap(pose_.morphs, input.morphs);
    pose_.morphsMoved = input.morphsMoved;
    for (std::size_t c = 0; c < pose_.ikEnabled.size(); ++c) pose_.ikEnabled[c] = ik ? input.ikEnabled[c] : 0;
    ik::beginPose(pose_);
    ik::solvePhase(model_.skeleton, ik::Phase::BeforePhysics, switches, pose_);
    ik::solvePhase(model_.skeleton, ik::Phase::AfterPhysics, switches, pose_);
    std::swap(pose_.locals, input.locals);
    std::swap(pose_.morphs, input.morphs);
  }
}

void FrameBench::posesTogether(std::size_t count) {
  const ik::SolverSwitches switches;
  std::array<ik::Pose*, ik::kPosesSideBySide> poses;
  for (std::size_t first = 0; first < count; first += poses.size()) {
    const std::size_t some = std::min(poses.size(), count - first);
    const auto swapInputs = [&] {
      for (std::size_t i = 0; i < some; ++i) {
        std::swap(together_[i].locals, inputs_[first + i].locals);
        std::swap(together_[i].morphs, inputs_[first + i].morphs);
      }
    };
    swapInputs();
    for (std::size_t i = 0; i < some; ++i) {
      poses[i] = &together_[i];
      together_[i].morphsMoved = inputs_[first + i].morphsMoved;
      together_[i].ikEnabled = inputs_[first + i].ikEnabled;
      ik::beginPose(together_[i]);
    }
    for (const ik::Phase phase : {ik::Phase::BeforePhysics, ik::Phase::AfterPhysics})
      sideBySide_.solvePhase(model_.skeleton, phase, switches, std::span(poses).first(some));
    swapInputs();
  }
}

void FrameBench::skinBlock(std::size_t count, int threads) {
  for (std::size_t i = 0; i < count; ++i) {
    inParallel(plan_.runs.size(), threads, [this](std::size_t begin, std::size_t end) {
      pmx::PlannedSkinningJob job;
      job.plan = &plan_;
      job.positions = &plan_.positions;
      job.palette = pose_.palette;
      job.firstRun = begin;
      job.runCount = end - begin;
      job.skinnedPositions = &positions_;
      job.skinnedNormals = &normals_;
      job.run();
    });
  }
}

FrameTimes FrameBench::pass() {
  PlainCopy sampleCopy(sampleBytes()), morphCopy(morphBytes()), poseCopy(poseBytes()), paletteCopy(paletteBytes()),
      skinCopy(skinBytes());
  Stopwatch sample, morph, pose, together, poseIkOff, palette, skin, skinAll;
  FrameTimes times;
  const auto timed = [](Stopwatch& watch, auto work) {
    watch.start();
    work();
    watch.stop();
  };
  const std::size_t frames = frameCount();
  for (std::size_t first = 0; first < frames; first += kBlock) {
    const std::size_t count = std::min(kBlock, frames - first);
    timed(sample, [&] { sampleBlock(first, count); });
    times.sampleCopy += copyTime(sampleCopy, count);
    timed(morph, [&] { morphBlock(count); });
    times.morphCopy += copyTime(morphCopy, count);
    timed(poseIkOff, [&] { poseBlock(count, false); });
    timed(pose, [&] { poseBlock(count, true); });
    timed(together, [&] { posesTogether(count); });
    times.poseCopy += copyTime(poseCopy, count);
    timed(palette, [&] {
      for (std::size_t i = 0; i < count; ++i) ik::buildPalette(model_.skeleton, pose_);
    });
    times.paletteCopy += copyTime(paletteCopy, count);
    timed(skin, [&] { skinBlock(count, 1); });
    timed(skinAll, [&] { skinBlock(count, threads_); });
    times.skinCopy += copyTime(skinCopy, count);
  }
  times.sample = sample.microseconds();
  times.morph = morph.microseconds();
  times.pose = pose.microseconds();
  times.posesTogether = together.microseconds();
  times.poseIkOff = poseIkOff.microseconds();
  times.palette = palette.microseconds();
  times.skin = skin.microseconds();
  times.skinAll = skinAll.microseconds();
  for (double* time :
       {&times.sample, &times.morph, &times.pose, &times.posesTogether, &times.poseIkOff, &times.palette, &times.skin,
        &times.skinAll, &times.sampleCopy, &times.morphCopy, &times.poseCopy, &times.paletteCopy, &times.skinCopy}) {
    *time /= static_cast<double>(frames);
  }
  return times;
}

}  // namespace app
