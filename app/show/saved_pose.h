// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/show/actor.h"
#include "pmx/base/result.h"
#include "vmd/pose.h"

namespace app {

/// This says which transforms of the bones a pose has when it is saved.
enum class PoseForm : std::uint8_t {
  /// These are the transforms by motions, poses and edits: IK and physics move the bones again
  /// where the pose is applied.
  Keyed,
  Shown,  ///< as they are: with IK off and without physics the picture is equal
};

/// Returns the pose of the frame that the actor made last, for writeVpd(): all bones that have a
/// name, and the morphs that are moved. Shown bones with a fixed axis that something has turned off
/// it are listed in `issues`, since a pose can't express that.
[[nodiscard]] vmd::Pose poseOf(const Actor& actor, PoseForm form, base::Issues& issues);

}  // namespace app
