// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/show_overlay.h"

namespace app {

void ShowOverlay::draw(const Show& show, const ShowFrame& frame, const OverlayChoice& choice, const OverlayView& view) {
  triangles_.clear();
  marks_.clear();
  for (const ShownActor& shown : frame.actors) {
    if (!shown.frame->visible) continue;
    const Actor& actor = *show.actor(shown.id);
    const OverlayView own{inModelSpace(view.camera, shown.frame->placement), view.pixels, view.scale};
    if (choice.bones || choice.names)
      drawBones(actor, shown, shown.id == choice.actor ? choice.bone : -1, own, choice.bones);
    if (choice.bodies) drawBodies(actor, own);
  }
}

void ShowOverlay::drawBones(const Actor& actor, const ShownActor& shown, std::int32_t selected, const OverlayView& view,
                            bool seen) {
  unseen_.clear();
  BoneOverlayJob job;
  job.model = &actor.model();
  job.skeleton = &actor.skeleton();
  job.boneModels = shown.frame->boneModels;
  job.ikEnabled = shown.frame->ikEnabled;
  job.actor = shown.id;
  job.selected = selected;
  job.view = view;
  job.triangles = seen ? &triangles_ : &unseen_;
  job.marks = &marks_;
  job.run();
}

void ShowOverlay::drawBodies(const Actor& actor, const OverlayView& view) {
  const MotionPhysics* physics = actor.physics();
  if (physics == nullptr) return;
  overlayBodies(actor.model(), *physics, bodies_);
  BodyOverlayJob job;
  job.model = &actor.model();
  job.bodies = bodies_;
  job.view = view;
  job.triangles = &triangles_;
  job.run();
}

}  // namespace app
