// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include <nlohmann/json.hpp>

#include "app/description/json_object.h"
#include "app/description/show_description.h"

namespace app {

/// A PathReader reads a file's name from an object's key, if it is there.
using PathReader = std::function<void(JsonObject& object, const char* key, std::filesystem::path& value)>;
/// A PathWriter returns a file's name as the show's JSON has it.
using PathWriter = std::function<nlohmann::ordered_json(const std::filesystem::path& file)>;

/// Reads the `look` of a show's JSON, without unknown keys. Cameras beyond kMaxBookmarks are left
/// out, with an issue.
void readLook(const nlohmann::json& json, const PathReader& path, LookDescription& look, base::IssueGroup& issues);

/// Returns the look as JSON, without unknown keys, which the caller adds.
[[nodiscard]] nlohmann::ordered_json lookJson(const LookDescription& look, const PathWriter& path);

}  // namespace app
