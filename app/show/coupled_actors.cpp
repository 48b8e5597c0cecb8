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
#include "pmx/base/stopwatch.h"

namespace app {
namespace {

/// One level runs this many ticks before the next level runs them, so this is the length of the
/// actors' trails.
constexpr std::int64_t kMaxTicks = 128;

}  // namespace

void CoupledActors::couple(std::span<const ActorId> ids, std::vector<Actor*> actors) {
  actors_ = std::move(actors);
  participants_.clear();
  for (Actor* actor : actors_) participants_.push_back(actor->participant());
  std::unordered_map<ActorId, std::size_t> indices;
  for (std::size_t i = 0; i < ids.size(); ++i) indices[ids[i]] = i;
  parents_.assign(actors_.size(), {});
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    std::vector<OutsideParent> parents = actors_[i]->switches().outsideParents;
    if (parents.empty()) continue;
    const bool lost = std::erase_if(parents, [&](const auto& of) { return !indices.contains(of.actor); }) > 0;
    for (const OutsideParent& of : parents) parents_[i].push_back(indices.at(of.actor));
    if (lost) participants_[i].attach(std::move(parents));
  }
  byId_.resize(actors_.size());
  std::iota(byId_.begin(), byId_.end(), std::size_t{0});
  std::ranges::sort(byId_, {}, [&ids](std::size_t index) { return ids[index]; });
  ids_.assign(ids.begin(), ids.end());
  meeting_.clear();  // the indices may belong to other actors now; meet() finds them anew
  regroup();
}

void CoupledActors::regroup() {
  endRest();
  order_ = attachmentOrder(parents_, meeting_);
  groups_.assign(order_.groupCount, {});
  std::size_t from = 0;
  for (const std::size_t levelEnd : order_.levelEnds) {
    for (; from < levelEnd; ++from) {
      const std::size_t index = order_.indices[from];
      if (!isAlone(index)) groups_[order_.groups[index]].actors.push_back(index);
    }
    for (Group& group : groups_) {
      const std::size_t before = group.levelEnds.empty() ? 0 : group.levelEnds.back();
      if (group.actors.size() > before) group.levelEnds.push_back(group.actors.size());
    }
  }
  leaveTrails();
}

/// Gathers the actors whose bodies meet now into gathered_. Returns false where they can go on in
/// the present shared world.
bool CoupledActors::gather(const PhysicsChoice& choice) {
  gathered_.clear();
  std::size_t bodies = 0, joints = 0;
  for (const std::size_t index : byId_) {
    const pmx::Model& model = actors_[index]->model();
    if (!choice.together || !participants_[index].mayMeet()) continue;
    if (bodies + model.rigidBodies.size() > kMaxBodies || joints + model.joints.size() > kMaxJoints) continue;
    bodies += model.rigidBodies.size();
    joints += model.joints.size();
    gathered_.push_back(index);
  }
  if (gathered_.size() < 2) gathered_.clear();
  const auto idOf = [this](std::size_t index) { return ids_[index]; };
  if (!std::ranges::equal(gathered_, sharing_, {}, idOf)) return true;
  for (std::size_t i = 0; i < gathered_.size(); ++i) {
    const PhysicsParticipant& participant = participants_[gathered_[i]];
    // Another actor has this id: the first was removed, and came back.
    if (!participant.isMember(i)) return true;
    const Placement& placement = actors_[gathered_[i]]->switches().placement;
    if (participant.hasImpulses() && placement.rotation() != turns_[i]) return true;
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
    for (Group& group : groups_)
      group.shares = std::ranges::any_of(group.actors, [this](std::size_t i) { return participants_[i].shares(); });
  }
  if (shared_ == nullptr || settings_.gravity == choice.settings.gravity) return;
  settings_.gravity = choice.settings.gravity;
  shared_->setGravity(settings_.gravity);
}

/// Makes a new world for the actors that meet. All that were in the old one, or are in the new one,
/// restart their physics.
void CoupledActors::share(const PhysicsSettings& settings) {
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    if (participants_[i].leave()) actors_[i]->resetPhysics();
  }
  std::vector<SharedWorld::Member> members;
  turns_.clear();
  sharing_.clear();
  for (const std::size_t index : meeting_) {
    Actor& actor = *actors_[index];
    participants_[index].join(members.size());
    actor.resetPhysics();
    members.push_back({&actor.model(), actor.switches().placement});
    turns_.push_back(actor.switches().placement.rotation());
    sharing_.push_back(ids_[index]);
  }
  settings_ = settings;
  shared_.reset();
  if (!members.empty()) shared_ = std::make_unique<SharedWorld>(members, settings);
}

/// Tells each actor of which bones it has to leave a trail, and each attachment whose trail it
/// reads.
void CoupledActors::leaveTrails() {
  for (const PhysicsParticipant& participant : participants_) participant.clearTrail();
  const auto forEachAttachment = [this](auto act) {
    for (std::size_t i = 0; i < actors_.size(); ++i) {
      const std::vector<OutsideParent>& parents = actors_[i]->switches().outsideParents;
      for (std::size_t k = 0; k < parents.size(); ++k) act(i, k, participants_[parents_[i][k]], parents[k].parentBone);
    }
  };
  forEachAttachment(
      [](std::size_t, std::size_t, const PhysicsParticipant& parent, std::int32_t bone) { parent.addToTrail(bone); });
  forEachAttachment([this](std::size_t i, std::size_t k, const PhysicsParticipant& parent, std::int32_t) {
    participants_[i].followParent(k, parent);
  });
}

bool CoupledActors::isAttached(std::size_t index, std::size_t to) const {
  return attachedTo(parents_, order_, to)[index] != 0;
}

void CoupledActors::attach(std::size_t index, std::vector<OutsideParent> parents) {
  participants_[index].attach(std::move(parents));
}

/// Plans the ticks that a group runs up to a frame, alike for all. Where its actors aren't at one
/// tick, or one of them has to restart, all restart.
void CoupledActors::plan(Group& group, double frame) {
  group.first = nullptr;
  group.end = 0.0;
  for (const std::size_t index : group.actors) group.end = std::max(group.end, actors_[index]->physicsEnd());
  bool apart = false;
  for (const std::size_t index : group.actors) {
    MotionPhysics* physics = participants_[index].physics();
    if (physics == nullptr) continue;
    physics->clearTime();
    const auto ticks = physics->ticksTo(std::min(frame, group.end));
    if (group.first == nullptr) {
      group.first = physics;
      group.ticks = ticks;
    }
    apart = apart || ticks != group.ticks;
  }
  if (!apart) return;
  for (const std::size_t index : group.actors) actors_[index]->resetPhysics();
  group.ticks = group.first->ticksTo(std::min(frame, group.end));
}

/// Takes the next part of each group's ticks, at most kMaxTicks. Returns false where no group has
/// any left.
bool CoupledActors::nextParts() {
  bool any = false;
  for (Group& group : groups_) {
    MotionPhysics::TickRange& ticks = group.ticks;
    group.part = {ticks.begins, ticks.from, std::min(ticks.to, ticks.from + kMaxTicks), ticks.restFrames};
    const bool goes = group.first != nullptr && (ticks.begins || ticks.from < ticks.to);
    if (!goes) group.part = {false, ticks.from, ticks.from, 0.0};
    ticks = {false, group.part.to, ticks.to, 0.0};
    any = any || goes;
  }
  return any;
}

void CoupledActors::byLevels(int threads, const std::function<void(std::size_t index)>& work) {
  std::size_t from = 0;
  for (const std::size_t levelEnd : order_.levelEnds) {
    const std::span<const std::size_t> level = std::span(order_.indices).subspan(from, levelEnd - from);
    const auto run = [&level, &work](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) work(level[i]);
    };
    inParallel(level.size(), threads, run);
    from = levelEnd;
  }
}

void CoupledActors::runTicks(int threads) {
  while (nextParts()) {
    byLevels(threads, [this](std::size_t index) {
      if (isAlone(index)) return;
      const Group& group = groups_[order_.groups[index]];
      const MotionPhysics::TickRange& part = group.part;
      if (group.shares) return;
      if (part.begins || part.from < part.to) participants_[index].runTicks(part);
    });
    for (const Group& group : groups_) {
      if (group.shares) runShared(group, threads);
    }
  }
}

/// Poses all actors of a group for one tick, level after level. The shared world isn't moved yet.
void CoupledActors::poseShared(const Group& group, const MotionPhysics::TickRange& tick, int threads) {
  struct {
    const MotionPhysics::TickRange& tick;
    SharedWorld& world;
    std::span<const PhysicsParticipant> participants;
    std::span<const std::size_t> level;
  } now{tick, *shared_, participants_, {}};
  std::size_t from = 0;
  for (const std::size_t levelEnd : group.levelEnds) {
    now.level = std::span(group.actors).subspan(from, levelEnd - from);
    inParallel(now.level.size(), threads, [&now](std::size_t begin, std::size_t end) {
      for (const std::size_t index : now.level.subspan(begin, end - begin)) {
        const PhysicsParticipant& participant = now.participants[index];
        if (participant.shares()) {
          participant.poseTick(now.tick.to, now.tick.begins, now.world);
        } else {
          participant.runTicks(now.tick);
        }
      }
    });
    from = levelEnd;
  }
}

/// Runs a part of a group's ticks one by one: all actors are posed, then the shared world moves,
/// then they take their bodies.
void CoupledActors::runShared(const Group& group, int threads) {
  const MotionPhysics::TickRange& part = group.part;
  for (std::int64_t tick = part.begins ? part.from : part.from + 1; tick <= part.to; ++tick) {
    const bool begins = part.begins && tick == part.from;
    const base::Stopwatch watch;
    poseShared(group, {begins, begins ? tick : tick - 1, tick, part.restFrames}, threads);
    MotionPhysics& first = *participants_[meeting_.front()].physics();
    const int ticksPerFrame = first.pacing().ticksPerFrame, steps = first.stepsPerTick();
    begins ? shared_->reset() : shared_->follow(1.0F / static_cast<float>(ticksPerFrame));
    const std::int64_t times = begins ? std::llround(part.restFrames * ticksPerFrame) : 1;
    const base::Stopwatch stepping;
    for (std::int64_t i = 0; i < times; ++i) shared_->step(steps);
    const double bullet = stepping.microseconds();
    for (const std::size_t index : meeting_) participants_[index].takeBodies(tick, begins, *shared_);
    first.addSharedTime(watch.microseconds(), bullet);
  }
}

// This is the order of a frame of several actors: all ticks up to it, as runTicks() says, then the
// pictures, of parents before those of children. The order within an actor is in frame_job.cpp.
void CoupledActors::evaluate(double frame, int threads) {
  frame_ = frame;
  for (Group& group : groups_) plan(group, frame);
  runTicks(threads);
  byLevels(threads, [this](std::size_t index) {
    if (isAlone(index)) {
      actors_[index]->evaluate(frame_);
    } else {
      participants_[index].makePicture(frame_);
    }
  });
}

void CoupledActors::startPhysics(double frame, double restFrames, int threads) {
  for (std::size_t i = 0; i < actors_.size(); ++i) {
    if (isAlone(i)) actors_[i]->startPhysics(frame, restFrames);
  }
  for (Group& group : groups_) {
    plan(group, frame);
    if (group.first == nullptr) continue;
    const auto tick = std::llround(frame * group.first->pacing().ticksPerFrame);
    group.ticks = {true, tick, tick, restFrames};
  }
  runTicks(threads);
}

}  // namespace app
