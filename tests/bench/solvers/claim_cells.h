// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "tests/bench/solvers/claim_chains.h"
#include "tests/bench/solvers/contenders.h"

namespace bench {

/// This struct says how one contender does on many trials of one kind. Loops and time of targets in
/// reach are those of the solves that reached; of targets out of reach, those of all solves.
struct CellRow {
  std::string name;
  std::size_t trials = 0;
  std::size_t unfit = 0;   ///< trials that the solver isn't for
  std::size_t solved = 0;  ///< ended within the tolerance of the optimum
  double loopsMedian = 0.0, loopsP99 = 0.0;
  double microsecondsMedian = 0.0;
  /// These are units above the optimum, of the trials that weren't solved; 0: all were.
  double leftMedian = 0.0;
  double leftP99 = 0.0;         ///< units above the optimum, of all
  double busiestMedian = 0.0;   ///< a link's largest share of all turns, of the solved trials
  double worstViolation = 0.0;  ///< radians

  [[nodiscard]] bool fits() const { return unfit < trials; }
  [[nodiscard]] double share() const {
    return trials > unfit ? static_cast<double>(solved) / static_cast<double>(trials - unfit) : 0.0;
  }
};

/// This struct has the contenders on chains of one build.
struct Cell {
  Limits limits = Limits::Free;
  bool reachable = true;
  int links = 0;
  std::vector<CellRow> rows;
};

/// Returns the middle one of some numbers (of two, the upper one), and the number that 99 of 100
/// don't exceed; 0 of none.
[[nodiscard]] double medianOf(std::vector<double> values);
[[nodiscard]] double p99Of(std::vector<double> values);

/// Summarises `optima` and `outcomes`, a trial each. An optimum below 0 isn't known.
[[nodiscard]] CellRow summarised(std::string name, std::span<const double> optima, std::span<const Outcome> outcomes,
                                 bool reachable, double tolerance);

struct CellRequest {
  std::vector<int> sizes;
  bool reachable = true;
  int trials = 100;
  int loops = 1000;
  double tolerance = 1e-3;  ///< units
  int timings = 3;
};

/// Measures all limits, sizes and contenders. Where the optimum isn't known, it is the nearest that
/// any of them came. `tell` is called before each cell is measured.
[[nodiscard]] std::vector<Cell> measureCells(const CellRequest& request, const std::function<void(const Cell&)>& tell);

}  // namespace bench
