// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file starts the physics of actors with rest that is played in parts. The result has equal
// bits as in one go (CoupledActors::startPhysics()): a world takes its steps one after the other,
// whatever happens between them, and an attached actor starts when the one that it is attached to
// has rested.

#include <algorithm>
#include <cmath>
#include <deque>
#include <utility>

#include "app/parallel/parallel.h"
#include "app/show/coupled_actors.h"

namespace app {

struct CoupledActors::Resting {
  /// These are actors that rest at one time, or the shared world.
  struct Step {
    enum class Of { Alone, Level, SharedLevel, SharedWorld } of = Of::Alone;
    std::vector<std::size_t> actors;
    std::int64_t tick = 0;
    int ticksPerFrame = 1;
  };

  void add(const Group& group);
  /// Returns whether anything moves while it rests.
  [[nodiscard]] bool moves(const Step& step) const;
  void begin(const Step& step, int threads);
  void rest(const Step& step, int threads);
  void end(const Step& step, int threads);
  /// Does something with each actor of a step, on several threads.
  template <class Act>
  void forEach(const Step& step, int threads, Act act) {
    inParallel(step.actors.size(), threads, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) act(all.participants_[step.actors[i]]);
    });
  }

  CoupledActors& all;
  double frame = 0.0, restFrames = 0.0;
  std::deque<Step> steps{};  // steps that are left
  bool begun = false;        // whether the first of them has begun
  std::int64_t left = 0;     // ticks left of it
};

CoupledActors::CoupledActors() = default;
CoupledActors::~CoupledActors() = default;

void CoupledActors::endRest() { resting_.reset(); }

void CoupledActors::beginRest(double frame, double restFrames) {
  resting_.reset(new Resting{*this, frame, restFrames});
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    const MotionPhysics* physics = actors_[i]->physics();
    if (!isAlone(i) || physics == nullptr) continue;
    resting_->steps.push_back({Resting::Step::Of::Alone, {i}, 0, physics->pacing().ticksPerFrame});
  }
  for (Group& group : groups_) {
    plan(group, frame);
    if (group.first != nullptr) resting_->add(group);
  }
}

bool CoupledActors::restOn(int threads) {
  if (!resting_ || resting_->steps.empty()) {
    endRest();
    return false;
  }
  Resting& resting = *resting_;
  const Resting::Step& step = resting.steps.front();
  if (!std::exchange(resting.begun, true)) {
    resting.left = resting.moves(step) ? std::llround(resting.restFrames * step.ticksPerFrame) : 0;
    resting.begin(step, threads);
  } else if (resting.left > 0) {
    --resting.left;
    resting.rest(step, threads);
  } else {
    resting.end(step, threads);
    resting.steps.pop_front();
    resting.begun = false;
  }
  return true;
}

void CoupledActors::Resting::add(const Group& group) {
  const int ticksPerFrame = group.first->pacing().ticksPerFrame;
  const auto tick = std::llround(frame * ticksPerFrame);
  std::size_t from = 0;
  for (const std::size_t levelEnd : group.levelEnds) {
    const auto level = std::span(group.actors).subspan(from, levelEnd - from);
    steps.push_back(
        {group.shares ? Step::Of::SharedLevel : Step::Of::Level, {level.begin(), level.end()}, tick, ticksPerFrame});
    from = levelEnd;
  }
  if (group.shares) steps.push_back({Step::Of::SharedWorld, {}, tick, ticksPerFrame});
}

bool CoupledActors::Resting::moves(const Step& step) const {
  return step.of == Step::Of::SharedWorld || std::ranges::any_of(step.actors, [this](std::size_t index) {
           const PhysicsParticipant& participant = all.participants_[index];
           return !participant.shares() && participant.physics() != nullptr;
         });
}

void CoupledActors::Resting::begin(const Step& step, int threads) {
  switch (step.of) {
    case Step::Of::Alone:
      return all.actors_[step.actors.front()]->startPhysics(frame, 0.0);
    case Step::Of::Level:
    case Step::Of::SharedLevel:
      return forEach(step, threads, [&](const PhysicsParticipant& participant) {
        if (participant.shares()) {
          participant.poseTick(step.tick, true, *all.shared_);
        } else {
          participant.beginRest(step.tick);
        }
      });
    case Step::Of::SharedWorld:
      return all.shared_->reset();
  }
}

void CoupledActors::Resting::rest(const Step& step, int threads) {
  if (step.of == Step::Of::SharedWorld)
    return all.shared_->step(all.participants_[all.meeting_.front()].physics()->stepsPerTick());
  forEach(step, threads, [](const PhysicsParticipant& participant) {
    MotionPhysics* physics = participant.physics();
    if (!participant.shares() && physics != nullptr) physics->rest(1);
  });
}

void CoupledActors::Resting::end(const Step& step, int threads) {
  if (step.of == Step::Of::Alone) return;
  if (step.of == Step::Of::SharedWorld) {
    for (const std::size_t index : all.meeting_) all.participants_[index].takeBodies(step.tick, true, *all.shared_);
    return;
  }
  forEach(step, threads, [&](const PhysicsParticipant& participant) {
    if (!participant.shares()) participant.endRest(step.tick);
  });
}

}  // namespace app
