// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_cells.h"

#include <gtest/gtest.h>

namespace {

using bench::Outcome;

Outcome outcome(int loops, double residual, double microseconds, double busiest) {
  Outcome made;
  made.fit = true;
  made.loops = loops;
  made.residual = residual;
  made.microseconds = microseconds;
  made.busiest = busiest;
  return made;
}

TEST(ClaimCells, MediansAndTheMostOf99) {
  std::vector<double> values;
  for (int i = 200; i >= 1; --i) values.push_back(i);
  EXPECT_EQ(bench::medianOf(values), 101);
  EXPECT_EQ(bench::p99Of(values), 199);
  EXPECT_EQ(bench::medianOf({}), 0);
}

TEST(ClaimCells, SummarisesWhatReached) {
  // GIVEN three solves that reached, one that didn't and one whose solver doesn't suit
  std::vector<Outcome> outcomes{
      outcome(2, 1e-4, 1, 0.5), outcome(6, 1e-3, 5, 0.7), outcome(100, 0.5, 90, 0.9), outcome(4, 0, 3, 0.6), {}};
  outcomes[2].violation = 0.25;
  const std::vector<double> optima(5, 0.0);
  const auto row = bench::summarised("x", optima, outcomes, true, 1e-3);
  EXPECT_EQ(row.trials, 5U);
  EXPECT_EQ(row.unfit, 1U);
  EXPECT_EQ(row.solved, 3U);
  EXPECT_EQ(row.share(), 0.75);
  EXPECT_EQ(row.loopsMedian, 4);
  EXPECT_EQ(row.loopsP99, 6);
  EXPECT_EQ(row.microsecondsMedian, 3);
  EXPECT_EQ(row.leftMedian, 0.5);
  EXPECT_EQ(row.leftP99, 0.5);
  EXPECT_EQ(row.busiestMedian, 0.6);
  EXPECT_EQ(row.worstViolation, 0.25);
}

TEST(ClaimCells, OutOfReachCountsWhatIsAboveTheOptimum) {
  const std::vector<Outcome> outcomes{outcome(2, 3.0, 1, 0.5), outcome(8, 4.25, 5, 0.7)};
  const std::vector<double> optima{3.0, 4.0};
  const auto row = bench::summarised("x", optima, outcomes, false, 1e-3);
  EXPECT_EQ(row.solved, 1U);
  EXPECT_EQ(row.loopsMedian, 8) << "of all of them";
  EXPECT_DOUBLE_EQ(row.leftMedian, 0.25);
}

TEST(ClaimCells, MeasuresEachContenderInEachCell) {
  const bench::CellRequest request{{2, 3}, true, 2, 50, 1e-3, 1};
  int told = 0;
  const auto cells = bench::measureCells(request, [&](const bench::Cell&) { ++told; });
  ASSERT_EQ(cells.size(), 8U);
  EXPECT_EQ(told, 8);
  for (const bench::Cell& cell : cells) {
    for (const bench::CellRow& row : cell.rows) {
      EXPECT_EQ(row.trials, 2U);
      EXPECT_EQ(row.unfit == 2, (row.name == "two-bone" && (cell.links != 2 || cell.limits == bench::Limits::Cone ||
                                                            cell.limits == bench::Limits::Joint)) ||
                                    (row.name == "mmd" && cell.limits == bench::Limits::Cone))
          << row.name << " " << nameOf(cell.limits) << " " << cell.links;
      EXPECT_LT(row.worstViolation, 1e-6) << row.name;
      // The closed form without limits is always right.
      if (row.name == "triangulation" && cell.limits == bench::Limits::Free) {
        EXPECT_EQ(row.solved, 2U);
      }
    }
  }
}

}  // namespace
