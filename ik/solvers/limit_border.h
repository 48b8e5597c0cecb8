// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/limit.h"

// These functions say where the bounds of a limit lie, to draw them and to tell that a joint stands
// at one.
namespace ik::solvers {

/// Returns a direction on the border of a cone or an ellipse, in the parent's space, unit length.
/// `aroundRad` runs from the limit's right (0) over its up (a quarter of a turn): the angle about
/// the axis for a cone, the parameter of the ellipse on the plane at distance 1 for an ellipse.
[[nodiscard]] Vec3 borderDirection(const Limit& limit, double aroundRad);

/// Returns how many radians a rotation may turn until it meets the nearest bound; 0 at a bound and
/// outside. Of an ellipse that is along the line from its axis through the direction. Bounds that
/// leave no room (a range of 0) don't count, because nothing ever leaves them. Infinity where
/// nothing bounds.
[[nodiscard]] double roomIn(const Limit& limit, const Quat& local);

/// Returns how many radians an angle on the circle may turn until it leaves [lower, upper], as
/// roomIn() counts them.
[[nodiscard]] double roomInRange(double angleRad, double lower, double upper);

}  // namespace ik::solvers
