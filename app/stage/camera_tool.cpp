// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/camera_tool.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include "app/stage/view_window.h"

namespace app {
namespace {

constexpr float kPixelsPerZoomStep = 20.0F;
constexpr float kAnglePerNotch = 120.0F;

}  // namespace

void CameraTool::setCamera(const vmd::CameraState& camera) {
  camera_ = camera;
  if (wantsMotion_) {
    wantsMotion_ = false;
    emit followsChanged();
  }
  emit changed();
}

void CameraTool::followMotion(bool follow) {
  wantsMotion_ = follow;
  emit followsChanged();
  emit changed();
}

void CameraTool::setMotionHasOne(bool hasOne) {
  if (hasOne && !motionHasOne_) wantsMotion_ = true;
  motionHasOne_ = hasOne;
  emit followsChanged();
  emit changed();
}

bool CameraTool::press(const QMouseEvent& event) {
  last_ = event.position();
  return (event.button() & (Qt::LeftButton | Qt::RightButton | Qt::MiddleButton)) != 0;
}

void CameraTool::drag(const QMouseEvent& event) {
  const QPointF moved = event.position() - last_;
  last_ = event.position();
  if (moved.isNull()) return;
  const auto dx = static_cast<float>(moved.x());
  const auto dy = static_cast<float>(moved.y());
  if (event.buttons().testFlag(Qt::MiddleButton) || event.modifiers().testFlag(Qt::ShiftModifier)) {
    setCamera(panned(camera_, dx, dy, static_cast<float>(view_.height())));
  } else if (event.modifiers().testFlag(Qt::ControlModifier)) {
    setCamera(zoomed(camera_, -dy / kPixelsPerZoomStep));
  } else {
    setCamera(orbited(camera_, dx, dy));
  }
}

bool CameraTool::wheel(const QWheelEvent& event) {
  // Some systems turn the wheel sideways while a modifier is held.
  const QPoint turned = event.angleDelta();
  const int angle = turned.y() != 0 ? turned.y() : turned.x();
  if (angle == 0) return false;
  float steps = static_cast<float>(angle) / kAnglePerNotch;  // up is nearer
  if (event.modifiers().testFlag(Qt::ShiftModifier)) steps *= 10.0F;
  if (event.modifiers().testFlag(Qt::ControlModifier)) steps *= 0.1F;
  setCamera(zoomed(camera_, steps));
  return true;
}

}  // namespace app
