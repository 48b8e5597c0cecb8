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

/// Returns the target that a press would take. A target without a mark of its own comes after the
/// handles of the selected bone, which may lie in the same place.
const TargetMark* BoneHandleTool::targetAt(QPointF at) const {
  const TargetMark* target = pointer_.targetUnder(at);
  const bool behind = target != nullptr && !target->own && shownAt(at).kind != BoneHandle::Kind::None;
  return behind ? nullptr : target;
}

BoneHandleTool::Held BoneHandleTool::litBone() const {
  if (holds()) return what_;
  if (pointedTarget_.any()) return pointedTarget_;
  return {{shown_.actor, shown_.bone, {}}};
}

void BoneHandleTool::light(BoneHandle pointed, const Held& target) {
  if (pointed == pointed_ && target.isSame(pointedTarget_)) return;
  pointed_ = pointed;
  pointedTarget_ = target;
  emit litChanged();
}

void BoneHandleTool::setShown(const BoneHandles& handles) {
  shown_ = handles;
  // The mouse may be over something else now.
  if (!holds()) point(mouse_);
}

bool BoneHandleTool::press(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  steps_.press(event);
  const BoneHandle handle = shownAt(event.position());
  if (const TargetMark* target = targetAt(event.position())) {
    held_ = {BoneHandle::Kind::Free, 0};
    what_ = {target->what, true, target->place};
  } else if (handle.kind != BoneHandle::Kind::None) {
    held_ = handle;
    what_ = {{shown_.actor, shown_.bone, {}}};
  } else if (const OverlayMark* mark = pointer_.markUnder(event.position()); mark != nullptr && source_) {
    const Held bone{{mark->actor, mark->bone, {}}};
    const BoneHandles handles = source_(bone);
    if (!handles.controller || !handles.moves) return false;
    held_ = {BoneHandle::Kind::Free, 0};
    what_ = bone;
  } else {
    return false;
  }
  emit litChanged();
  return true;
}

void BoneHandleTool::drag(const QMouseEvent& event) {
  if (!holds()) return;
  if (steps_.begins(event)) emit began(what_);
  if (!steps_.dragging() || !holds()) return;
  const BoneHandles handles = source_ ? source_(what_) : BoneHandles();
  const auto [from, to] = steps_.step(event, view_.devicePixelRatio());
  if (handles.any()) emit dragged(draggedBy(handles, held_, from, to));
}

void BoneHandleTool::release(const QMouseEvent&) {
  const bool was = steps_.end() && holds();
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

void BoneHandleTool::point(QPoint at) {
  mouse_ = at;
  if (mouse_.x() < 0) return light({}, {});
  if (const TargetMark* target = targetAt(at))
    return light({BoneHandle::Kind::Free, 0}, {target->what, true, target->place});
  light(shownAt(at), {});
}

void BoneHandleTool::leave() { point({-1, -1}); }

}  // namespace app
