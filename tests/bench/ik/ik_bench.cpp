// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// ik/: building the skeleton, forward kinematics, chains, palette.
#include <algorithm>
#include <array>

#include "ik/pose_solver.h"
#include "tests/bench/bench_main.h"
#include "tests/bench/figures.h"
#include "vmd/motion_binding.h"
#include "vmd/sampling_job.h"

namespace {

using benchmark::State;

constexpr std::uint32_t kFrames = 64;

/// This struct has the model at many moments of a dance.
struct Stage {
  Stage() : model(bench::figure()), skeleton(ik::buildSkeleton(model, issues)), pose(skeleton) {
    const vmd::Motion motion = bench::dance(model, 72, kFrames * 15, 15);
    const std::array motions{&motion};
    const vmd::MotionBinding binding(motions, model);
    std::vector<float> weights(binding.morphCount);
    std::vector<std::uint8_t> switches(binding.chainCount);
    for (std::uint32_t i = 0; i < kFrames; ++i) {
      auto& locals = moments.emplace_back(binding.boneCount);
      vmd::SamplingJob job;
      job.binding = &binding;
      job.frame = i * 15 + 7;
      job.locals = locals;
      job.morphWeights = weights;
      job.ikEnabled = switches;
      job.run();
    }
    pose.morphsMoved = false;
  }

  void run(std::size_t moment) {
    std::ranges::copy(moments[moment % kFrames], pose.locals.begin());
    ik::beginPose(pose);
    ik::solvePhase(skeleton, ik::Phase::BeforePhysics, {}, pose);
    ik::solvePhase(skeleton, ik::Phase::AfterPhysics, {}, pose);
  }

  pmx::Model model;
  base::Issues issues;
  ik::Skeleton skeleton;
  ik::Pose pose;
  std::vector<std::vector<base::Transform>> moments;
};

Stage& stage() {
  static Stage made;
  return made;
}

void build(State& state) {
  base::Issues issues;
  for (auto _ : state) benchmark::DoNotOptimize(ik::buildSkeleton(stage().model, issues));
}

void pose(State& state, bool chains) {
  std::ranges::fill(stage().pose.ikEnabled, chains ? 1 : 0);
  std::size_t moment = 0;
  for (auto _ : state) stage().run(moment++);
}

/// Solves a free chain that can't reach its target, so that every loop is run.
void solveChain(State& state, std::size_t links) {
  base::Issues issues;
  const pmx::Model model = bench::chain(links, 40);
  const ik::Skeleton skeleton = ik::buildSkeleton(model, issues);
  ik::Pose solved(skeleton);
  solved.locals.back().translation = {0, 2.0F * static_cast<float>(links), 0};
  for (auto _ : state) {
    ik::beginPose(solved);
    ik::solvePhase(skeleton, ik::Phase::BeforePhysics, {}, solved);
    benchmark::ClobberMemory();
  }
}

void palette(State& state) {
  std::ranges::fill(stage().pose.ikEnabled, 1);
  stage().run(0);
  for (auto _ : state) {
    ik::buildPalette(stage().skeleton, stage().pose);
    benchmark::ClobberMemory();
  }
}

}  // namespace

void bench::addBenchmarks(const Add& add) {
  add("ik/build_skeleton", Yardstick::Copy, build);
  add("ik/pose", Yardstick::Loop, [](State& state) { pose(state, true); });
  add("ik/pose_ik_off", Yardstick::Loop, [](State& state) { pose(state, false); });
  add("ik/chain_3_links", Yardstick::Loop, [](State& state) { solveChain(state, 3); });
  add("ik/chain_10_links", Yardstick::Loop, [](State& state) { solveChain(state, 10); });
  add("ik/palette", Yardstick::Loop, palette);
}
