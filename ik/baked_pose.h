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

/// These terms say which parts of the pose will exist beside the baked transforms when they are
/// played. An empty span means a 0 for each bone.
struct BakeTerms {
  /// Per bone 1 where its IK rotation of this pose is left out, since the chain that turned it will
  /// be solved again and turn it as far.
  std::span<const std::uint8_t> keepsIk;
  /// Per bone the only axis it can turn about, unit length (a zero vector: it can't turn): the part
  /// of its rotation about that axis is kept. Bones below a bone that was turned off its axis stay
  /// where they are.
  std::span<const std::optional<Vec3>> fixedAxes;
  /// The switches that the pose was solved with; the chains of keepsIk will be solved with them,
  /// too.
  SolverSwitches switches;
};

/// Returns the local transforms with which the bones would be where pose.models has them if no
/// chain were solved (but for those of `terms`) and physics moved nothing: the effects of IK and
/// physics become rotations and translations of the bones themselves. Morphs (pose.morphs) and
/// appends are taken out, as they will be applied again. There is one transform per bone, rotations
/// have unit length, and where nothing but pose.locals moved a bone they are equal to the bit. All
/// bones of the pose have to be solved; it may have more bones than the skeleton (outside parents).
/// It allocates, so it isn't for every frame.
///
/// Bones whose append source has the local flag and comes later in the solve order aren't equal to
/// the bit of a frame: such a source is read a frame late (mmd-reference.md 6.4).
[[nodiscard]] std::vector<Transform> bakedLocals(const Skeleton& skeleton, const Pose& pose,
                                                 const BakeTerms& terms = {});

/// Returns the part of a rotation that turns about an axis of unit length, which is the nearest of
/// all rotations about it. The identity for a zero axis, and for half a turn about an axis across
/// it.
[[nodiscard]] Quat turnAbout(const Quat& rotation, const Vec3& axis);

}  // namespace ik
