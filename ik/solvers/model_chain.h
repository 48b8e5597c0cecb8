// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ik/pose.h"
#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// Bones of a model as a chain for the solvers of this namespace, and which they are. What the chain hangs from comes first: bones that stand
/// where the model's pose has them.
struct ModelChain {
  Chain chain;
  std::vector<std::int32_t> bones;  ///< per bone of the chain: the model's; -1: the model's root
  std::size_t anchors = 0;          ///< how many of them, from the first on, aren't solved but hung from
  std::int32_t target = -1;         ///< the bone whose place is the goal; -1: the goal is given from outside
};

/// One of the model's own chains: its links with their limits (in the order that MMD takes them apart in), its effector, its
/// target. An unsolvable one has no bones; a workspace of it is unfit.
[[nodiscard]] ModelChain chainOfModel(const Skeleton& skeleton, const ik::Chain& chain);

/// From one bone to another that hangs from it: all bones from the root to the tip's parent are links, with the limits that
/// the model's own chains give them (else free), and the tip reaches. None where the tip doesn't hang from the root.
[[nodiscard]] std::optional<ModelChain> chainBetween(const Skeleton& skeleton, std::int32_t root, std::int32_t tip);

/// The limits that the model's own chains give to bones (-1: none), parallel to them: the first that limits a bone, else
/// free. Time grows with bones and links together.
[[nodiscard]] std::vector<Limit> limitsOf(const Skeleton& skeleton, std::span<const std::int32_t> bones);

/// Takes offsets and rotations without the chain's own IK, and the target, from a pose in which all that the chain hangs
/// from is solved. Allocates nothing.
void readPose(const Skeleton& skeleton, const Pose& pose, ModelChain& chain);

/// Gives the solved rotations to the pose: the links' IK rotations and the model transforms of the chain's bones. What hangs
/// from them isn't touched.
void writePose(const Workspace& workspace, const ModelChain& chain, Pose& pose);

}  // namespace ik::solvers
