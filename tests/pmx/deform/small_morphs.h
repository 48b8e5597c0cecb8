// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These are small models for tests of morphs.

#include <utility>
#include <vector>

#include "pmx/deform/morph_job.h"

namespace support {

/// Returns four vertices at (i, 0, 0), two bones, two materials; tests add morphs.
inline pmx::Model plainModel() {
  pmx::Model model;
  model.vertices.resize(4);
  for (std::size_t v = 0; v < 4; ++v) {
    model.vertices[v].position = {static_cast<float>(v), 0, 0};
    model.vertices[v].uv = {0.25F, 0.75F};
  }
  model.bones.resize(2);
  model.materials.resize(2);
  for (auto& material : model.materials) {
    material.diffuse = base::Vec4(0.8F, 0.8F, 0.8F, 1.0F);
    material.edgeSize = 2.0F;
  }
  return model;
}

template <class Offset>
std::int32_t add(pmx::Model& model, pmx::MorphKind kind, std::vector<Offset> offsets) {
  pmx::Morph morph;
  morph.kind = kind;
  morph.offsets = std::move(offsets);
  model.morphs.push_back(std::move(morph));
  return static_cast<std::int32_t>(model.morphs.size()) - 1;
}
inline std::int32_t addVertex(pmx::Model& model, std::int32_t vertex, base::Vec3 offset) {
  return add<pmx::VertexOffset>(model, pmx::MorphKind::Vertex, {{vertex, offset}});
}
inline std::int32_t addGroup(pmx::Model& model, std::vector<pmx::GroupOffset> offsets) {
  return add<pmx::GroupOffset>(model, pmx::MorphKind::Group, std::move(offsets));
}
inline std::int32_t addFlip(pmx::Model& model, std::vector<pmx::GroupOffset> offsets) {
  return add<pmx::GroupOffset>(model, pmx::MorphKind::Flip, std::move(offsets));
}

/// Returns the result of the model's morphs at these weights, from a fresh state.
inline pmx::MorphState after(const pmx::Model& model, const std::vector<float>& weights) {
  pmx::MorphState state(model);
  pmx::MorphJob{&model, weights, &state}.run();
  return state;
}

}  // namespace support
