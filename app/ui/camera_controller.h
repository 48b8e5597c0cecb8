// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <Qt>

#include "app/view/camera.h"

namespace app {

/// The mouse as MMD has it: right drag orbits, middle drag or Shift with right drag pans, wheel or Ctrl with
/// right drag zooms; Shift makes the wheel ten times faster, Ctrl ten times finer. The left button does as the
/// right one, for those who don't know MMD. Pixels are device-independent.
class CameraController {
 public:
  [[nodiscard]] const vmd::CameraState& camera() const { return camera_; }
  void setCamera(const vmd::CameraState& camera) { camera_ = camera; }

  void press(QPointF at) { last_ = at; }
  /// False when nothing moved, because no button is held.
  bool drag(QPointF to, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers, float viewHeight);
  /// `angleDelta` as of QWheelEvent: 120 a notch; up is nearer.
  bool wheel(QPoint angleDelta, Qt::KeyboardModifiers modifiers);

 private:
  vmd::CameraState camera_;
  QPointF last_;
};

}  // namespace app
