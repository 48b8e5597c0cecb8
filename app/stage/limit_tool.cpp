// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/limit_tool.h"

#include <utility>

#include <QMouseEvent>

#include "app/stage/bone_pointer.h"
#include "app/stage/view_window.h"

namespace app {

LimitHandle LimitTool::shownAt(QPointF at) const {
  return view_.hasOverlaysAt(at) ? handleAt(limits(), DragSteps::pixel(at, view_.devicePixelRatio())) : LimitHandle();
}

void LimitTool::light(const LimitHandle& pointed) {
  if (pointed.isSame(pointed_)) return;
  pointed_ = pointed;
  emit litChanged();
}

void LimitTool::lookAgain() {
  if (!held_.any()) light(mouse_.x() >= 0 ? shownAt(mouse_) : LimitHandle());
}

bool LimitTool::press(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  steps_.press(event);
  held_ = shownAt(event.position());
  if (!held_.any()) return false;
  if (const JointLimit* limit = limitOf(limits(), held_)) heldLimit_ = *limit;
  emit litChanged();
  return true;
}

void LimitTool::drag(const QMouseEvent& event) {
  if (!held_.any()) return;
  if (steps_.begins(event)) emit began(held_);
  if (!steps_.dragging() || !held_.any()) return;
  const auto [from, to] = steps_.step(event, view_.devicePixelRatio());
  // As it was when the drag began: a range that is closed meanwhile has no arc, and opens again.
  if (limitOf(limits(), held_) != nullptr) emit dragged(draggedBy(heldLimit_, held_, from, to));
}

void LimitTool::release(const QMouseEvent&) {
  const bool held = std::exchange(held_, {}).any(), was = steps_.end();
  if (held) emit litChanged();
  if (held && was) emit ended();
}

void LimitTool::abandon() {
  steps_.end();
  if (std::exchange(held_, {}).any()) emit litChanged();
}

bool LimitTool::cancel() {
  if (!steps_.dragging()) return false;
  abandon();
  emit cancelled();
  return true;
}

bool LimitTool::click(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  const OverlayMark* mark = pointer_.boneUnder(event.position());
  if (!event.modifiers().testFlag(Qt::ControlModifier)) return mark == nullptr && shownAt(event.position()).any();
  const JointLimit* joint = nullptr;
  if (mark == nullptr && view_.hasOverlaysAt(event.position()))
    joint = jointAt(limits(), DragSteps::pixel(event.position(), view_.devicePixelRatio()));
  if (mark != nullptr) {
    emit lockWanted(mark->actor, mark->bone);
  } else if (joint != nullptr) {
    emit lockWanted(joint->actor, joint->bone);
  }
  return mark != nullptr || joint != nullptr;
}

void LimitTool::point(QPoint at) {
  mouse_ = at;
  light(shownAt(at));
}

void LimitTool::leave() {
  mouse_ = {-1, -1};
  light({});
}

}  // namespace app
