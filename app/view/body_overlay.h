// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/show/motion_physics.h"
#include "app/view/bone_overlay.h"
#include "app/view/camera.h"
#include "pmx/model.h"

namespace app {

/// How a body is drawn.
enum class BodyLook : std::uint8_t {
  Follows,      ///< its bone: green
  Moves,        ///< by physics: red
  MovesOnBone,  ///< by physics, at its bone's position: violet
};

/// A body of the overlay, one for each of Model::rigidBodies.
struct OverlayBody {
  base::Transform place;  ///< model space
  BodyLook look = BodyLook::Follows;
  bool atRest = false;  ///< drawn dimmed
};

/// The bodies of a world as the picture made last shows them. A body slower than 0.1 units and radians per second rests
/// (MMD's bodies never fall asleep, so that is said by speed).
void overlayBodies(const pmx::Model& model, const MotionPhysics& physics, std::vector<OverlayBody>& bodies);

/// Rigid bodies as wire frames in the colour of their kind, joints as diamonds with lines to both their bodies. Triangles,
/// drawn over the model without depth; the line's width is in pixels times `scale`.
struct BodyOverlayJob {
  const pmx::Model* model = nullptr;
  std::span<const OverlayBody> bodies;
  CameraMatrices camera;
  base::Vec2 viewPixels{1280, 720};
  float scale = 1.0F;
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to

  void run() const;
};

}  // namespace app
