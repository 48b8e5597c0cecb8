// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/ik_lab/chain_steps.h"

namespace app {

/// This is the outcome of the turn that a joint was to make. Whoever reports it has a sentence for
/// each.
enum class TurnEnd : std::uint8_t {
  Nothing,      ///< there was nothing to turn
  OtherWay,     ///< the limit turned it away from the target
  Farther,      ///< the limit made it turn farther than cap and target asked for
  CapAndLimit,  ///< both took some of it away
  Cap,          ///< the step cap took some of it away
  Limit,        ///< the limit took some of it away
  Closed,       ///< to the angle of a triangle whose sides are known
  Whole,        ///< as far as it wanted
};

/// This is a turn in degrees. Angles too small to be shown are 0 in byCap and byLimit.
struct TurnOutcome {
  TurnEnd end = TurnEnd::Nothing;
  double wanted = 0.0;   ///< 0 or more
  double capped = 0.0;   ///< the angle after the cap
  double turned = 0.0;   ///< below 0: away from the target
  double byCap = 0.0;    ///< the angle that the cap took away
  double byLimit = 0.0;  ///< the angle that the limit took away
};

[[nodiscard]] TurnOutcome outcomeOf(const ChainStep& turn);

/// Returns the number of decimals with which an angle is shown.
[[nodiscard]] int decimalsOf(double degrees);

}  // namespace app
