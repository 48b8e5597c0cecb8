// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bake/baked_tracks.h"
#include "vmd/motion.h"

namespace app {

/// Adds to a motion what an actor's motions have besides bones, from `first` to `last`: morph keys
/// as they are (with poses and edits included, and a key at each end where a track goes on beyond
/// it), camera, light and self-shadow keys.
void carryKeys(const Actor& actor, std::int64_t first, std::int64_t last, vmd::Motion& motion);

/// Returns the property keys: the baked chains are off from frame 0 on; the others are as they
/// were, and so is the model's visibility.
[[nodiscard]] std::vector<vmd::IkKey> propertyKeys(const Actor& actor, const BakedTracks& tracks);

}  // namespace app
