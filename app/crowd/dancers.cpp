// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/crowd/dancers.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <vector>

#include "app/crowd/pieces.h"

namespace app {

namespace {

using Work = std::function<void(std::size_t begin, std::size_t end)>;

// The library orders all this already; the counter says so where race detectors can see it. Not a local one, to find
// which a thread would have to read what isn't ordered yet.
std::atomic<std::size_t> passed{0};

void runPiece(const void* work, std::size_t begin, std::size_t end) {
  (void)passed.load(std::memory_order_acquire);
  (*static_cast<const Work*>(work))(begin, end);
  passed.fetch_add(1, std::memory_order_release);
}

}  // namespace

int defaultThreadCount() { return std::max(1, libraryThreadCount()); }

void inParallel(std::size_t count, int threads, const Work& work) {
  if (threads <= 1 || count <= 1) {
    if (count > 0) work(0, count);
    return;
  }
  passed.fetch_add(1, std::memory_order_release);
  runPieces(count, threads, runPiece, &work);
  (void)passed.load(std::memory_order_acquire);
}

namespace {

struct Dancer {
  explicit Dancer(const LoadedModel& model)
      : pose(model.skeleton), morphs(model.model, pmx::MorphScope::Bones), weights(model.model.morphs.size()) {}

  ik::Pose pose;
  pmx::MorphState morphs;
  std::vector<float> weights;
};

}  // namespace

struct Dancers::State {
  State(std::shared_ptr<const LoadedModel> loaded, std::span<const vmd::Motion* const> motions, std::size_t count)
      : model(std::move(loaded)), binding(motions, model->model) {
    dancers.reserve(count);
    for (std::size_t i = 0; i < count; ++i) dancers.emplace_back(*model);
  }

  void pose(std::size_t i, double frame) {
    Dancer& dancer = dancers[i];
    bool visible = true;
    FrameJob job;
    job.model = &model->model;
    job.skeleton = &model->skeleton;
    job.binding = &binding;
    job.switches = switches;
    job.frame = frame;
    job.pose = &dancer.pose;
    job.morphs = &dancer.morphs;
    job.weights = dancer.weights;
    job.visible = &visible;
    job.run();
  }

  std::shared_ptr<const LoadedModel> model;
  vmd::MotionBinding binding;
  ik::SolverSwitches switches;
  std::vector<Dancer> dancers;
};

Dancers::Dancers(std::shared_ptr<const LoadedModel> model, std::span<const vmd::Motion* const> motions,
                 std::size_t count)
    : state_(std::make_unique<State>(std::move(model), motions, count)) {}
Dancers::~Dancers() = default;

void Dancers::setSolverSwitches(const ik::SolverSwitches& switches) { state_->switches = switches; }

std::size_t Dancers::count() const { return state_->dancers.size(); }

void Dancers::pose(std::span<const double> frames, int threads) {
  assert(frames.size() == state_->dancers.size());
  inParallel(state_->dancers.size(), threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) state_->pose(i, frames[i]);
  });
}

const ik::Pose& Dancers::dancer(std::size_t i) const { return state_->dancers[i].pose; }

}  // namespace app
