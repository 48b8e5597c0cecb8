// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "ik/append_transform.h"
#include "ik/forward_kinematics.h"
#include "ik/pose.h"
#include "ik/pose_range.h"
#include "ik/skeleton.h"

namespace ik {

/// This says whether every bone is checked for its range (ik/pose_range.h). Where all are in range,
/// the bits are equal either way.
enum class RangeCheck : bool { Off, On };

/// Computes a bone's whole transform: rotation = IK · morph · animation · append, translation =
/// bind offset + animation + morph + append. (mmd-reference.md 6.3)
template <RangeCheck kCheck>
inline void solveBone(const Skeleton& skeleton, std::size_t bone, std::uint8_t turnBits, Pose& pose) {
  Transform& base = pose.bases[bone];
  base.translation = skeleton.offsets[bone] + ownTranslation(pose, bone);
  base.rotation = ownRotation(pose, bone);
  if ((turnBits & turn::append) != 0) {
    appendTransform(skeleton, bone, pose);
    const Append& append = skeleton.appends[bone];
    if (append.translation) base.translation += pose.appended[bone].translation;
    if (append.rotation) base.rotation = product(base.rotation, pose.appended[bone].rotation);
  }
  const bool link = (turnBits & turn::link) != 0;
  const Quat rotation = link ? product(pose.ikRotations[bone], base.rotation) : base.rotation;
  const std::int32_t parent = skeleton.parents[bone];
  pose.models[bone] = parent < 0 ? Transform{base.translation, rotation}
                                 : below(pose.models[static_cast<std::size_t>(parent)], base.translation, rotation);
  if constexpr (kCheck == RangeCheck::On) keepTurnInRange(skeleton, bone, pose);
}

/// Brings the bones that a chain reads to what they have to be before it is solved.
template <RangeCheck kCheck>
inline void prepareChain(const Skeleton& skeleton, const Chain& chain, Pose& pose) {
  // A chain starts from links without IK, even where another chain turned them before.
  // (mmd-reference.md 7.7)
  for (const Link& link : chain.links) pose.ikRotations[static_cast<std::size_t>(link.bone)] = base::kIdentityRotation;
  // A chain may read bones whose own turn comes later. They are computed now, else it would read
  // those of the last frame.
  for (const std::int32_t early : chain.early) {
    const auto ahead = static_cast<std::size_t>(early);
    const bool appends = skeleton.appends[ahead].source >= 0;
    solveBone<kCheck>(skeleton, ahead, static_cast<std::uint8_t>((appends ? turn::append : 0) | turn::link), pose);
  }
}

}  // namespace ik
