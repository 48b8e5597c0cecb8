// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// app/: a whole frame without physics, and many actors on one thread.
#include <array>

#include "app/show/crowd.h"
#include "tests/app/show/solo.h"
#include "tests/bench/bench_main.h"
#include "tests/bench/figures.h"

namespace {

using benchmark::State;

constexpr std::uint32_t kLastFrame = 1500;

const std::shared_ptr<const app::LoadedModel>& model() {
  static const auto made = [] {
    auto loaded = std::make_shared<app::LoadedModel>();
    loaded->model = bench::figure();
    loaded->skeleton = ik::buildSkeleton(loaded->model, loaded->issues);
    return std::shared_ptr<const app::LoadedModel>(std::move(loaded));
  }();
  return made;
}
const std::shared_ptr<const app::LoadedMotion>& motion() {
  static const auto made = [] {
    auto loaded = std::make_shared<app::LoadedMotion>();
    loaded->motion = bench::dance(model()->model, 72, kLastFrame, 15);
    return std::shared_ptr<const app::LoadedMotion>(std::move(loaded));
  }();
  return made;
}

void frame(State& state) {
  support::Solo session;
  session.setModel(model());
  session.addMotion(motion());
  std::uint32_t at = 0;
  for (auto _ : state) benchmark::DoNotOptimize(session.evaluate(at++ % kLastFrame));
}

void dancers(State& state) {
  const std::array motions{motion()};
  app::Crowd crowd(model(), motions, 100);
  std::vector<double> frames(crowd.count());
  std::uint32_t at = 0;
  for (auto _ : state) {
    for (std::size_t i = 0; i < frames.size(); ++i) frames[i] = static_cast<double>((at + i * 37) % kLastFrame);
    crowd.pose(frames, 1);
    ++at;
  }
}

}  // namespace

void bench::addBenchmarks(const Add& add) {
  add("app/frame", Yardstick::Loop, frame);
  add("app/100_dancers", Yardstick::Loop, dancers);
}
