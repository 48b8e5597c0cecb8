// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "pmx/model/model.h"

namespace app {

/// This is the constant part of a vertex, laid out as resources/shaders/skinning.glsl reads it.
struct SkinVertex {
  float normal[3];
  std::uint32_t bones[4];     ///< palette slots
  float weights[4];           ///< sum 1
  float edgeScaleAndKind[2];  ///< edge scale; 0 blend matrices, 3 SDEF, 4 QDEF
  float sdef[9];              ///< centre and the two midpoints of pmx::SdefReady
  std::uint32_t material;     ///< index in its block, see JoinedDraws
};
static_assert(sizeof(SkinVertex) == 92);

/// The model must be validated. `identity` is the palette's slot for weights on no bone, and for
/// bones from that index on.
[[nodiscard]] SkinVertex skinVertex(const pmx::Model& model, const pmx::Vertex& vertex, std::size_t identity);
/// Binds the vertex to the palette's identity alone: its position is then in model space.
void placeInModel(SkinVertex& vertex, std::size_t identity);

}  // namespace app
