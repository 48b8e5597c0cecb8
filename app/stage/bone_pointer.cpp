// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/bone_pointer.h"

#include <QMouseEvent>

#include "app/stage/view_window.h"

namespace app {
namespace {

constexpr float kRadius = 12.0F;  // device-independent pixels

}  // namespace

void BonePointer::setMarks(const std::vector<OverlayMark>& marks) {
  marks_ = marks;
  find();
}

void BonePointer::point(QPoint at) {
  pointer_ = at;
  find();
}

void BonePointer::leave() { point({-1, -1}); }

const OverlayMark* BonePointer::markUnder(QPointF at) const {
  const auto ratio = static_cast<float>(view_.devicePixelRatio());
  return markAt(marks_, base::Vec2{static_cast<float>(at.x()), static_cast<float>(at.y())} * ratio, kRadius * ratio);
}

bool BonePointer::click(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  const OverlayMark* mark = markUnder(event.position());
  emit chosen(mark != nullptr ? mark->actor : 0, mark != nullptr ? mark->bone : -1);
  return !marks_.empty();
}

void BonePointer::find() {
  int bone = -1;
  ActorId actor = 0;
  if (pointer_.x() >= 0) {
    if (const OverlayMark* mark = markUnder(pointer_)) {
      bone = mark->bone;
      actor = mark->actor;
    }
  }
  if (bone == bone_ && actor == actor_) return;
  bone_ = bone;
  actor_ = actor;
  emit hovered(actor, bone, pointer_);
}

}  // namespace app
