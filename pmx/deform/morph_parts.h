// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The state's construction and the job's run both use these about morphs. Internal to pmx.

#include <algorithm>
#include <cmath>

#include "pmx/deform/morph_job.h"

namespace pmx::morphs {

inline constexpr float kWeightLimit = 1e6F;  // keeps sums and products of weights finite

/// Returns whether an index is within a size: false for -1, too.
[[nodiscard]] inline bool within(std::int32_t index, std::size_t size) {
  return index >= 0 && static_cast<std::size_t>(index) < size;
}

/// Returns a weight or rate as it counts: finite and within the limit.
[[nodiscard]] inline float sane(float weight) {
  return std::isfinite(weight) ? std::clamp(weight, -kWeightLimit, kWeightLimit) : 0.0F;
}

/// Returns a morph's offsets; none if they are of another type.
template <class Offset>
[[nodiscard]] std::span<const Offset> offsetsOf(const Morph& morph) {
  const auto* offsets = std::get_if<std::vector<Offset>>(&morph.offsets);
  if (offsets == nullptr) return {};
  return *offsets;
}

/// Returns 0 for the UVs of the vertices, k for additional UV k, -1 for other kinds.
[[nodiscard]] inline int uvLayer(MorphKind kind) {
  const int layer = static_cast<int>(kind) - static_cast<int>(MorphKind::Uv);
  return layer >= 0 && layer <= 4 ? layer : -1;
}

/// Returns additional UV k + 1 of a vertex as in the file, zero where it has none.
[[nodiscard]] inline Vec4 baseAdditionalUv(const Model& model, std::size_t k, std::size_t vertex) {
  return k < model.additionalUvs.size() && vertex < model.additionalUvs[k].size() ? model.additionalUvs[k][vertex]
                                                                                  : Vec4(0.0F);
}

[[nodiscard]] inline MaterialFactors everyFactor(float v) {
  return {Vec4(v), Vec3(v), v, Vec3(v), Vec4(v), v, Vec4(v), Vec4(v), Vec4(v)};
}

/// Returns a material without morphs.
[[nodiscard]] inline MaterialState baseMaterial(const Material& material) {
  MaterialState state;
  state.diffuse = material.diffuse;
  state.specular = material.specular;
  state.specularPower = material.specularPower;
  state.ambient = material.ambient;
  state.edgeColour = material.edgeColour;
  state.edgeSize = material.edgeSize;
  return state;
}

}  // namespace pmx::morphs
