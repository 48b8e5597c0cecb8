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

std::string lacksBone(const std::string& bone) { return fmt::format("bone '{}'", base::printable(bone, 60)); }

/// Fills in a place. Returns the missing part, or nothing. `own` is the actor with the goal.
std::string fill(const GoalPlaceDescription& described, const NamedModel& own, std::span<const NamedModel> actors,
                 bool stands, GoalPlace& place) {
  place.at = described.at;
  place.point = described.point;
  NamedModel of = own;
  if (described.actor) {
    of = *described.actor < actors.size() ? actors[*described.actor] : NamedModel();
    if (of.id == 0) return fmt::format("actor {}", *described.actor);
    place.actor = of.id;
  }
  if (stands || described.at != GoalTarget::Bone) return {};
  place.targetBone = pmx::boneNamed(of.model->model, described.target);
  return place.targetBone < 0 ? lacksBone(described.target) : std::string();
}

/// Fills in the goal. Returns the missing part, or nothing.
std::string fill(const GoalDescription& described, const NamedModel& own, std::span<const NamedModel> actors,
                 Goal& goal) {
  const pmx::Model& model = own.model->model;
  if (described.kind != GoalKind::Stand) {
    goal.bone = pmx::boneNamed(model, described.bone);
    if (goal.bone < 0) return lacksBone(described.bone);
    goal.root = described.root.empty() ? suggestedRoot(model, own.model->skeleton, described.kind, goal.bone)
                                       : pmx::boneNamed(model, described.root);
    if (goal.root < 0) return lacksBone(described.root);
  }
  for (const GoalEffectorDescription& each : described.more) {
    GoalEffector effector;
    effector.bone = pmx::boneNamed(model, each.bone);
    effector.weight = each.weight;
    if (effector.bone < 0) return lacksBone(each.bone);
    if (std::string missing = fill(each, own, actors, false, effector.place); !missing.empty()) return missing;
    const bool again = effector.bone == goal.bone ||
                       std::ranges::find(goal.more, effector.bone, &GoalEffector::bone) != goal.more.end();
    if (!again) goal.more.push_back(effector);
  }
  return fill(described, own, actors, described.kind == GoalKind::Stand, goal.place);
}

/// Describes a place. Returns false where it is about an actor outside `actors`.
bool describe(const GoalPlace& place, bool stands, const LoadedModel& own, std::span<const NamedModel> actors,
              GoalPlaceDescription& told) {
  told.at = place.at;
  told.point = place.point;
  const bool ofBone = !stands && place.at == GoalTarget::Bone;
  const LoadedModel* of = &own;
  if (place.actor != 0 && (ofBone || stands)) {
    const auto at = std::ranges::find(actors, place.actor, &NamedModel::id);
    if (at == actors.end()) return false;
    told.actor = static_cast<std::size_t>(at - actors.begin());
    of = at->model;
  }
  if (ofBone) told.target = nameOf(*of, place.targetBone);
  return true;
}

}  // namespace

std::vector<Goal> goalsOf(std::span<const GoalDescription> described, std::size_t place,
                          std::span<const NamedModel> actors, base::IssueGroup& issues) {
  std::vector<Goal> goals;
  for (const GoalDescription& each : described) {
    Goal goal;
    goal.kind = each.kind;
    goal.on = each.on;
    goal.turn = each.turn;
    goal.solver = each.solver;
    goal.loops = each.loops;
    goal.tolerance = each.tolerance;
    goal.damping = each.damping;
    goal.weight = each.weight;
    goal.keys = each.keys;
    const std::string missing = fill(each, actors[place], actors, goal);
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
    GoalDescription told;
    told.kind = goal.kind;
    told.on = goal.on;
    told.bone = nameOf(own, goal.bone);
    told.root = nameOf(own, goal.root);
    told.turn = goal.turn;
    told.solver = goal.solver;
    told.loops = goal.loops;
    told.tolerance = goal.tolerance;
    told.damping = goal.damping;
    told.weight = goal.weight;
    told.keys = goal.keys;
    bool known = describe(goal.place, goal.kind == GoalKind::Stand, own, actors, told);
    for (const GoalEffector& effector : goal.more) {
      GoalEffectorDescription& each = told.more.emplace_back();
      each.bone = nameOf(own, effector.bone);
      each.weight = effector.weight;
      known = describe(effector.place, false, own, actors, each) && known;
    }
    if (known) described.push_back(std::move(told));
  }
  return described;
}

}  // namespace app
