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

/// This says how triangulation chose a turn.
enum class Aim : std::uint8_t { None, Towards, Away, Cosines };

/// This is one step of a solve, for display.
struct Step {
  StepKind kind = StepKind::Turn;
  int loop = 0;
  int bone = -1;          ///< of a turn
  double angleRad = 0.0;  ///< of a turn, signed about `axis`
  Vec3 axis{0.0};         ///< of a turn, model space
  Aim aim = Aim::None;    ///< of a turn by triangulation
  bool limited = false;   ///< the limit or the cap took some of it
  double damping = 0.0;   ///< of a step by the Jacobian
  double residual = 0.0;  ///< after the step
  /// These are the positions per member after the step. Inwards they needn't be connected at the
  /// root.
  std::vector<Vec3> points;
  /// Per vote of a bone with several children, inwards, this is where each would put it.
  std::vector<Vec3> towards;
};

/// This struct has the steps of one solve. Writing it allocates; without a log nothing does.
struct StepLog {
  std::vector<Step> steps;
};

}  // namespace ik::solvers
