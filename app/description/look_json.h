// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include <nlohmann/json.hpp>

#include "app/description/json_object.h"
#include "app/description/show_description.h"

namespace app {

/// What reads a file's name from an object's key, if it is one.
using PathReader = std::function<void(JsonObject& object, const char* key, std::filesystem::path& value)>;
/// What tells a file's name as the show's JSON has it.
using PathWriter = std::function<nlohmann::ordered_json(const std::filesystem::path& file)>;

/// The `look` of a show's JSON, without the keys that aren't known; cameras of more than kMaxBookmarks are left out, with
/// an issue.
void readLook(const nlohmann::json& json, const PathReader& path, LookDescription& look, base::IssueGroup& issues);

/// The same as JSON. Unknown keys are the caller's matter.
[[nodiscard]] nlohmann::ordered_json lookJson(const LookDescription& look, const PathWriter& path);

}  // namespace app
