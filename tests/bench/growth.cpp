// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// PROGRAM FOLDER: how time grows with the size of things, as FOLDER/growth_motions.csv and FOLDER/growth_chains.csv.
// Every figure is the fastest of several runs, and stands beside a plain copy's of the same moment.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>

#include <fmt/format.h>

#include "ik/pose_solver.h"
#include "tests/bench/figures.h"
#include "vmd/motion_binding.h"
#include "vmd/sampling_job.h"
#include "vmd/vmd_reader.h"
#include "vmd/vmd_writer.h"

namespace {

/// Microseconds of the fastest of `runs` calls.
template <class Work>
double fastest(int runs, Work work) {
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < runs; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
    best = std::min(best, time.count());
  }
  return best;
}

double copyTime(std::size_t bytes) {
  const std::vector<char> from(bytes, 1);
  std::vector<char> to(bytes);
  return fastest(9, [&] {
    std::memcpy(to.data(), from.data(), bytes);
    asm volatile("" : : "r"(to.data()) : "memory");
  });
}

/// Microseconds a frame, frames `step` apart.
double sampleTime(const vmd::MotionBinding& binding, std::uint32_t step) {
  constexpr std::uint32_t kSamples = 1000;
  std::vector<base::Transform> locals(binding.boneCount);
  std::vector<float> weights(binding.morphCount);
  std::vector<std::uint8_t> switches(binding.chainCount);
  vmd::SamplingJob job;
  job.binding = &binding;
  job.locals = locals;
  job.morphWeights = weights;
  job.ikEnabled = switches;
  std::uint64_t frame = 0;
  return fastest(15,
                 [&] {
                   for (std::uint32_t i = 0; i < kSamples; ++i) {
                     frame = (frame + step) % binding.lastFrame;
                     job.frame = static_cast<double>(frame);
                     job.run();
                   }
                 }) /
         kSamples;
}

void measureMotions(const std::filesystem::path& path) {
  std::ofstream out(path);
  out << "frames,keys,bytes,copy_us,read_us,bind_us,sample_us,sample_anywhere_us\n";
  const pmx::Model model = bench::figure();
  for (const std::uint32_t frames : {1'000U, 2'000U, 5'000U, 10'000U, 20'000U, 50'000U, 100'000U}) {
    const vmd::Motion motion = bench::dance(model, 20, frames, 5);
    const auto bytes = vmd::writeVmd(motion);
    const double read = fastest(7, [&] { (void)vmd::readVmd(bytes); });
    const std::array motions{&motion};
    const double bind = fastest(7, [&] { (void)vmd::MotionBinding(motions, model); });
    const vmd::MotionBinding binding(motions, model);
    out << fmt::format("{},{},{},{:.1f},{:.1f},{:.1f},{:.4f},{:.4f}\n", frames,
                       motion.boneKeys.size() + motion.morphKeys.size(), bytes.size(), copyTime(bytes.size()), read,
                       bind, sampleTime(binding, 1), sampleTime(binding, frames / 2 + 131));
  }
}

/// A chain that can't reach its target runs all its loops: what it costs is its own length's doing.
void measureChains(const std::filesystem::path& path) {
  constexpr int kLoops = 20, kSolves = 50;
  std::ofstream out(path);
  out << "links,steps,bones_recomputed,solve_us,step_us,bone_us\n";
  for (const std::size_t links : {3U, 5U, 7U, 10U, 15U, 20U, 30U, 40U, 50U, 70U, 85U, 100U}) {
    base::Issues issues;
    const pmx::Model model = bench::chain(links, kLoops);
    const ik::Skeleton skeleton = ik::buildSkeleton(model, issues);
    ik::Pose pose(skeleton);
    pose.locals.back().translation = {0, 2.0F * static_cast<float>(links), 0};
    const auto solve = [&] {
      ik::beginPose(pose);
      ik::solvePhase(skeleton, ik::Phase::BeforePhysics, {}, pose);
    };
    const auto times = [&](std::uint8_t on) {
      pose.ikEnabled[0] = on;
      return fastest(15,
                     [&] {
                       for (int i = 0; i < kSolves; ++i) solve();
                     }) /
             kSolves;
    };
    const double time = times(1) - times(0);  // without the forward kinematics of the bones themselves
    const ik::Chain& chain = skeleton.chains.at(0);
    const auto steps = static_cast<std::size_t>(chain.loopCount) * chain.links.size();
    std::size_t recomputed = 0;  // a step recomputes what hangs below its link
    for (const ik::Link& link : chain.links) recomputed += chain.path.size() - link.slot;
    recomputed *= static_cast<std::size_t>(chain.loopCount);
    out << fmt::format("{},{},{},{:.3f},{:.5f},{:.5f}\n", links, steps, recomputed, time,
                       time / static_cast<double>(steps), time / static_cast<double>(recomputed));
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "%s FOLDER\n", argv[0]);
    return 2;
  }
  const std::filesystem::path folder(argv[1]);
  std::filesystem::create_directories(folder);
  measureMotions(folder / "growth_motions.csv");
  measureChains(folder / "growth_chains.csv");
  return 0;
}
