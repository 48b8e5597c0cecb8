// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/lanes.h"
#include "ik/skeleton.h"

namespace ik {

/// A bone of a chain's path while the chain is solved.
struct PathBone {
  lanes::Four position{};            ///< model space
  lanes::Four rotation{0, 0, 0, 1};  ///< model space
  lanes::Four offset{};              ///< from its parent, in the parent's space
  lanes::Four local{0, 0, 0, 1};     ///< whole rotation in the parent's space: IK times base
  bool turned = false;
};

/// The mutable buffers of one model instance, sized once from its skeleton.
struct Pose {
  explicit Pose(const Skeleton& skeleton);

  // in
  std::vector<Transform> locals;        ///< per bone: sampled translation (added to offset) and rotation
  std::vector<Transform> morphs;        ///< per bone: bone morphs
  std::vector<std::uint8_t> ikEnabled;  ///< per chain
  bool morphsMoved = true;              ///< false: every entry of morphs is the identity, and isn't read
  // out
  std::vector<Transform> appended;    ///< per bone: what its append parent lends it
  std::vector<Quat> ikRotations;      ///< per bone, parent space; identity unless a link of a chain that ran
  std::vector<Transform> models;      ///< per bone: position and rotation in model space
  std::vector<base::Mat3x4> palette;  ///< per bone: model matrix times inverse bind matrix
  std::int32_t outOfRange = -1;       ///< the first bone of this frame that left its range (limits.md); -1: none

  // What an OtherSolver and solvers::readPose() read at a chain's turn.
  std::vector<Transform> bases;  ///< per bone: offset and rotation in the parent's space without IK
  // Scratch of the solver.
  std::vector<PathBone> path;       ///< of the chains being solved
  std::vector<std::uint8_t> moved;  ///< per bone; used by followDriven() alone
  // Of models with bones after physics, while physics drives such a bone (ik/driven_bones.h).
  std::vector<Transform> bodyModels;   ///< per bone, of driven ones: model transform as physics has it
  std::vector<std::int32_t> carriers;  ///< per bone: the driven one whose tops it goes with, -1: none
};

}  // namespace ik
