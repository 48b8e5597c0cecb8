// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/show_state.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "app/show/motion_shift.h"

namespace app {
namespace {

/// Keeps the uses that move the scene, each once: where a crowd dances to one motion, its keys
/// count once.
void keepLast(std::vector<MotionUse>& uses) {
  std::erase_if(uses, [](const MotionUse& use) { return !use.on || !use.motion->motion.movesScene(); });
  std::set<std::pair<const LoadedMotion*, std::int32_t>> seen;
  std::ranges::reverse(uses);
  std::erase_if(uses, [&](const MotionUse& use) { return !seen.emplace(use.motion.get(), use.shift).second; });
  std::ranges::reverse(uses);
}

}  // namespace

Show::State::Member* Show::State::find(ActorId id) {
  const auto at = std::ranges::find(members, id, &Member::id);
  return at == members.end() ? nullptr : &*at;
}

Show::State::Ghost* Show::State::findGhost(ActorId of) {
  const auto at = std::ranges::find_if(ghosts, [of](const Ghost& ghost) { return ghost.of == of && ghost.views == 0; });
  return at == ghosts.end() ? nullptr : &*at;
}

void Show::State::membersChanged() {
  order.clear();
  shown.clear();
  for (const Member& member : members) {
    order.push_back(member.id);
    shown.push_back({member.id, &member.actor->frame(), 0});
  }
  std::erase_if(ghosts, [this](const Ghost& ghost) { return find(ghost.of) == nullptr; });
  floors.forget();
  std::erase_if(beside, [this](const auto& one) { return find(one.first) == nullptr; });
  ghostsChanged();
  gathered = false;
}

void Show::State::ghostsChanged() {
  ghostsShown();
  couple();
}

void Show::State::ghostsShown() {
  shownGhosts.clear();
  shownStandIns.clear();
  for (const Ghost& ghost : ghosts) {
    if (ghost.views == 0) {
      shownGhosts.push_back({ghost.id, &ghost.actor->frame(), ghost.of});
    } else {
      shownStandIns.push_back({ghost.id, &ghost.actor->frame(), ghost.of, ghost.views});
    }
  }
  for (ShownActor& actor : shown) {
    const auto at = std::ranges::find(beside, actor.id, &std::pair<ActorId, ViewMask>::first);
    actor.views = at != beside.end() ? at->second : kAllViews;
  }
}

void Show::State::updateGhosts() {
  for (Ghost& ghost : ghosts) {
    const Actor& of = *find(ghost.of)->actor;
    if (ghost.views == 0) {
      ghost.actor->becomeGhostOf(of);
    } else {
      ghost.actor->becomeStandInOf(of, ghost.solver);
    }
  }
}

void Show::State::seeGoals() {
  const auto stands = [](const Goal& goal) { return goal.kind == GoalKind::Stand; };
  if (std::ranges::all_of(all, [](const Actor* actor) { return actor->switches().goals.empty(); })) return;
  floors.clear();
  if (std::ranges::any_of(all,
                          [&](const Actor* actor) { return std::ranges::any_of(actor->switches().goals, stands); }))
    for (const Member& member : members) floors.add(member.id, *member.actor);
  gatherMotions();
  byId.clear();
  for (const Member& member : members) byId.emplace_back(member.id, member.actor.get());
  std::ranges::sort(byId);
  GoalRoom room;
  GoalScene goals;
  goals.room = &room;
  goals.actorOf = [this](ActorId id) -> const Actor* {
    const auto at = std::ranges::lower_bound(byId, id, {}, &std::pair<ActorId, const Actor*>::first);
    return at != byId.end() && at->first == id ? at->second : nullptr;
  };
  goals.tracks = &scene;
  goals.sceneStart = sceneStart;
  goals.eye = eye;
  goals.floors = floors.floors();
  for (Member& member : members) member.actor->seeGoals(goals, member.id);
  for (Ghost& ghost : ghosts) ghost.actor->seeGoals(goals, ghost.of);
}

void Show::State::couple() {
  all.clear();
  std::vector<ActorId> ids = order;
  for (Member& member : members) all.push_back(member.actor.get());
  for (Ghost& ghost : ghosts) {
    ids.push_back(ghost.id);
    all.push_back(ghost.actor.get());
  }
  coupled.couple(ids, all);
  bool attached = false;
  for (std::size_t i = 0; i < ghosts.size(); ++i) {
    std::vector<OutsideParent> parents = find(ghosts[i].of)->actor->switches().outsideParents;
    if (parents == ghosts[i].actor->switches().outsideParents) continue;
    coupled.attach(members.size() + i, std::move(parents));
    attached = true;
  }
  if (attached) coupled.couple(ids, all);
}

std::size_t Show::State::indexOf(ActorId id) const {
  return static_cast<std::size_t>(std::ranges::find(order, id) - order.begin());
}

void Show::State::gatherMotions() {
  if (gathered) return;
  std::vector<MotionUse> every;
  for (const Member& member : members) {
    const auto& motions = member.actor->motions();
    every.insert(every.end(), motions.begin(), motions.end());
  }
  every.insert(every.end(), sceneMotions.begin(), sceneMotions.end());
  lastFrame = endOf(every);
  keepLast(every);
  const ShiftedMotions shifted(every, MovedKeys::Scene);
  scene = vmd::SceneTracks(shifted.pointers());
  sceneStart = shifted.start();
  gathered = true;
}

void Show::State::tellEnd() {
  gatherMotions();
  for (Actor* actor : all) actor->setShowEnd(std::max(lastFrame, songEnd));
}

}  // namespace app
