// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/bone_pointer.h"

#include "app/ui/view_window.h"

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

void BonePointer::find() {
  int bone = -1;
  ActorId actor = 0;
  if (pointer_.x() >= 0) {
    const auto ratio = static_cast<float>(view_.devicePixelRatio());
    const base::Vec2 pixel{static_cast<float>(pointer_.x()) * ratio, static_cast<float>(pointer_.y()) * ratio};
    if (const OverlayMark* mark = markAt(marks_, pixel, kRadius * ratio)) {
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
