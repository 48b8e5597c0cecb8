// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/tied_actors.h"

#include <algorithm>
#include <cmath>

#include "app/parallel/parallel.h"
#include "app/show/actor_state.h"

namespace app {
namespace {

/// Of a stretch that is run of one level before the next: what actors remember of it is bounded.
constexpr std::int64_t kMostTicks = 128;

}  // namespace

void TiedActors::tie(std::span<const ActorId> ids, std::vector<Actor*> actors) {
  actors_ = std::move(actors);
  const auto placeOf = [&ids](ActorId id) {
    return static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
  };
  parents_.assign(actors_.size(), {});
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    std::vector<OutsideParent> parents = actors_[i]->outsideParents();
    if (parents.empty()) continue;
    const bool lost = std::erase_if(parents, [&](const auto& of) { return placeOf(of.actor) >= ids.size(); }) > 0;
    for (const OutsideParent& of : parents) parents_[i].push_back(placeOf(of.actor));
    if (lost) actors_[i]->state_->hang(std::move(parents));
  }
  order_ = hangOrder(parents_);
  groups_.assign(order_.groupCount, {});
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    actors_[i]->state_->watched.clear();
    actors_[i]->state_->tiedEnd = 0.0;
    if (order_.groups[i] != HangOrder::kAlone) groups_[order_.groups[i]].actors.push_back(actors_[i]);
  }
  watch();
}

/// Tells everyone which of its bones others hang from.
void TiedActors::watch() {
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    auto& hangings = actors_[i]->state_->hangings;
    for (std::size_t k = 0; k < hangings.size(); ++k) {
      Actor::State& from = *actors_[parents_[i][k]]->state_;
      const std::int32_t bone = hangings[k].outside.parentBone;
      auto at = std::ranges::find(from.watched, bone);
      if (at == from.watched.end()) at = from.watched.insert(at, bone);
      hangings[k].from = &from;
      hangings[k].slot = static_cast<std::size_t>(at - from.watched.begin());
    }
  }
}

bool TiedActors::hangs(std::size_t place, std::size_t from) const {
  return hangingFrom(parents_, order_, from)[place] != 0;
}

void TiedActors::hang(std::size_t place, std::vector<OutsideParent> parents) {
  actors_[place]->state_->hang(std::move(parents));
}

/// One line of ticks for all: where they are at other ticks, or one begins anew, all begin.
void TiedActors::plan(Group& group, double frame) {
  group.ticks = false;
  group.end = 0.0;
  for (const Actor* actor : group.actors) group.end = std::max(group.end, actor->state_->physicsEnd);
  MotionPhysics* first = nullptr;
  bool apart = false;
  for (Actor* actor : group.actors) {
    Actor::State& state = *actor->state_;
    state.tiedEnd = group.end;
    if (!state.ticks()) continue;
    state.physics->clearTime();
    const auto way = state.physics->wayTo(std::min(frame, group.end));
    if (first == nullptr) {
      first = &*state.physics;
      group.way = way;
    }
    apart = apart || way != group.way;
  }
  group.ticks = first != nullptr;
  if (!apart) return;
  for (Actor* actor : group.actors) actor->resetPhysics();
  group.way = first->wayTo(std::min(frame, group.end));
}

/// Takes the next part off each group's way; false where none has one left.
bool TiedActors::nextParts() {
  bool any = false;
  for (Group& group : groups_) {
    MotionPhysics::Way& way = group.way;
    group.part = {way.begins, way.from, std::min(way.to, way.from + kMostTicks), way.restFrames};
    const bool goes = group.ticks && (way.begins || way.from < way.to);
    if (!goes) group.part = {false, way.from, way.from, 0.0};
    way = {false, group.part.to, way.to, 0.0};
    any = any || goes;
  }
  return any;
}

void TiedActors::byLevels(int threads, const std::function<void(std::size_t place)>& work) {
  std::size_t from = 0;
  for (const std::size_t levelEnd : order_.levelEnds) {
    const std::span<const std::size_t> level = std::span(order_.places).subspan(from, levelEnd - from);
    const auto run = [&level, &work](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) work(level[i]);
    };
    inParallel(level.size(), threads, run);
    from = levelEnd;
  }
}

void TiedActors::runTicks(int threads) {
  while (nextParts()) {
    byLevels(threads, [this](std::size_t place) {
      if (order_.groups[place] == HangOrder::kAlone) return;
      const MotionPhysics::Way& part = groups_[order_.groups[place]].part;
      if (part.begins || part.from < part.to) actors_[place]->state_->runTicks(part);
    });
  }
}

void TiedActors::evaluate(double frame, int threads) {
  frame_ = frame;
  for (Group& group : groups_) plan(group, frame);
  runTicks(threads);
  byLevels(threads, [this](std::size_t place) {
    Actor& actor = *actors_[place];
    if (order_.groups[place] == HangOrder::kAlone) {
      actor.evaluate(frame_);
      return;
    }
    actor.state_->hangInPicture();
    actor.state_->job(frame_).picture();
    actor.state_->output(frame_);
  });
}

void TiedActors::startPhysics(double frame, double restFrames, int threads) {
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    if (order_.groups[i] == HangOrder::kAlone) actors_[i]->startPhysics(frame, restFrames);
  }
  for (Group& group : groups_) {
    plan(group, frame);
    if (!group.ticks) continue;
    const auto ticking = std::ranges::find_if(group.actors, [](const Actor* actor) { return actor->state_->ticks(); });
    const auto tick = std::llround(frame * (*ticking)->state_->physics->pacing().ticksPerFrame);
    group.way = {true, tick, tick, restFrames};
  }
  runTicks(threads);
}

}  // namespace app
