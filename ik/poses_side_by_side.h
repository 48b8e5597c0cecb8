// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "ik/chain_lanes.h"
#include "ik/pose_solver.h"

namespace ik {

/// Several poses of one skeleton, solved side by side: of a dance's frames, or of dancers that have one model. Two to three
/// times as fast as one after the other, as nearly all of a pose's time are chains' steps, and a step of eight poses takes
/// hardly longer than a step of one. It owns the scratch for that: one for each thread.
class PosesSideBySide {
 public:
  explicit PosesSideBySide(const Skeleton& skeleton) : bones_(skeleton.scratchBones) {}

  /// solvePhase() of each pose, with the same bits. At most kPosesSideBySide of them, all of the skeleton. No allocation.
  void solvePhase(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, std::span<Pose* const> poses);

 private:
  std::vector<PathBoneLanes> bones_;
};

}  // namespace ik
