// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/show/motion_physics.h"
#include "app/view/bone_overlay.h"
#include "app/view/camera.h"
#include "pmx/model/model.h"

namespace app {

/// This says what moves a body, and so the colour in which it is drawn.
enum class BodyMotion : std::uint8_t {
  Follows,      ///< follows its bone: green
  Moves,        ///< physics: red
  MovesOnBone,  ///< physics, at the position of its bone: violet
};

/// This is a body of the overlay, one for each of Model::rigidBodies.
struct OverlayBody {
  base::Transform transform;  ///< model space
  BodyMotion motion = BodyMotion::Follows;
  bool atRest = false;  ///< drawn dimmed
};

/// Writes the bodies of a world as the picture made last shows them. A body slower than 0.1 units
/// and radians per second counts as at rest (MMD's bodies never fall asleep, so the speed decides).
void overlayBodies(const pmx::Model& model, const MotionPhysics& physics, std::vector<OverlayBody>& bodies);

/// This job draws rigid bodies as wire frames in the colour of their kind, and joints as diamonds
/// with lines to both their bodies. They are triangles over the model without depth; the line's
/// width is in pixels, times the view's scale. If there are more bodies than `room` has, the first
/// ones are drawn, and joints between them.
struct BodyOverlayJob {
  const pmx::Model* model = nullptr;
  std::span<const OverlayBody> bodies;
  std::int32_t selected = -1;  ///< drawn in wider lines of another colour; -1: none
  OverlayView view;
  OverlayRoom* room = nullptr;                      ///< in and out; null: that of a whole picture
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to

  void run() const;
};

}  // namespace app
