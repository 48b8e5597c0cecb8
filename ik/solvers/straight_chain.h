// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// Whether all links have their effectors and targets on one line, where no solver finds a side to bend to.
[[nodiscard]] bool isStraight(const Workspace& workspace);

/// Turns each link a little (a thousandth of a radian) to a side: a hinge's about its axis, the way its limits allow;
/// others about an axis across. False where nothing may turn.
bool bend(Workspace& workspace);

/// Points an unlimited chain with one goal, out of its reach, straight at the target. False where it is none.
[[nodiscard]] bool stretch(Workspace& workspace);

}  // namespace ik::solvers
