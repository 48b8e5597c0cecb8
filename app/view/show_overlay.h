// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/show/show.h"
#include "app/view/body_overlay.h"
#include "app/view/bone_overlay.h"

namespace app {

/// What is drawn over the models.
struct OverlayChoice {
  bool bones = false;
  bool bodies = false;     ///< rigid bodies and joints, of actors that have physics
  ActorId actor = 0;       ///< whose bone stands out
  std::int32_t bone = -1;  ///< that one; -1: none
  bool names = false;      ///< of bones: their marks are told, also where they aren't drawn
};

/// The overlay of a show's picture, for the window and for films. It keeps its memory from picture to picture.
class ShowOverlay {
 public:
  /// Makes the overlay of a frame that `show` has just made, in place of the one before: visible actors in their order,
  /// bones before bodies. `view` has the camera of world space.
  void draw(const Show& show, const ShowFrame& frame, const OverlayChoice& choice, const OverlayView& view);
  /// The marks go; the triangles stay until the next frame is drawn. For when actors came or went.
  void forgetMarks() { marks_.clear(); }

  [[nodiscard]] const std::vector<OverlayVertex>& triangles() const { return triangles_; }
  /// Of the bones, each with its actor.
  [[nodiscard]] const std::vector<OverlayMark>& marks() const { return marks_; }

 private:
  void drawBones(const Actor& actor, const ShownActor& shown, std::int32_t selected, const OverlayView& view,
                 bool seen);
  void drawBodies(const Actor& actor, const OverlayView& view);

  std::vector<OverlayVertex> triangles_;
  std::vector<OverlayMark> marks_;
  std::vector<OverlayBody> bodies_;    // scratch, of one actor
  std::vector<OverlayVertex> unseen_;  // scratch: marks that aren't drawn
};

}  // namespace app
