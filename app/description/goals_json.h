// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/description/goals_description.h"
#include "app/description/json_object.h"

namespace app {

/// Reads `goals` of an actor's JSON, if it is there. Impossible goals are left out with an issue,
/// and so are those beyond kMaxGoals. `index` is the actor's, for issues.
void readGoals(JsonObject& actor, std::int64_t index, base::IssueGroup& issues, std::vector<GoalDescription>& goals);

/// Returns a list; empty without goals.
[[nodiscard]] nlohmann::ordered_json goalsJson(const std::vector<GoalDescription>& goals);

}  // namespace app
