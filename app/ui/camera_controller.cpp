// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/camera_controller.h"

namespace app {
namespace {

constexpr float kPixelsPerZoomStep = 20.0F;
constexpr float kAnglePerNotch = 120.0F;

}  // namespace

bool CameraController::drag(QPointF to, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers, float viewHeight) {
  const QPointF moved = to - last_;
  last_ = to;
  const bool turning = buttons.testFlag(Qt::RightButton) || buttons.testFlag(Qt::LeftButton);
  const bool middle = buttons.testFlag(Qt::MiddleButton);
  if ((!turning && !middle) || moved.isNull()) return false;
  const auto dx = static_cast<float>(moved.x());
  const auto dy = static_cast<float>(moved.y());
  if (middle || modifiers.testFlag(Qt::ShiftModifier)) {
    camera_ = panned(camera_, dx, dy, viewHeight);
  } else if (modifiers.testFlag(Qt::ControlModifier)) {
    camera_ = zoomed(camera_, -dy / kPixelsPerZoomStep);
  } else {
    camera_ = orbited(camera_, dx, dy);
  }
  return true;
}

bool CameraController::wheel(QPoint angleDelta, Qt::KeyboardModifiers modifiers) {
  // Some systems turn the wheel sideways while a modifier is held.
  const int angle = angleDelta.y() != 0 ? angleDelta.y() : angleDelta.x();
  if (angle == 0) return false;
  float steps = static_cast<float>(angle) / kAnglePerNotch;
  if (modifiers.testFlag(Qt::ShiftModifier)) steps *= 10.0F;
  if (modifiers.testFlag(Qt::ControlModifier)) steps *= 0.1F;
  camera_ = zoomed(camera_, steps);
  return true;
}

}  // namespace app
