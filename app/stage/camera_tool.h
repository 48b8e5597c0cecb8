// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>

#include "app/stage/view_tool.h"
#include "app/view/camera.h"

namespace app {

class ViewWindow;

/// The view's camera: the motion's while that is followed, else one's own, which the mouse moves as in MMD. Right drag
/// orbits, middle drag or Shift with right drag pans, wheel or Ctrl with right drag zooms; Shift makes the wheel ten times
/// faster, Ctrl ten times finer. The left button does as the right one, for those who don't know MMD.
class CameraTool : public QObject, public ViewTool {
  Q_OBJECT
 public:
  explicit CameraTool(const ViewWindow& view, QObject* parent = nullptr) : QObject(parent), view_(view) {}

  /// That of the picture shown last or, once changed() came, of the next one.
  [[nodiscard]] const vmd::CameraState& camera() const { return camera_; }
  [[nodiscard]] bool followsMotion() const { return wantsMotion_ && motionHasOne_; }

  /// From now on one's own instead of the motion's.
  void setCamera(const vmd::CameraState& camera);
  void showView(StandardView view) { setCamera(standardView(camera_, view)); }
  void reset() { setCamera({}); }
  /// As soon as a motion has a camera, too.
  void followMotion(bool follow);
  /// Says whether there is one; the first that comes is followed.
  void setMotionHasOne(bool hasOne);
  /// The motion's in the picture that is drawn now, while it is followed.
  void takeMotions(const vmd::CameraState& camera) { camera_ = camera; }

  bool press(const QMouseEvent& event) override;
  void drag(const QMouseEvent& event) override;
  bool wheel(const QWheelEvent& event) override;

 signals:
  void changed();         ///< a picture is due
  void followsChanged();  ///< followsMotion(), or whether there is a motion's

 private:
  const ViewWindow& view_;
  vmd::CameraState camera_;
  QPointF last_;
  bool wantsMotion_ = true, motionHasOne_ = false;
};

}  // namespace app
