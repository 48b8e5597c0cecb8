// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"

namespace demo {

/// The two dancers: one shape, two sets of colours.
enum class Who { Odori, Mai };
inline constexpr Who kDancers[] = {Who::Odori, Who::Mai};

/// A colour as textures are painted with it, 0 to 255.
struct Paint {
  int red, green, blue;
};

/// What tells one dancer from the other.
struct Outfit {
  const char* name;     ///< in Japanese
  const char* english;  ///< also the model's file, in small letters
  const char* prefix;   ///< of the textures that only she has
  Paint cloth, deepCloth, paleBlossom, skirtBlossom, obi, obiWaves;
  Paint hair[5];  ///< root to tip
  Paint darkStrand;
  Paint eyeRim, eye[4], eyeLight;           ///< iris from above to below
  base::Vec3 sandals, clothEdge, hairEdge;  ///< of materials, 0 to 1
};
[[nodiscard]] const Outfit& outfitOf(Who who);

}  // namespace demo
