// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/sight.h"

// These functions say what a drag from one pixel to another means in view space, where an axis goes
// through a point there. A drag in several steps gives the same as a drag in one.
namespace app {

/// Returns the distance from a pixel to a line segment, pixels.
[[nodiscard]] float distanceTo(base::Vec2 pixel, base::Vec2 a, base::Vec2 b);

/// Returns the translation along an axis (unit length) through a point, view units. It is measured
/// between the points of the axis that are nearest to the rays of the pixels.
[[nodiscard]] float wayDragged(const Sight& sight, const base::Vec3& centre, const base::Vec3& axis, base::Vec2 from,
                               base::Vec2 to);

/// Returns the angle about an axis (unit length) through a point, radians. A circle about it is
/// followed in its own plane, or along its near side where it is seen edge on: `radiusPixels` are
/// one radian there.
[[nodiscard]] float angleDragged(const Sight& sight, const base::Vec3& centre, const base::Vec3& axis, base::Vec2 from,
                                 base::Vec2 to, float radiusPixels);

/// Returns where a pixel is on a sphere in view space, relative to its centre: on the side of the
/// eye, or on the far side. Beside the sphere it is the point nearest to the pixel's ray, which
/// isn't on it.
[[nodiscard]] base::Vec3 onSphere(const Sight& sight, const base::Vec3& centre, float radius, bool far,
                                  base::Vec2 pixel);

}  // namespace app
