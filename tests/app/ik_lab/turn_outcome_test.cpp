// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/turn_outcome.h"

#include <numbers>

#include <gtest/gtest.h>

namespace {

using app::TurnEnd;
using app::TurnOutcome;

TurnOutcome outcome(double wanted, double capped, double turned, bool limited, bool closes = false) {
  constexpr double degree = std::numbers::pi / 180.0;
  app::ChainStep step;
  step.kind = app::ChainStepKind::Turn;
  step.wantedRad = wanted * degree;
  step.cappedRad = capped * degree;
  step.turnedRad = turned * degree;
  step.limited = limited;
  step.closes = closes;
  return app::outcomeOf(step);
}

TEST(TurnOutcome, IsWhatCapAndLimitMadeOfATurn) {
  EXPECT_EQ(outcome(40, 40, 40, true).end, TurnEnd::Whole);
  EXPECT_EQ(outcome(40, 40, 40, true, true).end, TurnEnd::Closed);
  EXPECT_EQ(outcome(40, 30, 30, true).end, TurnEnd::Cap);
  EXPECT_EQ(outcome(40, 40, 10, true).end, TurnEnd::Limit);
  EXPECT_EQ(outcome(40, 40, 10, true, true).end, TurnEnd::Limit);
  const TurnOutcome both = outcome(40, 30, 10, true);
  EXPECT_EQ(both.end, TurnEnd::CapAndLimit);
  EXPECT_NEAR(both.byCap, 10, 1e-9);
  EXPECT_NEAR(both.byLimit, 20, 1e-9);
  EXPECT_EQ(outcome(40, 40, -10, true).end, TurnEnd::OtherWay);
}

TEST(TurnOutcome, OfALimitThatTurnedItFartherSaysSo) {
  EXPECT_EQ(outcome(10, 10, 14, true).end, TurnEnd::Farther);
  const TurnOutcome capped = outcome(40, 10, 14, true);
  EXPECT_EQ(capped.end, TurnEnd::Farther) << "farther than the cap lets it";
  EXPECT_NEAR(capped.capped, 10, 1e-9);
  EXPECT_EQ(outcome(10, 10, 10.004, true).end, TurnEnd::Whole) << "less than can be told";
}

TEST(TurnOutcome, BlamesNoLimitOfAJointWithoutOne) {
  const TurnOutcome less = outcome(10, 10, 9, false);
  EXPECT_EQ(less.end, TurnEnd::Whole);
  EXPECT_EQ(less.byLimit, 0);
  EXPECT_EQ(outcome(10, 10, 11, false).end, TurnEnd::Whole);
  EXPECT_EQ(outcome(0, 0, 0, true).end, TurnEnd::Nothing);
  EXPECT_EQ(outcome(0.004, 0.004, 0, true).end, TurnEnd::Nothing);
}

}  // namespace
