// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/model/vertex_weights.h"

#include <cmath>

namespace pmx {

Vec4 normalisedWeights(const Vertex& vertex) {
  const Vec4 onFirst(1, 0, 0, 0);
  const auto& w = vertex.weights;
  if (vertex.deform == DeformKind::Bdef1) return onFirst;
  const bool two = vertex.deform == DeformKind::Bdef2 || vertex.deform == DeformKind::Sdef;
  const Vec4 weights = two ? Vec4(w[0], w[1], 0, 0) : Vec4(w[0], w[1], w[2], w[3]);
  const float sum = weights.x + weights.y + weights.z + weights.w;
  if (!std::isfinite(sum) || !(sum > 1e-6F)) return onFirst;
  return std::abs(sum - 1.0F) <= 1e-3F ? weights : weights / sum;
}

}  // namespace pmx
