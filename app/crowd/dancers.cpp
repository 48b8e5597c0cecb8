// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/crowd/dancers.h"

#include <cassert>

#include "app/parallel/parallel.h"

namespace app {

Dancers::Dancers(std::shared_ptr<const LoadedModel> model, std::span<const std::shared_ptr<const LoadedMotion>> motions,
                 std::size_t count) {
  std::vector<MotionUse> uses;
  for (const auto& motion : motions) uses.push_back({motion});
  actors_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    Actor& actor = actors_.emplace_back(model, pmx::MorphScope::Bones);
    if (i == 0) actor.setMotions(uses);
    if (i > 0) actor.shareMotions(actors_.front());
  }
}

void Dancers::setSolverSwitches(const ik::SolverSwitches& switches) {
  for (Actor& actor : actors_) actor.setSolverSwitches(switches);
}

void Dancers::pose(std::span<const double> frames, int threads) {
  assert(frames.size() == actors_.size());
  inParallel(actors_.size(), threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) actors_[i].evaluate(frames[i]);
  });
}

}  // namespace app
