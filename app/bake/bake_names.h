// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bake/baked_tracks.h"
#include "pmx/base/result.h"

namespace app {

/// Returns all bones that need keys and chains that are switched off whose names a motion can't
/// hold: names that are empty, too long (15 bytes of CP932 for bones, 20 for IK bones), have
/// characters that CP932 doesn't have, or mean another bone that comes before. Empty: the motion
/// can be written. (mmd-reference.md 4.5)
[[nodiscard]] base::Issues unsayableNames(const pmx::Model& model, const BakedTracks& tracks);

}  // namespace app
