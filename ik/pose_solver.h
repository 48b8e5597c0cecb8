// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/driven_bones.h"
#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

enum class Phase { BeforePhysics, AfterPhysics };

/// A way to solve chains that isn't MMD's. It is asked once for each chain that is enabled, at its turn.
class OtherSolver {
 public:
  virtual ~OtherSolver() = default;
  /// Reads what solveChain() (ik/ccd_ik.h) reads and writes what it writes, without allocation. False: this chain is for
  /// MMD's way, and nothing was written.
  [[nodiscard]] virtual bool solve(const Skeleton& skeleton, std::size_t chain, Pose& pose) = 0;
};

/// Resets what a frame starts from: IK rotations and appends. Call once before the phases.
void beginPose(Pose& pose);

/// One phase: each bone in solve order: forward kinematics with append, then CCD if it carries a chain
/// that is enabled; links of one that isn't have no IK rotation. Bones of the second phase see what physics moved.
/// (mmd-reference.md 6.1, 6.8, 6.9) A pure function of the pose's inputs. No allocation. In the phase after
/// physics `driven` (may be null) has the last word on the bones it drives. `other` (may be null) solves chains in MMD's stead.
void solvePhase(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, Pose& pose,
                const DrivenBones* driven = nullptr, OtherSolver* other = nullptr);

/// The same, bone after bone as Skeleton::solveOrder has them, each chain at its bone's turn: slower, and what
/// solvePhase() has to give to the bit.
void solvePhaseInOrder(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, Pose& pose,
                       const DrivenBones* driven = nullptr, OtherSolver* other = nullptr);

/// Models to palette.
void buildPalette(const Skeleton& skeleton, Pose& pose);

}  // namespace ik
