// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/goals_description.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/description/named_parts.h"

namespace app {
namespace {

using GoalBones = NamedParts<pmx::Bone>;

/// Describes a bone by its name, and by its index where that isn't enough.
void tell(const GoalBones& bones, std::int32_t bone, std::string& name, std::int32_t& place) {
  const EditedPart part = bones.has(bone) ? bones.describe(bone) : EditedPart();
  name = part.name;
  place = part.place;
}

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
  const EditedPart target{described.target, described.targetPlace};
  place.targetBone = GoalBones(of.model->model.bones).find(target);
  return place.targetBone < 0 ? lacking("bone", target) : std::string();
}

/// Fills in the goal. Returns the missing part, or nothing.
std::string fill(const GoalDescription& described, const NamedModel& own, std::span<const NamedModel> actors,
                 Goal& goal) {
  const pmx::Model& model = own.model->model;
  const GoalBones bones(model.bones);
  if (described.kind != GoalKind::Stand) {
    const EditedPart bone{described.bone, described.bonePlace}, root{described.root, described.rootPlace};
    goal.bone = bones.find(bone);
    if (goal.bone < 0) return lacking("bone", bone);
    goal.root =
        root == EditedPart() ? suggestedRoot(model, own.model->skeleton, described.kind, goal.bone) : bones.find(root);
    if (goal.root < 0) return lacking("bone", root);
  }
  for (const GoalEffectorDescription& each : described.more) {
    GoalEffector effector;
    const EditedPart bone{each.bone, each.bonePlace};
    effector.bone = bones.find(bone);
    effector.weight = each.weight;
    if (effector.bone < 0) return lacking("bone", bone);
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
  if (ofBone) tell(GoalBones(of->model.bones), place.targetBone, told.target, told.targetPlace);
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
  if (goals.empty()) return described;
  const GoalBones bones(own.model.bones);
  for (const Goal& goal : goals) {
    GoalDescription told;
    told.kind = goal.kind;
    told.on = goal.on;
    tell(bones, goal.bone, told.bone, told.bonePlace);
    tell(bones, goal.root, told.root, told.rootPlace);
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
      tell(bones, effector.bone, each.bone, each.bonePlace);
      each.weight = effector.weight;
      known = describe(effector.place, false, own, actors, each) && known;
    }
    if (known) described.push_back(std::move(told));
  }
  return described;
}

}  // namespace app
