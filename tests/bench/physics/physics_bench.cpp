// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These benchmarks run physics of real models, an iteration being 1/60 s of a dance: two steps of
// the world. Counters, in microseconds: time inside Bullet (with our solver and pairs in it), the
// rest of physics, and the pose at the tick. They need the corpus (ODORI_CORPUS).
// Run: build/…/odori_physics_bench --benchmark_repetitions=7

#include <benchmark/benchmark.h>

#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"

namespace {

void dance(benchmark::State& state, const char* modelFile, const char* motionFile, bool plain = false) {
  const auto model = app::loadModel(support::corpus() / modelFile, {});
  const auto motion = app::loadMotion(support::corpus() / motionFile, {});
  if (!model || !motion) {
    state.SkipWithError("the corpus isn't there (set ODORI_CORPUS)");
    return;
  }
  support::Solo session;
  app::PhysicsSettings settings;
  settings.plainBullet = plain;
  session.setPhysicsSettings(settings);
  session.setPhysics(true);
  session.setModel(*model);
  session.addMotion(*motion);
  session.startPhysics(0, 30);
  const double last = std::min(900.0, session.lastFrame());
  double frame = 0, bullet = 0, ours = 0, posing = 0;
  for (auto _ : state) {
    frame += 0.5;
    if (frame > last) {
      state.PauseTiming();
      frame = 0.5;
      session.startPhysics(0, 30);
      state.ResumeTiming();
    }
    benchmark::DoNotOptimize(session.evaluate(frame).boneModels.data());
    const app::PhysicsTime& time = session.physics()->lastTime();
    bullet += time.bullet;
    posing += time.posing;
    ours += time.total - time.posing - time.bullet;
  }
  const auto mean = [](double sum) { return benchmark::Counter(sum, benchmark::Counter::kAvgIterations); };
  state.counters["bullet_us"] = mean(bullet);
  state.counters["ours_us"] = mean(ours);
  state.counters["tick_pose_us"] = mean(posing);
  state.counters["bodies"] = static_cast<double>((*model)->model.rigidBodies.size());
}

/// Measures the cost of a seek: rest and pre-roll.
void seek(benchmark::State& state, const char* modelFile, const char* motionFile) {
  const auto model = app::loadModel(support::corpus() / modelFile, {});
  const auto motion = app::loadMotion(support::corpus() / motionFile, {});
  if (!model || !motion) {
    state.SkipWithError("the corpus isn't there (set ODORI_CORPUS)");
    return;
  }
  support::Solo session;
  session.setPhysics(true);
  session.setModel(*model);
  session.addMotion(*motion);
  double frame = 100;
  for (auto _ : state) {
    frame = frame > 700 ? 100 : frame + 200;
    benchmark::DoNotOptimize(session.evaluate(frame).boneModels.data());
  }
}

const char* const kMiku = "miku/初音ミク.pmx";
const char* const kGene = "gene/Gene_light.pmx";

BENCHMARK_CAPTURE(dance, miku_walk, kMiku, "motion/walk.vmd")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(dance, miku_wavefile, kMiku, "motion/wavefile_v2.vmd")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(dance, gene_wavefile, kGene, "motion/wavefile_v2.vmd")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(dance, miku_walk_plain_bullet, kMiku, "motion/walk.vmd", true)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(dance, miku_wavefile_plain_bullet, kMiku, "motion/wavefile_v2.vmd", true)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(dance, gene_wavefile_plain_bullet, kGene, "motion/wavefile_v2.vmd", true)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(seek, miku_wavefile, kMiku, "motion/wavefile_v2.vmd")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(seek, gene_wavefile, kGene, "motion/wavefile_v2.vmd")->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
