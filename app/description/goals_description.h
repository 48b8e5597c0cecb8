// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/description/named_model.h"
#include "app/show/goal.h"
#include "pmx/base/issue_group.h"

namespace app {

/// A GoalPlaceDescription is a GoalPlace with the bone by name, and by its index where the name
/// isn't enough (-1 elsewhere; EditedPart), and the actor by its index in the show.
struct GoalPlaceDescription {
  GoalTarget at = GoalTarget::Point;
  base::Vec3 point{0.0F};
  /// Without a value it is the actor itself for a bone, and the ground and all above it for Stand.
  std::optional<std::size_t> actor;
  std::string target;  ///< bone of that actor
  std::int32_t targetPlace = -1;
  bool operator==(const GoalPlaceDescription&) const = default;
};

struct GoalEffectorDescription : GoalPlaceDescription {
  std::string bone;
  std::int32_t bonePlace = -1;
  float weight = 1.0F;
  bool operator==(const GoalEffectorDescription&) const = default;
};

/// A GoalDescription is a Goal with bones by name, Japanese or English, and by their index where
/// the name isn't enough, and actors by their index in the show.
struct GoalDescription : GoalPlaceDescription {
  GoalKind kind = GoalKind::Reach;
  bool on = true;
  std::string bone;  ///< empty for Stand
  std::string root;  ///< empty: suggestedRoot()
  std::int32_t bonePlace = -1, rootPlace = -1;
  std::optional<base::Quat> turn;
  std::optional<ik::solvers::Solver> solver;
  int loops = 0;  ///< this and the following are as in Goal
  double tolerance = 1e-3;
  std::optional<float> damping;
  float weight = 1.0F;
  std::vector<GoalEffectorDescription> more;
  std::vector<GoalKey> keys;  ///< by rising frames, one per frame
  bool operator==(const GoalDescription&) const = default;
};

/// Returns the goals of the actor with index `place` among `actors`. Goals with missing bones or
/// actors are left out, each with an issue of the group, whose section is "actors".
[[nodiscard]] std::vector<Goal> goalsOf(std::span<const GoalDescription> described, std::size_t place,
                                        std::span<const NamedModel> actors, base::IssueGroup& issues);

/// Returns descriptions of goals. Goals about actors outside `actors` are left out.
[[nodiscard]] std::vector<GoalDescription> describeGoals(std::span<const Goal> goals, const LoadedModel& own,
                                                         std::span<const NamedModel> actors);

/// Groups of issues about goals have this name (base::IssueGroup).
inline constexpr const char* kNoSuchGoals = "goals of what isn't there";

}  // namespace app
