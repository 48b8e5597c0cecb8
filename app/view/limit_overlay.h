// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/view/limit_handles.h"

namespace app {

/// This job draws the limits of joints where they lie: a cone or an ellipse as its rim with four
/// spokes and the direction of its axis now, a hinge and a box as arcs with the angle now, a slide
/// as a line between two end marks with a dot at its place, a joint that doesn't turn as a padlock.
/// A joint that stands at its limit, within half a degree or 0.5 % of a slide's range, has another
/// colour and thicker lines.
/// What lies behind the joint is fainter, and so are limits of the file. They are triangles without
/// depth.
struct LimitOverlayJob {
  std::span<const JointLimit> limits;
  LimitHandle lit;                                  ///< the one under the mouse, or held
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to

  void run() const;
};

}  // namespace app
