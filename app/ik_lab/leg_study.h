// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/ik_lab/spread.h"
#include "app/show/actor.h"

namespace app {

/// A LegTrial says how well one leg follows a motion with ActorSwitches::rootMotionScale times a
/// factor. (ik-solvers.md 14)
struct LegTrial {
  double factor = 1.0;
  std::size_t solved = 0;  ///< frames in which the chain was on
  /// In so many solved frames the target was more than kReachSlack farther from the hip than the
  /// leg is long.
  std::size_t outOfReach = 0;
  Spread miss;           ///< units from the ankle to its target
  double kneeRms = 0.0;  ///< degrees a second squared, of the knee's angular acceleration
  /// This is the second difference of ankle minus target, in units a second squared.
  double trembleRms = 0.0;
};
inline constexpr double kReachSlack = 1e-3;  ///< units

struct LegStudy {
  std::string chain;    ///< the IK bone's name, Japanese as in the file
  double length = 0.0;  ///< units, hip to ankle along the bones in the bind pose
  LegTrial before, after;
};

/// A LegsStudy has all legs of a model and the factor that fits the motion to them.
struct LegsStudy {
  std::vector<LegStudy> legs;  ///< empty: the model has none
  /// This is the factor nearest to 1, from kMinFactor to kMaxFactor in steps of a two-hundredth, at
  /// which no leg misses by more than kMended units in 99 of 100 frames. Where there is none, it is
  /// the factor with the smallest miss in 99 of 100 frames divided by the factor, if that is
  /// smaller than at 1 by the share kWorthIt, else 1. (The division takes out that shorter paths
  /// alone make all misses shorter.)
  double factor = 1.0;
  bool mended = false;  ///< whether such a factor exists
};
inline constexpr double kMended = 0.05, kMinFactor = 0.7, kMaxFactor = 1.3, kWorthIt = 0.2;

/// Plays an actor's motion without physics, with MMD's solver, as it is and with its root motion
/// scaled. `first` and `last` are whole frames, both included. The factor is searched on at most
/// 300 frames at equal distances. `goesOn(done, of)` is called before each frame; false ends the
/// study without a result.
[[nodiscard]] std::optional<LegsStudy> studyLegs(const Actor& actor, double first, double last,
                                                 const std::function<bool(std::size_t, std::size_t)>& goesOn);

[[nodiscard]] std::string legsText(const LegsStudy& study);
[[nodiscard]] std::string legsCsv(const LegsStudy& study);
[[nodiscard]] std::string legsJson(const LegsStudy& study);

}  // namespace app
