// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These are facts of the Jacobian of a workspace's posture (ik-solvers.md 7): how the effectors
/// move when the joints do, nothing locked.
struct JacobianFacts {
  std::size_t rows = 0;     ///< three for each effector
  std::size_t columns = 0;  ///< one for each way in which a joint moves
  /// Singular values, largest first, in units a radian (units a unit for slides): as many as the
  /// smaller of rows and columns.
  std::vector<double> singular;

  /// Returns the largest singular value over the smallest; infinite where the smallest is below a
  /// billionth of the largest: the effectors then can't be moved in some direction.
  [[nodiscard]] double condition() const;
};

/// Returns none for a workspace without a Jacobian (Workspace::jacobian()).
[[nodiscard]] std::optional<JacobianFacts> jacobianFacts(Workspace& workspace);

/// Returns the step by which damped least squares would answer the present error, undamped by
/// limits and caps: one entry for each joint's way of moving, radians and units. With a damping of
/// 0 it is the pseudo-inverse's step, in which all singular values count.
[[nodiscard]] std::vector<double> dampedStep(Workspace& workspace, double lambda);

}  // namespace ik::solvers
