// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/lanes.h"
#include "ik/skeleton.h"

namespace ik {

/// This is a bone of a chain's path while the chain is solved.
struct PathBone {
  lanes::Four position{};            ///< model space
  lanes::Four rotation{0, 0, 0, 1};  ///< model space
  lanes::Four offset{};              ///< from its parent, in the parent's space
  lanes::Four local{0, 0, 0, 1};     ///< whole rotation in the parent's space: IK times base
  bool turned = false;
};

/// This struct holds the mutable buffers of one model instance, sized once from its skeleton.
struct Pose {
  explicit Pose(const Skeleton& skeleton);

  // inputs
  /// Per bone this has the sampled translation (added to offset) and rotation.
  std::vector<Transform> locals;
  std::vector<Transform> morphs;        ///< per bone: bone morphs
  std::vector<std::uint8_t> ikEnabled;  ///< per chain
  /// If false, every entry of morphs is the identity, and isn't read.
  bool morphsMoved = true;
  // outputs
  std::vector<Transform> appended;  ///< per bone: what its append source lends it
  /// Per bone this is in parent space. It is the identity unless the bone is a link of a chain that
  /// ran.
  std::vector<Quat> ikRotations;
  std::vector<Transform> models;      ///< per bone: position and rotation in model space
  std::vector<base::Mat3x4> palette;  ///< per bone: model matrix times inverse bind matrix
  /// This is the first bone of this frame that left its range (limits.md); -1 if none did.
  std::int32_t outOfRange = -1;

  // An OtherSolver and solvers::readPose() read this at a chain's turn.
  std::vector<Transform> bases;  ///< per bone: offset and rotation in the parent's space without IK
  // Scratch of the solver.
  std::vector<PathBone> path;       ///< of the chains being solved
  std::vector<std::uint8_t> moved;  ///< per bone; used by followDriven() alone
  // For models with bones after physics, while physics drives such a bone (ik/driven_bones.h).
  std::vector<Transform> bodyModels;  ///< per driven bone: model transform as physics has it
  /// Per bone this is the driven one whose transforms on top it follows; -1 for none.
  std::vector<std::int32_t> carriers;
};

}  // namespace ik
