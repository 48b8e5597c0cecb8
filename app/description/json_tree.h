// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "pmx/base/result.h"

namespace app {

/// `stopped` is called after every so many values of a JSON text.
inline constexpr std::size_t kJsonValuesBetweenStops = 4096;

/// Parses a JSON text in time and memory that grow with its length. The last one of equal keys of
/// an object counts. `stopped` is called at the beginning, and every kJsonValuesBetweenStops
/// values. Errors: NotThisFormat where it is no JSON, with the byte, or has a number that no double
/// can hold; BadValue where a value lies in more than `mostDepth` others; CannotRead where
/// `stopped` returns true.
[[nodiscard]] base::Result<nlohmann::json> readJson(std::string_view text, std::size_t mostDepth,
                                                    const std::function<bool()>& stopped = {});

}  // namespace app
