// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// PROGRAM FOLDER measures how time grows with sizes, and writes FOLDER/growth_motions.csv and
// FOLDER/growth_chains.csv. Every figure is the fastest of several runs, in processor time; a
// motion's are beside a plain copy of its file.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <limits>

#include <fmt/format.h>

#include "ik/pose_solver.h"
#include "tests/bench/figures.h"
#include "tests/support/sampling_buffers.h"
#include "vmd/motion_binding.h"
#include "vmd/vmd_reader.h"
#include "vmd/vmd_writer.h"

namespace {

/// Returns this thread's processor time in microseconds: other programs don't count.
double processorTime() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) * 1e-3;
}

/// Returns the time of the fastest of `runs` calls.
template <class Work>
double fastest(int runs, Work work) {
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < runs; ++i) {
    const double start = processorTime();
    work();
    best = std::min(best, processorTime() - start);
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

/// Returns microseconds a frame, frames `step` apart.
double sampleTime(const vmd::MotionBinding& binding, std::uint32_t step) {
  constexpr std::uint32_t kSamples = 1000;
  support::SamplingBuffers buffers(binding);
  vmd::SamplingJob& job = buffers.job;
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

struct MotionTimes {
  std::size_t keys = 0, bytes = 0;
  /// These are microseconds: copy, read, bind, sample the next frame, sample any.
  std::array<double, 5> times{};

  void keepFaster(const MotionTimes& other) {
    if (keys == 0) *this = other;
    for (std::size_t i = 0; i < times.size(); ++i) times[i] = std::min(times[i], other.times[i]);
  }
};

MotionTimes measureMotion(const pmx::Model& model, std::uint32_t frames) {
  const vmd::Motion motion = bench::dance(model, 20, frames, 5);
  const auto bytes = vmd::writeVmd(motion);
  const std::array motions{&motion};
  const vmd::MotionBinding binding(motions, model);
  MotionTimes result{motion.boneKeys.size() + motion.morphKeys.size(), bytes.size(), {}};
  result.times = {copyTime(bytes.size()), fastest(7, [&] { (void)vmd::readVmd(bytes); }),
                  fastest(7, [&] { (void)vmd::MotionBinding(motions, model); }), sampleTime(binding, 1),
                  sampleTime(binding, frames / 2 + 131)};
  return result;
}

void measureMotions(const std::filesystem::path& path) {
  constexpr std::array kFrames{1'000U, 2'000U, 5'000U, 10'000U, 20'000U, 50'000U, 100'000U};
  // The rounds go over all sizes, so that a busy moment of the machine doesn't hit one size alone.
  constexpr int kRounds = 5;
  std::ofstream out(path);
  out << "frames,keys,bytes,copy_us,read_us,bind_us,sample_us,sample_anywhere_us\n";
  const pmx::Model model = bench::figure();
  std::array<MotionTimes, kFrames.size()> best;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < kFrames.size(); ++i) best[i].keepFaster(measureMotion(model, kFrames[i]));
  }
  for (std::size_t i = 0; i < kFrames.size(); ++i) {
    const MotionTimes& t = best[i];
    out << fmt::format("{},{},{},{:.1f},{:.1f},{:.1f},{:.4f},{:.4f}\n", kFrames[i], t.keys, t.bytes, t.times[0],
                       t.times[1], t.times[2], t.times[3], t.times[4]);
  }
}

/// Measures chains that can't reach their targets and so run all their loops: the cost depends on
/// their length alone.
void measureChains(const std::filesystem::path& path) {
  constexpr int kLoops = 20;
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
    // The runs are short, so that some are undisturbed.
    const int solves = std::max(1, 150 / static_cast<int>(links));
    const auto times = [&](std::uint8_t on) {
      pose.ikEnabled[0] = on;
      return fastest(15,
                     [&] {
                       for (int i = 0; i < solves; ++i) solve();
                     }) /
             solves;
    };
    // This leaves out the forward kinematics of the bones themselves.
    const double time = times(1) - times(0);
    const ik::Chain& chain = skeleton.chains.at(0);
    const auto steps = static_cast<std::size_t>(chain.loopCount) * chain.links.size();
    std::size_t recomputed = 0;  // a step recomputes the descendants of its link
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
