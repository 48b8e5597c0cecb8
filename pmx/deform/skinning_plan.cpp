// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/deform/skinning_plan.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <tuple>

#include "pmx/deform/skinning_job.h"

namespace pmx {
namespace {

/// This is how one vertex depends on its bones.
struct Binding {
  DeformKind kind = DeformKind::Bdef1;
  std::uint8_t boneCount = 0;
  std::array<std::int32_t, 4> bones{-1, -1, -1, -1};
  std::array<float, 4> weights{};

  [[nodiscard]] auto key() const { return std::tie(kind, boneCount, bones); }
};

Vec3 unitOrZero(const Vec3& normal) {
  const float length = glm::length(normal);
  return length > 1e-6F && std::isfinite(length) ? normal / length : Vec3(0.0F);
}

/// Makes linear blends: bones without weight are left out, the others sorted, so that more vertices
/// share a run.
Binding linearBinding(const Vertex& vertex, const Vec4& weights) {
  Binding binding;
  for (int i = 0; i < 4; ++i) {
    if (weights[i] == 0.0F) continue;
    const std::int32_t bone = vertex.bones[static_cast<std::size_t>(i)];
    std::size_t at = 0;
    while (at < binding.boneCount && binding.bones[at] < bone) ++at;
    if (at < binding.boneCount && binding.bones[at] == bone) {
      binding.weights[at] += weights[i];
      continue;
    }
    for (std::size_t k = binding.boneCount; k > at; --k) {
      binding.bones[k] = binding.bones[k - 1];
      binding.weights[k] = binding.weights[k - 1];
    }
    binding.bones[at] = bone;
    binding.weights[at] = weights[i];
    ++binding.boneCount;
  }
  // This is the fast case: one matrix as it is, and no length to correct. A weight that isn't quite
  // 1 scales a little, and a vertex without a normal gets one after turning; both go with the
  // blends.
  const bool plain = binding.boneCount == 1 && binding.weights[0] == 1.0F && unitOrZero(vertex.normal) != Vec3(0.0F);
  binding.kind = plain ? DeformKind::Bdef1 : DeformKind::Bdef4;
  return binding;
}

Binding bindingOf(const Model& model, const Vertex& vertex) {
  const Vec4 weights = normalisedWeights(vertex);
  const bool hasSdef = vertex.deform == DeformKind::Sdef && vertex.sdef >= 0 &&
                       static_cast<std::size_t>(vertex.sdef) < model.sdefVectors.size();
  const bool sdef = hasSdef && prepareSdef(vertex, model.sdefVectors[static_cast<std::size_t>(vertex.sdef)]).usable;
  if (!sdef && vertex.deform != DeformKind::Qdef) return linearBinding(vertex, weights);
  Binding binding;
  binding.kind = vertex.deform;
  binding.boneCount = sdef ? 2 : 4;
  for (std::size_t i = 0; i < binding.boneCount; ++i) {
    binding.bones[i] = vertex.bones[i];
    binding.weights[i] = weights[static_cast<int>(i)];
  }
  return binding;
}

}  // namespace

SkinningPlan::SkinningPlan(const Model& model) {
  std::vector<Binding> bindings;
  bindings.reserve(model.vertices.size());
  for (const Vertex& vertex : model.vertices) bindings.push_back(bindingOf(model, vertex));
  std::vector<std::uint32_t> order(bindings.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return bindings[a].key() < bindings[b].key(); });

  placeOf.resize(order.size());
  std::uint32_t sdefCount = 0;
  for (std::size_t i = 0; i < order.size();) {
    const Binding& binding = bindings[order[i]];
    SkinningRun run{binding.kind, binding.boneCount, binding.bones, static_cast<std::uint32_t>(vertexAt.size()), 0,
                    sdefCount};
    std::size_t length = 0;
    for (; length < kLongestRun && i < order.size() && bindings[order[i]].key() == binding.key(); ++length, ++i) {
      placeOf[order[i]] = static_cast<std::uint32_t>(vertexAt.size());
      vertexAt.push_back(order[i]);
    }
    while (vertexAt.size() % kPadding != 0) vertexAt.push_back(vertexAt.back());
    run.count = static_cast<std::uint32_t>(vertexAt.size()) - run.first;
    if (run.kind == DeformKind::Sdef) sdefCount += run.count;
    runs.push_back(run);
  }

  const std::size_t places = vertexAt.size();
  positions = Vec3Lanes(places);
  normals = Vec3Lanes(places);
  for (Lanes& lane : weights) lane.resize(places);
  for (Vec3Lanes* lanes : {&sdefC, &sdefC0, &sdefC1}) *lanes = Vec3Lanes(sdefCount);
  for (std::size_t place = 0; place < places; ++place) {
    const Vertex& vertex = model.vertices[vertexAt[place]];
    positions.set(place, vertex.position);
    normals.set(place, unitOrZero(vertex.normal));
    for (std::size_t k = 0; k < 4; ++k) weights[k][place] = bindings[vertexAt[place]].weights[k];
  }
  for (const SkinningRun& run : runs) {
    for (std::uint32_t i = 0; run.kind == DeformKind::Sdef && i < run.count; ++i) {
      const Vertex& vertex = model.vertices[vertexAt[run.first + i]];
      const SdefReady ready = prepareSdef(vertex, model.sdefVectors[static_cast<std::size_t>(vertex.sdef)]);
      sdefC.set(run.sdefFirst + i, ready.c);
      sdefC0.set(run.sdefFirst + i, ready.c0);
      sdefC1.set(run.sdefFirst + i, ready.c1);
    }
  }
}

Vec3Lanes SkinningPlan::arranged(std::span<const Vec3> values) const {
  Vec3Lanes lanes(vertexAt.size());
  arrange(values, lanes);
  return lanes;
}

void SkinningPlan::arrange(std::span<const Vec3> values, Vec3Lanes& out) const {
  assert(values.size() == placeOf.size() && out.size() == vertexAt.size());
  for (std::size_t place = 0; place < vertexAt.size(); ++place) out.set(place, values[vertexAt[place]]);
}

}  // namespace pmx
