// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

#include "app/bake/bake_check.h"
#include "app/bake/bake_settings.h"
#include "app/export/baked_clip.h"
#include "app/files/loaded_files.h"

namespace app {

/// These are the keys of a clip, and how far its poses are from those of all frames.
struct FewKeys {
  ClipKeys keys;
  std::size_t count = 0, countOfAll = 0;  ///< keys of bones that move, and with one in each frame
  BoneMiss worst;                         ///< at whole frames, model space, over all bones
};

/// Finds few keys with which each bone, in model space and at whole frames, is within a tolerance,
/// and each vertex morph within its units. A bone's error moves all bones below it, so whole poses
/// are compared: where one is too far off, it and the bones above it are fitted anew, nearer, until
/// all are within. The time grows with bones times frames.
/// `stop` is asked now and then; where it returns true the result is unusable.
[[nodiscard]] FewKeys fewKeys(const LoadedModel& model, const BakedClip& clip, const BakeTolerance& tolerance,
                              const std::function<bool()>& stop = {});

}  // namespace app
