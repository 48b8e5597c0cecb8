// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/frame_run.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <numeric>
#include <vector>

#include "app/parallel/parallel.h"
#include "ik/poses_side_by_side.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr std::size_t kGroup = ik::kPosesSideBySide;
constexpr std::size_t kGroupsAtOnce = 256;              // between two questions whether the work goes on
constexpr double kStepFrames = base::kFramesPerSecond;  // of physics, the same

/// What one thread makes frames with.
struct Crew {
  Crew(const Actor& like, pmx::MorphScope scope, std::size_t count) {
    actors.reserve(count);
    for (std::size_t i = 0; i < count; ++i) actors.emplace_back(like.loadedModel(), scope).follow(like);
    sideBySide.emplace_back(actors.front().posedSkeleton());
  }

  void make(std::span<const double> frames, std::size_t first, std::size_t worker, const ActorTaker& take) {
    Actor::evaluate(std::span(actors).first(frames.size()), frames, sideBySide.front());
    for (std::size_t i = 0; i < frames.size(); ++i) take(first + i, actors[i], worker);
  }

  std::vector<Actor> actors;
  std::vector<ik::PosesSideBySide> sideBySide;  // one
};

}  // namespace

bool eachFrame(const Actor& like, pmx::MorphScope scope, std::span<const double> frames, int threads,
               const ActorTaker& take, const GoesOn& goesOn) {
  const std::size_t groups = (frames.size() + kGroup - 1) / kGroup;
  const std::size_t crewCount = std::min(groups, static_cast<std::size_t>(std::max(threads, 1)));
  std::vector<std::unique_ptr<Crew>> crews(crewCount);
  for (std::size_t begin = 0; begin < groups; begin += kGroupsAtOnce) {
    if (!goesOn()) return false;
    const std::size_t end = std::min(groups, begin + kGroupsAtOnce);
    std::atomic<std::size_t> next = begin;
    inParallel(crewCount, static_cast<int>(crewCount), [&](std::size_t firstCrew, std::size_t lastCrew) {
      for (std::size_t c = firstCrew; c < lastCrew; ++c) {
        for (std::size_t group = next++; group < end; group = next++) {
          if (!crews[c]) crews[c] = std::make_unique<Crew>(like, scope, std::min(kGroup, frames.size()));
          const std::size_t first = group * kGroup;
          crews[c]->make(frames.subspan(first, std::min(kGroup, frames.size() - first)), first, c, take);
        }
      }
    });
  }
  return true;
}

bool eachShowFrame(Show& show, double settle, std::span<const double> frames, const ShowTaker& take,
                   const GoesOn& goesOn) {
  const bool physics = show.hasPhysics();
  if (physics) show.playPhysicsFromStart(settle);
  std::vector<std::size_t> order(frames.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t place) { return frames[place]; });
  double played = 0.0;
  const std::size_t* before = nullptr;
  for (const std::size_t& place : order) {
    const double frame = frames[place], end = physics ? std::min(frame, show.physicsEnd()) : 0.0;
    while (played + kStepFrames < end) {
      if (!goesOn()) return false;
      show.evaluate(played += kStepFrames);
    }
    if (!goesOn()) return false;
    // Time doesn't pass between two that are the same.
    if (before == nullptr || frames[*before] != frame) show.evaluate(frame);
    before = &place;
    take(place, show);
  }
  return true;
}

void putAlone(const Actor& like, const PhysicsChoice& physics, Show& show) {
  const ActorId id = show.add(like.loadedModel());
  show.actor(id)->setSwitches(like.switches());
  show.setMotions(id, like.motions());
  show.setPhysics(physics);
}

}  // namespace app
