// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QColor>
#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QPoint>

#include "app/render/film_maker.h"
#include "app/scene/model_pictures.h"
#include "app/show/player_clock.h"
#include "app/show/show.h"
#include "app/ui/camera_controller.h"
#include "app/ui/motion_choice.h"
#include "app/view/body_overlay.h"
#include "app/view/bone_overlay.h"

class QMouseEvent;
class QWheelEvent;

namespace app {

class SceneView;
class ViewWindow;

/// What was measured of the pictures shown last.
struct Pace {
  double framesPerSecond = 0.0;      ///< 0 while paused
  double milliseconds = 0.0;         ///< pose and drawing of the latest picture
  double physicsMilliseconds = 0.0;  ///< of them for physics
};

/// The show: session, clock and camera, brought to the view a picture at a time. Pictures are drawn when
/// something changed, and one after the other while playing; while paused nothing is scheduled at all.
class Playback : public QObject {
  Q_OBJECT
 public:
  explicit Playback(ViewWindow& view, QObject* parent = nullptr);
  ~Playback() override;

  /// Null pictures only with a null model, which empties the stage.
  void setModel(std::shared_ptr<const LoadedModel> model, std::shared_ptr<const ModelPictures> pictures);
  /// Takes the place of all motions there were; the clock's range follows, up to kMostFrames.
  void setMotions(const Motions& motions);

  void setPlaying(bool playing);
  void seek(double frame);
  void step(int frames);
  void setSpeed(double speed);
  void setLoop(bool loop);
  /// While the seek bar is held the dance waits for it.
  void beginScrub();
  void endScrub();

  void setIkMode(IkMode mode);
  void setChainMode(std::size_t chain, IkMode mode);
  /// All chains off; or, if they all are, back to what they were.
  void switchIk();
  [[nodiscard]] std::vector<IkMode> ikModes() const;

  void setPhysics(bool on);
  /// Puts hair and clothes back to where the pose of this frame wants them, settled.
  void resetPhysics();
  void setGravity(const base::Vec3& gravity);  ///< units per second squared
  void setPreroll(double frames);              ///< of 1/30 s, played unseen after a seek

  void setBones(bool shown);
  /// Rigid bodies and joints, over the model.
  void setBodies(bool shown);
  void setGround(bool shown);
  void setBackground(const QColor& colour);
  /// Light, shadow and quality. The ground's switch decides over grid and axes; of the axes these options may take
  /// away. Not its backdrop, see setBackdrop().
  void setPicture(const PictureOptions& options);
  [[nodiscard]] const PictureOptions& picture() const { return picture_; }
  /// Null: none. `file`: where it was read.
  void setBackdrop(const QImage& picture, const std::filesystem::path& file = {});
  [[nodiscard]] QColor background() const { return background_; }
  void setMotionCamera(bool follow);
  void showView(StandardView view);
  void resetCamera();
  [[nodiscard]] bool followsMotionCamera() const { return motionCamera_ && show_.hasCamera(); }
  [[nodiscard]] const vmd::CameraState& camera() const { return shownCamera_; }

  /// What a film made now would show.
  [[nodiscard]] FilmScene filmScene() const;
  [[nodiscard]] Show& show() { return show_; }
  [[nodiscard]] const Show& show() const { return show_; }
  /// Null without a model.
  [[nodiscard]] Actor* actor() { return show_.actor(actor_); }
  [[nodiscard]] const Actor* actor() const { return show_.actor(actor_); }
  [[nodiscard]] const Motions& motions() const { return motions_; }
  [[nodiscard]] const PlayerClock& clock() const { return clock_; }
  /// True also while the seek bar holds the dance.
  [[nodiscard]] bool playing() const { return clock_.playing() || scrubbing_; }
  /// The picture shown last; null before the first.
  [[nodiscard]] const ActorFrame* frame() const { return frame_; }
  [[nodiscard]] Pace pace() const;
  [[nodiscard]] quint64 picturesDrawn() const { return pictures_; }

 signals:
  void frameShown();  ///< after each picture
  void playingChanged(bool playing);
  void ikModesChanged();
  void motionCameraChanged();
  void boneHovered(int bone, QPoint position);  ///< -1: none; position in the view

 private:
  void applyLook();
  void showGround();
  void draw();
  void drawOverlay(SceneView& scene, const ActorFrame& frame);
  void drawBones(SceneView& scene, const ActorFrame& frame);
  void drawBodies(SceneView& scene);
  void bindMotions();
  void changePhysics(const PhysicsChoice& choice);
  void measure(double began);
  void update();
  void freeCamera(const vmd::CameraState& camera);
  void onMouseMoved(QMouseEvent* event);
  void hover();
  [[nodiscard]] double now() const { return static_cast<double>(timer_.nsecsElapsed()) * 1e-9; }

  ViewWindow& view_;
  Show show_;
  ActorId actor_ = 0;
  Motions motions_;
  PlayerClock clock_;
  CameraController mouse_;  // its camera follows the motion's while that is shown
  QElapsedTimer timer_;
  std::shared_ptr<const LoadedModel> model_;
  std::shared_ptr<const ModelPictures> pictures3d_;  // kept for a scene that comes later, and for films
  const ActorFrame* frame_ = nullptr;
  vmd::CameraState shownCamera_;
  std::vector<IkMode> modesBeforeOff_;
  std::vector<OverlayVertex> overlay_;
  std::vector<OverlayMark> marks_;
  std::vector<OverlayBody> overlayBodies_;
  QPoint pointer_{-1, -1};
  int hovered_ = -1;
  QColor background_{Qt::white};
  QImage backdrop_;
  std::filesystem::path backdropFile_;
  PictureOptions picture_;
  bool bones_ = false, bodies_ = false, ground_ = true, motionCamera_ = true;
  bool preparing_ = true;   // the scene readies shaders and textures
  bool scrubbing_ = false;  // held by the seek bar; plays on when let go
  quint64 pictures_ = 0;
  double lastMilliseconds_ = 0.0, physicsMilliseconds_ = 0.0, rateSince_ = 0.0, rate_ = 0.0;
  int rateCount_ = 0;
};

}  // namespace app
