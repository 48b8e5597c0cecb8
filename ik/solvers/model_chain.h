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

/// These are bones of a model as a chain for the solvers of this namespace, with their indices in
/// the model. The bones that the chain is attached to come first; they stand where the model's pose
/// has them.
struct ModelChain {
  Chain chain;
  std::vector<std::int32_t> bones;  ///< per bone of the chain: the model's; -1: the model's root
  /// This many bones, from the first on, aren't solved but are what the others are attached to.
  std::size_t anchors = 0;
  /// The position of this bone is the goal; -1 if the goal is given from outside.
  std::int32_t target = -1;
};

/// Returns one of the model's own chains: its links with their limits (in MMD's order of
/// decomposition), its effector, its target. An unsolvable one has no bones; a workspace of it is
/// unfit.
[[nodiscard]] ModelChain chainOfModel(const Skeleton& skeleton, const ik::Chain& chain);

/// Returns the chain from one bone to a descendant: all bones from the root to the tip's parent are
/// links, with the limits that the model's own chains give them (else free), and the tip is the
/// effector. None where the tip doesn't descend from the root.
[[nodiscard]] std::optional<ModelChain> chainBetween(const Skeleton& skeleton, std::int32_t root, std::int32_t tip);
/// Returns the tree from one bone to several descendants, each named once: a goal for each, in
/// their order. A tip that others descend from turns, too.
[[nodiscard]] std::optional<ModelChain> treeBetween(const Skeleton& skeleton, std::int32_t root,
                                                    std::span<const std::int32_t> tips);

/// Returns the limits that the model's own chains give to bones (-1: none), parallel to them: the
/// first that limits a bone, else free. Time grows with bones and links together.
[[nodiscard]] std::vector<Limit> limitsOf(const Skeleton& skeleton, std::span<const std::int32_t> bones);

/// Takes offsets and rotations without the chain's own IK, slides, and the target, from a pose in
/// which everything that the chain is attached to is solved. Allocates nothing.
void readPose(const Skeleton& skeleton, const Pose& pose, ModelChain& chain);

/// Gives the solved rotations to the pose: the links' IK rotations, the bases of bones that slid,
/// and the model transforms of the chain's bones. Their descendants aren't touched.
void writePose(const Workspace& workspace, const ModelChain& chain, Pose& pose);

}  // namespace ik::solvers
