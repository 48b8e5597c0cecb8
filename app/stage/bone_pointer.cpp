// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/bone_pointer.h"

#include <QMouseEvent>

#include "app/stage/drag_steps.h"
#include "app/stage/view_window.h"

namespace app {
namespace {

constexpr float kRadius = 12.0F;  // device-independent pixels
constexpr float kClearly = 5.0F;  // so much nearer must a bone be to go before a target

}  // namespace

void BonePointer::setMarks(const std::vector<OverlayMark>& marks, std::span<const TargetMark> targets) {
  marks_ = marks;
  targets_.assign(targets.begin(), targets.end());
  find();
}

void BonePointer::point(QPoint at) {
  pointer_ = at;
  find();
}

void BonePointer::leave() { point({-1, -1}); }

const OverlayMark* BonePointer::boneUnder(QPointF at) const {
  if (!view_.hasOverlaysAt(at)) return nullptr;
  const auto ratio = static_cast<float>(view_.devicePixelRatio());
  return markAt(marks_, DragSteps::pixel(at, view_.devicePixelRatio()), kRadius * ratio);
}

const TargetMark* BonePointer::targetUnder(QPointF at) const {
  if (!view_.hasOverlaysAt(at)) return nullptr;
  const auto ratio = static_cast<float>(view_.devicePixelRatio());
  const base::Vec2 pixel = DragSteps::pixel(at, view_.devicePixelRatio());
  const TargetMark* target = targetAt(targets_, pixel, kRadius * ratio);
  const OverlayMark* bone = target != nullptr ? boneUnder(at) : nullptr;
  if (bone == nullptr) return target;
  const float further = glm::distance(target->mark.pixel, pixel) - glm::distance(bone->pixel, pixel);
  return further > kClearly * ratio ? nullptr : target;
}

const OverlayMark* BonePointer::markUnder(QPointF at) const {
  const TargetMark* target = targetUnder(at);
  return target != nullptr ? &target->mark : boneUnder(at);
}

bool BonePointer::click(const QMouseEvent& event) {
  // The menu that the right button opens has commands for the selected bone.
  if (const OverlayMark* mark = event.button() == Qt::RightButton ? markUnder(event.position()) : nullptr)
    emit chosen(mark->actor, mark->bone);
  if (event.button() != Qt::LeftButton || !view_.hasOverlaysAt(event.position())) return false;
  const OverlayMark* mark = markUnder(event.position());
  if (const OverlayMark* bone = boneUnder(event.position());
      bone != nullptr && event.modifiers().testFlag(Qt::ShiftModifier)) {
    emit reachWanted(bone->actor, bone->bone);
    return true;
  }
  if (mark == nullptr && bodyAt_) {
    if (const Body body = bodyAt_(event.position()); body.body >= 0) {
      emit bodyChosen(body.actor, body.body);
      return true;
    }
  }
  if (marks_.empty() && mark == nullptr) return false;
  emit chosen(mark != nullptr ? mark->actor : 0, mark != nullptr ? mark->bone : -1);
  return mark != nullptr;  // beside all bones there may be a model
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
  const Body body = bone < 0 && pointer_.x() >= 0 && bodyAt_ ? bodyAt_(pointer_) : Body();
  const bool otherBody = body != body_, otherBone = bone != bone_ || actor != actor_;
  body_ = body;
  bone_ = bone;
  actor_ = actor;
  // The bone or body that is pointed at is emitted last, because listeners may hide what they
  // showed.
  if (otherBone && bone < 0) emit hovered(actor, bone, pointer_);
  if (otherBody) emit bodyHovered(body.actor, body.body, pointer_);
  if (otherBone && bone >= 0) emit hovered(actor, bone, pointer_);
}

}  // namespace app
