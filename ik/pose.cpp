// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/pose.h"

namespace ik {

Pose::Pose(const Skeleton& skeleton)
    : locals(skeleton.boneCount()),
      morphs(skeleton.boneCount()),
      ikEnabled(skeleton.chains.size(), 1),
      appended(skeleton.boneCount()),
      ikRotations(skeleton.boneCount(), base::kIdentityRotation),
      models(skeleton.boneCount()),
      palette(skeleton.boneCount()),
      bases(skeleton.boneCount()),
      path(skeleton.scratchBones),
      moved(skeleton.boneCount(), 0) {
  if (skeleton.afterPhysicsBegin < skeleton.solveOrder.size()) {
    bodyModels.resize(skeleton.boneCount());
    carriers.resize(skeleton.boneCount(), -1);
  }
  for (std::size_t i = 0; i < skeleton.boneCount(); ++i) models[i].translation = skeleton.bindPositions[i];
}

}  // namespace ik
