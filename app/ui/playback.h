// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include <QElapsedTimer>
#include <QObject>

#include "app/document/document.h"
#include "app/render/film_maker.h"
#include "app/scene/model_textures.h"
#include "app/show/step_picture.h"
#include "app/stage/bone_pointer.h"
#include "app/ui/transport.h"
#include "app/view/frame_times.h"
#include "app/view/inspection.h"
#include "app/view/name_labels.h"
#include "app/view/show_overlay.h"

namespace app {

class CameraTool;
class SceneView;
class ViewWindow;

/// What was measured of the pictures shown last.
struct Pace {
  double framesPerSecond = 0.0;      ///< 0 while paused
  double milliseconds = 0.0;         ///< pose and drawing of the latest picture
  double physicsMilliseconds = 0.0;  ///< of them for physics
};

/// The document's show at the transport's frame, brought to the view a picture at a time. Pictures are drawn when something
/// changed, and one after the other while playing; while paused nothing is scheduled at all.
class Playback : public QObject {
  Q_OBJECT
 public:
  Playback(Document& document, Transport& transport, ViewWindow& view, CameraTool& camera, BonePointer& bonePointer,
           QObject* parent = nullptr);
  ~Playback() override;

  /// Puts hair and clothes back to where the pose of this frame wants them, settled.
  void resetPhysics();

  void setBones(bool shown);
  /// The bone that stands out among them; -1: none.
  void setChosenBone(ActorId actor, std::int32_t bone);
  /// The handle of that bone that stands out.
  void setLitHandle(BoneHandle handle);
  /// An IK chain that stands out, whether bones are shown or not; -1: none.
  void setLitChain(ActorId actor, std::int32_t chain);
  /// A step of a chain's solve, drawn over that actor; an empty picture: none.
  void setStep(ActorId actor, StepPicture picture);
  /// Rigid bodies and joints, over the model.
  void setBodies(bool shown);
  void setGround(bool shown);
  /// Names of bones beside their marks.
  void setNames(bool shown);
  /// Several views beside each other show an actor, each solved by its own way, with captions (UTF-8, one a view). Less than
  /// two: one view, as where there is no such actor.
  void setSideBySide(ActorId actor, std::vector<ViewSolver> views, std::vector<std::string> captions);
  /// Of all models; weights are those of the chosen bone.
  void setInspection(bool wireframe, bool normals, bool weights);
  /// A graph of what the last pictures took.
  void setTimes(bool shown);
  /// The next picture is taken from where all that is seen of the models fits; or of one of them.
  void frameAll(ActorId of = 0);
  /// The same of a bone and its children, as the picture shown last has them, with some room; nothing of one that isn't there.
  void frameBone(ActorId of, std::int32_t bone);

  /// The picture that is shown, in the view's pixels, overlays included; transparent: without ground, background and the
  /// picture behind everything, alpha multiplied into the colours. Null where nothing is shown.
  [[nodiscard]] QImage picture(bool transparent);

  /// What a film made now would show.
  [[nodiscard]] FilmScene filmScene() const;
  /// That actor in the picture shown last; null before it was in any.
  [[nodiscard]] const ActorFrame* frame(ActorId id) const;
  /// The handles that the picture shown last has.
  [[nodiscard]] const BoneHandles& handles() const { return overlay_.handles(); }
  /// Of the picture on the screen: ShowOverlay::full().
  [[nodiscard]] bool overlayFull() const { return overlay_.full(); }
  /// Those that a bone would have in it.
  [[nodiscard]] BoneHandles handlesOf(ActorId actor, std::int32_t bone) const;
  /// The rigid body that is shown at a place in the view.
  [[nodiscard]] BonePointer::Body bodyAt(QPointF place);
  /// The rigid body that stands out; -1: none.
  void setChosenBody(ActorId actor, std::int32_t body);
  [[nodiscard]] Pace pace() const;
  [[nodiscard]] quint64 picturesDrawn() const { return pictures_; }

 signals:
  void frameShown();  ///< after each picture
  void allShown();    ///< after each with all models: none of them gets ready

 private:
  void fillScene();
  void onActorsChanged();
  void onSwitchesChanged(const ActorIds& ids);
  void bringGhosts();
  [[nodiscard]] bool sideBySide() const;
  [[nodiscard]] std::vector<std::string> captions(bool open) const;
  void onMotionsChanged();
  void onPlayingChanged();
  void onPhysicsChanged();
  void onLookChanged();
  void onEditsChanged(const ActorIds& ids);
  void settleAfterGoals(ActorId id);
  [[nodiscard]] OverlayView overlayView(const SceneView& scene) const;
  void draw();
  void fitCamera(const ShowFrame& shown);
  [[nodiscard]] QImage transparentPicture();
  void drawOverlay(SceneView& scene, const ShowFrame& frame);
  void drawLabels(SceneView& scene);
  void addNames(SceneView& scene);
  void addWeightsTitle(SceneView& scene);
  void addTimes();
  [[nodiscard]] const std::string& labelOf(const pmx::Bone& bone);
  void inspect();
  void measure(double began);
  void update();
  [[nodiscard]] double now() const { return static_cast<double>(timer_.nsecsElapsed()) * 1e-9; }

  Document& document_;
  Transport& transport_;
  ViewWindow& view_;
  CameraTool& camera_;
  BonePointer& bonePointer_;
  QElapsedTimer timer_;
  std::map<ActorId, std::shared_ptr<const ModelTextures>> inScene_;        // actors that the scene has
  std::map<ActorId, std::shared_ptr<const ModelTextures>> ghostsInScene_;  // and stand-ins, by their own ids
  ActorId beside_ = 0;                                                     // who is shown in several views
  std::vector<ViewSolver> views_;                                          // those; less than two: one view
  std::vector<std::string> captions_;                                      // of them
  std::map<ActorId, std::optional<GhostChoice>> ghostChoices_;             // as they were told last
  std::map<ActorId, Edits> laid_;                                          // by hand, as they were told last
  std::map<ActorId, std::pair<std::vector<Goal>, float>> goals_;           // and the stride, as they were last
  ShowOverlay overlay_;
  OverlayChoice over_{.handles = true};
  StepPicture step_;
  std::vector<OverlayBody> bodies_;  // scratch, of one actor
  bool ground_ = true, weights_ = false, graph_ = false;
  Inspection inspection_;
  std::vector<ViewArea> taken_;                                   // of the view, by what isn't a name
  std::unordered_map<const pmx::Bone*, std::string> boneLabels_;  // of models that are there, once they were shown
  std::vector<OverlayLabel> labels_;                              // of the picture shown last
  std::vector<OverlayVertex> graphTriangles_;                     // the overlay and the graph over it
  FrameTimes times_;
  std::array<std::string, 4> legend_;
  double legendMade_ = 0.0;
  FrameTime time_;                  // of the picture that is drawn
  double drawnBefore_ = 0.0;        // when the picture before was done; 0: none was
  std::optional<ActorId> fitting_;  // what frameAll() was asked for; 0: all
  qint64 backdropShown_ = -1;       // QImage::cacheKey()
  bool preparing_ = true;           // the scene readies shaders and textures
  quint64 pictures_ = 0;
  double lastMilliseconds_ = 0.0, physicsMilliseconds_ = 0.0, rateSince_ = 0.0, rate_ = 0.0;
  int rateCount_ = 0;
};

}  // namespace app
