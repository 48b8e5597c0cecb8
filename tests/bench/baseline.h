// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

/// Benchmark by name → its time over its yardstick's, measured in the same run. Above 0.
using Ratios = std::map<std::string, double>;

/// A fall of speed that is worth a warning: 15 %.
inline constexpr double kWorstFall = 0.15;

/// A JSON object of nothing but numbers, as writeRatios() makes it; nothing if the text is anything else.
[[nodiscard]] std::optional<Ratios> readRatios(std::string_view json);
[[nodiscard]] std::string writeRatios(const Ratios& ratios);

/// A line for each benchmark whose speed (1 / ratio) fell by more than kWorstFall against the baseline's, and for each
/// that the baseline doesn't have. What only the baseline has isn't asked for: programs are run one by one.
[[nodiscard]] std::vector<std::string> warnings(const Ratios& baseline, const Ratios& now);

}  // namespace bench
