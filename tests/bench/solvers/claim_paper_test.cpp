// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_paper.h"

#include <gtest/gtest.h>

namespace {

TEST(ClaimPaper, TriesWhatTheTextTried) {
  const auto rows = bench::measurePaper({2, 200, 1});
  ASSERT_GE(rows.size(), 7U);
  EXPECT_EQ(rows[0].name, "fabrik");
  EXPECT_EQ(rows[0].straight.solved, 2U);
  EXPECT_EQ(rows[0].random.solved, 2U);
  EXPECT_GT(rows[0].straight.loops, 1.0);
  EXPECT_EQ(rows[2].name, "triangulation");
  EXPECT_EQ(rows[2].straight.loops, 1.0);
  // Steps of a millimetre can't go 400 in 200.
  int small = 0;
  for (const bench::PaperRow& row : rows) {
    if (row.how != "the same, asked for 1 mm a step") continue;
    ++small;
    EXPECT_EQ(row.straight.solved, 0U) << row.name;
    EXPECT_EQ(row.straight.loops, 200.0) << row.name;
  }
  EXPECT_EQ(small, 2);
}

TEST(ClaimPaper, ConvergenceIsLoopByLoop) {
  const auto curves = bench::measureConvergence(bench::Limits::Free, 3, 20);
  ASSERT_FALSE(curves.empty());
  for (const bench::Convergence& curve : curves) {
    ASSERT_EQ(curve.left.size(), 20U) << curve.name;
    EXPECT_LE(curve.left.back(), curve.left.front()) << curve.name;
  }
}

}  // namespace
