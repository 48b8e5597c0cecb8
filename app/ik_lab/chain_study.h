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

/// A ChainStudy says how one solver solved one chain over a motion.
struct ChainStudy {
  std::string chain;        ///< the IK bone's name, Japanese as in the file
  std::string solver;       ///< "mmd", or as in ik::solvers::nameOf()
  std::size_t solved = 0;   ///< frames in which its IK was on
  std::size_t unfit = 0;    ///< solved frames for which the chain didn't suit this solver
  std::size_t reached = 0;  ///< solved frames that ended within the tolerance
  double medianLoops = 0.0;
  int mostLoops = 0;
  Spread residual;  ///< units from the effector to its target
  double medianMicroseconds = 0.0;
  std::size_t violations = 0;   ///< frames with a link over kViolationDegrees beyond a limit
  double worstViolation = 0.0;  ///< degrees
  /// This is the angular acceleration of the least smooth link, in degrees a second squared;
  /// reports give the p99 first.
  Spread acceleration;
  /// This is the largest distance of a joint from its position by MMD's solver, in units.
  Spread fromMmd;
  std::vector<double> residuals;  ///< one per frame; below 0: not solved there
};
inline constexpr double kViolationDegrees = 0.02;

struct StudyRequest {
  double first = 0.0, last = 0.0;                           ///< whole frames, both included
  std::vector<std::optional<ik::solvers::Solver>> solvers;  ///< none: MMD's
  std::vector<std::size_t> chains;                          ///< indices in the model
  int loops = 0;                                            ///< 0: each solver's own
  double tolerance = 1e-3;                                  ///< units
};

/// Plays an actor's motion without physics frame by frame, once per solver for all chains in the
/// request; the other chains are solved by MMD's. `goesOn(done, of)` is called before each frame;
/// false ends the study without a result. The actor gets its solvers back.
[[nodiscard]] std::optional<std::vector<ChainStudy>> studyChains(
    Actor& actor, const StudyRequest& request, const std::function<bool(std::size_t, std::size_t)>& goesOn);

/// Returns a table, chain after chain, with a line for each solver.
[[nodiscard]] std::string studyText(std::span<const ChainStudy> studies);
[[nodiscard]] std::string studyCsv(std::span<const ChainStudy> studies);
[[nodiscard]] std::string studyJson(std::span<const ChainStudy> studies);
/// Returns a drawing of the residuals over the motion: a part for each chain, a line for each
/// solver, on a logarithmic scale.
[[nodiscard]] std::string studySvg(std::span<const ChainStudy> studies, double firstFrame);

}  // namespace app
