// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/turn_outcome.h"

#include <cmath>

namespace app {
namespace {

constexpr double kDegreesOfRadian = 57.29577951308232;
constexpr double kNothing = 0.005;  // degrees: with two decimals they are 0

double told(double degrees) { return degrees >= kNothing ? degrees : 0.0; }

TurnEnd endOf(const ChainStep& turn, const TurnOutcome& of) {
  if (of.wanted < kNothing && std::abs(of.turned) < kNothing) return TurnEnd::Nothing;
  if (turn.limited && of.turned < -kNothing) return TurnEnd::OtherWay;
  if (turn.limited && of.turned > of.capped + kNothing) return TurnEnd::Farther;
  if (of.byCap > 0.0) return of.byLimit > 0.0 ? TurnEnd::CapAndLimit : TurnEnd::Cap;
  if (of.byLimit > 0.0) return TurnEnd::Limit;
  return turn.closes ? TurnEnd::Closed : TurnEnd::Whole;
}

}  // namespace

TurnOutcome outcomeOf(const ChainStep& turn) {
  TurnOutcome of;
  of.wanted = turn.wantedRad * kDegreesOfRadian;
  of.capped = turn.cappedRad * kDegreesOfRadian;
  of.turned = turn.turnedRad * kDegreesOfRadian;
  of.byCap = told(of.wanted - of.capped);
  of.byLimit = told(turn.cutRad() * kDegreesOfRadian);
  of.end = endOf(turn, of);
  return of;
}

int decimalsOf(double degrees) { return std::abs(degrees) < 1.0 ? 2 : 1; }

}  // namespace app
