// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ik/pose.h"
#include "ik/solver_switches.h"

namespace ik {

/// This says which part of a bone's model transform is decided outside of the pose (by a rigid
/// body).
enum class Drive : std::uint8_t {
  Free,      ///< nothing
  Whole,     ///< position and rotation
  Rotation,  ///< the rotation; the position is the animated one below the parent as it is now
};

/// This struct holds the bones that physics may drive, those that follow them, and those whose
/// appends read them. (mmd-reference.md 6.9, 10.6)
struct DrivenBones {
  DrivenBones() = default;
  /// `mayBeDriven` is 1 per bone where `drives` may ever be other than Free.
  DrivenBones(const Skeleton& skeleton, std::span<const std::uint8_t> mayBeDriven);

  std::vector<Drive> drives;      ///< per bone
  std::vector<Transform> models;  ///< per bone, model space; read where driven
  /// Bones of the phase before physics that may move when it is over: driven ones, those that
  /// append from such a bone, and descendants of either. Parents come first, and an append's source
  /// before its reader, except where that closes a circle.
  std::vector<std::int32_t> followers;
  /// Per bone, 1 is a follower whose append may see what physics does.
  std::vector<std::uint8_t> reads;
  std::vector<std::uint8_t> afterAppend;  ///< per bone; 1: such a follower, or a descendant of one
  std::vector<std::int32_t> lateBones;    ///< those of the phase after physics that may be driven
  std::vector<std::uint32_t> places;      ///< per bone, its index in the solve order
  /// This is true if some bone of that phase appends from one that may be driven.
  bool lendsToLateBones = false;
};

/// Returns whether physics moves every link of a chain now. Such a chain isn't solved.
/// (mmd-reference.md 5.6)
[[nodiscard]] bool drivesAllLinks(const Chain& chain, const DrivenBones& driven);

/// Completes the turn of a bone of the phase after physics, once it was posed as if nothing was
/// driven. What drives it takes the place of its keys; morph, append and IK are applied on top of
/// that, for the bones below it, too. Its append sees what physics does. (mmd-reference.md 6.9)
void turnAfterPhysics(const Skeleton& skeleton, const DrivenBones& driven, const SolverSwitches& switches,
                      std::size_t bone, Pose& pose);

/// Computes the model transform of a bone whose turn is over once more after a bone above it has
/// moved. The bone may be of either phase.
void driveBone(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, Pose& pose);

/// Finishes the phase before physics: driven bones take their transforms, and the bones below them
/// follow with the rotations that the phase gave them. Appends from what physics moves are read
/// again in this frame, so that a pose doesn't depend on the frame before; IK isn't solved again.
/// No allocation.
void followDriven(const Skeleton& skeleton, const DrivenBones& driven, const SolverSwitches& switches, Pose& pose);

/// For bones of the phase after physics that something is about to drive again (`physicsOff`, per
/// bone, is 0, and nothing drives them yet): computes where keys have them below their parents as
/// physics has those, without what is applied on top. Writes into pose.bodyModels, where
/// pose.carriers names the bone itself; elsewhere nothing is applied on top. Call it once, after
/// the phase.
void leaveOutTops(const Skeleton& skeleton, const DrivenBones& driven, std::span<const std::uint8_t> physicsOff,
                  Pose& pose);

}  // namespace ik
