// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that takes pictures of the view.

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

QImage Playback::picture(bool transparent) {
  if (view_.scene() == nullptr || pictures_ == 0 || document_.state().actors.empty()) return {};
  if (transparent) return transparentPicture();
  SceneView& scene = *view_.scene();
  scene.setMessage({});
  scene.setInspection(lastingInspection());
  const QImage seen = view_.seen();
  scene.setMessage(said_);
  scene.setInspection(inspection_);
  if (!said_.empty() || inspection_.outlined != 0) update();  // the window shows the picture without them
  return seen;
}

/// Returns what is drawn over the models but for the outline of flash().
Inspection Playback::lastingInspection() const {
  Inspection lasting = inspection_;
  lasting.outlined = 0;
  return lasting;
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
  aside.setInspection(lastingInspection());
  aside.setLabels(labels_);
  aside.setOverlay(graph_ ? graphTriangles_ : overlay_.triangles());
  return aside.capture();
}

}  // namespace app
