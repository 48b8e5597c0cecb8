// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

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

/// These are the bones whose keys are fitted.
struct KeyedBones {
  std::vector<std::int32_t> parents;  ///< -1: none
  std::vector<base::Vec3> places;     ///< at rest, model space, units
  std::vector<double> weightErrors;   ///< how far each of the clip's morph weights may be off
};

/// Finds few keys with which each bone, in model space and at whole frames, is within a tolerance,
/// and each weight within its error. A bone's error moves all bones below it, so whole poses
/// are compared: where one is too far off, it and the bones above it are fitted anew, nearer, until
/// all are within. The time grows with bones times frames.
/// `stop` is asked now and then; where it returns true the result is unusable.
[[nodiscard]] FewKeys fewKeys(const KeyedBones& bones, const BakedClip& clip, const BakeTolerance& tolerance,
                              const std::function<bool()>& stop = {});
/// Does the same for a clip of a model. A morph's weight may be off by as much as moves no vertex
/// farther than the tolerance.
[[nodiscard]] FewKeys fewKeys(const LoadedModel& model, const BakedClip& clip, const BakeTolerance& tolerance,
                              const std::function<bool()>& stop = {});

/// Returns how far a weight of a vertex morph may be off so that no vertex is farther off than
/// `units`; without a bound for other morphs.
[[nodiscard]] double weightError(const pmx::Morph& morph, double units);

/// Finds few of the frames of a value, one per frame, so that a straight way between two of them is
/// nowhere farther off than `error`.
[[nodiscard]] std::vector<std::uint32_t> fewFrames(std::span<const float> values, double error);

}  // namespace app
