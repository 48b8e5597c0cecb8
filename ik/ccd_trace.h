// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

/// One step of MMD's CCD, as it was made. Places in model space, angles in radians.
struct CcdTraceStep {
  int loop = 0;            ///< from 0
  std::int32_t link = -1;  ///< in Chain::links; -1: before the first loop, straight links were put inside their limits
  Vec3 joint{0.0F};        ///< where the link is
  Vec3 effector{0.0F};     ///< where the effector was before the step
  bool limited = false;    ///< the link has a limit, or an axis that it keeps to
  float wantedRad =
      0.0F;  ///< from the way to the effector to the way to the target, 0 to pi; 0: an angle too small to see
  float cappedRad = 0.0F;    ///< what the step cap leaves of it
  float turnedRad = 0.0F;    ///< what the link was turned by, about `axis`; below 0: away from the target
  Vec3 axis{0.0F};           ///< of unit length; zero where there is nothing to turn about
  std::vector<Vec3> points;  ///< per bone of Chain::path, after the step
};

/// The steps of one solve.
struct CcdTrace {
  std::size_t most = 4096;  ///< steps that are written down; fewer of a path of very many bones
  std::vector<Vec3> start;  ///< per bone of Chain::path, before the first step
  Vec3 target{0.0F};        ///< model space
  std::vector<CcdTraceStep> steps;
  std::size_t leftOut = 0;  ///< steps after those
};

/// solveChain() (ik/ccd_ik.h), and what it does: the same bits. Writing it down allocates and takes its time; the solve that
/// makes poses knows nothing of it.
int traceChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose,
               CcdTrace& trace);

}  // namespace ik
