// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// The rotation of one member that brings what hangs from it towards wanted places (Workspace::points' order), from its
/// present local rotation by the least turn: the shortest arc where one goal's bones hang from it, the nearest by least
/// squares where several do. Limited. The member and all before it must be placed.
void turnTowards(std::size_t member, const std::vector<Vec3>& wanted, Workspace& workspace);

/// Gives all members the local rotations that bring them to places, parents first, each by the least turn from what its
/// parent hands down (ik-solvers.md 3). Members without a goal beyond them keep their local rotation.
void rotationsFromPositions(const std::vector<Vec3>& positions, Workspace& workspace);

}  // namespace ik::solvers
