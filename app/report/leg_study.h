// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/report/spread.h"
#include "app/show/actor.h"

namespace app {

/// How one leg does over a motion, with its travel (ActorSwitches::rootMotionScale) times a factor. (ik-solvers.md 14)
struct LegTrial {
  double factor = 1.0;
  std::size_t solved = 0;  ///< frames in which the chain was on
  std::size_t outOfReach =
      0;                    ///< of them: the target was farther from the hip than the leg is long, by over kReachSlack
  Spread miss;              ///< units from the ankle to its target
  double kneeRms = 0.0;     ///< degrees a second squared: of the knee's angular acceleration
  double trembleRms = 0.0;  ///< units a second squared: of the second difference of ankle minus target
};
inline constexpr double kReachSlack = 1e-3;  ///< units

struct LegStudy {
  std::string chain;    ///< the IK bone's name, Japanese as the file has it
  double length = 0.0;  ///< units, hip to ankle along the bones in the bind pose
  LegTrial before, after;
};

/// All legs of a model, and the factor that mends them.
struct LegsStudy {
  std::vector<LegStudy> legs;  ///< empty: the model has none
  /// The one nearest to 1 from kMinFactor to kMaxFactor at which no leg misses by more than kMended units in 99 of 100 frames,
  /// to a two-hundredth. Where there is none: the one at which the most missed in 99 of 100 frames is the least part of the
  /// travel, if that is by kWorthIt less than as it is, else 1. (What a motion asks of legs of any length shrinks no
  /// faster than the travel does.)
  double factor = 1.0;
  bool mended = false;  ///< whether there is one at which they don't
};
inline constexpr double kMended = 0.05, kMinFactor = 0.7, kMaxFactor = 1.3, kWorthIt = 0.2;

/// Plays an actor's motion without physics, solved MMD's way, as it is and with its travel scaled. `first` and `last` are
/// whole frames, both included. The factor is looked for on 300 frames at most, evenly apart. `goesOn(done, of)` is asked
/// before each frame; false ends it, and nothing is told then.
[[nodiscard]] std::optional<LegsStudy> studyLegs(const Actor& actor, double first, double last,
                                                 const std::function<bool(std::size_t, std::size_t)>& goesOn);

[[nodiscard]] std::string legsText(const LegsStudy& study);
[[nodiscard]] std::string legsCsv(const LegsStudy& study);
[[nodiscard]] std::string legsJson(const LegsStudy& study);

}  // namespace app
