// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ik/pose.h"

namespace ik {

/// The local transforms with which the bones would be where pose.models has them, though no chain were solved and physics
/// moved nothing: what IK and physics did is turned into rotations and translations of the bones themselves. Morphs
/// (pose.morphs) and appends are taken out, for they will be there again. One a bone; rotations of unit length. For a pose
/// whose bones have all been solved. Not for each frame: it allocates.
///
/// Bones whose append source has the local flag and comes later in the solve order aren't the same to the bit of a frame:
/// such a source is read a frame late (mmd-reference.md 6.4).
[[nodiscard]] std::vector<Transform> bakedLocals(const Skeleton& skeleton, const Pose& pose);

}  // namespace ik
