// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/crowd.h"

#include <algorithm>
#include <cassert>

#include "app/parallel/parallel.h"

namespace app {

Crowd::Crowd(std::shared_ptr<const LoadedModel> model, std::span<const std::shared_ptr<const LoadedMotion>> motions,
             std::size_t count) {
  std::vector<MotionUse> uses;
  for (const auto& motion : motions) uses.push_back({motion});
  actors_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    Actor& actor = actors_.emplace_back(model, pmx::MorphScope::Bones);
    if (i == 0) actor.setMotions(uses);
    if (i > 0) actor.shareMotions(actors_.front());
  }
  makeGroups();
}

Crowd::Crowd(const Actor& like, std::size_t count) {
  actors_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    Actor& actor = actors_.emplace_back(like.loadedModel(), pmx::MorphScope::Bones);
    actor.follow(like);
  }
  makeGroups();
}

void Crowd::makeGroups() {
  const std::size_t count = (actors_.size() + ik::kPosesSideBySide - 1) / ik::kPosesSideBySide;
  if (count > 0) groups_.assign(count, ik::PosesSideBySide(actors_.front().posedSkeleton()));
}

void Crowd::setSolverSwitches(const ik::SolverSwitches& switches) {
  for (Actor& actor : actors_) actor.setSolverSwitches(switches);
}

void Crowd::pose(std::span<const double> frames, int threads) {
  assert(frames.size() == actors_.size());
  if (frames.size() != actors_.size()) return;
  // It is static, since a captured one would be allocated.
  static constexpr std::size_t kGroup = ik::kPosesSideBySide;
  inParallel(groups_.size(), threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const std::size_t first = i * kGroup, count = std::min(kGroup, actors_.size() - first);
      Actor::evaluate(std::span(actors_).subspan(first, count), frames.subspan(first, count), groups_[i]);
    }
  });
}

}  // namespace app
