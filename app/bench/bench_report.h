// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "app/bench/bench.h"

namespace app {

/// Returns a table for people, with a line per stage: time, bytes per second, and how many plain
/// copies of those bytes take as long.
[[nodiscard]] std::string benchTable(const BenchReport& report);

/// Returns an object: pmx_ms vmd_ms sample_us morph_us pose_us pose_ik_off_us palette_us
/// skin_us physics_us (null without) frames vertices bones ikChains, then skin_all_us, threads,
/// passes, the crowd's and, under copies, each stage's time in plain copies of its bytes.
[[nodiscard]] nlohmann::ordered_json benchJson(const BenchReport& report);

/// Return a line, and an object, for a whole show.
[[nodiscard]] std::string showBenchText(const ShowBenchReport& report);
[[nodiscard]] nlohmann::ordered_json showBenchJson(const ShowBenchReport& report);

}  // namespace app
