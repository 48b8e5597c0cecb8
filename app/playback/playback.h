// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "app/document/document.h"
#include "app/ik_lab/step_picture.h"
#include "app/playback/motion_scale.h"
#include "app/playback/screenshot.h"
#include "app/playback/transport.h"
#include "app/render/film_maker.h"
#include "app/render/still_drawing.h"
#include "app/stage/bone_pointer.h"
#include "app/textures/model_textures.h"
#include "app/view/frame_times.h"
#include "app/view/inspection.h"
#include "app/view/name_labels.h"
#include "app/view/show_overlay.h"
#include "app/view/show_readouts.h"
#include "pmx/base/result.h"

class QColor;

namespace app {

class CameraTool;
class SceneView;
class ViewWindow;

/// These are measurements of the pictures shown last.
struct Pace {
  double framesPerSecond = 0.0;      ///< 0 while paused
  double milliseconds = 0.0;         ///< pose and drawing of the latest picture
  double physicsMilliseconds = 0.0;  ///< the part of it for physics
  float resolution = 1.0F;           ///< part of the wanted one with which it was drawn, see MotionScale
};

/// This brings the document's show at the transport's frame into the view, a picture at a time.
/// Pictures are drawn when something changed, and one after the other while playing. While paused
/// nothing is scheduled.
class Playback : public QObject {
  Q_OBJECT
 public:
  static constexpr double kSwitchTime = 0.2;  ///< seconds; see setSwitchTime()
  static constexpr double kFlashTime = 1.0;   ///< seconds; see setFlashTime()

  Playback(Document& document, Transport& transport, ViewWindow& view, CameraTool& camera, BonePointer& bonePointer,
           QObject* parent = nullptr);
  ~Playback() override;

  /// Resets hair and clothes to this frame's pose, settled.
  void resetPhysics();

  void setBones(bool shown);
  /// Sets the highlighted bone; -1: none.
  void setChosenBone(ActorId actor, std::int32_t bone);
  /// Sets the highlighted handle of that bone.
  void setLitHandle(BoneHandle handle);
  /// Sets the highlighted part of a joint's limit.
  void setLitLimit(const LimitHandle& handle);
  /// Shows the targets of goals over the models, to be dragged, but not while the models are alone.
  void setTargets(bool shown);
  /// Shows the IK bones of chains as targets, too.
  void setChainTargets(bool shown);
  /// Sets the highlighted target.
  void setLitTarget(const DraggedBone& target);
  /// Sets the highlighted IK chain, whether bones are shown or not; -1: none.
  void setLitChain(ActorId actor, std::int32_t chain);
  /// Sets the step of a chain's solve that is drawn over that actor; an empty picture: none.
  void setStep(ActorId actor, StepPicture picture);
  /// Shows rigid bodies and joints over the model.
  void setBodies(bool shown);
  /// Shows the limits of joints over the model.
  void setLimits(bool shown);
  void setGround(bool shown);
  /// Shows the models and their shadows alone, without a background, in a transparent view; without
  /// `scenery` also without stages, unless there is nothing else.
  void setAlone(bool alone, bool scenery);
  /// Draws what suits the window's colours in those of now.
  void followColours() { onLookChanged(); }
  /// Shows names of bones beside their marks.
  void setNames(bool shown);
  /// Shows actors in several views beside each other, each with its solver and caption (UTF-8).
  /// With fewer than two, or without such an actor, there is one view.
  void setSideBySide(std::vector<ActorId> actors, std::vector<ViewSolver> views, std::vector<std::string> captions);
  /// Sets the inspection of all models. Weights are those of the chosen bone.
  void setInspection(bool wireframe, bool normals, bool weights);
  /// Draws an outline around an actor for a moment, which shows that it is selected. Pictures that
  /// are saved or copied don't have it.
  void flash(ActorId actor, const QColor& colour);
  /// Takes the outline of flash() away at once.
  void endFlash();
  /// Sets how long an outline that flash() draws from now on stays, in seconds from the first
  /// picture that has it.
  void setFlashTime(double seconds) { flashTime_ = seconds; }
  /// Shows a graph of the last pictures' times.
  void setTimes(bool shown);
  /// Frames everything visible of the models, or of one of them, in the next picture.
  void frameAll(ActorId of = 0);
  /// Frames everything visible of these models, of all if there are none.
  void frameAll(std::vector<ActorId> of);
  /// Takes back what frameAll() asked for, if no picture has been drawn since.
  void endFitting() { fitting_.reset(); }
  /// Asks for a picture, though nothing in it has changed.
  void refresh() { update(); }
  /// Frames a bone and its children, as in the picture shown last, with some room. It does nothing
  /// if the bone doesn't exist.
  void frameBone(ActorId of, std::int32_t bone);

  /// Shows a line of text over the picture for some seconds, in place of the one before. Pictures
  /// that are saved or copied don't have it.
  void say(const QString& text);
  /// Returns the line that is shown; empty without any.
  [[nodiscard]] QString said() const { return QString::fromStdString(said_); }
  /// Sets how long a picture takes to lead over from one pose to the other when chains are
  /// switched, in seconds; 0 cuts.
  void setSwitchTime(double seconds) { switchTime_ = seconds; }

  /// Sets whether pictures that move are drawn with fewer pixels where the processor draws and is
  /// too slow, see MotionScale. It is so at first.
  void setAdaptiveResolution(bool adapts);
  /// Sets a function that tells how long the picture drawn last took, in milliseconds. The
  /// resolution then follows it and no longer the time measured, so that a test doesn't depend on
  /// the machine. An empty one: the measured time.
  void setPictureTime(std::function<double()> milliseconds) { pictureTime_ = std::move(milliseconds); }

  /// Returns a picture of the shown moment. Unless it is as shown, it is drawn anew with four
  /// samples or more a pixel. In a transparent one alpha is multiplied into the colours. Errors:
  /// nothing is shown; what OpenGL can't draw, with its reason.
  [[nodiscard]] base::Result<QImage> picture(const Screenshot& like);
  /// Returns what draws the same picture in steps, beside the window. Errors: the same.
  [[nodiscard]] base::Result<std::unique_ptr<StillDrawing>> still(const Screenshot& like);

  /// Returns the scene of a film that starts now.
  [[nodiscard]] FilmScene filmScene() const;
  /// Returns an actor's frame in the picture shown last; null if it wasn't in any.
  [[nodiscard]] const ActorFrame* frame(ActorId id) const;
  /// Returns an actor's frame as it is at this moment, between pictures and also where none are
  /// drawn; null where there is no such actor. The show is posed for it unless nothing has changed
  /// since it was posed last, or only the dance went on, for less than `age` seconds.
  [[nodiscard]] const ActorFrame* frameNow(ActorId id, double age);
  /// Returns the handles in the picture shown last.
  [[nodiscard]] const BoneHandles& handles() const { return overlay_.handles(); }
  /// Returns the limits of joints in the picture shown last.
  [[nodiscard]] std::span<const JointLimit> limits() const { return overlay_.limits(); }
  /// Returns the targets in the picture shown last.
  [[nodiscard]] std::span<const TargetMark> targets() const { return overlay_.targets(); }
  /// Returns ShowOverlay::full() of the picture on the screen.
  [[nodiscard]] bool overlayFull() const { return overlay_.full(); }
  /// Returns the handles that a bone would have in that picture, where bones are shown.
  [[nodiscard]] BoneHandles handlesOf(ActorId actor, std::int32_t bone) const;
  /// Returns the handles by which a target is dragged that was at a place in the world.
  [[nodiscard]] BoneHandles handlesOfTarget(const DraggedBone& target, const base::Vec3& place) const;
  /// Returns the rigid body that is shown at a position in the view.
  [[nodiscard]] BonePointer::Body bodyAt(QPointF place);
  /// Returns the model whose surface is shown at a position in the view, of several views in any of
  /// them; 0: none.
  [[nodiscard]] ActorId modelAt(QPointF place) const;
  /// Returns where the middle of a model is in the view, of several views in the first: the middle
  /// of the box around its bones. Nothing where it is hidden or out of sight.
  [[nodiscard]] std::optional<QPointF> placeOf(ActorId actor) const;
  /// Sets the highlighted rigid body; -1: none.
  void setChosenBody(ActorId actor, std::int32_t body);
  [[nodiscard]] Pace pace() const;
  [[nodiscard]] quint64 picturesDrawn() const { return pictures_; }

 signals:
  void fitting();     ///< the camera is about to be set to what frameAll() asked for
  void frameShown();  ///< after each picture
  void allShown();    ///< after each picture with all models, when none is in preparation

 private:
  void fillScene();
  void onActorsChanged();
  void onSwitchesChanged(const ActorIds& ids);
  void bringGhosts();
  [[nodiscard]] bool sideBySide() const;
  [[nodiscard]] std::vector<std::string> captions(bool open) const;
  [[nodiscard]] std::vector<std::string> captionsNow(const SceneView& scene) const;
  void onMotionsChanged();
  void onPlayingChanged();
  void onPhysicsChanged();
  void onLookChanged();
  [[nodiscard]] Gradient gradient() const;
  void onEditsChanged(const ActorIds& ids);
  void settleAfterGoals(ActorId id);
  [[nodiscard]] OverlayView overlayView(const SceneView& scene) const;
  [[nodiscard]] const ShowFrame& pose();
  void draw();
  void chooseScenery();
  [[nodiscard]] ShowFrame withoutLeftOut(const ShowFrame& frame);
  void fitCamera(const ShowFrame& shown);
  [[nodiscard]] base::Result<QImage> shownPicture();
  [[nodiscard]] std::unique_ptr<StillDrawing> modelsAsShown(const QColor& behind);
  [[nodiscard]] base::Result<std::unique_ptr<StillDrawing>> drawnAnew(const Screenshot& like);
  [[nodiscard]] ShowTextures textures() const;
  void drawOverlay(SceneView& scene, const ShowFrame& frame);
  void drawLabels(SceneView& scene);
  void drawReadouts(SceneView& scene, const ShowFrame& frame);
  void addNames(SceneView& scene);
  void addWeightsTitle(SceneView& scene);
  void addTimes();
  [[nodiscard]] const std::string& labelOf(const pmx::Bone& bone);
  void inspect();
  [[nodiscard]] bool awaitOutline();
  [[nodiscard]] Inspection lastingInspection() const;
  void blendSwitched(ActorId id, Actor& actor);
  [[nodiscard]] bool blend();
  void endBlends();
  [[nodiscard]] bool chooseResolution(SceneView& scene, bool blending);
  void measure(double began);
  void update();
  [[nodiscard]] double now() const { return static_cast<double>(timer_.nsecsElapsed()) * 1e-9; }

  Document& document_;
  Transport& transport_;
  ViewWindow& view_;
  CameraTool& camera_;
  BonePointer& bonePointer_;
  QElapsedTimer timer_;
  std::map<ActorId, std::shared_ptr<const ModelTextures>> inScene_;  // actors that the scene has
  // Stand-ins are here, too, by their own ids.
  std::map<ActorId, std::shared_ptr<const ModelTextures>> ghostsInScene_;
  std::vector<ActorId> beside_;                                 // the actors in several views
  std::vector<ViewSolver> views_;                               // its views, if two or more
  std::vector<std::string> captions_;                           // of the views
  std::map<ActorId, std::optional<GhostChoice>> ghostChoices_;  // the last ones applied
  std::map<ActorId, Edits> laid_;                               // edits that were applied last
  // These are the goals with the stride that were applied last.
  std::map<ActorId, std::pair<std::vector<Goal>, float>> goals_;
  ShowOverlay overlay_;
  std::map<ActorId, std::pair<std::vector<IkMode>, std::vector<ChainSolver>>> solvedBy_;  // the last ones
  std::map<ActorId, double> blends_;  // actors that are led over to another pose, since when
  double switchTime_ = kSwitchTime;
  std::string said_;  // UTF-8
  QTimer silence_;    // ends said_
  QTimer flash_;      // ends flash()
  double flashTime_ = kFlashTime;
  int outlineIn_ = 0;           // pictures until the one that has the outline
  std::set<ActorId> outlined_;  // since the scene was made
  OverlayChoice over_{.handles = true};
  StepPicture step_;
  ShowReadouts readouts_;
  std::vector<OverlayBody> bodies_;  // scratch, for one actor
  bool alone_ = false, scenery_ = true;
  bool goalTargets_ = false;             // wanted, but not while alone_
  std::set<ActorId> leftOut_;            // stages, while they aren't shown
  std::vector<ShownActor> shownActors_;  // scratch: those that are
  bool ground_ = true, weights_ = false, graph_ = false;
  Inspection inspection_;
  std::vector<ViewArea> taken_;  // areas of the view taken by things other than names
  // These belong to existing models, once they were shown.
  std::unordered_map<const pmx::Bone*, std::string> boneLabels_;
  std::vector<OverlayLabel> labels_;           // of the picture shown last
  std::vector<OverlayVertex> graphTriangles_;  // the overlay and the graph over it
  std::vector<OverlayVertex> veiled_;          // what is over the picture while a dance fades
  FrameTimes times_;
  MotionScale motionScale_;
  bool adaptiveResolution_ = true;
  std::function<double()> pictureTime_;
  std::array<std::string, 4> legend_;
  double legendMade_ = 0.0;
  FrameTime time_;                               // of the picture being drawn
  double drawnBefore_ = 0.0;                     // when the last picture was done; 0: there was none
  std::optional<std::vector<ActorId>> fitting_;  // the request of frameAll(); empty: all
  qint64 backdropShown_ = -1;                    // QImage::cacheKey()
  bool preparing_ = true;                        // the scene prepares shaders and textures
  bool changed_ = true;                          // something, since the show was posed
  double posedFrame_ = -1.0;                     // for which frame
  double posed_ = 0.0;                           // when that was
  quint64 pictures_ = 0;
  double lastMilliseconds_ = 0.0, physicsMilliseconds_ = 0.0, rateSince_ = 0.0, rate_ = 0.0;
  int rateCount_ = 0;
};

}  // namespace app
