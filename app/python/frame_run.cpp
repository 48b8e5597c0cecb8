// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/frame_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <numeric>
#include <utility>

#include "app/parallel/parallel.h"
#include "app/python/exclusive_use.h"
#include "ik/poses_side_by_side.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr std::size_t kGroup = ik::kPosesSideBySide;
using Clock = std::chrono::steady_clock;
constexpr double kBatchSeconds = 0.05;  // about, between two calls of `goesOn`
constexpr std::size_t kMaxGroupsAtOnce = 4096;
// steps of physics between two calls of `goesOn`
constexpr double kStepFrames = base::kFramesPerSecond;

}  // namespace

/// A Crew is one thread's working data: up to a group of actors.
struct FrameMaker::Crew {
  explicit Crew(const Actor& like) : sideBySide(like.posedSkeleton()) { actors.reserve(kGroup); }

  void make(std::span<const double> frames, std::size_t first, std::size_t worker, const ActorTaker& take) {
    Actor::evaluate(std::span(actors).first(frames.size()), frames, sideBySide);
    for (std::size_t i = 0; i < frames.size(); ++i) take(first + i, actors[i], worker);
  }

  std::vector<Actor> actors;
  ik::PosesSideBySide sideBySide;
};

FrameMaker::FrameMaker(const Actor& like, pmx::MorphScope scope) : like_(like), scope_(scope) {}
FrameMaker::~FrameMaker() = default;

std::unique_ptr<FrameMaker::Crew> FrameMaker::borrow(std::size_t count) {
  std::unique_ptr<Crew> crew;
  {
    const std::scoped_lock lock(sharedMutex());
    if (!idle_.empty()) {
      crew = std::move(idle_.back());
      idle_.pop_back();
    }
  }
  if (!crew) crew = std::make_unique<Crew>(like_);
  while (crew->actors.size() < count) crew->actors.emplace_back(like_.loadedModel(), scope_).follow(like_);
  return crew;
}

void FrameMaker::giveBack(std::unique_ptr<Crew> crew) {
  const std::scoped_lock lock(sharedMutex());
  if (idle_.size() < static_cast<std::size_t>(defaultThreadCount())) idle_.push_back(std::move(crew));
}

bool FrameMaker::each(std::span<const double> frames, int threads, const ActorTaker& take, const GoesOn& goesOn) {
  const std::size_t groups = (frames.size() + kGroup - 1) / kGroup;
  const std::size_t crewCount = std::min(groups, static_cast<std::size_t>(std::max(threads, 1)));
  std::size_t atOnce = crewCount;
  for (std::size_t begin = 0, end = 0; begin < groups; begin = end) {
    if (!goesOn()) return false;
    const Clock::time_point started = Clock::now();
    end = std::min(groups, begin + atOnce);
    std::atomic<std::size_t> next = begin;
    inParallel(crewCount, static_cast<int>(crewCount), [&](std::size_t firstWorker, std::size_t lastWorker) {
      for (std::size_t worker = firstWorker; worker < lastWorker; ++worker) {
        std::size_t group = next++;
        if (group >= end) return;
        std::unique_ptr<Crew> crew = borrow(std::min(kGroup, frames.size()));
        for (; group < end; group = next++) {
          const std::size_t first = group * kGroup;
          crew->make(frames.subspan(first, std::min(kGroup, frames.size() - first)), first, worker, take);
        }
        giveBack(std::move(crew));
      }
    });
    // The batch fits the time, but grows slowly, since later frames may be harder.
    const double seconds = std::max(std::chrono::duration<double>(Clock::now() - started).count(), 1e-6);
    const auto fitting = static_cast<std::size_t>(static_cast<double>(end - begin) * kBatchSeconds / seconds);
    atOnce = std::clamp(fitting, crewCount, std::max(crewCount, std::min(4 * atOnce, kMaxGroupsAtOnce)));
  }
  return true;
}

bool eachShowFrame(Show& show, double settle, std::span<const double> frames, const ShowTaker& take,
                   const GoesOn& goesOn) {
  const bool physics = show.hasPhysics();
  if (!goesOn()) return false;
  if (physics) {
    show.beginPhysicsFromStart(settle);
    while (show.restOn())
      if (!goesOn()) return false;
  }
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
    // Time doesn't pass between two equal frames.
    if (before == nullptr || frames[*before] != frame) show.evaluate(frame);
    before = &place;
    take(place, show);
  }
  return true;
}

void putAlone(const Actor& like, const PhysicsChoice& physics, Show& show) {
  const ActorId id = show.add(like.loadedModel());
  show.set(id, like.switches());
  show.setPhysics(physics);
}

}  // namespace app
