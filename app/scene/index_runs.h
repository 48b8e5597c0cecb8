// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <Qt3DRender/QGeometryRenderer>

#include "pmx/model.h"

namespace app {

/// The part of the index buffer that a material draws.
struct IndexRun {
  int first = 0, count = 0;  ///< indices
  Qt3DRender::QGeometryRenderer::PrimitiveType primitive = Qt3DRender::QGeometryRenderer::Triangles;
};

/// A model's indices as they are drawn, of its first materials up to materialsDrawn(). Materials drawn as lines (PMX 2.1) have the edges of their triangles, each
/// once, after all triangles: of A-B-A only A-B is left. Points win over lines; each index is one point
/// (mmd-reference.md 2.7, 11.10).
struct IndexRuns {
  std::vector<std::uint32_t> indices;
  std::vector<IndexRun> materials;
};

/// Needs a validated model.
[[nodiscard]] IndexRuns indexRuns(const pmx::Model& model);

}  // namespace app
