// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/crowd/dancers.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "app/crowd/hand_over.h"
#include "app/crowd/pieces.h"

namespace app {

namespace {

using Work = std::function<void(std::size_t begin, std::size_t end)>;

/// One call of inParallel(). Every piece comes after the call and before its return, as the library has it; pieces come in
/// no order among themselves, so that a race between two of them is one.
struct Job {
  const Work& work;
  char begun = 0, done = 0;  // places of handOver()
};

void runPiece(void* context, std::size_t begin, std::size_t end) {
  Job& job = *static_cast<Job*>(context);
  takeOver(&job.begun);
  job.work(begin, end);
  handOver(&job.done);
}

}  // namespace

int defaultThreadCount() { return std::max(1, libraryThreadCount()); }

void inParallel(std::size_t count, int threads, const Work& work) {
  if (threads <= 1 || count <= 1) {
    if (count > 0) work(0, count);
    return;
  }
  Job job{work};
  handOver(&job.begun);
  runPieces(count, threads, runPiece, &job);
  takeOver(&job.done);
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
