// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/pose.h"

namespace ik {

enum class Phase { BeforePhysics, AfterPhysics };

/// The solver's open points (ik-parity.md 2), each a named switch, the reference first.
struct SolverSwitches {
  bool fixedAxisOwnsLink = false;    ///< MMD since 9.19 by its manual: a link's fixed axis is its only axis
  bool straightLegRule = false;      ///< links outside their limits are put on the limit before the loop
  bool capIsUnitAngleAlone = false;  ///< the step cap without the factor k + 1
};

/// Resets what a frame starts from: IK rotations and appends. Call once before the phases.
void beginPose(Pose& pose);

/// One phase: each bone in solve order: forward kinematics with append, then CCD if it carries a chain
/// that is enabled. A pure function of the pose's inputs. No allocation.
void solvePhase(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, Pose& pose);

/// Models to palette.
void buildPalette(const Skeleton& skeleton, Pose& pose);

}  // namespace ik
