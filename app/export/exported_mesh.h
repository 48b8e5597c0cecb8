// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "pmx/model/model.h"

namespace app {

/// These are the joints of a vertex. A joint occurs once with a weight above 0; others are joint 0
/// with weight 0. The greatest weight is the first. In single precision, and in this order, the
/// weights add up to 1.
struct JointWeights {
  std::array<std::uint16_t, 4> joints{};
  std::array<float, 4> weights{1.0F, 0.0F, 0.0F, 0.0F};
  bool operator==(const JointWeights&) const = default;
};

/// Returns the joints of a vertex of a validated model. A weight on no bone is one on joint
/// `rootJoint`.
[[nodiscard]] JointWeights jointWeights(const pmx::Vertex& vertex, std::uint16_t rootJoint);

/// This is what one material draws, with vertices of its own.
struct ExportedPart {
  std::size_t material = 0;             ///< index into Model::materials
  std::vector<std::uint32_t> vertices;  ///< indices into Model::vertices, rising, each once
  /// These are indices into `vertices`, three per triangle, the front counter-clockwise once Z is
  /// mirrored.
  std::vector<std::uint32_t> indices;
};

/// These are the parts of a model in the order of its materials, in two meshes: readers keep the
/// morphs of a part for each of its vertices, whether they move it or not.
struct ExportedMeshes {
  std::vector<ExportedPart> still;  ///< no vertex morph moves these
  std::vector<ExportedPart> morphed;
  std::vector<std::size_t> targets;  ///< indices of the vertex morphs that move `morphed`, rising
};

/// Splits a validated model by material. Materials that draw no triangle are left out, and so are
/// those for which `shown` (one per material) is 0.
[[nodiscard]] ExportedMeshes exportedMeshes(const pmx::Model& model, std::span<const std::uint8_t> shown);

/// This is one vertex of a part that a morph moves.
struct MorphedVertex {
  std::uint32_t vertex = 0;  ///< index into ExportedPart::vertices
  pmx::Vec3 offset{0.0F};    ///< units, model space
  bool operator==(const MorphedVertex&) const = default;
};

/// Returns what a vertex morph moves of a part, by rising vertex, each once: offsets that name a
/// vertex twice are added.
[[nodiscard]] std::vector<MorphedVertex> morphedVertices(const pmx::Morph& morph, const ExportedPart& part);

}  // namespace app
