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

/// At most this many poses are solved side by side, each in one lane of a vector register.
inline constexpr std::size_t kPosesSideBySide = 8;

/// This is a bone of a chain's path while the chain is solved in several poses. There is a row for
/// each number, with an entry for each pose. PathBone says what the numbers mean.
struct alignas(64) PathBoneLanes {
  using Row = std::array<float, kPosesSideBySide>;
  std::array<Row, 3> position, offset;  ///< x, y, z
  std::array<Row, 4> rotation, local;   ///< x, y, z, w
  Row turned;                           ///< 1 where the link was turned, else 0
};

/// This job solves chains that don't touch each other in several poses of one skeleton: MMD's CCD
/// (ik-parity.md 2), a step of all poses at once. Every pose gets the bits that it gets when it is
/// solved alone, on every processor: equal sums in equal order, none of them fused.
struct ChainLanesJob {
  const Skeleton* skeleton = nullptr;
  const SolverSwitches* switches = nullptr;
  /// These chains are solvable and have no path appends. A pose in which one is off keeps its
  /// values.
  std::span<const std::int32_t> chains;
  /// There are 1 to kPosesSideBySide poses. The links' IK rotations are cleared where a chain is
  /// on.
  std::span<Pose* const> poses;
  bool checksRange = true;         ///< bones that are moved are kept in range (limits.md)
  std::span<PathBoneLanes> bones;  ///< scratch; there are Skeleton::scratchBones of them

  void run() const;
};

}  // namespace ik
