// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/export/glb_file.h"
#include "vmd/scene_tracks.h"

namespace app {

/// Returns the rotation of a node that turns glTF's directional light, which shines along -Z, into
/// that of the light, whose direction has any length and is in MMD's axes. One without a direction
/// counts as MMD's default.
[[nodiscard]] base::Quat lightNodeRotation(const vmd::LightState& light);

/// Adds a light (KHR_lights_punctual) and its node: directional, white, and of pi lux. The colour
/// of the show's light is in the materials, since MMD adds to it what no light reaches; so it is
/// only noted in the node's `extras`. By glTF's rules a surface that scatters light evenly looks as
/// its base colour says in light of pi lux.
void addGlbLight(GlbFile& file, const vmd::LightState& light, const std::string& name);

}  // namespace app
