// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/description/json_object.h"
#include "app/description/readouts_description.h"

namespace app {

/// Reads `readouts` of an actor's JSON, if it is there. Those that name neither a bone nor, for a
/// matrix, a vertex are left out with an issue, and so are those beyond kMaxReadouts. `index` is
/// the actor's, for issues.
void readReadouts(JsonObject& actor, std::int64_t index, base::IssueGroup& issues,
                  std::vector<ReadoutDescription>& readouts);

/// Returns a list; empty without readouts.
[[nodiscard]] nlohmann::ordered_json readoutsJson(const std::vector<ReadoutDescription>& readouts);

}  // namespace app
