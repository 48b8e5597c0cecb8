// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QColor>
#include <QImage>

#include "app/film/picture.h"
#include "app/film/stereo.h"
#include "app/ik_lab/step_picture.h"
#include "app/render/picture_parts.h"
#include "app/render/still_drawing.h"
#include "app/scene/scene_view.h"
#include "app/scene/stepped_capture.h"
#include "app/show/show.h"
#include "app/textures/model_textures.h"
#include "app/view/camera_path.h"
#include "app/view/picture_options.h"
#include "app/view/show_overlay.h"
#include "app/view/show_readouts.h"

namespace app {

/// These are the textures of a show's actors.
using ShowTextures = std::map<ActorId, std::shared_ptr<const ModelTextures>>;

/// Returns CannotRead for the file of a texture that exists but that the system couldn't read.
/// Without this error the command would make another picture the next time.
[[nodiscard]] base::Result<void> texturesGiven(const ShowTextures& textures);

/// Sets a show's actors in a view that has none, with their ghosts and stand-ins, which must exist
/// already. Actors without textures are left out.
void setActors(SceneView& view, const Show& show, const ShowTextures& textures);

/// This look says how a film shows the scene.
struct FilmLook {
  int width = 1280, height = 720;      ///< pixels of the film
  int samples = 1;                     ///< drawn this many times wider and higher
  QColor background{Qt::white};        ///< with alpha where the film has alpha
  Gradient gradient = Gradient::None;  ///< over the background's colour
  PictureOptions picture;
  QImage backdrop;  ///< the picture behind everything; null: none
  ShownOverlays overlays;
  std::optional<CameraPath> camera;  ///< replaces the motion's
  /// They belong to the views that Show::setSideBySide() set. Empty means one view.
  std::vector<std::string> captions;
  ReadoutWords words;  ///< of readouts
  /// With a layout for two eyes or of all directions there is one view and, where it is of all
  /// directions, no backdrop; readouts are left out of the latter, and overlays of a whole turn for
  /// two eyes.
  StereoOptions stereo;
};

/// Leaves only the models of a look, over a transparent background: no ground and no shadow on it,
/// nothing behind them.
void leaveModelsOnly(FilmLook& look);

/// This class draws the pictures of a show off screen, view by view where a picture consists of
/// several, and in pieces where OpenGL can't draw a view whole. It lives on the thread of the
/// QGuiApplication.
class ScenePictures final : public PictureSource, public StillDrawing {
 public:
  /// `textures` has those of each actor of the show. The show stays the caller's and must outlive
  /// this object. Its ghosts and stand-ins must exist already.
  ScenePictures(Show& show, const ShowTextures& textures, const FilmLook& look);

  [[nodiscard]] base::Result<std::optional<Picture>> draw(double frame) override;
  [[nodiscard]] base::Result<Picture> last() override;
  void pass(double frame) override;
  /// Begins a single picture of a frame, for step(). From now on the show may change, unless the
  /// look consists of several views (FilmLook::stereo); models and textures are kept here.
  void begin(double frame);
  [[nodiscard]] base::Result<bool> step() override;
  [[nodiscard]] double done() const override;
  [[nodiscard]] Picture take() override { return parts_.take(); }
  /// Draws a single frame at once and returns it in the film's size, averaged where the look has
  /// samples. Errors: those of draw().
  [[nodiscard]] base::Result<Picture> still(double frame);
  /// From now on a step of a chain's solve is drawn over that actor.
  void setStep(ActorId actor, StepPicture picture);
  /// Returns whether a picture depends on earlier ones. With physics it does, unless physics comes
  /// from a cache.
  [[nodiscard]] bool remembers() const override;
  /// Returns how many times wider and higher than the film the pictures are: the look's samples, or
  /// 1 where parts were averaged already.
  [[nodiscard]] int samples() const override { return parts_.samples(); }

  /// Returns whether some picture had more bones than marks (ShowOverlay::full()).
  [[nodiscard]] bool overlayFull() const { return overlayFull_; }

  /// Checks whether the driver can draw `samples` times the film's size. The error (BadArgument)
  /// says what it could draw.
  [[nodiscard]] static base::Result<void> check(const FilmLook& look);

 private:
  void showFrame(double frame);
  void aim(int part);
  [[nodiscard]] base::Result<void> place(int part, QImage drawn);
  void drawOverlay(const ShowFrame& frame);
  void drawReadouts(const ShowFrame& frame);

  Show& show_;
  ShowTextures textures_;
  std::vector<std::shared_ptr<const LoadedModel>> models_;  // what is drawn may refer to them
  FilmLook look_;
  DrawingPlan plan_;
  SceneView view_;
  PictureParts parts_;
  SteppedCapture capture_;
  int part_ = 0;                      // that step() draws
  const ShowFrame* frame_ = nullptr;  // that is drawn, of the show
  vmd::CameraState camera_;           // of that frame
  ShowOverlay overlay_;
  ShowReadouts readouts_;
  bool overlayFull_ = false;
  StepPicture step_;
  ActorId stepOf_ = 0;    // 0: no step is drawn
  bool begun_ = false;    // OpenGL was seen to draw correctly
  bool waiting_ = false;  // a picture is drawn and not yet delivered
};

}  // namespace app
