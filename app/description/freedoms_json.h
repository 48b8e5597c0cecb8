// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/description/freedoms_description.h"
#include "app/description/json_object.h"

namespace app {

/// Reads `freedoms` of an actor's JSON, if it is there. Impossible ones are left out with an issue,
/// and so are those beyond kMaxFreedoms. `index` is the actor's, for issues.
void readFreedoms(JsonObject& actor, std::int64_t index, base::IssueGroup& issues,
                  std::vector<FreedomDescription>& freedoms);

/// Returns a list; empty without freedoms. Angles are in degrees.
[[nodiscard]] nlohmann::ordered_json freedomsJson(const std::vector<FreedomDescription>& freedoms);

}  // namespace app
