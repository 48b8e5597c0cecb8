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
#include "app/render/mosaic.h"
#include "app/scene/model_textures.h"
#include "app/scene/scene_view.h"
#include "app/show/show.h"
#include "app/show/step_picture.h"
#include "app/view/camera_path.h"
#include "app/view/picture_options.h"
#include "app/view/show_overlay.h"

namespace app {

/// The textures of the actors of a show.
using ShowTextures = std::map<ActorId, std::shared_ptr<const ModelTextures>>;

/// CannotRead, of a texture's file that is there and that the system didn't give. Without it the same command would make another picture
/// the next time.
[[nodiscard]] base::Result<void> texturesGiven(const ShowTextures& textures);

/// How a film shows the scene.
struct FilmLook {
  int width = 1280, height = 720;  ///< pixels of the film
  int samples = 1;                 ///< drawn this many times wider and higher
  QColor background{Qt::white};    ///< with alpha where the film has it
  PictureOptions picture;
  QImage backdrop;  ///< the picture behind everything; null: none
  bool bones = false;
  std::optional<CameraPath> camera;   ///< instead of the motion's
  std::vector<std::string> captions;  ///< of the views that Show::setSideBySide() was told of; empty: one view
};

/// The pictures of a show, drawn off screen, in pieces where OpenGL doesn't take them whole. Lives on the thread of the QGuiApplication.
class ScenePictures final : public PictureSource {
 public:
  /// `textures` has those of each actor of the show, which stays the caller's and must outlive this. Its
  /// ghosts and stand-ins are to be there.
  ScenePictures(Show& show, const ShowTextures& textures, const FilmLook& look);

  [[nodiscard]] base::Result<std::optional<Picture>> draw(double frame) override;
  [[nodiscard]] base::Result<Picture> last() override;
  void pass(double frame) override;
  /// From now on a step of a chain's solve is drawn over that actor.
  void setStep(ActorId actor, StepPicture picture);
  /// Physics does, but for one that comes from a cache.
  [[nodiscard]] bool remembers() const override;
  /// Its pictures are this many times wider and higher than the film: the look's samples, or 1 where pieces were averaged
  /// already.
  [[nodiscard]] int samples() const { return mosaic_ ? 1 : look_.samples; }

  /// Some picture had more bones than have marks (ShowOverlay::full()).
  [[nodiscard]] bool overlayFull() const { return overlayFull_; }

  /// What it draws is `samples` times the film's size: errors (BadArgument) where the driver can't draw that, with what
  /// it could.
  [[nodiscard]] static base::Result<void> check(const FilmLook& look);

 private:
  void showFrame(double frame);
  base::Result<std::optional<Picture>> drawPieces();
  [[nodiscard]] base::Result<Picture> checked(QImage picture);
  void drawOverlay(const ShowFrame& frame);

  Show& show_;
  FilmLook look_;
  DrawingPlan plan_;
  SceneView view_;
  std::optional<Mosaic> mosaic_;  // where a picture is drawn in pieces
  ShowOverlay overlay_;
  bool overlayFull_ = false;
  StepPicture step_;
  ActorId stepOf_ = 0;    // 0: no step is drawn
  bool begun_ = false;    // OpenGL was seen to draw
  bool waiting_ = false;  // a picture is drawn that wasn't given yet
};

}  // namespace app
