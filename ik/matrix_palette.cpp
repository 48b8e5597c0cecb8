// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/pose_solver.h"
#include "ik/skinning_matrix.h"

namespace ik {

void buildPalette(const Skeleton& skeleton, Pose& pose) {
  for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
    pose.palette[i] = skinningMatrix(pose.models[i], skeleton.bindPositions[i]);
  }
}

}  // namespace ik
