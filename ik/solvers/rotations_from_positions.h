// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// Turns one member so that what is attached to it comes towards wanted positions (in the order of
/// Workspace::points), from its present local rotation by the least turn: the shortest arc for the
/// bones of one goal, the nearest by least squares for those of several. The result is limited. The
/// member and all before it must be placed.
void turnTowards(std::size_t member, const std::vector<Vec3>& wanted, Workspace& workspace);

/// Gives all members the local rotations that bring them to positions, parents first, each by the
/// least turn from its parent's rotation (ik-solvers.md 3). Members without a goal beyond them keep
/// their local rotation.
void rotationsFromPositions(const std::vector<Vec3>& positions, Workspace& workspace);

}  // namespace ik::solvers
