// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"

namespace demo {

/// These are the two figures: one shape, two sets of colours.
enum class Who { Odori, Mai };
inline constexpr Who kDancers[] = {Who::Odori, Who::Mai};

/// This is a colour in textures, 0 to 255.
struct Paint {
  int red, green, blue;
};

/// The two figures differ in these values.
struct Outfit {
  const char* name;     ///< in Japanese
  const char* english;  ///< also the model's file, in small letters
  const char* prefix;   ///< of the figure's own textures
  Paint cloth, deepCloth, paleBlossom, skirtBlossom, obi, obiWaves;
  Paint hair[5];  ///< root to tip
  Paint darkStrand;
  Paint eyeRim, eye[4], eyeLight;           ///< iris from above to below
  base::Vec3 sandals, clothEdge, hairEdge;  ///< of materials, 0 to 1
};
[[nodiscard]] const Outfit& outfitOf(Who who);

}  // namespace demo
