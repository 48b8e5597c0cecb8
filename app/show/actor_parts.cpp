// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/actor_parts.h"

#include <algorithm>
#include <utility>

namespace app {

std::vector<ActorId> addTo(Show& show, std::span<const ActorParts> actors) {
  std::vector<ActorId> ids;
  for (const ActorParts& actor : actors) {
    ids.push_back(show.add(actor.model));
    show.set(ids.back(), actor.switches);
  }
  for (std::size_t i = 0; i < actors.size(); ++i) {
    std::vector<OutsideParent> parents = actors[i].switches.outsideParents;
    std::erase_if(parents, [&](OutsideParent& of) {
      const auto from = std::ranges::find(actors, of.actor, &ActorParts::id);
      if (of.actor == 0 || from == actors.end()) return true;
      of.actor = ids[static_cast<std::size_t>(from - actors.begin())];
      return false;
    });
    std::vector<Goal> goals = actors[i].switches.goals;
    const auto lost = [&](GoalPlace& place) {
      if (place.actor == 0) return false;
      const auto of = std::ranges::find(actors, place.actor, &ActorParts::id);
      if (of == actors.end()) return true;
      place.actor = ids[static_cast<std::size_t>(of - actors.begin())];
      return false;
    };
    std::erase_if(goals, [&](Goal& goal) {
      return lost(goal.place) || std::ranges::any_of(goal.more, lost, &GoalEffector::place);
    });
    show.actor(ids[i])->setGoals(std::move(goals));
    // A show has accepted these already, so another show with equal actors accepts them, too.
    if (!parents.empty()) static_cast<void>(show.attach(ids[i], std::move(parents)));
  }
  return ids;
}

}  // namespace app
