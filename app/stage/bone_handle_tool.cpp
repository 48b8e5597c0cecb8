// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/bone_handle_tool.h"

#include <utility>

#include <QMouseEvent>

#include "app/stage/bone_pointer.h"
#include "app/stage/view_window.h"

namespace app {

BoneHandle BoneHandleTool::shownAt(QPointF at) const {
  return view_.hasOverlaysAt(at) ? handleAt(shown_, DragSteps::pixel(at, view_.devicePixelRatio())) : BoneHandle();
}

void BoneHandleTool::light(BoneHandle pointed) {
  if (pointed == pointed_) return;
  pointed_ = pointed;
  emit litChanged();
}

void BoneHandleTool::setShown(const BoneHandles& handles) {
  const bool same = handles.actor == shown_.actor && handles.bone == shown_.bone;
  shown_ = handles;
  if (!same) light({});
}

void BoneHandleTool::take(BoneHandle handle, ActorId actor, std::int32_t bone) {
  held_ = handle;
  actor_ = actor;
  bone_ = bone;
}

bool BoneHandleTool::press(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  steps_.press(event);
  if (const BoneHandle handle = shownAt(event.position()); handle.kind != BoneHandle::Kind::None) {
    take(handle, shown_.actor, shown_.bone);
  } else if (const OverlayMark* mark = pointer_.markUnder(event.position()); mark != nullptr && source_) {
    const BoneHandles handles = source_(mark->actor, mark->bone);
    if (!handles.controller || !handles.moves) return false;
    take({BoneHandle::Kind::Free, 0}, mark->actor, mark->bone);
  } else {
    return false;
  }
  emit litChanged();
  return true;
}

void BoneHandleTool::drag(const QMouseEvent& event) {
  if (held_.kind == BoneHandle::Kind::None) return;
  if (steps_.begins(event)) emit began(actor_, bone_);
  if (!steps_.dragging() || held_.kind == BoneHandle::Kind::None) return;
  const BoneHandles handles = source_ ? source_(actor_, bone_) : BoneHandles();
  const auto [from, to] = steps_.step(event, view_.devicePixelRatio());
  if (handles.any()) emit dragged(draggedBy(handles, held_, from, to));
}

void BoneHandleTool::release(const QMouseEvent&) {
  const bool was = steps_.end() && held_.kind != BoneHandle::Kind::None;
  if (std::exchange(held_, {}).kind != BoneHandle::Kind::None) emit litChanged();
  if (was) emit ended();
}

void BoneHandleTool::abandon() {
  steps_.end();
  if (std::exchange(held_, {}).kind != BoneHandle::Kind::None) emit litChanged();
}

bool BoneHandleTool::cancel() {
  if (!steps_.dragging()) return false;
  abandon();
  emit cancelled();
  return true;
}

bool BoneHandleTool::click(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton || pointer_.markUnder(event.position()) != nullptr) return false;
  return shownAt(event.position()).kind != BoneHandle::Kind::None;
}

void BoneHandleTool::point(QPoint at) { light(shownAt(at)); }
void BoneHandleTool::leave() { light({}); }

}  // namespace app
