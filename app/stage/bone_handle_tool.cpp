// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/bone_handle_tool.h"

#include <utility>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

#include "app/stage/bone_pointer.h"
#include "app/stage/view_window.h"

namespace app {
namespace {

constexpr float kFine = 0.1F;

}  // namespace

base::Vec2 BoneHandleTool::pixel(QPointF at) const {
  return base::Vec2{static_cast<float>(at.x()), static_cast<float>(at.y())} *
         static_cast<float>(view_.devicePixelRatio());
}

BoneHandle BoneHandleTool::shownAt(QPointF at) const {
  return view_.hasOverlaysAt(at) ? handleAt(shown_, pixel(at)) : BoneHandle();
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
  pressedAt_ = last_ = event.position();
  dragging_ = false;
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
  if (!dragging_) {
    const int far = QGuiApplication::styleHints()->startDragDistance();
    if ((event.position() - pressedAt_).manhattanLength() < far) return;
    dragging_ = true;
    emit began(actor_, bone_);
    if (held_.kind == BoneHandle::Kind::None) return;
  }
  const BoneHandles handles = source_ ? source_(actor_, bone_) : BoneHandles();
  const base::Vec2 from = pixel(std::exchange(last_, event.position())), to = pixel(event.position());
  if (!handles.any()) return;
  const float share = event.modifiers().testFlag(Qt::ControlModifier) ? kFine : 1.0F;
  emit dragged(draggedBy(handles, held_, from, from + share * (to - from)));
}

void BoneHandleTool::release(const QMouseEvent&) {
  const bool was = std::exchange(dragging_, false) && held_.kind != BoneHandle::Kind::None;
  if (std::exchange(held_, {}).kind != BoneHandle::Kind::None) emit litChanged();
  if (was) emit ended();
}

void BoneHandleTool::abandon() {
  dragging_ = false;
  if (std::exchange(held_, {}).kind != BoneHandle::Kind::None) emit litChanged();
}

bool BoneHandleTool::cancel() {
  if (!dragging_) return false;
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
