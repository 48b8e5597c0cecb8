// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/goals_description.h"

#include <algorithm>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {
namespace {

std::string nameOf(const LoadedModel& model, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= model.model.bones.size()) return {};
  const pmx::Bone& of = model.model.bones[static_cast<std::size_t>(bone)];
  return of.name.utf8.empty() ? of.englishName.utf8 : of.name.utf8;
}

/// Fills in the goal. Returns the missing part, or nothing.
std::string fill(const GoalDescription& described, std::size_t place, std::span<const NamedModel> actors, Goal& goal) {
  const LoadedModel& own = *actors[place].model;
  const auto lacks = [](const std::string& bone) { return fmt::format("bone '{}'", base::printable(bone, 60)); };
  if (described.kind != GoalKind::Stand) {
    goal.bone = pmx::boneNamed(own.model, described.bone);
    if (goal.bone < 0) return lacks(described.bone);
    goal.root = described.root.empty() ? suggestedRoot(own.model, own.skeleton, described.kind, goal.bone)
                                       : pmx::boneNamed(own.model, described.root);
    if (goal.root < 0) return lacks(described.root);
  }
  NamedModel of = actors[place];
  if (described.actor) {
    of = *described.actor < actors.size() ? actors[*described.actor] : NamedModel();
    if (of.id == 0) return fmt::format("actor {}", *described.actor);
    goal.actor = of.id;
  }
  if (described.kind == GoalKind::Stand || described.at != GoalTarget::Bone) return {};
  goal.targetBone = pmx::boneNamed(of.model->model, described.target);
  return goal.targetBone < 0 ? lacks(described.target) : std::string();
}

}  // namespace

std::vector<Goal> goalsOf(std::span<const GoalDescription> described, std::size_t place,
                          std::span<const NamedModel> actors, base::IssueGroup& issues) {
  std::vector<Goal> goals;
  for (const GoalDescription& each : described) {
    Goal goal;
    goal.kind = each.kind;
    goal.on = each.on;
    goal.at = each.at;
    goal.point = each.point;
    goal.turn = each.turn;
    goal.solver = each.solver;
    goal.keys = each.keys;
    const std::string missing = fill(each, place, actors, goal);
    if (missing.empty()) {
      goals.push_back(std::move(goal));
    } else {
      issues.add(place, [&] { return fmt::format("a goal is left out: there is no {}", missing); });
    }
  }
  return goals;
}

std::vector<GoalDescription> describeGoals(std::span<const Goal> goals, const LoadedModel& own,
                                           std::span<const NamedModel> actors) {
  std::vector<GoalDescription> described;
  for (const Goal& goal : goals) {
    GoalDescription told{
        goal.kind,   goal.on,  nameOf(own, goal.bone), nameOf(own, goal.root), goal.at, goal.point, {}, {}, goal.turn,
        goal.solver, goal.keys};
    const bool ofBone = goal.kind != GoalKind::Stand && goal.at == GoalTarget::Bone;
    const LoadedModel* of = &own;
    if (goal.actor != 0 && (ofBone || goal.kind == GoalKind::Stand)) {
      const auto at = std::ranges::find(actors, goal.actor, &NamedModel::id);
      if (at == actors.end()) continue;
      told.actor = static_cast<std::size_t>(at - actors.begin());
      of = at->model;
    }
    if (ofBone) told.target = nameOf(*of, goal.targetBone);
    described.push_back(std::move(told));
  }
  return described;
}

}  // namespace app
