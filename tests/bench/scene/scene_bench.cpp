// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These benchmarks draw real models in a dance, an iteration being one picture of 1280x720 pixels
// with four samples. Counters, in milliseconds: pose (without physics), upload (passing the frame
// to Qt 3D's nodes), and draw, which is Qt 3D and OpenGL together; GALLIUM_NOOP=true removes
// OpenGL's part. They need the corpus (ODORI_CORPUS) and a display:
// tests/with_display.sh build/…/odori_scene_bench --benchmark_repetitions=7

#include <chrono>

#include <benchmark/benchmark.h>
#include <QApplication>

#include "app/scene/scene_view.h"
#include "app/scene/shader_source.h"
#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<double, std::milli>(to - from).count();
}

struct Shadows {
  app::GroundShadow ground = app::GroundShadow::Off;
  std::uint8_t self = 0;
};

void dance(benchmark::State& state, const char* modelFile, const Shadows& shadows) {
  const auto model = app::loadModel(support::corpus() / modelFile, {});
  const auto motion = app::loadMotion(support::corpus() / "motion/wavefile_v2.vmd", {});
  if (!model || !motion) {
    state.SkipWithError("the corpus isn't there (set ODORI_CORPUS)");
    return;
  }
  support::Solo session;
  session.setModel(*model);
  session.addMotion(*motion);
  app::SceneView view(QSize(1280, 720));
  view.setActor(session.id(), (*model)->model, app::loadTextures(**model));
  view.setShadows(shadows.ground, {shadows.self, 0.01125F});
  session.evaluate(0);
  view.setFrame(session.shown());
  for (int i = 0; i < 5; ++i) view.render();
  double frame = 0, pose = 0, upload = 0, draw = 0;
  for (auto _ : state) {
    frame = frame > 1500 ? 1 : frame + 1;
    const auto began = Clock::now();
    session.evaluate(frame);
    const auto posed = Clock::now();
    view.setCamera({});
    view.setLight({});
    view.setFrame(session.shown());
    const auto told = Clock::now();
    view.render();
    const auto drawn = Clock::now();
    pose += milliseconds(began, posed);
    upload += milliseconds(posed, told);
    draw += milliseconds(told, drawn);
  }
  const auto mean = [](double sum) { return benchmark::Counter(sum, benchmark::Counter::kAvgIterations); };
  state.counters["pose_ms"] = mean(pose);
  state.counters["upload_ms"] = mean(upload);
  state.counters["draw_ms"] = mean(draw);
}

/// Draws several actors of one model in a row, in one dance.
void dancers(benchmark::State& state, const char* modelFile, const Shadows& shadows) {
  const auto model = app::loadModel(support::corpus() / modelFile, {});
  const auto motion = app::loadMotion(support::corpus() / "motion/wavefile_v2.vmd", {});
  if (!model || !motion) {
    state.SkipWithError("the corpus isn't there (set ODORI_CORPUS)");
    return;
  }
  app::Show show;
  app::SceneView view(QSize(1280, 720));
  const auto textures = app::loadTextures(**model);
  for (std::int64_t i = 0; i < state.range(0); ++i) {
    const app::ActorId id = show.add(*model);
    show.setMotions(id, {{*motion}});
    show.actor(id)->setPlacement({{8.0F * static_cast<float>(i - state.range(0) / 2), 0, 0}, 0, 1});
    view.setActor(id, (*model)->model, textures);
  }
  view.setShadows(shadows.ground, {shadows.self, 0.01125F});
  view.setFrame(show.evaluate(0));
  for (int i = 0; i < 5; ++i) view.render();
  double frame = 0, upload = 0, draw = 0;
  for (auto _ : state) {
    frame = frame > 1500 ? 1 : frame + 1;
    const app::ShowFrame& shown = show.evaluate(frame);
    const auto posed = Clock::now();
    view.setCamera({});
    view.setLight({});
    view.setFrame(shown);
    const auto told = Clock::now();
    view.render();
    const auto drawn = Clock::now();
    upload += milliseconds(posed, told);
    draw += milliseconds(told, drawn);
  }
  const auto mean = [](double sum) { return benchmark::Counter(sum, benchmark::Counter::kAvgIterations); };
  state.counters["upload_ms"] = mean(upload);
  state.counters["draw_ms"] = mean(draw);
}

/// Draws a show of several actors with physics, each for itself, on a stage. It has one thread, so
/// that the parts add up.
void show(benchmark::State& state, const char* modelFile, const char* stageFile, const Shadows& shadows) {
  const auto model = app::loadModel(support::corpus() / modelFile, {}),
             stage = app::loadModel(support::corpus() / stageFile, {});
  const auto motion = app::loadMotion(support::corpus() / "motion/wavefile_v2.vmd", {});
  if (!model || !stage || !motion) {
    state.SkipWithError("the corpus isn't there (set ODORI_CORPUS)");
    return;
  }
  app::Show show;
  show.setThreads(1);
  app::SceneView view(QSize(1280, 720));
  const auto pictures = app::loadTextures(**model);
  app::PhysicsChoice physics;
  physics.on = true;
  const app::ActorId ground = show.add(*stage);
  view.setActor(ground, (*stage)->model, app::loadTextures(**stage));
  for (std::int64_t i = 0; i < state.range(0); ++i) {
    const app::ActorId id = show.add(*model);
    show.setMotions(id, {{*motion}});
    show.actor(id)->setPhysics(physics);
    show.actor(id)->setPlacement({{8.0F * static_cast<float>(i - state.range(0) / 2), 0, 0}, 0, 1});
    view.setActor(id, (*model)->model, pictures);
  }
  view.setShadows(shadows.ground, {shadows.self, 0.01125F});
  show.startPhysics(0.0, 30.0);
  view.setFrame(show.evaluate(0));
  for (int i = 0; i < 5; ++i) view.render();
  double frame = 0, pose = 0, stepping = 0, upload = 0, draw = 0;
  for (auto _ : state) {
    frame += 1;
    const auto began = Clock::now();
    const app::ShowFrame& shown = show.evaluate(frame);
    const auto posed = Clock::now();
    view.setCamera({});
    view.setLight({});
    view.setFrame(shown);
    const auto told = Clock::now();
    view.render();
    const auto drawn = Clock::now();
    double inPhysics = 0;
    for (const app::ActorId id : show.order()) {
      const auto* of = show.actor(id)->physics();
      if (of != nullptr) inPhysics += (of->lastTime().total - of->lastTime().posing) / 1000.0;
    }
    stepping += inPhysics;
    pose += milliseconds(began, posed) - inPhysics;
    upload += milliseconds(posed, told);
    draw += milliseconds(told, drawn);
  }
  const auto mean = [](double sum) { return benchmark::Counter(sum, benchmark::Counter::kAvgIterations); };
  state.counters["pose_ms"] = mean(pose);
  state.counters["physics_ms"] = mean(stepping);
  state.counters["upload_ms"] = mean(upload);
  state.counters["draw_ms"] = mean(draw);
}

const char* const kStage = "accessory/nicosolid/nicosolid_stage.pmx";
const char* const kMiku = "miku/初音ミク.pmx";
const char* const kGene = "gene/Gene_light.pmx";
const Shadows kNone{}, kGround{app::GroundShadow::Opaque, 0}, kBoth{app::GroundShadow::Opaque, 1};

BENCHMARK_CAPTURE(dance, miku, kMiku, kNone)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dance, miku_ground_shadow, kMiku, kGround)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dance, miku_both_shadows, kMiku, kBoth)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dance, gene, kGene, kNone)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dance, gene_ground_shadow, kGene, kGround)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dance, gene_both_shadows, kGene, kBoth)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dancers, mikus, kMiku, kNone)->Arg(1)->Arg(5)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dancers, mikus_ground_shadow, kMiku, kGround)->Arg(5)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(dancers, mikus_both_shadows, kMiku, kBoth)->Arg(5)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(show, mikus_on_stage, kMiku, kStage, kNone)->Arg(5)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK_CAPTURE(show, mikus_on_stage_both_shadows, kMiku, kStage, kBoth)
    ->Arg(5)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(300);

}  // namespace

int main(int argc, char** argv) {
  app::prepareRendering();
  const QApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
