// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <nlohmann/json_fwd.hpp>

#include "app/description/edits_description.h"
#include "app/description/json_object.h"

namespace app {

/// Reads `edits` of an actor's JSON, if it is there. An edit with an impossible value is left out
/// with an issue, and so are those beyond kMaxEdits. `index` is the actor's, for issues.
void readEdits(JsonObject& actor, std::int64_t index, base::IssueGroup& issues, EditsDescription& edits);

/// Reads which bone or morph an object is about: its name under `key`, and its place. Returns
/// false, with an issue, where it names none.
bool readPart(JsonObject& object, const char* key, EditedPart& part);
void addPart(nlohmann::ordered_json& json, const char* key, const EditedPart& part);

/// Returns null where there is nothing to write.
[[nodiscard]] nlohmann::ordered_json editsJson(const EditsDescription& edits);

}  // namespace app
