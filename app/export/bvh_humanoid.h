// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/export/baked_clip.h"
#include "app/export/bvh_file.h"
#include "app/export/humanoid.h"
#include "app/files/loaded_files.h"

namespace app {

/// Returns a clip of a model as BVH of a humanoid that rests in T-pose: centimetres, axes as in
/// exported_space.h, the names that collections of motion capture have (Hips, Spine, LeftArm …).
/// Only the hips have channels for their position. Trunk, shoulders and toes are always there, as
/// programs expect: where the model doesn't have one, a joint stands in its place that doesn't
/// turn. Fingers are those of the model. The clip has a frame or more.
[[nodiscard]] BvhMotion bvhOfHumanoid(const LoadedModel& model, const Humanoid& humanoid, const BakedClip& clip);

}  // namespace app
