// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/coupled_actors.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "app/parallel/parallel.h"
#include "app/physics/physics_limits.h"
#include "app/show/actor_state.h"
#include "pmx/base/stopwatch.h"

namespace app {
namespace {

/// One level runs this many ticks before the next level runs them, so this is the length of the
/// actors' trails (actor_coupling.cpp).
constexpr std::int64_t kMaxTicks = 128;

}  // namespace

void CoupledActors::tie(std::span<const ActorId> ids, std::vector<Actor*> actors) {
  actors_ = std::move(actors);
  std::unordered_map<ActorId, std::size_t> places;
  for (std::size_t i = 0; i < ids.size(); ++i) places[ids[i]] = i;
  parents_.assign(actors_.size(), {});
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    std::vector<OutsideParent> parents = actors_[i]->switches().outsideParents;
    if (parents.empty()) continue;
    const bool lost = std::erase_if(parents, [&](const auto& of) { return !places.contains(of.actor); }) > 0;
    for (const OutsideParent& of : parents) parents_[i].push_back(places.at(of.actor));
    if (lost) actors_[i]->state_->hang(std::move(parents));
  }
  byId_.resize(actors_.size());
  std::iota(byId_.begin(), byId_.end(), std::size_t{0});
  std::ranges::sort(byId_, {}, [&ids](std::size_t place) { return ids[place]; });
  ids_.assign(ids.begin(), ids.end());
  meeting_.clear();  // the indices may belong to other actors now; meet() finds them anew
  regroup();
}

void CoupledActors::regroup() {
  endRest();
  order_ = hangOrder(parents_, meeting_);
  groups_.assign(order_.groupCount, {});
  std::size_t from = 0;
  for (const std::size_t levelEnd : order_.levelEnds) {
    for (; from < levelEnd; ++from) {
      const std::size_t place = order_.places[from];
      actors_[place]->state_->watched.clear();
      if (order_.groups[place] != HangOrder::kAlone) groups_[order_.groups[place]].actors.push_back(actors_[place]);
    }
    for (Group& group : groups_) {
      const std::size_t before = group.levelEnds.empty() ? 0 : group.levelEnds.back();
      if (group.actors.size() > before) group.levelEnds.push_back(group.actors.size());
    }
  }
  watch();
}

/// Gathers the actors whose bodies meet now into gathered_. Returns false where they can go on in
/// the present shared world.
bool CoupledActors::gather(const PhysicsChoice& choice) {
  gathered_.clear();
  std::size_t bodies = 0, joints = 0;
  for (const std::size_t place : byId_) {
    const Actor::State& state = *actors_[place]->state_;
    const pmx::Model& model = state.model->model;
    if (!choice.together || !state.meets || !state.ticks() || !mayShareWorld(model, state.switches.placement)) continue;
    if (bodies + model.rigidBodies.size() > kMaxBodies || joints + model.joints.size() > kMaxJoints) continue;
    bodies += model.rigidBodies.size();
    joints += model.joints.size();
    gathered_.push_back(place);
  }
  if (gathered_.size() < 2) gathered_.clear();
  const auto idOf = [this](std::size_t place) { return ids_[place]; };
  if (!std::ranges::equal(gathered_, sharing_, {}, idOf)) return true;
  for (std::size_t i = 0; i < gathered_.size(); ++i) {
    const Actor::State& state = *actors_[gathered_[i]]->state_;
    // Another actor has this id: the first was removed, and came back.
    if (state.sharedSlot != i) return true;
    if (state.hasImpulses && state.switches.placement.rotation() != turns_[i]) return true;
  }
  PhysicsSettings same = settings_;
  same.gravity = choice.settings.gravity;
  return shared_ != nullptr && same != choice.settings;
}

void CoupledActors::meet(const PhysicsChoice& choice) {
  const bool anew = gather(choice);
  if (anew || meeting_ != gathered_) {
    meeting_ = gathered_;
    if (anew) share(choice.settings);
    regroup();
    for (Group& group : groups_) {
      group.shares = std::ranges::any_of(
          group.actors, [](const Actor* actor) { return actor->state_->sharedSlot != Actor::State::kNoSlot; });
    }
  }
  if (shared_ == nullptr || settings_.gravity == choice.settings.gravity) return;
  settings_.gravity = choice.settings.gravity;
  shared_->setGravity(settings_.gravity);
}

/// Makes a new world for the actors that meet. All that were in the old one, or are in the new one,
/// restart their physics.
void CoupledActors::share(const PhysicsSettings& settings) {
  for (Actor* actor : actors_) {
    if (std::exchange(actor->state_->sharedSlot, Actor::State::kNoSlot) != Actor::State::kNoSlot) actor->resetPhysics();
  }
  std::vector<SharedWorld::Member> members;
  turns_.clear();
  sharing_.clear();
  for (const std::size_t place : meeting_) {
    Actor::State& state = *actors_[place]->state_;
    state.sharedSlot = members.size();
    actors_[place]->resetPhysics();
    members.push_back({&state.model->model, state.switches.placement});
    turns_.push_back(state.switches.placement.rotation());
    sharing_.push_back(ids_[place]);
  }
  settings_ = settings;
  shared_.reset();
  if (!members.empty()) shared_ = std::make_unique<SharedWorld>(members, settings);
}

/// Tells each actor to which of its bones others are attached.
void CoupledActors::watch() {
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    auto& hangings = actors_[i]->state_->hangings;
    for (std::size_t k = 0; k < hangings.size(); ++k) {
      Actor::State& from = *actors_[parents_[i][k]]->state_;
      from.watched.push_back(hangings[k].outside.parentBone);
      hangings[k].from = &from;
    }
  }
  for (Actor* actor : actors_) {
    auto& watched = actor->state_->watched;
    std::ranges::sort(watched);
    watched.erase(std::unique(watched.begin(), watched.end()), watched.end());
  }
  for (Actor* actor : actors_) {
    for (auto& hanging : actor->state_->hangings) {
      const auto& watched = hanging.from->watched;
      hanging.slot =
          static_cast<std::size_t>(std::ranges::lower_bound(watched, hanging.outside.parentBone) - watched.begin());
    }
  }
}

bool CoupledActors::hangs(std::size_t place, std::size_t from) const {
  return hangingFrom(parents_, order_, from)[place] != 0;
}

void CoupledActors::hang(std::size_t place, std::vector<OutsideParent> parents) {
  actors_[place]->state_->hang(std::move(parents));
}

/// Plans the ticks that a group runs up to a frame, alike for all. Where its actors aren't at one
/// tick, or one of them has to restart, all restart.
void CoupledActors::plan(Group& group, double frame) {
  group.ticks = false;
  group.end = 0.0;
  for (const Actor* actor : group.actors) group.end = std::max(group.end, actor->physicsEnd());
  MotionPhysics* first = nullptr;
  bool apart = false;
  for (Actor* actor : group.actors) {
    Actor::State& state = *actor->state_;
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

/// Takes the next part of each group's ticks, at most kMaxTicks. Returns false where no group has
/// any left.
bool CoupledActors::nextParts() {
  bool any = false;
  for (Group& group : groups_) {
    MotionPhysics::Way& way = group.way;
    group.part = {way.begins, way.from, std::min(way.to, way.from + kMaxTicks), way.restFrames};
    const bool goes = group.ticks && (way.begins || way.from < way.to);
    if (!goes) group.part = {false, way.from, way.from, 0.0};
    way = {false, group.part.to, way.to, 0.0};
    any = any || goes;
  }
  return any;
}

void CoupledActors::byLevels(int threads, const std::function<void(std::size_t place)>& work) {
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

void CoupledActors::runTicks(int threads) {
  while (nextParts()) {
    byLevels(threads, [this](std::size_t place) {
      if (order_.groups[place] == HangOrder::kAlone) return;
      const Group& group = groups_[order_.groups[place]];
      const MotionPhysics::Way& part = group.part;
      if (group.shares) return;
      if (part.begins || part.from < part.to) actors_[place]->state_->runTicks(part);
    });
    for (const Group& group : groups_) {
      if (group.shares) runShared(group, threads);
    }
  }
}

/// Poses all actors of a group for one tick, level after level. The shared world isn't moved yet.
void CoupledActors::poseShared(const Group& group, const MotionPhysics::Way& step, int threads) {
  struct {
    const MotionPhysics::Way& step;
    SharedWorld& world;
    std::span<Actor* const> level;
  } now{step, *shared_, {}};
  std::size_t from = 0;
  for (const std::size_t levelEnd : group.levelEnds) {
    now.level = std::span(group.actors).subspan(from, levelEnd - from);
    inParallel(now.level.size(), threads, [&now](std::size_t begin, std::size_t end) {
      for (Actor* actor : now.level.subspan(begin, end - begin)) {
        Actor::State& state = *actor->state_;
        if (state.sharedSlot != Actor::State::kNoSlot) {
          state.poseShared(now.step.to, now.step.begins, now.world);
        } else {
          state.runTicks(now.step);
        }
      }
    });
    from = levelEnd;
  }
}

/// Runs a part of a group's ticks one by one: all actors are posed, then the shared world moves,
/// then they take their bodies.
void CoupledActors::runShared(const Group& group, int threads) {
  const MotionPhysics::Way& part = group.part;
  for (std::int64_t tick = part.begins ? part.from : part.from + 1; tick <= part.to; ++tick) {
    const bool begins = part.begins && tick == part.from;
    const base::Stopwatch watch;
    poseShared(group, {begins, begins ? tick : tick - 1, tick, part.restFrames}, threads);
    Actor::State& first = *actors_[meeting_.front()]->state_;
    const int ticksPerFrame = first.physics->pacing().ticksPerFrame, steps = first.physics->stepsPerTick();
    begins ? shared_->place() : shared_->follow(1.0F / static_cast<float>(ticksPerFrame));
    const std::int64_t times = begins ? std::llround(part.restFrames * ticksPerFrame) : 1;
    const base::Stopwatch stepping;
    for (std::int64_t i = 0; i < times; ++i) shared_->step(steps);
    const double bullet = stepping.microseconds();
    for (const std::size_t place : meeting_) actors_[place]->state_->takeShared(tick, begins, *shared_);
    first.physics->addSharedTime(watch.microseconds(), bullet);
  }
}

void CoupledActors::evaluate(double frame, int threads) {
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

void CoupledActors::startPhysics(double frame, double restFrames, int threads) {
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
