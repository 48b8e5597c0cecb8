// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>

#include "app/stage/view_tool.h"
#include "app/view/camera.h"
#include "app/view/camera_path.h"

namespace app {

class ViewWindow;

/// This is the view's camera: the motion's while that is followed, otherwise the user's own. The
/// own camera may follow a bone and go around its target, and the mouse moves it as in MMD. Right
/// drag orbits, middle drag or Shift with right drag pans, wheel or Ctrl with right drag zooms;
/// Shift makes the wheel ten times faster, Ctrl ten times finer. The left button acts as the right
/// one, for users who don't know MMD.
class CameraTool : public QObject, public ViewTool {
  Q_OBJECT
 public:
  explicit CameraTool(const ViewWindow& view, QObject* parent = nullptr) : QObject(parent), view_(view) {}

  /// Returns the camera of the picture shown last or, after changed(), of the next one.
  [[nodiscard]] const vmd::CameraState& camera() const { return camera_; }
  [[nodiscard]] bool followsMotion() const { return wantsMotion_ && motionHasOne_; }

  /// Uses this own camera instead of the motion's. While a bone is followed, the target keeps its
  /// present distance from it.
  void setCamera(const vmd::CameraState& camera);
  void showView(StandardView view) { setCamera(standardView(camera_, view)); }
  /// Sets the own camera at rest: it follows no bone and doesn't turn.
  void standAt(const vmd::CameraState& camera);
  void reset() { standAt({}); }
  /// Sets where the own camera begins when other models are opened. A motion's camera is followed
  /// as before.
  void beginAt(const vmd::CameraState& camera);

  /// Keeps a bone in the middle of the own camera. With actor 0 the camera follows nothing and
  /// stays where it is.
  void followBone(ActorId actor, std::int32_t bone);
  [[nodiscard]] ActorId followedActor() const { return path_.followed; }  ///< 0: none
  [[nodiscard]] std::int32_t followedBone() const { return path_.bone; }
  /// Turns the own camera around its target, once in kSecondsOfATurn. Orbiting by hand ends it.
  void setTurning(bool turning);
  [[nodiscard]] bool turning() const { return turning_; }
  static constexpr double kSecondsOfATurn = 15.0;
  /// Follows the motion's camera, also one that is loaded later.
  void followMotion(bool follow);
  /// Sets whether the motion has a camera. The first that has one is followed.
  void setMotionHasOne(bool hasOne);
  /// Moves the camera to its place in the picture that is drawn now.
  void place(const ShowFrame& frame);
  /// Returns how the own camera moves from a frame on, for films. Returns none while the motion's
  /// is followed.
  [[nodiscard]] std::optional<CameraPath> pathFrom(double frame) const;

  bool press(const QMouseEvent& event) override;
  void drag(const QMouseEvent& event) override;
  bool wheel(const QWheelEvent& event) override;

 signals:
  void stood();    ///< standAt() was called: a show, a bookmark or a key has set the camera
  void changed();  ///< a picture is due
  /// followsMotion(), the motion's having a camera, the followed actor or turning() changed.
  void followsChanged();

 private:
  void letGo();

  const ViewWindow& view_;
  vmd::CameraState camera_;
  CameraPath path_;  // what the own camera follows; the rest of it isn't used
  bool turning_ = false;
  QElapsedTimer turnedLast_;
  QPointF last_;
  bool wantsMotion_ = true, motionHasOne_ = false;
};

}  // namespace app
