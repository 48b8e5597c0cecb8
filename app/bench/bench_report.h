// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/bench/bench.h"

namespace app {

/// A table for people, with a line a stage: time, bytes a second, and how many plain copies of those bytes it takes.
[[nodiscard]] std::string benchTable(const BenchReport& report);

/// One JSON object: pmx_ms vmd_ms sample_us morph_us pose_us pose_ik_off_us palette_us skin_us physics_us (null without)
/// frames vertices bones ikChains, then skin_all_us, threads, passes, the dancers' and, under copies, each stage's time in
/// plain copies of its bytes.
[[nodiscard]] std::string benchJson(const BenchReport& report);

/// The same of a whole show: a line, and members of a JSON object.
[[nodiscard]] std::string showBenchText(const ShowBenchReport& report);
[[nodiscard]] std::string showBenchJson(const ShowBenchReport& report);

}  // namespace app
