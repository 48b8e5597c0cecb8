// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/description/named_model.h"
#include "app/show/goal.h"
#include "pmx/base/issue_group.h"

namespace app {

/// A goal in words: Goal, with bones by their names, Japanese or English, and actors by their places in the show.
struct GoalDescription {
  GoalKind kind = GoalKind::Reach;
  bool on = true;
  std::string bone;  ///< empty of Stand
  std::string root;  ///< empty: suggestedRoot()
  GoalTarget at = GoalTarget::Point;
  base::Vec3 point{0.0F};
  std::optional<std::size_t> actor;  ///< none: its own of a bone, the ground and all above it of Stand
  std::string target;                ///< bone of that actor
  std::optional<base::Quat> turn;
  std::optional<ik::solvers::Solver> solver;
  std::vector<GoalKey> keys;  ///< by rising frames, one a frame
  bool operator==(const GoalDescription&) const = default;
};

/// The goals of the actor at a place in a row of actors. Goals whose bones or actors aren't there are left out, each with an
/// issue of the group, whose section is "actors".
[[nodiscard]] std::vector<Goal> goalsOf(std::span<const GoalDescription> described, std::size_t place,
                                        std::span<const NamedModel> actors, base::IssueGroup& issues);

/// The other way round. Goals about actors that aren't in the row are left out.
[[nodiscard]] std::vector<GoalDescription> describeGoals(std::span<const Goal> goals, const LoadedModel& own,
                                                         std::span<const NamedModel> actors);

/// What a group of issues about goals is called (base::IssueGroup).
inline constexpr const char* kNoSuchGoals = "goals of what isn't there";

}  // namespace app
