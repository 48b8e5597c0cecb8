// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "resources/demo/mesh.h"

namespace demo {

inline constexpr float kChinY = 14.36F, kCrownY = 17.75F;

/// Her head's skin. `angle`: 0 front, positive to her left, ±π behind. `rise`: 0 under the jaw, 1 the crown.
[[nodiscard]] Vec3 headPoint(float angle, float rise);
[[nodiscard]] Vec3 headNormal(float angle, float rise);
/// The same, `lift` units off the skin.
[[nodiscard]] Vec3 headPoint(float angle, float rise, float lift);

/// Where (angle, rise) the skin has this x and y, on the front half.
[[nodiscard]] Vec2 facePlace(const Vec2& xy);
/// The skin in front at x, y; `lift` units off it.
[[nodiscard]] Vec3 facePoint(const Vec2& xy, float lift);
[[nodiscard]] Vec3 faceNormal(const Vec2& xy);
/// Face texture: planar from the front.
[[nodiscard]] Vec2 faceUv(const Vec3& position);

}  // namespace demo
