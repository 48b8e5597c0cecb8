// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <nlohmann/json_fwd.hpp>

#include "app/description/edits_description.h"
#include "app/description/json_object.h"

namespace app {

/// `edits` of an actor's JSON, if it is there. Values that can't be meant are issues, and their edit is left out; so is
/// what is beyond kMaxEdits. `index`: the actor's, for issues.
void readEdits(JsonObject& actor, std::int64_t index, base::IssueGroup& issues, EditsDescription& edits);

/// Null where nothing is to be said.
[[nodiscard]] nlohmann::ordered_json editsJson(const EditsDescription& edits);

}  // namespace app
