// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/show/show.h"
#include "app/view/body_overlay.h"
#include "app/view/bone_handles.h"
#include "app/view/bone_overlay.h"
#include "app/view/name_labels.h"

namespace app {

struct StepPicture;

/// What is drawn over the models.
struct OverlayChoice {
  bool bones = false;
  bool bodies = false;                ///< rigid bodies and joints, of actors that have physics
  ActorId actor = 0;                  ///< whose bone stands out
  std::int32_t bone = -1;             ///< that one; -1: none
  bool names = false;                 ///< of bones: their marks are told, also where they aren't drawn
  bool handles = false;               ///< that bone's, with `bones`
  BoneHandle lit{};                   ///< of them, the one that stands out
  ActorId bodyOf = 0;                 ///< whose body stands out
  std::int32_t body = -1;             ///< that one; -1: none
  ActorId chainOf = 0;                ///< whose chain stands out, whether bones are drawn or not
  std::int32_t chain = -1;            ///< that one; -1: none
  ActorId stepOf = 0;                 ///< of whose chain's solve a step is drawn: an actor's, or a stand-in's
  const StepPicture* step = nullptr;  ///< that one; null: none
};

/// Of several views beside each other the first one shows a stand-in of an actor: marks are the stand-in's, what is the
/// actor's alone (bodies, handles) isn't shown, and a step is drawn if it is the stand-in's.
[[nodiscard]] bool standsInFirstView(std::span<const ShownActor> standIns, ActorId id);
/// Who shows an actor in the first view: the stand-in's id, or its own.
[[nodiscard]] ActorId inFirstView(std::span<const ShownActor> standIns, ActorId id);

/// The overlay of a show's picture, for the window and for films. It keeps its memory from picture to picture.
class ShowOverlay {
 public:
  /// Makes the overlay of a frame that `show` has just made, in place of the one before: visible actors in their order,
  /// bones before bodies. Of several views beside each other it is the first one's. `view` has the camera of world space.
  void draw(const Show& show, const ShowFrame& frame, const OverlayChoice& choice, const OverlayView& view);
  /// The marks go; the triangles stay until the next frame is drawn. For when actors came or went.
  void forgetMarks() {
    marks_.clear();
    handles_ = {};
  }

  [[nodiscard]] const std::vector<OverlayVertex>& triangles() const { return triangles_; }
  /// There were more bones or bodies than OverlayRoom has marks for.
  [[nodiscard]] bool full() const { return room_.full; }
  /// Of the bones, each with its actor.
  [[nodiscard]] const std::vector<OverlayMark>& marks() const { return marks_; }
  /// What is written beside the step that is drawn.
  [[nodiscard]] const std::vector<OverlayLabel>& texts() const { return texts_; }
  /// Those that were drawn.
  [[nodiscard]] const BoneHandles& handles() const { return handles_; }

 private:
  void drawBones(const Actor& actor, const ShownActor& shown, std::int32_t selected, const OverlayView& view,
                 bool seen);
  void drawChain(const Actor& actor, const ShownActor& shown, std::int32_t chain, const OverlayView& view);
  void drawBodies(const Actor& actor, std::int32_t selected, const OverlayView& view);

  std::vector<OverlayVertex> triangles_;
  std::vector<OverlayMark> marks_;
  BoneHandles handles_;
  std::vector<OverlayLabel> texts_;
  std::vector<OverlayBody> bodies_;  // scratch, of one actor
  OverlayRoom room_;                 // of this picture
};

}  // namespace app
