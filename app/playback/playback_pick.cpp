// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that finds what is shown at a position in the view.

#include <algorithm>
#include <limits>

#include "app/playback/playback.h"
#include "app/scene/scene_view.h"
#include "app/stage/view_window.h"
#include "app/view/body_pick.h"
#include "app/view/model_pick.h"
#include "app/view/view_grid.h"

namespace app {

BoneHandles Playback::handlesOf(ActorId id, std::int32_t bone) const {
  const Actor* actor = document_.show().actor(id);
  const SceneView* scene = view_.scene();
  // Names need marks, even where these aren't drawn.
  const bool seen = over_.bones && pictures_ != 0;
  if (actor == nullptr || scene == nullptr || !seen || !actor->frame().visible) return {};
  if (standsInFirstView(document_.show().standIns(), id)) return {};
  OverlayView own = overlayView(*scene);
  own.camera = inModelSpace(own.camera, actor->frame().placement);
  return app::handlesOf(*actor, id, bone, own);
}

BonePointer::Body Playback::bodyAt(QPointF place) {
  BonePointer::Body found;
  const SceneView* scene = view_.scene();
  if (!over_.bodies || scene == nullptr || pictures_ == 0 || !view_.hasOverlaysAt(place)) return found;
  const auto ratio = static_cast<float>(view_.devicePixelRatio());
  const base::Vec2 pixel = base::Vec2{static_cast<float>(place.x()), static_cast<float>(place.y())} * ratio;
  float nearest = std::numeric_limits<float>::infinity();
  for (const DocumentActor& of : document_.state().actors) {
    const Actor* actor = document_.show().actor(of.id);
    if (actor == nullptr || actor->physics() == nullptr || !actor->frame().visible) continue;
    if (standsInFirstView(document_.show().standIns(), of.id)) continue;
    OverlayView own = overlayView(*scene);
    own.camera = inModelSpace(own.camera, actor->frame().placement);
    overlayBodies(actor->model(), *actor->physics(), bodies_);
    const PickedBody picked = app::bodyAt(actor->model(), bodies_, own, pixel);
    if (picked.body < 0 || picked.depth >= nearest) continue;
    nearest = picked.depth;
    found = {of.id, picked.body};
  }
  return found;
}

ActorId Playback::modelAt(QPointF place) const {
  const SceneView* scene = view_.scene();
  if (scene == nullptr || pictures_ == 0) return 0;
  QPoint pixel = (place * view_.devicePixelRatio()).toPoint();
  const QSize whole = scene->size();
  const std::size_t views = std::max<std::size_t>(scene->captionAreas().size(), 1);
  for (std::size_t i = 0; i < views; ++i) {
    const PixelArea area = viewArea(viewGrid(views, whole.width(), whole.height()), i, whole.width(), whole.height());
    if (!area.contains(pixel.x(), pixel.y())) continue;
    pixel -= QPoint(area.x, area.y);
    break;
  }
  const QSize size = view_.onePixels();
  const base::Vec2 pixels{static_cast<float>(size.width()), static_cast<float>(size.height())};
  const base::Vec2 at{static_cast<float>(pixel.x()) + 0.5F, static_cast<float>(pixel.y()) + 0.5F};
  ActorId found = 0;
  float nearest = std::numeric_limits<float>::infinity();
  for (const DocumentActor& actor : document_.state().actors) {
    const ActorFrame* shown = frame(actor.id);
    if (shown == nullptr) continue;
    const auto depth = surfaceDepth(actor.model->model, *shown, scene->cameraMatrices(), pixels, at);
    if (!depth || *depth >= nearest) continue;
    nearest = *depth;
    found = actor.id;
  }
  return found;
}

}  // namespace app
