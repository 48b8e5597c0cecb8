// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

/// This is one step of MMD's CCD as it was made. Positions are in model space, angles in radians.
struct CcdTraceStep {
  int loop = 0;  ///< from 0
  /// This is the index in Chain::links. It is -1 for the step before the first loop that put
  /// straight links inside their limits.
  std::int32_t link = -1;
  Vec3 joint{0.0F};      ///< where the link is
  Vec3 effector{0.0F};   ///< where the effector was before the step
  bool limited = false;  ///< the link has a limit, or an axis that it keeps to
  /// This is the angle from the effector's direction to the target's, 0 to pi. 0 is an angle too
  /// small to see.
  float wantedRad = 0.0F;
  float cappedRad = 0.0F;    ///< what the step cap leaves of it
  float turnedRad = 0.0F;    ///< the link's turn about `axis`; below 0: away from the target
  Vec3 axis{0.0F};           ///< unit length; zero where there is nothing to turn about
  std::vector<Vec3> points;  ///< per bone of Chain::path, after the step
};

/// This struct holds the steps of one solve.
struct CcdTrace {
  /// At most this many steps are recorded, fewer if the path has very many bones.
  std::size_t most = 4096;
  std::vector<Vec3> start;  ///< per bone of Chain::path, before the first step
  Vec3 target{0.0F};        ///< model space
  std::vector<CcdTraceStep> steps;
  std::size_t leftOut = 0;  ///< number of steps after those
};

/// Does what solveChain() (ik/ccd_ik.h) does, with equal bits, and records its steps. Recording
/// allocates and takes time; the solve that makes poses has no such code.
int traceChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose,
               CcdTrace& trace);

}  // namespace ik
