// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that decides how finely the view is drawn, and takes pictures
// of it.

#include <algorithm>

#include "app/playback/playback.h"
#include "app/render/scene_pictures.h"
#include "app/scene/scene_view.h"
#include "app/stage/camera_tool.h"
#include "app/stage/view_window.h"

namespace app {
namespace {

constexpr int kSamplesAside = 4;

}  // namespace

void Playback::setAdaptiveResolution(bool adapts) {
  adaptiveResolution_ = adapts;
  update();
}

/// Sets the resolution of the next picture. Returns whether it is one of those that teach
/// MotionScale, because they follow each other.
bool Playback::chooseResolution(SceneView& scene, bool blending) {
  const bool moves = adaptiveResolution_ && (transport_.clock().playing() || camera_.turning() || blending);
  scene.setMotionScale(moves ? motionScale_.scale() : 1.0F);
  return moves && scene.ready();
}

QImage Playback::picture(bool transparent) {
  if (view_.scene() == nullptr || pictures_ == 0 || document_.state().actors.empty()) return {};
  if (transparent) return transparentPicture();
  view_.scene()->setMessage({});
  const QImage seen = view_.seen();
  view_.scene()->setMessage(said_);
  if (!said_.empty()) update();  // the window shows the picture without it
  return seen;
}

/// Draws the moment again without background, because a window's surface has no alpha.
QImage Playback::transparentPicture() {
  const QSize size = view_.pixels();
  SceneView aside(size, std::max(kSamplesAside, view_.scene()->quality().samples));
  aside.setPixelScale(static_cast<float>(view_.devicePixelRatio()));
  aside.setBackground(Qt::transparent);
  aside.setGround(false, false);
  ShowTextures textures;
  for (const DocumentActor& actor : document_.state().actors) textures[actor.id] = actor.textures;
  setActors(aside, document_.show(), textures);
  aside.setViews(captions(false));
  const ShowFrame& shown = document_.show().evaluate(transport_.frame());
  const LightChoice& light = document_.look().picture.light;
  aside.setCamera(camera_.camera());
  aside.setLight(lightOf(light, shown.scene));
  aside.setShadows(GroundShadow::Off, selfShadowOf(light, shown.scene));
  aside.setFrame(shown);
  aside.setInspection(inspection_);
  aside.setLabels(labels_);
  aside.setOverlay(graph_ ? graphTriangles_ : overlay_.triangles());
  return aside.capture();
}

}  // namespace app
