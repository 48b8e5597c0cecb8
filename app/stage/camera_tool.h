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

/// The view's camera: the motion's while that is followed, else one's own, which may follow a bone and go around its target,
/// and which the mouse moves as in MMD. Right drag
/// orbits, middle drag or Shift with right drag pans, wheel or Ctrl with right drag zooms; Shift makes the wheel ten times
/// faster, Ctrl ten times finer. The left button does as the right one, for those who don't know MMD.
class CameraTool : public QObject, public ViewTool {
  Q_OBJECT
 public:
  explicit CameraTool(const ViewWindow& view, QObject* parent = nullptr) : QObject(parent), view_(view) {}

  /// That of the picture shown last or, once changed() came, of the next one.
  [[nodiscard]] const vmd::CameraState& camera() const { return camera_; }
  [[nodiscard]] bool followsMotion() const { return wantsMotion_ && motionHasOne_; }

  /// From now on one's own instead of the motion's. While a bone is followed, the target stays as far from it as it is
  /// then.
  void setCamera(const vmd::CameraState& camera);
  void showView(StandardView view) { setCamera(standardView(camera_, view)); }
  /// The same, and it stands: it follows no bone and doesn't turn.
  void standAt(const vmd::CameraState& camera);
  void reset() { standAt({}); }
  /// Where one's own begins when others come to the stage; the motion's, where there is one, is followed as before.
  void beginAt(const vmd::CameraState& camera);

  /// One's own camera keeps a bone in the middle from now on. Of actor 0: it lets go, and stays where it is.
  void followBone(ActorId actor, std::int32_t bone);
  [[nodiscard]] ActorId followedActor() const { return path_.followed; }  ///< 0: none
  [[nodiscard]] std::int32_t followedBone() const { return path_.bone; }
  /// One's own camera goes around its target, once in kSecondsOfATurn. Who orbits by hand ends it.
  void setTurning(bool turning);
  [[nodiscard]] bool turning() const { return turning_; }
  static constexpr double kSecondsOfATurn = 15.0;
  /// As soon as a motion has a camera, too.
  void followMotion(bool follow);
  /// Says whether there is one; the first that comes is followed.
  void setMotionHasOne(bool hasOne);
  /// The camera goes where it is to be in the picture that is drawn now.
  void place(const ShowFrame& frame);
  /// One's own as it moves from a frame on, for films; none while the motion's is followed.
  [[nodiscard]] std::optional<CameraPath> pathFrom(double frame) const;

  bool press(const QMouseEvent& event) override;
  void drag(const QMouseEvent& event) override;
  bool wheel(const QWheelEvent& event) override;

 signals:
  void changed();         ///< a picture is due
  void followsChanged();  ///< followsMotion(), whether there is a motion's, whom it follows, or turning()

 private:
  void letGo();

  const ViewWindow& view_;
  vmd::CameraState camera_;
  CameraPath path_;  // whom one's own follows; the rest of it isn't used
  bool turning_ = false;
  QElapsedTimer turnedLast_;
  QPointF last_;
  bool wantsMotion_ = true, motionHasOne_ = false;
};

}  // namespace app
