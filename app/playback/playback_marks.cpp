// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that draws marks over the models: bones, limits of joints,
// targets, rigid bodies, a step of a solve.

#include <utility>

#include "app/playback/playback.h"
#include "app/scene/scene_view.h"
#include "app/stage/view_window.h"

namespace app {

void Playback::setBodies(bool shown) {
  over_.bodies = shown;
  update();
}

void Playback::setBones(bool shown) {
  over_.bones = shown;
  update();
}

void Playback::setLimits(bool shown) {
  over_.limits = shown;
  update();
}

void Playback::setTargets(bool shown) {
  goalTargets_ = shown;
  over_.targets.goals = shown && !alone_;
  update();
}

void Playback::setChainTargets(bool shown) {
  over_.targets.chains = shown;
  update();
}

void Playback::setLitTarget(const DraggedBone& target) {
  if (std::exchange(over_.litTarget, target) != target) update();
}

void Playback::setLitLimit(const LimitHandle& handle) {
  over_.litLimit = handle;
  if (over_.limits) update();
}

void Playback::setChosenBone(ActorId actor, std::int32_t bone) {
  over_.actor = actor;
  over_.bone = bone;
  inspect();
  if (over_.bones || over_.names || over_.limits) update();
}

void Playback::setLitHandle(BoneHandle handle) {
  over_.lit = handle;
  if (over_.bones) update();
}

void Playback::setLitChain(ActorId actor, std::int32_t chain) {
  if (actor == over_.chainOf && chain == over_.chain) return;
  over_.chainOf = actor;
  over_.chain = chain;
  update();
}

void Playback::setStep(ActorId actor, StepPicture picture) {
  if (picture.strokes.empty() && over_.step == nullptr) return;
  step_ = std::move(picture);
  over_.stepOf = actor;
  over_.step = step_.strokes.empty() ? nullptr : &step_;
  update();
}

void Playback::setChosenBody(ActorId actor, std::int32_t body) {
  over_.bodyOf = actor;
  over_.body = body;
  if (over_.bodies) update();
}

OverlayView Playback::overlayView(const SceneView& scene) const {
  const QSize size = view_.onePixels();
  const base::Vec2 pixels{static_cast<float>(size.width()), static_cast<float>(size.height())};
  return {scene.cameraMatrices(), pixels, static_cast<float>(view_.devicePixelRatio()), true};
}

void Playback::drawOverlay(SceneView& scene, const ShowFrame& frame) {
  const bool had = !overlay_.triangles().empty() || !graphTriangles_.empty() || !veiled_.empty();
  overlay_.draw(document_.show(), frame, over_, overlayView(scene));
  drawLabels(scene);
  veiled_.clear();
  // Alone there is no picture to darken: it would be a black box on the desktop.
  if (const float dark = alone_ ? 0.0F : static_cast<float>(1.0 - transport_.brightness()); dark > 0.0F) {
    veiled_ = graph_ ? graphTriangles_ : overlay_.triangles();
    for (const base::Vec2 corner :
         {base::Vec2{-1.0F, -1.0F}, {1.0F, -1.0F}, {1.0F, 1.0F}, {-1.0F, -1.0F}, {1.0F, 1.0F}, {-1.0F, 1.0F}})
      veiled_.push_back({corner, {0.0F, 0.0F, 0.0F, dark}});
  }
  const auto& triangles = !veiled_.empty() ? veiled_ : graph_ ? graphTriangles_ : overlay_.triangles();
  if (had || !triangles.empty()) scene.setOverlay(triangles);
  bonePointer_.setMarks(overlay_.marks(), overlay_.targets());
}

}  // namespace app
