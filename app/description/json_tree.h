// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "pmx/base/result.h"

namespace app {

/// After so many values of a JSON text it is asked whether anybody still wants the rest.
inline constexpr std::size_t kJsonValuesBetweenStops = 4096;

/// The value that a JSON text tells, in time and memory that grow with its length. Of equal keys of an object the last one
/// counts. `stopped` is asked at the beginning, and every kJsonValuesBetweenStops values. Errors: NotThisFormat where it is no
/// JSON, with the byte, or has a number that no double holds; BadValue where a value lies in more than `mostDepth` others;
/// CannotRead where `stopped` says so.
[[nodiscard]] base::Result<nlohmann::json> readJson(std::string_view text, std::size_t mostDepth,
                                                    const std::function<bool()>& stopped = {});

}  // namespace app
