// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/show/chain_solvers.h"
#include "app/show/frame.h"
#include "app/show/placement.h"
#include "ik/pose.h"
#include "ik/skeleton.h"
#include "ik/solver_switches.h"

namespace app {

/// This is where a ghost stands relative to its actor.
enum class GhostPlace : std::uint8_t { Same, Beside, Behind };

/// A ghost is a translucent copy of an actor, with its motions, poses and edits, whose chains are
/// solved otherwise. It shows what IK does, or the result of another solver.
struct GhostChoice {
  IkMode ik = IkMode::Off;    ///< of all its chains; Motion: each as its actor's
  ik::SolverSwitches solver;  ///< of those that MMD's solver solves
  ChainSolver chainSolver;    ///< of all that are solved
  GhostPlace place = GhostPlace::Same;
  bool operator==(const GhostChoice&) const = default;
};

inline constexpr float kGhostOpacity = 0.4F;  ///< times that of its actor
/// A ghost that stands beside or behind its actor is this many units away, in its file's size.
inline constexpr float kGhostUnits = 12.0F;

/// Returns where the ghost of an actor stands: at the model's left, or at its back.
[[nodiscard]] Placement ghostPlacement(const Placement& actor, GhostPlace place);

/// Returns the largest distance, in units of model space, between a chain's links and effector in
/// two poses of its skeleton.
[[nodiscard]] float chainDistance(const ik::Skeleton& skeleton, std::size_t chain, const ik::Pose& a,
                                  const ik::Pose& b);

}  // namespace app
