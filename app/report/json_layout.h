// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "pmx/base/math.h"

namespace app {

/// These functions return the shortest decimal number that is read back as the same value; null for
/// one that isn't finite, which JSON can't hold.
[[nodiscard]] nlohmann::ordered_json jsonNumber(float value);
[[nodiscard]] nlohmann::ordered_json jsonNumber(double value);
[[nodiscard]] nlohmann::ordered_json jsonNumbers(const base::Vec3& value);

/// Returns a value on one line, with a space after each comma and colon. Texts are those of
/// base::jsonQuoted(): readable, and without anything that steers a terminal.
[[nodiscard]] std::string jsonOnOneLine(const nlohmann::ordered_json& value);

/// Returns an object with a line for each member, and for each element of a member that is a list,
/// with a line break at the end. Further levels stay on one line, and so does the list called
/// `onOneLine`.
[[nodiscard]] std::string jsonByLines(const nlohmann::ordered_json& object, std::string_view onOneLine = {});

}  // namespace app
