// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/skeleton.h"

namespace ik {

/// The mutable buffers of one model instance, sized once from its skeleton.
struct Pose {
  explicit Pose(const Skeleton& skeleton);

  // in
  std::vector<Transform> locals;              ///< per bone: sampled translation (added to offset) and rotation
  std::vector<Transform> morphs;              ///< per bone: bone morphs
  std::vector<std::uint8_t> ikEnabled;        ///< per chain
  // out
  std::vector<Transform> appended;            ///< per bone: what its append parent lends it
  std::vector<Quat> ikRotations;              ///< per bone, parent space; identity unless a link of a chain that ran
  std::vector<Transform> models;              ///< per bone: position and rotation in model space
  std::vector<base::Mat3x4> palette;          ///< per bone: model matrix times inverse bind matrix
};

}  // namespace ik
