// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace pmx {

/// This is a material after morphs: base * product of multiply morphs + sum of add morphs. The
/// coefficients tint a texture: rgb' = mix(neutral, rgb * mul.rgb + add.rgb, clamp(mul.a + add.a,
/// 0, 1)); neutral is white, and black for an additive sphere map. (mmd-reference.md 8.4)
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

/// There is one scalar for each value that a material morph reaches: a product or a sum of
/// MorphJob.
struct MaterialFactors {
  Vec4 diffuse;
  Vec3 specular;
  float specularPower;
  Vec3 ambient;
  Vec4 edgeColour;
  float edgeSize;
  Vec4 texture, sphere, toon;
};

/// This says what a MorphState keeps: everything that morphs change, or only what poses need
/// (weights and bone offsets).
enum class MorphScope : std::uint8_t { All, Bones };

/// This struct has everything that morphs change about one model instance. Sized once; nothing
/// allocates afterwards. At first it holds the model without morphs, and the changed flags of the
/// first run are relative to that. With MorphScope::Bones the lists of vertices and materials are
/// empty, and stay as they are.
struct MorphState {
  explicit MorphState(const Model& model, MorphScope scope = MorphScope::All);

  /// Per morph this is its own weight, with flips and groups applied.
  std::vector<float> resolvedWeights;
  /// Per bone this has a translation to add, and a rotation for q_morph.
  std::vector<base::Transform> boneOffsets;
  /// Per vertex, these are bind pose plus vertex morphs, in model space.
  std::vector<Vec3> positions;
  std::vector<Vec2> uvs;  ///< per vertex
  /// The indices are [k][vertex]; k goes up to the model's count or to what UV morphs reach.
  std::vector<std::vector<Vec4>> additionalUvs;
  std::vector<MaterialState> materials;  ///< per material
  bool positionsChanged = false;         ///< by the last run, relative to the run before
  bool uvsChanged = false;               ///< uvs or additionalUvs
  bool materialsChanged = false;
  bool bonesMoved = false;  ///< some boneOffsets isn't the identity

  // Everything below is MorphJob's own: first what the model alone decides, then scratch.

  /// This is a flip morph with what drives it: itself (rate 1), or a group that lists it.
  struct FlipUse {
    std::int32_t flip, driver;
    float rate;
  };
  /// This is a morph, no flip, that a group drives. Groups come before the groups that they drive.
  struct GroupLink {
    std::int32_t group, morph;
    float rate;
  };
  /// This is what a leaf morph writes to; None if it has no offset that does anything.
  enum class Reach : std::uint8_t { None, Positions, Uvs, Bones, Materials };

  std::vector<FlipUse> flipUses;                ///< in the order of the spec's first pass
  std::vector<GroupLink> groupLinks;            ///< links that close a cycle are left out
  std::vector<Reach> reaches;                   ///< per morph
  std::vector<float> appliedWeights;            ///< per morph: what the buffers above hold
  std::vector<MaterialFactors> products, sums;  ///< per material, and one more for "all materials"
};

/// This job turns morph weights into offsets: flips, then groups (contributions add, cycles
/// contribute nothing), then each leaf once. Order and formulas: mmd-reference.md chapter 8. No
/// allocation in run(). The resulting state depends on the weights only, to the bit. Weights that
/// aren't finite count as 0, those beyond 1e6 as 1e6; a leaf whose weight is within 1e-6 of 0 does
/// nothing. Products of multiply morphs end at 1e6. So all results for a validated model are
/// finite.
struct MorphJob {
  // inputs
  const Model* model = nullptr;    ///< validated
  std::span<const float> weights;  ///< per morph, any real number
  // inputs and outputs
  MorphState* state = nullptr;  ///< built for the same model

  void run() const;
};

}  // namespace pmx
