// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/deform/morph_job.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <glm/common.hpp>

#include "pmx/deform/morph_parts.h"

namespace pmx {
namespace {

using morphs::baseAdditionalUv, morphs::everyFactor, morphs::offsetsOf, morphs::sane, morphs::uvLayer, morphs::within;
using Reach = MorphState::Reach;

constexpr float kStillWeight = 1e-6F;

/// Returns the offset that a flip morph of `count` offsets selects, or -1. (mmd-reference.md 8.1)
std::int64_t flipChoice(std::size_t count, float value) {
  // The small addend is needed since ten times 0.3F may be just below 3.
  const double place = (static_cast<double>(count) + 1.0) * static_cast<double>(value) + 1e-6;
  if (!(place >= 1.0) || count == 0) return -1;
  return static_cast<std::int64_t>(std::min(place, static_cast<double>(count))) - 1;
}

void resolveWeights(const Model& model, std::span<const float> weights, MorphState& state) {
  auto& w = state.resolvedWeights;
  for (std::size_t m = 0; m < w.size(); ++m) w[m] = m < weights.size() ? sane(weights[m]) : 0.0F;
  for (const auto& use : state.flipUses) {
    const auto offsets = offsetsOf<GroupOffset>(model.morphs[static_cast<std::size_t>(use.flip)]);
    const auto choice = flipChoice(offsets.size(), w[static_cast<std::size_t>(use.driver)] * use.rate);
    if (choice < 0) continue;
    const auto& chosen = offsets[static_cast<std::size_t>(choice)];
    if (within(chosen.morph, w.size())) w[static_cast<std::size_t>(chosen.morph)] = sane(chosen.rate);
  }
  for (const auto& link : state.groupLinks) {
    auto& weight = w[static_cast<std::size_t>(link.morph)];
    weight = sane(weight + w[static_cast<std::size_t>(link.group)] * link.rate);
  }
}

// -- Leaves --------------------------------------------------------------------------------------

/// Returns the weight that a leaf is deformed by.
float leafWeight(float resolved) { return std::abs(resolved) < kStillWeight ? 0.0F : resolved; }

/// Calls `apply(morph, weight)` in index order for leaves of one reach that aren't still.
template <class Apply>
void forActive(const Model& model, const MorphState& state, Reach reach, std::span<const float> weights, Apply apply) {
  for (std::size_t m = 0; m < model.morphs.size(); ++m) {
    if (state.reaches[m] == reach && leafWeight(weights[m]) != 0.0F) apply(model.morphs[m], leafWeight(weights[m]));
  }
}

/// The buffers are rebuilt from the model where an old weight reached, then all present weights are
/// added in index order, so that the result can't depend on earlier runs.
void movePositions(const Model& model, MorphState& state) {
  forActive(model, state, Reach::Positions, state.appliedWeights, [&](const Morph& morph, float) {
    for (const auto& o : offsetsOf<VertexOffset>(morph)) {
      const auto v = static_cast<std::size_t>(o.vertex);
      if (v < state.positions.size()) state.positions[v] = model.vertices[v].position;
    }
  });
  forActive(model, state, Reach::Positions, state.resolvedWeights, [&](const Morph& morph, float weight) {
    for (const auto& o : offsetsOf<VertexOffset>(morph)) {
      const auto v = static_cast<std::size_t>(o.vertex);
      if (v < state.positions.size()) state.positions[v] += weight * o.offset;
    }
  });
}

void moveUvs(const Model& model, MorphState& state) {
  forActive(model, state, Reach::Uvs, state.appliedWeights, [&](const Morph& morph, float) {
    const auto layer = static_cast<std::size_t>(uvLayer(morph.kind));
    for (const auto& o : offsetsOf<UvOffset>(morph)) {
      const auto v = static_cast<std::size_t>(o.vertex);
      if (v >= state.uvs.size()) continue;
      if (layer == 0)
        state.uvs[v] = model.vertices[v].uv;
      else
        state.additionalUvs[layer - 1][v] = baseAdditionalUv(model, layer - 1, v);
    }
  });
  forActive(model, state, Reach::Uvs, state.resolvedWeights, [&](const Morph& morph, float weight) {
    const auto layer = static_cast<std::size_t>(uvLayer(morph.kind));
    for (const auto& o : offsetsOf<UvOffset>(morph)) {
      const auto v = static_cast<std::size_t>(o.vertex);
      if (v >= state.uvs.size()) continue;
      if (layer == 0)
        state.uvs[v] += weight * Vec2(o.offset);
      else
        state.additionalUvs[layer - 1][v] += weight * o.offset;
    }
  });
}

/// Returns q to the power of a weight, along the shorter arc. A rotation of length 0 turns nothing.
Quat weighted(const Quat& rotation, float weight) {
  const float length = glm::length(rotation);
  if (!(length > 1e-6F)) return base::kIdentityRotation;
  return glm::normalize(glm::slerp(base::kIdentityRotation, rotation / length, weight));
}

void moveBones(const Model& model, MorphState& state) {
  const auto bones = state.boneOffsets.size();
  forActive(model, state, Reach::Bones, state.appliedWeights, [&](const Morph& morph, float) {
    for (const auto& o : offsetsOf<BoneOffset>(morph)) {
      if (within(o.bone, bones)) state.boneOffsets[static_cast<std::size_t>(o.bone)] = {};
    }
  });
  forActive(model, state, Reach::Bones, state.resolvedWeights, [&](const Morph& morph, float weight) {
    for (const auto& o : offsetsOf<BoneOffset>(morph)) {
      if (!within(o.bone, bones)) continue;
      auto& bone = state.boneOffsets[static_cast<std::size_t>(o.bone)];
      bone.translation += weight * o.translation;
      bone.rotation = glm::normalize(weighted(o.rotation, weight) * bone.rotation);
    }
  });
  state.bonesMoved = std::any_of(state.boneOffsets.begin(), state.boneOffsets.end(), [](const base::Transform& bone) {
    return bone.translation != Vec3(0.0F) || bone.rotation != base::kIdentityRotation;
  });
}

/// Calls `step(total, value)` for each value that a material morph reaches.
template <class Step>
void forEachFactor(MaterialFactors& total, const MaterialOffset& value, Step step) {
  step(total.diffuse, value.diffuse);
  step(total.specular, value.specular);
  step(total.specularPower, value.specularPower);
  step(total.ambient, value.ambient);
  step(total.edgeColour, value.edgeColour);
  step(total.edgeSize, value.edgeSize);
  step(total.texture, value.texture);
  step(total.sphere, value.sphere);
  step(total.toon, value.toon);
}

/// Returns base * product + sum, with the factors of this material and those of all.
/// (mmd-reference.md 8.4)
MaterialState morphedMaterial(const Material& material, const MaterialFactors& product, const MaterialFactors& sum,
                              const MaterialFactors& allProduct, const MaterialFactors& allSum) {
  MaterialState s = morphs::baseMaterial(material);
  s.diffuse = s.diffuse * (product.diffuse * allProduct.diffuse) + (sum.diffuse + allSum.diffuse);
  s.specular = s.specular * (product.specular * allProduct.specular) + (sum.specular + allSum.specular);
  s.specularPower =
      s.specularPower * (product.specularPower * allProduct.specularPower) + (sum.specularPower + allSum.specularPower);
  s.ambient = s.ambient * (product.ambient * allProduct.ambient) + (sum.ambient + allSum.ambient);
  s.edgeColour = s.edgeColour * (product.edgeColour * allProduct.edgeColour) + (sum.edgeColour + allSum.edgeColour);
  s.edgeSize = s.edgeSize * (product.edgeSize * allProduct.edgeSize) + (sum.edgeSize + allSum.edgeSize);
  s.textureMul = product.texture * allProduct.texture;
  s.textureAdd = sum.texture + allSum.texture;
  s.sphereMul = product.sphere * allProduct.sphere;
  s.sphereAdd = sum.sphere + allSum.sphere;
  s.toonMul = product.toon * allProduct.toon;
  s.toonAdd = sum.toon + allSum.toon;
  return s;
}

void tintMaterials(const Model& model, MorphState& state) {
  const auto all = state.materials.size();
  std::fill(state.products.begin(), state.products.end(), everyFactor(1.0F));
  std::fill(state.sums.begin(), state.sums.end(), everyFactor(0.0F));
  forActive(model, state, Reach::Materials, state.resolvedWeights, [&](const Morph& morph, float weight) {
    for (const auto& o : offsetsOf<MaterialOffset>(morph)) {
      const auto at = o.material == -1 ? all : static_cast<std::size_t>(o.material);
      if (at > all || (at == all && o.material != -1)) continue;
      if (o.operation == 0) {
        forEachFactor(state.products[at], o, [weight](auto& total, const auto& value) {
          using Factor = std::decay_t<decltype(total)>;
          total *= Factor(1.0F) + (value - Factor(1.0F)) * weight;
          total = glm::clamp(total, Factor(-morphs::kWeightLimit), Factor(morphs::kWeightLimit));
        });
      } else {
        forEachFactor(state.sums[at], o, [weight](auto& total, const auto& value) { total += value * weight; });
      }
    }
  });
  for (std::size_t m = 0; m < all; ++m) {
    const auto now =
        morphedMaterial(model.materials[m], state.products[m], state.sums[m], state.products[all], state.sums[all]);
    if (now == state.materials[m]) continue;
    state.materials[m] = now;
    state.materialsChanged = true;
  }
}

}  // namespace

void MorphJob::run() const {
  assert(model != nullptr && state != nullptr && state->reaches.size() == model->morphs.size());
  resolveWeights(*model, weights, *state);
  bool positions = false, uvs = false, bones = false, materials = false;
  for (std::size_t m = 0; m < model->morphs.size(); ++m) {
    if (leafWeight(state->resolvedWeights[m]) == leafWeight(state->appliedWeights[m])) continue;
    positions |= state->reaches[m] == Reach::Positions;
    uvs |= state->reaches[m] == Reach::Uvs;
    bones |= state->reaches[m] == Reach::Bones;
    materials |= state->reaches[m] == Reach::Materials;
  }
  state->positionsChanged = positions;
  state->uvsChanged = uvs;
  state->materialsChanged = false;
  if (positions) movePositions(*model, *state);
  if (uvs) moveUvs(*model, *state);
  if (bones) moveBones(*model, *state);
  if (materials) tintMaterials(*model, *state);
  state->appliedWeights = state->resolvedWeights;  // of equal size: copies, never allocates
}

}  // namespace pmx
