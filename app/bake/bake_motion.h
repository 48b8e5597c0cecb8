// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/bake/baked_tracks.h"
#include "vmd/motion.h"
#include "vmd/track_reduction.h"

namespace app {

/// These are keys of each bone of a model; none for bones that need none.
using BakedKeys = std::vector<std::vector<vmd::TrackKey>>;

/// Returns a key in each frame, for bones that need keys.
[[nodiscard]] BakedKeys keysOfEachFrame(const BakedTracks& tracks);

/// Returns the frames where a bone needs a key besides those for its movement: the first frame, and
/// where its physics is switched. Rising.
[[nodiscard]] std::vector<std::size_t> switchedFrames(const BakedTracks& tracks, std::size_t bone);

/// Returns the bone keys of a motion in order of bones, then frames.
[[nodiscard]] std::vector<vmd::BoneKey> boneKeysOf(const pmx::Model& model, const BakedTracks& tracks,
                                                   const BakedKeys& keys);

}  // namespace app
