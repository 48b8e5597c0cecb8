// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/show/actor.h"
#include "ik/solvers/jacobian_facts.h"

namespace app {

/// A PoseNumber is one number of a pose vector: how a joint stands, before and after a solve.
struct PoseNumber {
  std::string bone;
  /// "turn" is a hinge's angle, "x", "y" and "z" are the parts of a rotation vector (axis times
  /// angle), "slide" is a way along an axis.
  std::string_view kind;
  double value = 0.0;  ///< degrees; of a slide, units
  std::optional<std::pair<double, double>> range;
};

/// A GoalSolve says how one solver solved a goal's tree from the pose of a frame.
struct GoalSolve {
  ik::solvers::Solver solver = ik::solvers::Solver::Fabrik;
  ik::solvers::Report report;
  double microseconds = 0.0;
  double condition = 0.0;        ///< of the Jacobian after it (JacobianFacts::condition())
  std::vector<PoseNumber> pose;  ///< after it, as GoalStudy::pose
};

/// A GoalStudy is what a goal to reach something is at a frame, and how each solver solves it.
struct GoalStudy {
  std::size_t goal = 0;           ///< its index in the actor's list
  std::string root;               ///< the first bone that moves
  std::vector<std::string> tips;  ///< the bones that are brought somewhere
  double distance = 0.0;          ///< units, before the solve: as Report::residual
  std::vector<PoseNumber> pose;   ///< the pose vector before the solve
  ik::solvers::JacobianFacts jacobian;
  /// These are the largest entries of the first step, radians and units: of the pseudo-inverse, and
  /// of damped least squares with `damping`.
  double pseudoInverseStep = 0.0, dampedStep = 0.0;
  double damping = 0.0;  ///< units
  std::vector<GoalSolve> solves;
};

struct GoalStudyRequest {
  std::vector<ik::solvers::Solver> solvers;
  int loops = 0;                  ///< 0: each solver's own
  double tolerance = 1e-3;        ///< units
  std::optional<double> damping;  ///< units, of damped least squares; none: the goal's, else its own
};

/// Studies the goals to reach something that an actor had in the last frame that was made, each
/// from the pose that it had there. Goals that turn and slide no bones are left out.
[[nodiscard]] std::vector<GoalStudy> studyGoals(const Actor& actor, const GoalStudyRequest& request);

[[nodiscard]] std::string goalsText(std::span<const GoalStudy> studies);
[[nodiscard]] std::string goalsCsv(std::span<const GoalStudy> studies);
[[nodiscard]] std::string goalsJson(std::span<const GoalStudy> studies);

}  // namespace app
