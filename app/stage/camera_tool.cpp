// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/camera_tool.h"

#include <algorithm>
#include <cmath>

#include <QMouseEvent>
#include <QWheelEvent>

#include "app/stage/view_window.h"

namespace app {
namespace {

constexpr float kPixelsPerZoomStep = 20.0F;
constexpr float kAnglePerNotch = 120.0F;
constexpr float kTurn = 2.0F * base::kPi;
constexpr double kMaxSecondsAtOnce = 0.5, kFramesASecond = 30.0;

/// Returns the same angle in radians, from 0 up to a whole turn, so that it stays readable after
/// hours of turning.
float withinATurn(float angleRad) {
  const float rest = std::fmod(angleRad, kTurn);
  return rest < 0.0F ? rest + kTurn : rest;
}

}  // namespace

void CameraTool::setCamera(const vmd::CameraState& camera) {
  if (path_.followed != 0) {
    path_.offset += camera.target - camera_.target;
    const base::Vec3& offset = path_.offset;
    if (!std::isfinite(offset.x + offset.y + offset.z)) path_.offset = {};
  }
  camera_ = camera;
  if (wantsMotion_) {
    wantsMotion_ = false;
    emit followsChanged();
  }
  emit changed();
}

void CameraTool::letGo() {
  path_ = {};
  turning_ = false;
}

void CameraTool::standAt(const vmd::CameraState& camera) {
  letGo();
  setCamera(camera);
  emit stood();
  emit followsChanged();
}

void CameraTool::beginAt(const vmd::CameraState& camera) {
  letGo();
  if (!followsMotion()) camera_ = camera;
  emit followsChanged();
  emit changed();
}

void CameraTool::followBone(ActorId actor, std::int32_t bone) {
  path_ = {};
  if (actor != 0) {
    path_.followed = actor;
    path_.bone = bone;
    wantsMotion_ = false;
  }
  emit followsChanged();
  emit changed();
}

void CameraTool::setTurning(bool turning) {
  if (turning == turning_) return;
  turning_ = turning;
  if (turning) wantsMotion_ = false;
  turnedLast_.start();
  emit followsChanged();
  emit changed();
}

void CameraTool::place(const ShowFrame& frame) {
  if (followsMotion()) {
    camera_ = frame.scene.camera;
    return;
  }
  if (turning_) {
    // After a picture that took long, the camera makes no larger jump than this.
    const double seconds = std::min(static_cast<double>(turnedLast_.restart()) * 1e-3, kMaxSecondsAtOnce);
    camera_ = turned(camera_, 360.0 * seconds / kSecondsOfATurn);
    camera_.rotation.y = withinATurn(camera_.rotation.y);
  }
  if (const auto at = followedPlace(path_, frame)) camera_.target = *at + path_.offset;
}

std::optional<CameraPath> CameraTool::pathFrom(double frame) const {
  if (followsMotion()) return std::nullopt;
  CameraPath path = path_;
  path.camera = camera_;
  if (turning_) {
    path.turnStart = frame;
    path.framesOfATurn = kSecondsOfATurn * kFramesASecond;
  }
  return path;
}

void CameraTool::followMotion(bool follow) {
  if (follow) letGo();
  wantsMotion_ = follow;
  emit followsChanged();
  emit changed();
}

void CameraTool::setMotionHasOne(bool hasOne) {
  if (hasOne && !motionHasOne_) {
    wantsMotion_ = true;
    letGo();
  }
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
    setCamera(panned(camera_, dx, dy, static_cast<float>(view_.onePixels().height() / view_.devicePixelRatio())));
  } else if (event.modifiers().testFlag(Qt::ControlModifier)) {
    setCamera(zoomed(camera_, -dy / kPixelsPerZoomStep));
  } else {
    setTurning(false);
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
