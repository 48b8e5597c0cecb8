// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/model/model.h"

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

/// One scalar for each thing a material morph reaches: a product or a sum of MorphJob.
struct MaterialFactors {
  Vec4 diffuse;
  Vec3 specular;
  float specularPower;
  Vec3 ambient;
  Vec4 edgeColour;
  float edgeSize;
  Vec4 texture, sphere, toon;
};

/// What a MorphState keeps: all that morphs change, or only what poses need (weights and bone offsets).
enum class MorphScope : std::uint8_t { All, Bones };

/// Everything morphs change about one model instance. Sized once; nothing allocates afterwards.
/// Fresh, it holds the model without morphs, and the changed flags of the first run are against that.
/// With MorphScope::Bones the lists of vertices and materials are empty, and stay as they are.
struct MorphState {
  explicit MorphState(const Model& model, MorphScope scope = MorphScope::All);

  std::vector<float> resolvedWeights;            ///< per morph: own weight, flips and groups worked in
  std::vector<base::Transform> boneOffsets;      ///< per bone: translation to add, rotation for q_morph
  std::vector<Vec3> positions;                   ///< per vertex, model space, bind pose plus vertex morphs
  std::vector<Vec2> uvs;                         ///< per vertex
  std::vector<std::vector<Vec4>> additionalUvs;  ///< [k][vertex]; k up to the model's count or what UV morphs reach
  std::vector<MaterialState> materials;          ///< per material
  bool positionsChanged = false;                 ///< by the last run, against the run before
  bool uvsChanged = false;                       ///< uvs or additionalUvs
  bool materialsChanged = false;
  bool bonesMoved = false;  ///< some boneOffsets isn't the identity

  // Below: MorphJob's own. First what the model alone decides, then scratch.

  /// A flip morph as something drives it: itself (rate 1), or a group that lists it.
  struct FlipUse {
    std::int32_t flip, driver;
    float rate;
  };
  /// A group's hold on a morph that isn't a flip. Groups come before the groups they drive.
  struct GroupLink {
    std::int32_t group, morph;
    float rate;
  };
  /// What a leaf morph writes to; None if it has no offset that does anything.
  enum class Reach : std::uint8_t { None, Positions, Uvs, Bones, Materials };

  std::vector<FlipUse> flipUses;                ///< in the order of the spec's first pass
  std::vector<GroupLink> groupLinks;            ///< links that close a cycle are left out
  std::vector<Reach> reaches;                   ///< per morph
  std::vector<float> appliedWeights;            ///< per morph: what the buffers above hold
  std::vector<MaterialFactors> products, sums;  ///< per material, and one more for "all materials"
};

/// Morph weights to offsets: flips, then groups (contributions add, cycles contribute nothing), then
/// each leaf once. Order and formulas: mmd-reference.md chapter 8. No allocation in run(). What the state
/// holds afterwards is a pure function of the weights, to the bit. Weights that aren't finite count as 0,
/// those beyond 1e6 as 1e6; a leaf whose weight is within 1e-6 of 0 does nothing. Products of multiply morphs end at 1e6.
/// So nothing that comes out of a validated model is beyond the numbers.
struct MorphJob {
  // in
  const Model* model = nullptr;    ///< validated
  std::span<const float> weights;  ///< per morph, any real number
  // in and out
  MorphState* state = nullptr;  ///< built for the same model

  void run() const;
};

}  // namespace pmx
