// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "pmx/base/math.h"
#include "pmx/model/vertex_weights.h"

namespace pmx {

/// These are SDEF's vectors, prepared: c and the midpoints of c to the corrected r0 and r1.
/// (mmd-reference.md 9.1)
struct SdefReady {
  Vec3 c, c0, c1;
  bool usable = false;  ///< false: not finite, use BDEF2
};
[[nodiscard]] SdefReady prepareSdef(const Vertex& vertex, const SdefVectors& vectors);

/// This is a vertex after its bones: model space, the normal of unit length.
struct SkinnedVertex {
  Vec3 position, normal;
};
/// Returns one vertex of a validated model, as SkinningJob computes it. `position`: bind pose plus
/// vertex morphs, model space.
[[nodiscard]] SkinnedVertex skinnedVertex(const Model& model, const Vertex& vertex, const Vec3& position,
                                          std::span<const base::Mat3x4> palette);

/// This is the CPU's reference skinning: BDEF1/2/4, SDEF, QDEF. It is the oracle for the vertex
/// shader. Where a span has another length than is given here, run() does nothing.
struct SkinningJob {
  // inputs
  const Model* model = nullptr;     ///< validated
  std::span<const Vec3> positions;  ///< per vertex, bind pose plus vertex morphs, model space
  /// Per bone, this is the model matrix times the inverse bind matrix, rigid.
  std::span<const base::Mat3x4> palette;
  // outputs
  std::span<Vec3> skinnedPositions;  ///< per vertex, model space
  std::span<Vec3> skinnedNormals;    ///< per vertex, unit length; may be empty
  // inputs
  /// Positions of these vertices are final: bones don't move them.
  std::span<const std::uint32_t> placed{};
  std::span<const Vec3> placedNormals{};  ///< per vertex, read for those of `placed`; unit length

  void run() const;
};

}  // namespace pmx
