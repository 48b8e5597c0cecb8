// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "resources/demo/skeleton.h"

namespace demo::eye {

// These give the opening of the left eye as seen from the front; the right one is its mirror image.
inline constexpr float kInnerX = 0.275F, kOuterX = 1.075F;
inline constexpr Vec2 kMiddle{0.675F, 15.83F};
[[nodiscard]] float upper(float x);
[[nodiscard]] float lower(float x);

/// This is a morph of the lids: how an edge point of the left eye moves. `sign` is +1 for the left
/// eye, -1 for the right: the shift is returned in the face's own x.
struct LidMove {
  std::string morph;
  std::function<Vec2(const Vec2& xy, float sign, bool isUpper)> shift;
  bool lashesDown = true;
};
[[nodiscard]] std::vector<LidMove> lidMoves(Side side);

}  // namespace demo::eye
