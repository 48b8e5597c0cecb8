// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/solvers/numbers.h"

namespace ik::solvers {

enum class StepKind : std::uint8_t {
  Turn,      ///< one bone turned
  Inwards,   ///< FABRIK from the targets to the root
  Outwards,  ///< FABRIK from the root to the effectors
  Together,  ///< all bones at once, by the Jacobian
};

/// How triangulation chose a turn.
enum class Aim : std::uint8_t { None, Towards, Away, Cosines };

/// One step of a solve, to be looked at.
struct Step {
  StepKind kind = StepKind::Turn;
  int loop = 0;
  int bone = -1;              ///< of a turn
  double angleRad = 0.0;      ///< of a turn, signed about `axis`
  Vec3 axis{0.0};             ///< of a turn, model space
  Aim aim = Aim::None;        ///< of a turn by triangulation
  bool limited = false;       ///< the limit or the cap took some of it
  double damping = 0.0;       ///< of a step by the Jacobian
  double residual = 0.0;      ///< after the step
  std::vector<Vec3> points;   ///< per member, after the step; inwards they needn't hang together at the root
  std::vector<Vec3> towards;  ///< per vote of a bone that several hang from, inwards: where each would have it
};

/// The steps of one solve. Writing it down allocates; without a log nothing is.
struct StepLog {
  std::vector<Step> steps;
};

}  // namespace ik::solvers
