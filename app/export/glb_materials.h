// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/export/glb_file.h"
#include "app/export/glb_pictures.h"
#include "app/export/loss.h"
#include "pmx/base/math.h"

namespace app {

struct GlbModelInput;

/// This is the light in which materials are written.
struct MaterialLight {
  base::Vec3 colour{154.0F / 255.0F};
  bool toon = false;        ///< shaded by MToon where readers know it, else unlit
  bool selfShadow = false;  ///< of MMD: materials that receive it are shaded by it, not by their ramp
};

/// Adds the materials of a model, with their pictures, in this light. One that can't be seen (alpha
/// 0) is there, and is masked away. One that throws no shadow on the ground says so in its `extras`
/// (`groundShadow` is false). Returns for each material of the model its index in the file; 0
/// for those without triangles. Issues are what of MMD's shading MToon can't have, what MToon
/// changes for readers that don't know it, and materials beyond the budget of pictures.
[[nodiscard]] std::vector<std::size_t> addGlbMaterials(GlbFile& file, const GlbModelInput& input,
                                                       const MaterialLight& light, PictureBudget& budget,
                                                       Losses& losses);

}  // namespace app
