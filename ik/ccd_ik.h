// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "ik/pose.h"
#include "ik/pose_solver.h"

namespace ik {

/// Solves one chain by cyclic coordinate descent, as ik-parity.md 2 describes it. Reads the model
/// transforms of target and anchors, and the bases and IK rotations of the path; writes the links'
/// IK rotations and the model transforms of the path. Needs chain.solvable(), and the links' IK
/// rotations cleared. Leaves the pose free of NaN for any finite input. Returns the number of loops
/// that were run.
int solveChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose);

/// Solves several chains none of which reads what another writes; those that aren't enabled are
/// left out. The bits are equal to solving them one after the other. `checksRange`: the bones that
/// are moved are kept in range (ik/pose_range.h), as solveChain() does.
void solveChains(const Skeleton& skeleton, std::span<const std::int32_t> chains, const SolverSwitches& switches,
                 bool checksRange, Pose& pose);

}  // namespace ik
