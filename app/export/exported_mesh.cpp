// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/exported_mesh.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include "pmx/model/vertex_weights.h"

namespace app {
namespace {

using VertexOffsets = std::vector<pmx::VertexOffset>;

const VertexOffsets* vertexOffsets(const pmx::Morph& morph) {
  return morph.kind == pmx::MorphKind::Vertex ? std::get_if<VertexOffsets>(&morph.offsets) : nullptr;
}

/// Returns for each vertex 1 where some vertex morph moves it.
std::vector<std::uint8_t> movedVertices(const pmx::Model& model) {
  std::vector<std::uint8_t> moved(model.vertices.size());
  for (const pmx::Morph& morph : model.morphs) {
    const VertexOffsets* offsets = vertexOffsets(morph);
    for (std::size_t i = 0; offsets != nullptr && i < offsets->size(); ++i) {
      const pmx::VertexOffset& offset = (*offsets)[i];
      if (offset.vertex >= 0 && offset.offset != pmx::Vec3(0.0F)) moved[static_cast<std::size_t>(offset.vertex)] = 1;
    }
  }
  return moved;
}

ExportedPart partOf(std::span<const std::uint32_t> indices, std::size_t material) {
  ExportedPart part;
  part.material = material;
  part.vertices.assign(indices.begin(), indices.end());
  std::ranges::sort(part.vertices);
  part.vertices.erase(std::unique(part.vertices.begin(), part.vertices.end()), part.vertices.end());
  part.indices.reserve(indices.size());
  const auto number = [&](std::uint32_t vertex) {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(part.vertices, vertex) - part.vertices.begin());
  };
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
    // A mirror turns fronts round.
    part.indices.push_back(number(indices[i]));
    part.indices.push_back(number(indices[i + 2]));
    part.indices.push_back(number(indices[i + 1]));
  }
  return part;
}

}  // namespace

JointWeights jointWeights(const pmx::Vertex& vertex, std::uint16_t rootJoint) {
  const pmx::Vec4 given = pmx::normalisedWeights(vertex);
  std::array<std::pair<std::uint16_t, double>, 4> kept{};
  std::size_t count = 0;
  double sum = 0.0;
  for (int i = 0; i < 4; ++i) {
    if (!(given[i] > 0.0F)) continue;
    const std::int32_t bone = vertex.bones[static_cast<std::size_t>(i)];
    const auto joint = bone < 0 ? rootJoint : static_cast<std::uint16_t>(bone);
    const auto same = std::find_if(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(count),
                                   [joint](const auto& one) { return one.first == joint; });
    if (same == kept.begin() + static_cast<std::ptrdiff_t>(count)) kept[count++] = {joint, 0.0};
    same->second += double{given[i]};
    sum += double{given[i]};
  }
  JointWeights result;
  if (count == 0) {
    result.joints[0] = vertex.bones[0] < 0 ? rootJoint : static_cast<std::uint16_t>(vertex.bones[0]);
    return result;
  }
  // The greatest comes first, and takes what rounding has left of the others.
  std::stable_sort(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(count),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  double others = 0.0;
  for (std::size_t i = count; i-- > 0;) {
    result.joints[i] = kept[i].first;
    result.weights[i] = i == 0 ? static_cast<float>(1.0 - others) : static_cast<float>(kept[i].second / sum);
    others += double{result.weights[i]};
  }
  return result;
}

ExportedMeshes exportedMeshes(const pmx::Model& model, std::span<const std::uint8_t> shown) {
  const std::vector<std::uint8_t> moved = movedVertices(model);
  ExportedMeshes meshes;
  std::vector<std::uint8_t> inMorphed(model.vertices.size());
  std::size_t first = 0;
  for (std::size_t material = 0; material < model.materials.size(); ++material) {
    const auto count = static_cast<std::size_t>(model.materials[material].indexCount);
    const auto indices = std::span(model.indices).subspan(first, count);
    first += count;
    if (count < 3 || shown[material] == 0) continue;
    ExportedPart part = partOf(indices, material);
    const bool morphed = std::ranges::any_of(part.vertices, [&](std::uint32_t vertex) { return moved[vertex] != 0; });
    if (morphed) {
      for (const std::uint32_t vertex : part.vertices) inMorphed[vertex] = 1;
    }
    (morphed ? meshes.morphed : meshes.still).push_back(std::move(part));
  }
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const VertexOffsets* offsets = vertexOffsets(model.morphs[i]);
    const bool moves = offsets != nullptr && std::ranges::any_of(*offsets, [&](const pmx::VertexOffset& offset) {
                         return offset.vertex >= 0 && offset.offset != pmx::Vec3(0.0F) &&
                                inMorphed[static_cast<std::size_t>(offset.vertex)] != 0;
                       });
    if (moves) meshes.targets.push_back(i);
  }
  return meshes;
}

std::vector<MorphedVertex> morphedVertices(const pmx::Morph& morph, const ExportedPart& part) {
  std::map<std::uint32_t, pmx::Vec3> sums;
  const VertexOffsets* offsets = vertexOffsets(morph);
  for (std::size_t i = 0; offsets != nullptr && i < offsets->size(); ++i) {
    const pmx::VertexOffset& offset = (*offsets)[i];
    if (offset.vertex < 0) continue;
    const auto vertex = static_cast<std::uint32_t>(offset.vertex);
    const auto at = std::ranges::lower_bound(part.vertices, vertex);
    if (at == part.vertices.end() || *at != vertex) continue;
    sums.try_emplace(static_cast<std::uint32_t>(at - part.vertices.begin()), 0.0F).first->second += offset.offset;
  }
  std::vector<MorphedVertex> moved;
  for (const auto& [vertex, offset] : sums) {
    if (offset != pmx::Vec3(0.0F)) moved.push_back({vertex, offset});
  }
  return moved;
}

}  // namespace app
