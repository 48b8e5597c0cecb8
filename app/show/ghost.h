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

/// Where a ghost stands, seen from the actor whose ghost it is.
enum class GhostPlace : std::uint8_t { Same, Beside, Behind };

/// A ghost: an actor once more, translucent, with the same motions, poses and edits, whose chains are solved otherwise. So
/// one sees what IK does, or what another way of solving makes of it.
struct GhostChoice {
  IkMode ik = IkMode::Off;    ///< of all its chains; Motion: each as its actor's
  ik::SolverSwitches solver;  ///< of those that are solved MMD's way
  ChainSolver way;            ///< of all that are solved
  GhostPlace place = GhostPlace::Same;
  bool operator==(const GhostChoice&) const = default;
};

inline constexpr float kGhostOpacity = 0.4F;  ///< times that of its actor
inline constexpr float kGhostUnits =
    12.0F;  ///< from its actor to one that stands beside or behind it, in its file's size

/// Where the ghost of an actor stands: beside at the model's left, behind where its back is.
[[nodiscard]] Placement ghostPlacement(const Placement& actor, GhostPlace place);

/// The largest distance, in units of model space, between a chain's links and effector in two poses of its skeleton.
[[nodiscard]] float chainDistance(const ik::Skeleton& skeleton, std::size_t chain, const ik::Pose& a,
                                  const ik::Pose& b);

}  // namespace app
