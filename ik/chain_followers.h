// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "ik/bone_turn.h"
#include "ik/driven_bones.h"
#include "ik/skeleton.h"
#include "ik/solver_switches.h"

namespace ik {

/// Fills Chain::followers of every chain. A frame recomputes four million of them at most; chains
/// beyond that get none, and are listed. Bones whose append is read again are listed, too, since
/// MMD reads it a frame late. Needs parents, appends, chains and solveOrder. Time grows with the
/// followers that are found.
void findFollowers(Skeleton& skeleton, base::Issues& issues);

/// Moves the bones that follow a chain's bones to where the solved chain has them. (ik-parity.md 2,
/// point 3; mmd-reference.md 6.4) Each keeps its transform in its parent's space, but for appends
/// that are read again. `driven` (may be null) overrides the bones that it drives. No allocation.
template <RangeCheck kCheck>
inline void moveFollowers(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches,
                          const DrivenBones* driven, Pose& pose) {
  for (const Follower& follower : chain.followers) {
    if (follower.descendant ? switches.descendantsStay : switches.earlyAppendsStay) continue;
    const auto bone = static_cast<std::size_t>(follower.bone);
    const std::uint8_t linkBit = skeleton.isLink[bone] != 0 ? turn::link : std::uint8_t{0};
    if (follower.rereads) {
      solveBone<kCheck>(skeleton, bone, turn::append | linkBit, pose);
      if (driven != nullptr) turnAfterPhysics(skeleton, *driven, switches, bone, pose);
    } else {
      const Transform& base = pose.bases[bone];
      const Quat rotation = linkBit != 0 ? product(pose.ikRotations[bone], base.rotation) : base.rotation;
      // It has a parent, or it wouldn't follow.
      const Transform& parent = pose.models[static_cast<std::size_t>(skeleton.parents[bone])];
      pose.models[bone] = below(parent, base.translation, rotation);
      if constexpr (kCheck == RangeCheck::On) keepInRange(skeleton, bone, pose);
      if (driven != nullptr && driven->drives[bone] != Drive::Free) driveBone(skeleton, *driven, bone, pose);
    }
  }
}

}  // namespace ik
