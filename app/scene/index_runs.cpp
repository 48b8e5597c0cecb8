// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/index_runs.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

#include "app/textures/drawn_materials.h"

namespace app {
namespace {

using Qt3DRender::QGeometryRenderer;

/// Adds the edges of one triangle, each once, without those from a vertex to itself.
void addEdges(std::span<const std::uint32_t> triangle, std::vector<std::uint32_t>& out) {
  std::array<std::pair<std::uint32_t, std::uint32_t>, 3> edges;
  for (std::size_t i = 0; i < 3; ++i) edges[i] = std::minmax<std::uint32_t>({triangle[i], triangle[(i + 1) % 3]});
  std::sort(edges.begin(), edges.end());
  const auto end = std::unique(edges.begin(), edges.end());
  for (auto edge = edges.begin(); edge != end; ++edge) {
    if (edge->first != edge->second) out.insert(out.end(), {edge->first, edge->second});
  }
}

}  // namespace

IndexRuns indexRuns(const pmx::Model& model) {
  IndexRuns runs;
  const auto drawn = std::span(model.materials).first(materialsDrawn(model));
  std::size_t kept = 0;
  for (const auto& material : drawn) kept += static_cast<std::size_t>(material.indexCount);
  runs.indices.assign(model.indices.begin(), model.indices.begin() + static_cast<std::ptrdiff_t>(kept));
  int first = 0;
  for (const auto& material : drawn) {
    IndexRun run{first, material.indexCount, QGeometryRenderer::Triangles};
    first += material.indexCount;
    if (material.has(pmx::materialFlag::points)) {
      run.primitive = QGeometryRenderer::Points;
    } else if (material.has(pmx::materialFlag::lines)) {
      const auto own =
          std::span(model.indices).subspan(static_cast<std::size_t>(run.first), static_cast<std::size_t>(run.count));
      run = {static_cast<int>(runs.indices.size()), 0, QGeometryRenderer::Lines};
      for (std::size_t i = 0; i + 2 < own.size(); i += 3) addEdges(own.subspan(i, 3), runs.indices);
      run.count = static_cast<int>(runs.indices.size()) - run.first;
    }
    runs.materials.push_back(run);
  }
  return runs;
}

VertexMaterials vertexMaterials(const pmx::Model& model, const IndexRuns& runs) {
  constexpr auto kNobody = std::numeric_limits<std::uint32_t>::max();
  VertexMaterials owners{std::vector<std::uint32_t>(model.vertices.size(), kNobody),
                         std::vector<bool>(runs.materials.size(), false)};
  for (std::size_t i = 0; i < runs.materials.size(); ++i) {
    const IndexRun& run = runs.materials[i];
    const auto drawn =
        std::span(runs.indices).subspan(static_cast<std::size_t>(run.first), static_cast<std::size_t>(run.count));
    for (const std::uint32_t vertex : drawn) {
      std::uint32_t& owner = owners.ofVertex[vertex];
      if (owner == kNobody) owner = static_cast<std::uint32_t>(i);
      if (owner != i) owners.borrows[i] = true;
    }
  }
  std::ranges::replace(owners.ofVertex, kNobody, 0U);
  return owners;
}

std::vector<JoinedRun> joinedRuns(const IndexRuns& runs, const std::vector<bool>& wanted, const VertexMaterials& owners,
                                  std::size_t most) {
  std::vector<JoinedRun> joined;
  for (std::size_t i = 0; i < runs.materials.size(); ++i) {
    const IndexRun& run = runs.materials[i];
    if (!wanted[i] || run.count <= 0) continue;
    if (!joined.empty() && !owners.borrows[i]) {
      JoinedRun& before = joined.back();
      if (!owners.borrows[before.first] && before.first / most == i / most &&
          before.indices.primitive == run.primitive && before.indices.first + before.indices.count == run.first) {
        before.indices.count += run.count;
        before.last = i;
        continue;
      }
    }
    joined.push_back({run, i, i});
  }
  return joined;
}

}  // namespace app
