// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

/// What there will be besides the baked transforms, where they are played. Empty spans say the same as a 0 for each bone.
struct BakeTerms {
  /// Per bone 1 where its IK rotation of this pose is left out: the chain that turned it will be solved again, and turn it
  /// as far.
  std::span<const std::uint8_t> keepsIk;
  /// Per bone the only axis it can be turned about, unit length (zero: none at all): the part of its rotation about that
  /// axis is kept. Bones below one that was turned off its axis stand where they are all the same.
  std::span<const std::optional<Vec3>> fixedAxes;
  /// Those that the pose was solved with, and the chains of keepsIk will be.
  SolverSwitches switches;
};

/// The local transforms with which the bones would be where pose.models has them, though no chain were solved (but for those
/// of `terms`) and physics moved nothing: what IK and physics did is turned into rotations and translations of the bones
/// themselves. Morphs (pose.morphs) and appends are taken out, for they will be there again. One a bone; rotations of unit
/// length; where nothing but pose.locals moved a bone, those to the bit. For a pose whose bones have all been solved; it may have more bones than the skeleton (outside parents). Not for
/// each frame: it allocates.
///
/// Bones whose append source has the local flag and comes later in the solve order aren't the same to the bit of a frame:
/// such a source is read a frame late (mmd-reference.md 6.4).
[[nodiscard]] std::vector<Transform> bakedLocals(const Skeleton& skeleton, const Pose& pose,
                                                 const BakeTerms& terms = {});

/// The part of a rotation that turns about an axis of unit length: of all rotations about it the nearest. The identity for
/// a zero axis, and for half a turn about an axis across it.
[[nodiscard]] Quat turnAbout(const Quat& rotation, const Vec3& axis);

}  // namespace ik
