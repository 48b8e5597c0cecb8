// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/export/baked_clip.h"
#include "app/export/bvh_file.h"
#include "app/files/loaded_files.h"

namespace app {

/// Returns the whole skeleton of a model with a clip of it, as BVH: every bone, in metres, axes as
/// in exported_space.h, with the model's names where readers keep them. A bone that leaves its rest
/// position has channels for it. Where the model has several roots, or is placed elsewhere than its
/// file has it, a joint "model" stands above them. Its scale is that of the first frame. Model and
/// clip must outlive the result.
[[nodiscard]] BvhMotion bvhOfSkeleton(const LoadedModel& model, const BakedClip& clip);

}  // namespace app
