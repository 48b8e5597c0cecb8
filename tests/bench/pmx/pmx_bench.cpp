// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// pmx/: reading, checking, morphs, planning and doing the skinning.
#include <cmath>

#include "pmx/deform/morph_job.h"
#include "pmx/deform/skinning_job.h"
#include "pmx/deform/skinning_plan.h"
#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/bench/bench_main.h"
#include "tests/bench/figures.h"

namespace {

using base::Vec3;
using benchmark::State;

const pmx::Model& model() {
  static const pmx::Model made = bench::figure();
  return made;
}

/// Returns matrices of bones that are all rotated a little and moved.
std::vector<base::Mat3x4> palette() {
  std::vector<base::Mat3x4> matrices(model().bones.size());
  for (std::size_t i = 0; i < matrices.size(); ++i) {
    const auto angle = 0.01F * static_cast<float>(i);
    const float c = std::cos(angle), s = std::sin(angle);
    matrices[i].row[0] = {c, -s, 0, 0.1F};
    matrices[i].row[1] = {s, c, 0, 0.2F};
    matrices[i].row[2] = {0, 0, 1, 0.3F};
  }
  return matrices;
}

void readBytes(State& state) {
  const auto bytes = pmx::writePmx(model());
  for (auto _ : state) benchmark::DoNotOptimize(pmx::readPmx(bytes));
}

void validate(State& state) {
  pmx::Model checked = model();
  for (auto _ : state) benchmark::DoNotOptimize(pmx::validate(checked));
}

void plan(State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(pmx::SkinningPlan(model()));
}

void morph(State& state) {
  pmx::MorphState morphs(model());
  std::vector<float> weights(model().morphs.size());
  float step = 0;
  for (auto _ : state) {
    step += 0.01F;
    for (std::size_t i = 0; i < 8; ++i) weights[i] = step;  // eight of forty move, as in a dance
    pmx::MorphJob{.model = &model(), .weights = weights, .state = &morphs}.run();
  }
}

void skinPlanned(State& state) {
  const pmx::SkinningPlan made(model());
  const auto matrices = palette();
  pmx::Vec3Lanes positions(made.vertexAt.size()), normals(made.vertexAt.size());
  pmx::PlannedSkinningJob job;
  job.plan = &made;
  job.positions = &made.positions;
  job.palette = matrices;
  job.skinnedPositions = &positions;
  job.skinnedNormals = &normals;
  for (auto _ : state) {
    job.run();
    benchmark::ClobberMemory();
  }
}

void skinByVertex(State& state) {
  const pmx::MorphState morphs(model());
  const auto matrices = palette();
  std::vector<Vec3> positions(model().vertices.size()), normals(model().vertices.size());
  pmx::SkinningJob job;
  job.model = &model();
  job.positions = morphs.positions;
  job.palette = matrices;
  job.skinnedPositions = positions;
  job.skinnedNormals = normals;
  for (auto _ : state) {
    job.run();
    benchmark::ClobberMemory();
  }
}

}  // namespace

void bench::addBenchmarks(const Add& add) {
  add("pmx/read", Yardstick::Copy, readBytes);
  add("pmx/validate", Yardstick::Copy, validate);
  add("pmx/plan_skinning", Yardstick::Copy, plan);
  add("pmx/morph", Yardstick::Copy, morph);
  add("pmx/skin_planned", Yardstick::Copy, skinPlanned);
  add("pmx/skin_by_vertex", Yardstick::Loop, skinByVertex);
}
