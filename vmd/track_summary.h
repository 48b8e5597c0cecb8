// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "pmx/base/text.h"
#include "pmx/model/model.h"
#include "vmd/bone_names.h"
#include "vmd/motion.h"

namespace vmd {

enum class TrackKind : std::uint8_t { Bone, Morph, Ik };

/// These are all keys of one name in a motion.
struct TrackSummary {
  TrackKind kind = TrackKind::Bone;
  base::Text name;           ///< decoded for people
  std::int32_t target = -1;  ///< bone, morph or chain (pmx::ikBones) of the model; -1: it has none
  std::size_t keyCount = 0;  ///< without those with a value that isn't finite
  std::uint32_t firstFrame = 0, lastFrame = 0;
  bool matters = false;  ///< a key holds something else than rest, weight 0 or "on"
};

/// Returns the tracks of a motion in order of appearance, bones before morphs before IK, with their
/// targets in a model by MotionBinding's rules. Time and memory grow with keys and names.
[[nodiscard]] std::vector<TrackSummary> summariseTracks(const Motion& motion, const pmx::Model& model,
                                                        const BoneNames& chosen = {});

}  // namespace vmd
