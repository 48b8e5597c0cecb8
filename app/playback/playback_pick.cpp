// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that finds what is shown at a position in the view.

#include <algorithm>
#include <limits>
#include <optional>

#include <QRectF>
#include <QSizeF>

#include "app/playback/playback.h"
#include "app/scene/scene_view.h"
#include "app/stage/view_window.h"
#include "app/view/body_pick.h"
#include "app/view/camera.h"
#include "app/view/fit_view.h"
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

BoneHandles Playback::handlesOfTarget(const DraggedBone& target, const base::Vec3& place) const {
  const SceneView* scene = view_.scene();
  if (scene == nullptr || pictures_ == 0) return {};
  return app::handlesOf(document_.show(), TargetMark{target, place}, overlayView(*scene));
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
    if (leftOut_.contains(of.id)) continue;
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
    if (shown == nullptr || leftOut_.contains(actor.id)) continue;
    const auto depth = surfaceDepth(actor.model->model, *shown, scene->cameraMatrices(), pixels, at);
    if (!depth || *depth >= nearest) continue;
    nearest = *depth;
    found = actor.id;
  }
  return found;
}

std::optional<QPointF> Playback::placeOf(ActorId actor) const {
  const SceneView* scene = view_.scene();
  const ActorFrame* shown = frame(actor);
  if (scene == nullptr || pictures_ == 0 || shown == nullptr || !shown->visible) return std::nullopt;
  Bounds box;
  for (const auto& bone : shown->boneModels) box.add(shown->placement.toWorld(bone.translation));
  if (box.empty()) return std::nullopt;
  const CameraMatrices& camera = scene->cameraMatrices();
  const base::Vec4 clip = camera.projection * camera.view * base::Vec4(box.centre(), 1.0F);
  if (!(clip.w > 0.0F)) return std::nullopt;
  const QPointF part((clip.x / clip.w + 1.0F) / 2.0F, (1.0F - clip.y / clip.w) / 2.0F);
  if (!QRectF(0.0, 0.0, 1.0, 1.0).contains(part)) return std::nullopt;
  const QSizeF size = QSizeF(view_.onePixels()) / view_.devicePixelRatio();
  return QPointF(part.x() * size.width(), part.y() * size.height());
}

}  // namespace app
