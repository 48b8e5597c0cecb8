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

/// How one chain was solved by one solver over a motion.
struct ChainStudy {
  std::string chain;        ///< the IK bone's name, Japanese as the file has it
  std::string solver;       ///< "mmd", or as ik::solvers::nameOf()
  std::size_t solved = 0;   ///< frames in which its IK was on
  std::size_t unfit = 0;    ///< of them: those in which the chain wasn't for this solver
  std::size_t reached = 0;  ///< of them: those that ended within the tolerance
  double medianLoops = 0.0;
  int mostLoops = 0;
  Spread residual;  ///< units from the effector to its target
  double medianMicroseconds = 0.0;
  std::size_t violations = 0;   ///< frames in which some link was more than kViolationDegrees beyond a limit
  double worstViolation = 0.0;  ///< degrees
  Spread acceleration;  ///< degrees a second squared, of the link that turns the least smoothly; the p99 is told first
  Spread fromMmd;       ///< units, of the joint farthest from where MMD's solver puts it
  std::vector<double> residuals;  ///< a frame each; below 0: not solved there
};
inline constexpr double kViolationDegrees = 0.02;

struct StudyRequest {
  double first = 0.0, last = 0.0;                           ///< whole frames, both included
  std::vector<std::optional<ik::solvers::Solver>> solvers;  ///< none: MMD's
  std::vector<std::size_t> chains;                          ///< of the model
  int loops = 0;                                            ///< 0: each solver's own
  double tolerance = 1e-3;                                  ///< units
};

/// Plays an actor's motion without physics from frame to frame, once with each solver for all chains that are asked for,
/// the other chains MMD's way. `goesOn(done, of)` is asked before each frame; false ends it, and nothing is told then.
/// The actor is left with the ways that it had.
[[nodiscard]] std::optional<std::vector<ChainStudy>> studyChains(
    Actor& actor, const StudyRequest& request, const std::function<bool(std::size_t, std::size_t)>& goesOn);

/// A table, chain after chain, with a line for each solver.
[[nodiscard]] std::string studyText(std::span<const ChainStudy> studies);
[[nodiscard]] std::string studyCsv(std::span<const ChainStudy> studies);
[[nodiscard]] std::string studyJson(std::span<const ChainStudy> studies);
/// Residuals over the motion as a drawing: a part for each chain, a line for each solver, on a scale of powers of ten.
[[nodiscard]] std::string studySvg(std::span<const ChainStudy> studies, double firstFrame);

}  // namespace app
