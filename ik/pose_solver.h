// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/driven_bones.h"
#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

enum class Phase { BeforePhysics, AfterPhysics };

/// This interface solves chains in another way than MMD does. solvePhase() asks it once for each
/// chain that is enabled and solvable, at its turn: everything that the chain reads is then as this
/// frame has it.
class OtherSolver {
 public:
  virtual ~OtherSolver() = default;
  /// Solves a chain; `chain` is an index of skeleton.chains. It may read
  ///  * pose.models of the chain's target and anchors, model space;
  ///  * pose.bases of the bones of its path: position and rotation in the parent's space without
  ///    IK;
  ///  * pose.ikRotations of its path, parent space: the identity for the chain's own links, else
  ///    what another chain gave.
  /// It writes, and nothing else,
  ///  * pose.ikRotations of the chain's links, unit length: a bone's rotation in its parent's space
  ///    is IK times base;
  ///  * pose.models of all bones of the path, parents first, as they follow from that. solvePhase()
  ///    then brings those back that are out of range (limits.md).
  /// solvers::readPose() and solvers::writePose() (ik/solvers/model_chain.h) do this for a chain
  /// from chainOfModel(). For equal poses each time the result must depend on these inputs alone;
  /// within a frame it shouldn't allocate. It throws nothing. Returns false where this chain is
  /// left to MMD's solver and nothing was written.
  [[nodiscard]] virtual bool solve(const Skeleton& skeleton, std::size_t chain, Pose& pose) = 0;
};

/// Resets IK rotations and appends, with which a frame starts. Call it once before the phases. A
/// frame is: beginPose(), solvePhase() of BeforePhysics, solvePhase() of AfterPhysics,
/// buildPalette(). Both phases run in this order also without physics: each solves only its own
/// bones, and a model may have bones in both.
void beginPose(Pose& pose);

/// Solves one phase, each bone in solve order: forward kinematics with append, then CCD if it
/// carries a chain that is enabled; the links of a disabled chain have no IK rotation. Bones of the
/// second phase see what physics moved. (mmd-reference.md 6.1, 6.8, 6.9) The result depends on the
/// pose's inputs only. No allocation. In the phase after physics `driven` (may be null) takes the
/// place of the keys of bones that it drives, and appends see it. `other` (may be null) solves
/// chains instead of MMD's solver.
void solvePhase(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, Pose& pose,
                const DrivenBones* driven = nullptr, OtherSolver* other = nullptr);

/// Solves a phase bone after bone as Skeleton::solveOrder has them, each chain at its bone's turn.
/// It is slower, and solvePhase() has to equal it to the bit.
void solvePhaseInOrder(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, Pose& pose,
                       const DrivenBones* driven = nullptr, OtherSolver* other = nullptr);

/// Computes the palette from the model transforms.
void buildPalette(const Skeleton& skeleton, Pose& pose);

}  // namespace ik
