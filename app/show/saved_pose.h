// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/show/actor.h"
#include "pmx/base/result.h"
#include "vmd/pose.h"

namespace app {

/// What a pose that is saved says of the bones.
enum class PoseForm : std::uint8_t {
  Keyed,  ///< what motions, poses and edits say: IK and physics move the bones again where it is applied
  Shown,  ///< where they are: with IK off and without physics it is the same picture
};

/// The pose of the frame that the actor made last, for writeVpd(): all bones that have a name, and the morphs that are
/// moved. Shown bones with a fixed axis that something has turned off it are listed in `issues`: a pose can't say that.
[[nodiscard]] vmd::Pose poseOf(const Actor& actor, PoseForm form, base::Issues& issues);

}  // namespace app
