// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/goals_json.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/description/json_numbers.h"
#include "app/description/json_rotation.h"
#include "app/description/json_words.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr double kMaxActor = 1e6;
constexpr double kMaxGoalBone = std::numeric_limits<std::int32_t>::max();  // an index in a model

void readKeys(JsonObject& object, std::int64_t index, base::IssueGroup& issues, GoalDescription& goal) {
  const auto* list = object.list("keys");
  if (list == nullptr) return;
  Goal sorted;  // by rising frames; of two on one frame the later counts
  for (const auto& item : *list) {
    if (sorted.keys.size() == kMaxGoalKeys) {
      object.issue(fmt::format("a goal has at most {} keys; the others are left out", kMaxGoalKeys));
      break;
    }
    JsonObject of(item, "goals", index, issues);
    GoalKey key;
    double frame = 0.0, blend = 0.0;
    of.read("frame", frame, 0, kMaxGoalFrame);
    of.read("on", key.on);
    of.read("blend", blend, 0, kMaxGoalBlend);
    key.frame = static_cast<std::int32_t>(std::lround(frame));
    key.blend = static_cast<std::int32_t>(std::lround(blend));
    setGoalKey(sorted, key);
  }
  goal.keys = std::move(sorted.keys);
}

/// Returns false, with an issue, for an impossible place.
bool readPlace(JsonObject& object, GoalPlaceDescription& place) {
  object.read("at", place.at, kGoalTargetWords);
  object.read("point", place.point, -base::kMaxUnits, base::kMaxUnits);
  if (const auto* actor = object.find("actor"); actor != nullptr && !actor->is_null()) {
    double index = -1.0;
    object.read("actor", index, 0, kMaxActor);
    if (index < 0.0) return false;
    place.actor = static_cast<std::size_t>(index);
  }
  object.read("target", place.target);
  object.read("targetPlace", place.targetPlace, 0, kMaxGoalBone);
  return true;
}

/// Reads the bones that are brought somewhere together with the goal's first.
void readMore(JsonObject& object, std::int64_t index, base::IssueGroup& issues, GoalDescription& goal) {
  const auto* list = object.list("also");
  if (list == nullptr) return;
  for (const auto& item : *list) {
    JsonObject of(item, "goals", index, issues);
    if (goal.more.size() == kMaxMoreEffectors) {
      of.issue(fmt::format("a goal has at most {} bones beside its first; the others are left out", kMaxMoreEffectors));
      return;
    }
    GoalEffectorDescription effector;
    of.read("bone", effector.bone);
    of.read("place", effector.bonePlace, 0, kMaxGoalBone);
    const bool named = !effector.bone.empty() || effector.bonePlace >= 0;
    of.read("weight", effector.weight, 0, kMaxEffectorWeight);
    if (!named) of.issue("doesn't name a bone; left out");
    if (readPlace(of, effector) && named) goal.more.push_back(std::move(effector));
  }
}

/// Reads how a goal is solved.
void readSolver(JsonObject& object, GoalDescription& goal) {
  std::string solver;
  object.read("solver", solver);
  if (!solver.empty()) {
    goal.solver = ik::solvers::solverNamed(solver);
    if (!goal.solver) object.issue(fmt::format("there is no solver '{}'", base::printable(solver, 60)));
  }
  object.read("loops", goal.loops, 0, kMaxSolverLoops);
  object.read("tolerance", goal.tolerance, kMinSolverTolerance, kMaxSolverTolerance);
  if (const auto* damping = object.find("damping"); damping != nullptr && !damping->is_null()) {
    float read = -1.0F;
    object.read("damping", read, 0, kMaxGoalDamping);
    if (read >= 0.0F) goal.damping = read;
  }
  object.read("weight", goal.weight, 0, kMaxEffectorWeight);
}

/// Returns false, with an issue, for an impossible goal.
bool readGoal(JsonObject& object, std::int64_t index, base::IssueGroup& issues, GoalDescription& goal) {
  object.read("goal", goal.kind, kGoalWords);
  object.read("on", goal.on);
  object.read("bone", goal.bone);
  object.read("root", goal.root);
  object.read("place", goal.bonePlace, 0, kMaxGoalBone);
  object.read("rootPlace", goal.rootPlace, 0, kMaxGoalBone);
  if (!readPlace(object, goal)) return false;
  if (object.find("turn") != nullptr) {
    base::Quat turn = base::kIdentityRotation;
    if (readRotation(object, "turn", turn)) goal.turn = turn;
  }
  readSolver(object, goal);
  readMore(object, index, issues, goal);
  readKeys(object, index, issues, goal);
  if (goal.kind == GoalKind::Stand || !goal.bone.empty() || goal.bonePlace >= 0) return true;
  object.issue("a goal without a bone; left out");
  return false;
}

}  // namespace

void readGoals(JsonObject& actor, std::int64_t index, base::IssueGroup& issues, std::vector<GoalDescription>& goals) {
  const auto* list = actor.list("goals");
  if (list == nullptr) return;
  for (const auto& item : *list) {
    JsonObject object(item, "goals", index, issues);
    if (goals.size() == kMaxGoals) {
      object.issue(fmt::format("an actor has at most {} goals; the others are left out", kMaxGoals));
      return;
    }
    GoalDescription goal;
    if (readGoal(object, index, issues, goal)) goals.push_back(std::move(goal));
  }
}

namespace {

void addPlace(const GoalPlaceDescription& place, nlohmann::ordered_json& json) {
  json["at"] = wordOf(place.at);
  if (place.at != GoalTarget::Camera) json["point"] = numbers(place.point);
  if (place.at != GoalTarget::Bone) return;
  json["target"] = place.target;
  if (place.targetPlace >= 0) json["targetPlace"] = place.targetPlace;
}

void addSettings(const GoalDescription& goal, nlohmann::ordered_json& json) {
  const GoalDescription own;
  if (goal.solver) json["solver"] = ik::solvers::nameOf(*goal.solver);
  if (goal.loops != own.loops) json["loops"] = goal.loops;
  if (goal.tolerance != own.tolerance) json["tolerance"] = goal.tolerance;
  if (goal.damping) json["damping"] = number(*goal.damping);
  if (goal.weight != own.weight) json["weight"] = number(goal.weight);
}

}  // namespace

nlohmann::ordered_json goalsJson(const std::vector<GoalDescription>& goals) {
  auto list = nlohmann::ordered_json::array();
  for (const GoalDescription& goal : goals) {
    nlohmann::ordered_json json{{"goal", wordOf(goal.kind)}, {"on", goal.on}};
    if (goal.kind != GoalKind::Stand) {
      json["bone"] = goal.bone;
      json["root"] = goal.root;
      if (goal.bonePlace >= 0) json["place"] = goal.bonePlace;
      if (goal.rootPlace >= 0) json["rootPlace"] = goal.rootPlace;
      addPlace(goal, json);
    }
    if (goal.actor) json["actor"] = *goal.actor;
    if (goal.turn)
      json["turn"] = {number(goal.turn->x), number(goal.turn->y), number(goal.turn->z), number(goal.turn->w)};
    addSettings(goal, json);
    auto more = nlohmann::ordered_json::array();
    for (const GoalEffectorDescription& effector : goal.more) {
      nlohmann::ordered_json each{{"bone", effector.bone}};
      if (effector.bonePlace >= 0) each["place"] = effector.bonePlace;
      addPlace(effector, each);
      if (effector.actor) each["actor"] = *effector.actor;
      if (effector.weight != 1.0F) each["weight"] = number(effector.weight);
      more.push_back(std::move(each));
    }
    if (!more.empty()) json["also"] = std::move(more);
    auto keys = nlohmann::ordered_json::array();
    for (const GoalKey& key : goal.keys) keys.push_back({{"frame", key.frame}, {"on", key.on}, {"blend", key.blend}});
    if (!keys.empty()) json["keys"] = std::move(keys);
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace app
