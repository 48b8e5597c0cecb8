// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "pmx/model/model.h"

namespace app {

/// What never changes about a vertex, laid out as resources/shaders/skinning.glsl reads it.
struct SkinVertex {
  float normal[3];
  std::uint32_t bones[4];     ///< palette slots
  float weights[4];           ///< sum 1
  float edgeScaleAndKind[2];  ///< edge scale; 0 blend matrices, 3 SDEF, 4 QDEF
  float sdef[9];              ///< centre and the two midpoints of pmx::SdefReady
  std::uint32_t material;     ///< in its block, see JoinedDraws
};
static_assert(sizeof(SkinVertex) == 92);

/// Needs a validated model. `identity`: the palette's slot for weights on no bone, and for bones from there on.
[[nodiscard]] SkinVertex skinVertex(const pmx::Model& model, const pmx::Vertex& vertex, std::size_t identity);
/// Hangs it on the palette's identity alone: its position is where it is, in model space.
void placeInModel(SkinVertex& vertex, std::size_t identity);

}  // namespace app
