// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "pmx/base/math.h"

namespace app {

/// Returns the shortest decimal number that is read back as the same float.
[[nodiscard]] inline nlohmann::ordered_json number(float value) {
  return nlohmann::ordered_json::parse(fmt::format("{}", value), nullptr, false);
}

[[nodiscard]] inline nlohmann::ordered_json numbers(const base::Vec3& value) {
  return nlohmann::ordered_json::array({number(value.x), number(value.y), number(value.z)});
}

}  // namespace app
