// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/model.h"

namespace pmx {

/// What a material looks like after morphs: base * product of multiply morphs + sum of add morphs.
/// The coefficients tint a texture: rgb' = mix(neutral, rgb * mul.rgb + add.rgb, clamp(mul.a + add.a, 0, 1));
/// neutral is white, and black for an additive sphere map. (mmd-reference.md 8.4)
struct MaterialState {
  Vec4 diffuse{1.0F};
  Vec3 specular{0.0F};
  float specularPower = 0.0F;
  Vec3 ambient{0.0F};
  Vec4 edgeColour{0, 0, 0, 1};
  float edgeSize = 1.0F;
  Vec4 textureMul{1.0F}, textureAdd{0.0F};
  Vec4 sphereMul{1.0F}, sphereAdd{0.0F};
  Vec4 toonMul{1.0F}, toonAdd{0.0F};
  bool operator==(const MaterialState&) const = default;
};

/// Everything morphs change about one model instance. Sized once; nothing allocates afterwards.
struct MorphState {
  explicit MorphState(const Model& model);

  std::vector<float> resolvedWeights;       ///< per morph: own weight, flips and groups worked in
  std::vector<base::Transform> boneOffsets; ///< per bone: translation to add, rotation for q_morph
  std::vector<Vec3> positions;              ///< per vertex, model space, bind pose plus vertex morphs
  std::vector<Vec2> uvs;                    ///< per vertex
  std::vector<std::vector<Vec4>> additionalUvs;  ///< [k][vertex]; k up to the model's count or what UV morphs reach
  std::vector<MaterialState> materials;     ///< per material
  bool positionsChanged = false;            ///< by the last run, against the run before
  bool uvsChanged = false;                  ///< uvs or additionalUvs
  bool materialsChanged = false;
  bool bonesMoved = false;                  ///< some boneOffsets isn't the identity

  // Scratch of MorphJob.
  std::vector<std::uint32_t> touchedVertices, touchedUvs, touchedBones;
  std::vector<float> appliedWeights;        ///< per morph, what the buffers above hold
  std::vector<std::uint8_t> marks;
  std::vector<std::int32_t> stack;
};

/// Morph weights to offsets: flips, then groups (contributions add, cycles contribute nothing), then
/// each leaf once. Order and formulas: mmd-reference.md chapter 8. No allocation in run().
struct MorphJob {
  // in
  const Model* model = nullptr;             ///< validated
  std::span<const float> weights;           ///< per morph, any real number
  // in and out
  MorphState* state = nullptr;              ///< built for the same model

  void run() const;
};

}  // namespace pmx
