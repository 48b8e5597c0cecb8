// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// vmd/: reading, binding, sampling in order and anywhere. 32,000 keys over 6,000 frames.
#include <array>

#include "tests/bench/bench_main.h"
#include "tests/bench/figures.h"
#include "tests/support/sampling_buffers.h"
#include "vmd/motion_binding.h"
#include "vmd/vmd_reader.h"
#include "vmd/vmd_writer.h"

namespace {

using benchmark::State;

constexpr std::uint32_t kLastFrame = 6000;

const pmx::Model& model() {
  static const pmx::Model made = bench::figure();
  return made;
}
const vmd::Motion& motion() {
  static const vmd::Motion made = bench::dance(model(), 72, kLastFrame, 15);
  return made;
}

void readBytes(State& state) {
  const auto bytes = vmd::writeVmd(motion());
  for (auto _ : state) benchmark::DoNotOptimize(vmd::readVmd(bytes));
}

void bind(State& state) {
  const std::array motions{&motion()};
  for (auto _ : state) benchmark::DoNotOptimize(vmd::MotionBinding(motions, model()));
}

/// Samples frames `step` apart, round and round.
void sample(State& state, std::uint32_t step) {
  const std::array motions{&motion()};
  const vmd::MotionBinding binding(motions, model());
  support::SamplingBuffers buffers(binding);
  vmd::SamplingJob& job = buffers.job;
  std::uint32_t frame = 0;
  for (auto _ : state) {
    frame = (frame + step) % kLastFrame;
    job.frame = frame;
    job.run();
    benchmark::ClobberMemory();
  }
}

}  // namespace

void bench::addBenchmarks(const Add& add) {
  add("vmd/read", Yardstick::Copy, readBytes);
  add("vmd/bind", Yardstick::Copy, bind);
  add("vmd/sample", Yardstick::Loop, [](State& state) { sample(state, 1); });
  add("vmd/sample_anywhere", Yardstick::Loop, [](State& state) { sample(state, 2749); });
}
