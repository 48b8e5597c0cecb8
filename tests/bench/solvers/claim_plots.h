// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "tests/bench/solvers/claim_text.h"

namespace bench {

/// Draws loops, and microseconds, to the tolerance by links: four fields, one for each kind of
/// limits. Where fewer than half of the trials were solved there is no point.
[[nodiscard]] std::string loopsSvg(std::span<const Cell> cells);
[[nodiscard]] std::string timesSvg(std::span<const Cell> cells);
/// Draws the share of trials in reach that were solved.
[[nodiscard]] std::string solvedSvg(std::span<const Cell> cells);
/// Draws the units left after each loop, without limits and in cones.
[[nodiscard]] std::string convergenceSvg(std::span<const Convergence> free, std::span<const Convergence> cones);

}  // namespace bench
