// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "resources/demo/mesh.h"

namespace demo {

/// This is a tied bow: two loops, two tails and a knot, in the plane that `turn` makes of x and y.
struct Bow {
  Vec3 centre{0.0F};
  Quat turn{base::kIdentityRotation};
  float size = 1.0F;      ///< a loop reaches 1.45 sizes sideways
  float fullness = 1.0F;  ///< of the loops, across the plane
  float tailLength = 1.0F;
  SkinRule leftSkin, rightSkin, leftTailSkin, rightTailSkin, knotSkin;
};
void addBow(Mesh& mesh, const Bow& bow);

}  // namespace demo
