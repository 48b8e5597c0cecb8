// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/play_issues.h"

#include <fmt/format.h>

#include "app/physics/physics_limits.h"
#include "app/show/actor_goals.h"
#include "pmx/base/printable.h"

namespace app {

namespace {

bool actorsLeftOut(const ActorGoals* goals) { return goals != nullptr && goals->actorsLeftOut(); }

bool pairsLeftOut(const MotionPhysics* physics) { return physics != nullptr && physics->pairsLeftOut(); }

}  // namespace

std::size_t PlayIssues::count(const MotionPhysics* physics, const ActorGoals* goals) const {
  return static_cast<std::size_t>(bone_ >= 0) + static_cast<std::size_t>(pairsLeftOut(physics)) +
         static_cast<std::size_t>(actorsLeftOut(goals));
}

base::Issues PlayIssues::list(const pmx::Model& model, const MotionPhysics* physics, const ActorGoals* goals) const {
  base::Issues issues;
  if (bone_ >= 0) {
    const std::string name = base::printable(model.bones[static_cast<std::size_t>(bone_)].name.utf8);
    issues.push_back(
        {"bones", bone_, -1,
         fmt::format("{} is moved beyond {} units at frame {}, and kept at that distance; others may be too", name,
                     base::kMaxUnits, frame_)});
  }
  if (pairsLeftOut(physics)) {
    issues.push_back(
        {"rigid bodies", -1, -1,
         fmt::format("more than {} pairs overlap at a time, or soft bodies touch in too many places; the others "
                     "pass through each other",
                     kMaxPairs)});
  }
  if (actorsLeftOut(goals)) {
    issues.push_back(
        {"goals", -1, -1,
         fmt::format("for the show's goals, actors of more than {} bones and morphs together would have to be "
                     "posed once more; goals about the others do nothing",
                     kMaxStandParts)});
  }
  return issues;
}

}  // namespace app
