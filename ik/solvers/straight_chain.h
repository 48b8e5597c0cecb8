// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// Returns whether all links have their effectors and targets on one line, where no solver finds a
/// side to bend to.
[[nodiscard]] bool isStraight(const Workspace& workspace);

/// Turns each link a little (a thousandth of a radian) to a side: a hinge about its axis, in the
/// direction that its limits allow; others about an axis across. Returns false where nothing may
/// turn.
bool bend(Workspace& workspace);

/// Points an unlimited chain with one goal, out of its reach, straight at the target. Returns false
/// where it isn't such a chain.
[[nodiscard]] bool stretch(Workspace& workspace);

}  // namespace ik::solvers
