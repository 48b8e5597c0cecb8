// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/export/glb_file.h"
#include "pmx/base/math.h"

namespace app {

struct GlbModelInput;

/// Adds the materials of a model, with their pictures, in light of this colour. One that can't be
/// seen (alpha 0) is there, and is masked away. Returns for each material of the model its index in
/// the file; 0 for those without triangles.
[[nodiscard]] std::vector<std::size_t> addGlbMaterials(GlbFile& file, const GlbModelInput& input,
                                                       const base::Vec3& light);

}  // namespace app
