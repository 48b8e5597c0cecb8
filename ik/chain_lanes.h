// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

/// How many poses are solved side by side at most: a place of a vector register each.
inline constexpr std::size_t kPosesSideBySide = 8;

/// A bone of a chain's path while the chain is solved in several poses: of each number a row, with a place for each pose.
/// What the numbers mean: PathBone.
struct alignas(64) PathBoneLanes {
  using Row = std::array<float, kPosesSideBySide>;
  std::array<Row, 3> position, offset;  ///< x, y, z
  std::array<Row, 4> rotation, local;   ///< x, y, z, w
  Row turned;                           ///< 1 where the link was turned, else 0
};

/// Chains that don't touch each other, solved in several poses of one skeleton: MMD's CCD (ik-parity.md 2),
/// a step of all poses at once. Every pose gets the bits that it gets when it is solved alone, on every
/// processor: the same sums in the same order, none of them fused.
struct ChainLanesJob {
  const Skeleton* skeleton = nullptr;
  const SolverSwitches* switches = nullptr;
  std::span<const std::int32_t>
      chains;  ///< solvable ones without path appends; a pose that has one off keeps what it has of it
  std::span<Pose* const> poses;    ///< 1 to kPosesSideBySide; links' IK rotations are cleared where a chain is on
  bool checksRange = true;         ///< bones that are moved are kept in range (limits.md)
  std::span<PathBoneLanes> bones;  ///< scratch, Skeleton::scratchBones of them

  void run() const;
};

}  // namespace ik
