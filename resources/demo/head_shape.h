// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "resources/demo/mesh.h"

namespace demo {

inline constexpr float kChinY = 14.36F, kCrownY = 17.75F;

/// Returns a point of the head's skin. `angle`: 0 front, positive to the figure's left, ±π behind.
/// `rise`: 0 under the jaw, 1 the crown.
[[nodiscard]] Vec3 headPoint(float angle, float rise);
[[nodiscard]] Vec3 headNormal(float angle, float rise);
/// Returns where hair begins on the head, as a rise, by the angle from the front.
[[nodiscard]] float hairline(float angle);
/// Returns a point `lift` units off the skin.
[[nodiscard]] Vec3 headPoint(float angle, float rise, float lift);

/// Returns (angle, rise) at which the skin has this x and y, on the front half.
[[nodiscard]] Vec2 facePlace(const Vec2& xy);
/// Returns the point in front at x, y, `lift` units off the skin.
[[nodiscard]] Vec3 facePoint(const Vec2& xy, float lift);
[[nodiscard]] Vec3 faceNormal(const Vec2& xy);
/// Returns the face texture's coordinates: planar from the front.
[[nodiscard]] Vec2 faceUv(const Vec3& position);

}  // namespace demo
