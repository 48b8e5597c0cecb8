// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "app/export/baked_clip.h"
#include "app/export/humanoid.h"
#include "app/export/loss.h"

namespace app {

/// These are the poses of a humanoid in all frames of a clip, in MMD's axes, where the show places
/// it.
struct HumanoidClip {
  std::size_t frames = 0, joints = 0;
  std::vector<base::Quat> rotations;  ///< `joints` per frame, as HumanoidPose::rotations; the hips' is in the world
  std::vector<base::Vec3> hips;       ///< per frame: world, units
  std::vector<base::Quat> gazes;      ///< per frame, as HumanoidPose::gaze

  [[nodiscard]] const base::Quat& rotation(std::size_t frame, std::size_t joint) const {
    return rotations[frame * joints + joint];
  }
};

/// Computes the humanoid's poses of a clip of its model.
[[nodiscard]] HumanoidClip humanoidClip(const Humanoid& humanoid, const ik::Skeleton& skeleton, const BakedClip& clip);

/// Lists what the humanoid can't show of a clip of its model: bones of VRM's that the model doesn't
/// have, bones that move and have no counterpart, and bones that leave their place, where VRM's
/// stay.
[[nodiscard]] Losses lostInHumanoid(const Humanoid& humanoid, const pmx::Model& model, const ik::Skeleton& skeleton,
                                    const BakedClip& clip);

}  // namespace app
