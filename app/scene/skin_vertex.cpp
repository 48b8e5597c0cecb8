// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/skin_vertex.h"

#include <algorithm>
#include <cstring>

#include "pmx/deform/skinning_job.h"

namespace app {

SkinVertex skinVertex(const pmx::Model& model, const pmx::Vertex& vertex, std::size_t identity) {
  SkinVertex out{};
  std::memcpy(out.normal, &vertex.normal, sizeof(out.normal));
  for (std::size_t i = 0; i < 4; ++i) {
    const auto bone = static_cast<std::size_t>(vertex.bones[i]);
    const bool there = vertex.bones[i] >= 0 && bone < identity;
    out.bones[i] = static_cast<std::uint32_t>(there ? bone : identity);
  }
  const auto weights = pmx::normalisedWeights(vertex);
  std::memcpy(out.weights, &weights, sizeof(out.weights));
  out.edgeScaleAndKind[0] = vertex.edgeScale;
  if (vertex.deform == pmx::DeformKind::Qdef) out.edgeScaleAndKind[1] = 4.0F;
  if (vertex.deform == pmx::DeformKind::Sdef && vertex.sdef >= 0) {
    const auto ready = pmx::prepareSdef(vertex, model.sdefVectors[static_cast<std::size_t>(vertex.sdef)]);
    if (ready.usable) {
      out.edgeScaleAndKind[1] = 3.0F;
      std::memcpy(out.sdef, &ready.c, 12);
      std::memcpy(out.sdef + 3, &ready.c0, 12);
      std::memcpy(out.sdef + 6, &ready.c1, 12);
    }
  }
  return out;
}

void placeInModel(SkinVertex& vertex, std::size_t identity) {
  std::ranges::fill(vertex.bones, static_cast<std::uint32_t>(identity));
  std::ranges::fill(vertex.weights, 0.0F);
  vertex.weights[0] = 1.0F;
  vertex.edgeScaleAndKind[1] = 0.0F;
}

}  // namespace app
