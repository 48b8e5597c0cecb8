// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

/// What of a bone's model transform something outside of the pose decides (a rigid body).
enum class Drive : std::uint8_t {
  Free,      ///< nothing
  Whole,     ///< position and rotation
  Rotation,  ///< the rotation; the position is the animated one below the parent as it is now
};

/// Bones that physics may drive, what follows them, and whose appends read them. (mmd-reference.md 6.9, 10.6)
struct DrivenBones {
  DrivenBones() = default;
  /// `mayBeDriven`: per bone, 1 where drives may ever be other than Free.
  DrivenBones(const Skeleton& skeleton, std::span<const std::uint8_t> mayBeDriven);

  std::vector<Drive> drives;      ///< per bone
  std::vector<Transform> models;  ///< per bone, model space; read where driven
  /// Bones of the phase before physics that may move when it is over: driven ones, those that append from such a bone, and
  /// what hangs from either. Parents first, and what an append reads before its reader, but where that closes a circle.
  std::vector<std::int32_t> followers;
  std::vector<std::uint8_t> reads;        ///< per bone; 1: a follower whose append may see what physics does
  std::vector<std::uint8_t> afterAppend;  ///< per bone; 1: such a follower, or it hangs from one
  std::vector<std::int32_t> lateBones;    ///< of the phase after physics, those that may be driven
  std::vector<std::uint32_t> places;      ///< per bone, its place in the solve order
  bool lendsToLateBones = false;          ///< some bone of that phase appends from one that may be driven
};

/// Whether physics moves every link of a chain now. Such a chain isn't solved. (mmd-reference.md 5.6)
[[nodiscard]] bool drivesAllLinks(const Chain& chain, const DrivenBones& driven);

/// The turn of a bone of the phase after physics, once it was posed as if nothing was driven. What drives it takes the place
/// of its keys; morph, append and IK count on top of that, for the bones below it, too. Its append sees what physics
/// does. (mmd-reference.md 6.9)
void turnAfterPhysics(const Skeleton& skeleton, const DrivenBones& driven, const SolverSwitches& switches,
                      std::size_t bone, Pose& pose);

/// The model transform of a bone whose turn is over, anew, after a bone above it has moved; of either phase.
void driveBone(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, Pose& pose);

/// After the phase before physics: driven bones take their transforms, the bones below them follow with the rotations
/// that the phase gave them. Appends from what physics moves are read again in this same frame, so that a pose doesn't
/// depend on the frame before; IK isn't solved again. No allocation.
void followDriven(const Skeleton& skeleton, const DrivenBones& driven, const SolverSwitches& switches, Pose& pose);

/// Of bones of the phase after physics that something is about to drive again (`physicsOff`, per bone, says 0, and nothing does
/// yet): where keys have them below their parents as physics has those, without what counts on top. Into pose.bodyModels,
/// where pose.carriers names the bone itself; elsewhere nothing counts on top. After the phase; call it once.
void leaveOutTops(const Skeleton& skeleton, const DrivenBones& driven, std::span<const std::uint8_t> physicsOff,
                  Pose& pose);

}  // namespace ik
