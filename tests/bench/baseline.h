// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

/// This maps a benchmark's name to its time over its yardstick's, measured in the same run. It is
/// above 0.
using Ratios = std::map<std::string, double>;

/// A loss of speed by 15 % is worth a warning.
inline constexpr double kWorstFall = 0.15;

/// Reads a JSON object of numbers alone, as writeRatios() makes it; nothing if the text is anything
/// else.
[[nodiscard]] std::optional<Ratios> readRatios(std::string_view json);
[[nodiscard]] std::string writeRatios(const Ratios& ratios);

/// Returns a line for each benchmark whose speed (1 / ratio) fell by more than kWorstFall against
/// the baseline's, and for each that the baseline doesn't have. Benchmarks that only the baseline
/// has aren't missed: programs are run one by one.
[[nodiscard]] std::vector<std::string> warnings(const Ratios& baseline, const Ratios& now);

}  // namespace bench
