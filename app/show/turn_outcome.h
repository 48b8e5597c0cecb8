// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/show/chain_steps.h"

namespace app {

/// What became of the turn that a joint wanted. Who tells of it has a sentence for each.
enum class TurnEnd : std::uint8_t {
  Nothing,      ///< there was nothing to turn
  OtherWay,     ///< the limit turned it away from the target
  Farther,      ///< the limit made it turn farther than cap and target asked for
  CapAndLimit,  ///< both took some of it
  Cap,          ///< the most that a step may turn took some of it
  Limit,        ///< the limit took some of it
  Closed,       ///< to the angle of a triangle whose sides are known
  Whole,        ///< as far as it wanted
};

/// A turn in degrees. What is too small to be told is 0 in byCap and byLimit.
struct TurnOutcome {
  TurnEnd end = TurnEnd::Nothing;
  double wanted = 0.0;   ///< 0 or more
  double capped = 0.0;   ///< what the cap left of that
  double turned = 0.0;   ///< below 0: away from the target
  double byCap = 0.0;    ///< what the cap took
  double byLimit = 0.0;  ///< what the limit took
};

[[nodiscard]] TurnOutcome outcomeOf(const ChainStep& turn);

/// Digits behind the point with which an angle is told.
[[nodiscard]] int decimalsOf(double degrees);

}  // namespace app
