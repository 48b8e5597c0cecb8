// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "app/export/glb_file.h"

namespace app {

struct GlbInput;

/// Adds the materials of a model that are shown (one flag for each), with their pictures. Returns
/// for each material of the model its index in the file; 0 for those that aren't shown.
[[nodiscard]] std::vector<std::size_t> addGlbMaterials(GlbFile& file, const GlbInput& input,
                                                       std::span<const std::uint8_t> shown);

}  // namespace app
