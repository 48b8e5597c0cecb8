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
#include "app/show/actor_state.h"
#include "app/show/coupled_actors.h"

namespace app {

namespace {

/// Does something with each of some actors, on several threads.
template <class Act>
void forEach(const std::vector<Actor*>& actors, int threads, Act act) {
  inParallel(actors.size(), threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) act(*actors[i]);
  });
}

}  // namespace

struct CoupledActors::Resting {
  /// These are actors that rest at one time, or the shared world.
  struct Step {
    enum class Of { Alone, Level, SharedLevel, SharedWorld } of = Of::Alone;
    std::vector<Actor*> actors;
    std::int64_t tick = 0;
    int ticksPerFrame = 1;
  };

  void add(const Group& group);
  /// Returns whether anything moves while it rests.
  [[nodiscard]] static bool moves(const Step& step);
  void begin(const Step& step, int threads);
  void rest(const Step& step, int threads);
  void end(const Step& step, int threads);

  CoupledActors& tied;
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
    Actor* actor = actors_[i];
    if (order_.groups[i] != HangOrder::kAlone || !actor->state_->moves()) continue;
    resting_->steps.push_back({Resting::Step::Of::Alone, {actor}, 0, actor->state_->physics->pacing().ticksPerFrame});
  }
  for (Group& group : groups_) {
    plan(group, frame);
    if (group.ticks) resting_->add(group);
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
  const auto ticking = std::ranges::find_if(group.actors, [](const Actor* actor) { return actor->state_->ticks(); });
  const int ticksPerFrame = (*ticking)->state_->physics->pacing().ticksPerFrame;
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

bool CoupledActors::Resting::moves(const Step& step) {
  return step.of == Step::Of::SharedWorld || std::ranges::any_of(step.actors, [](const Actor* actor) {
           return actor->state_->sharedSlot == Actor::State::kNoSlot && actor->state_->ticks();
         });
}

void CoupledActors::Resting::begin(const Step& step, int threads) {
  switch (step.of) {
    case Step::Of::Alone:
      return step.actors.front()->startPhysics(frame, 0.0);
    case Step::Of::Level:
    case Step::Of::SharedLevel:
      return forEach(step.actors, threads, [&](Actor& actor) {
        Actor::State& state = *actor.state_;
        if (state.sharedSlot != Actor::State::kNoSlot) {
          state.poseShared(step.tick, true, *tied.shared_);
        } else {
          state.beginAtTick(step.tick);
        }
      });
    case Step::Of::SharedWorld:
      return tied.shared_->place();
  }
}

void CoupledActors::Resting::rest(const Step& step, int threads) {
  if (step.of == Step::Of::SharedWorld) {
    const Actor::State& first = *tied.actors_[tied.meeting_.front()]->state_;
    return tied.shared_->step(first.physics->stepsPerTick());
  }
  forEach(step.actors, threads, [](Actor& actor) {
    Actor::State& state = *actor.state_;
    if (state.sharedSlot == Actor::State::kNoSlot && state.ticks()) state.physics->rest(1);
  });
}

void CoupledActors::Resting::end(const Step& step, int threads) {
  if (step.of == Step::Of::Alone) return;
  if (step.of == Step::Of::SharedWorld) {
    for (const std::size_t place : tied.meeting_)
      tied.actors_[place]->state_->takeShared(step.tick, true, *tied.shared_);
    return;
  }
  forEach(step.actors, threads, [&](Actor& actor) {
    Actor::State& state = *actor.state_;
    if (state.sharedSlot == Actor::State::kNoSlot) state.endRest(step.tick);
  });
}

}  // namespace app
