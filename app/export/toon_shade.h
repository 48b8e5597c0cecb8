// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "pmx/base/math.h"

namespace app {

/// This is a toon as MToon has it: two colours, and a straight way from one to the other. With x
/// the cosine of the angle between the normal and the direction to the light, the lit colour's part
/// is 0 to 1 while x + shift goes from toony - 1 to 1 - toony.
struct ToonShade {
  base::Vec3 lit{1.0F}, shade{1.0F};  ///< factors of the material's colour, 0 to 1, as MMD stores them
  float shift = 0.0F;                 ///< shadingShiftFactor, -1 to 1
  float toony = 0.9F;                 ///< shadingToonyFactor, 0 to 1
  /// This is the greatest difference of any channel from the ramp that was given, 0 to 1.
  float worst = 0.0F;
};

/// Finds the toon that is nearest to a ramp (least squares over its rows). `ramp` has the colours
/// of a toon texture's left column from the lit end to the shaded one, 0 to 1, at least one; MMD
/// looks up the middle of row i of n at x = 1 - (2 i + 1) / n (mmd-reference.md 11.4).
[[nodiscard]] ToonShade toonShade(std::span<const base::Vec3> ramp);

/// Returns the toon of a material that receives MMD's self shadow: the ramp's shaded end is the
/// tint of the shadow, and it fades in while x goes from 1/3 to 0 (mmd-reference.md 11.6).
[[nodiscard]] ToonShade selfShadowShade(std::span<const base::Vec3> ramp);

}  // namespace app
