// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <Qt3DRender/QGeometryRenderer>

#include "pmx/model/model.h"

namespace app {

/// This is the part of the index buffer that a material draws.
struct IndexRun {
  int first = 0, count = 0;  ///< indices
  Qt3DRender::QGeometryRenderer::PrimitiveType primitive = Qt3DRender::QGeometryRenderer::Triangles;
};

/// These are a model's indices as they are drawn, of its first materials up to materialsDrawn().
/// Materials drawn as lines (PMX 2.1) have the edges of their triangles, each once, after all
/// triangles: of A-B-A only A-B is left. Points win over lines; each index is one point
/// (mmd-reference.md 2.7, 11.10).
struct IndexRuns {
  std::vector<std::uint32_t> indices;
  std::vector<IndexRun> materials;
};

/// The model must be validated.
[[nodiscard]] IndexRuns indexRuns(const pmx::Model& model);

/// This table tells which material each vertex belongs to.
struct VertexMaterials {
  std::vector<std::uint32_t> ofVertex;  ///< the first material that draws it; 0 where none does
  std::vector<bool> borrows;            ///< per material: it draws a vertex of an earlier one
};

/// `runs` must be those of this model.
[[nodiscard]] VertexMaterials vertexMaterials(const pmx::Model& model, const IndexRuns& runs);

/// This is one draw of several materials.
struct JoinedRun {
  IndexRun indices;
  std::size_t first = 0, last = 0;  ///< materials; those between them are wanted or draw nothing
};

/// Returns the runs of the wanted materials, in their order, as few as possible. Materials are
/// joined where their indices are contiguous and drawn alike, and where each vertex has one
/// material. No run crosses a multiple of `most` materials.
[[nodiscard]] std::vector<JoinedRun> joinedRuns(const IndexRuns& runs, const std::vector<bool>& wanted,
                                                const VertexMaterials& owners, std::size_t most);

}  // namespace app
