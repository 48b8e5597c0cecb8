// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that decides how finely the view is drawn and what is left out,
// takes pictures of it, and says how films look.

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include "app/playback/playback.h"
#include "app/playback/readout_texts.h"
#include "app/render/mosaic.h"
#include "app/render/scene_pictures.h"
#include "app/scene/scene_view.h"
#include "app/scene/shader_source.h"
#include "app/scene/stepped_capture.h"
#include "app/stage/camera_tool.h"
#include "app/stage/view_window.h"
#include "app/view/fit_view.h"
#include "app/widgets/appearance.h"

namespace app {
namespace {

constexpr int kSamplesAside = 4;

tl::unexpected<base::Error> cantDraw(std::string why) {
  return base::fail(base::ErrorCode::CannotWrite, std::move(why));
}

/// This picture needs no drawing.
class DrawnAlready final : public StillDrawing {
 public:
  explicit DrawnAlready(QImage picture) : picture_(std::move(picture)) {}
  base::Result<bool> step() override { return false; }
  double done() const override { return 1.0; }
  Picture take() override { return toPicture(std::exchange(picture_, {})); }

 private:
  QImage picture_;
};

/// This draws what a scene of its own shows.
struct AsideDrawing final : public StillDrawing {
  AsideDrawing(QSize pixels, int samples) : view(pixels, samples), capture(view) {}
  /// Keeps what the scene's actors refer to.
  void keep(const std::vector<DocumentActor>& actors) {
    for (const DocumentActor& actor : actors) kept.emplace_back(actor.model, actor.textures);
  }
  base::Result<bool> step() override {
    if (capture.step()) return true;
    drawn = capture.take();
    if (drawn.isNull()) return cantDraw("OpenGL gave no picture");
    if (!behind.isValid()) return false;
    QImage whole(drawn.size(), QImage::Format_RGB32);
    whole.fill(behind);
    QPainter(&whole).drawImage(QPoint(), drawn);
    drawn = whole;
    return false;
  }
  double done() const override { return capture.done(); }
  Picture take() override { return toPicture(std::exchange(drawn, {})); }

  std::vector<std::pair<std::shared_ptr<const LoadedModel>, std::shared_ptr<const ModelTextures>>> kept;
  SceneView view;
  SteppedCapture capture;
  QColor behind;  // the colour behind the models; invalid: none
  QImage drawn;
};

}  // namespace

void Playback::setAdaptiveResolution(bool adapts) {
  adaptiveResolution_ = adapts;
  update();
}

/// Sets the resolution of the next picture. Returns whether it is one of those that teach
/// MotionScale, because they follow each other.
bool Playback::chooseResolution(SceneView& scene, bool blending) {
  const bool moves = adaptiveResolution_ && (transport_.clock().playing() || camera_.turning() || blending);
  scene.setMotionScale(moves ? motionScale_.scale() : 1.0F);
  return moves && scene.ready();
}

void Playback::setAlone(bool alone, bool scenery) {
  alone_ = alone;
  over_.targets.goals = goalTargets_ && !alone;
  scenery_ = scenery || !alone;
  chooseScenery();
  onLookChanged();
}

void Playback::chooseScenery() {
  leftOut_.clear();
  if (scenery_) return;
  for (const DocumentActor& actor : document_.state().actors)
    if (isStage(actor.model->model)) leftOut_.insert(actor.id);
  if (leftOut_.size() == document_.state().actors.size()) leftOut_.clear();
}

/// Returns a frame without the stages that aren't shown. It lasts until the next call.
ShowFrame Playback::withoutLeftOut(const ShowFrame& frame) {
  if (leftOut_.empty()) return frame;
  shownActors_.assign(frame.actors.begin(), frame.actors.end());
  std::erase_if(shownActors_, [this](const ShownActor& of) { return leftOut_.contains(of.id); });
  ShowFrame left = frame;
  left.actors = shownActors_;
  return left;
}

Gradient Playback::gradient() const {
  if (!document_.look().gradient) return Gradient::None;
  return isDark(QGuiApplication::palette()) ? Gradient::Dark : Gradient::Light;
}

FilmScene Playback::filmScene() const {
  FilmScene scene;
  const DocumentState& state = document_.state();
  const DocumentLook& look = document_.look();
  for (const DocumentActor& actor : state.actors)
    scene.actors.push_back({actor.model, actor.textures, actor.switches, actor.id});
  scene.motions = state.motions;
  scene.physics = state.physics;
  scene.settle = state.settle;
  scene.songEnd = transport_.clock().lastFrame();
  scene.look.background = look.background;
  scene.look.gradient = gradient();
  scene.look.picture = look.picture;
  scene.look.picture.grid &= ground_;
  scene.look.picture.axes &= ground_;
  if (!ground_) scene.look.picture.light.ground = GroundShadow::Off;
  scene.look.backdrop = look.backdrop;
  scene.backdropFile = look.backdropFile;
  scene.context = document_.context();
  scene.look.overlays = {over_.bones, over_.limits, over_.targets.chains};
  scene.look.words = readoutWords();
  if (sideBySide()) {
    scene.beside = beside_;
    scene.views = views_;
    scene.look.captions = captions(false);
  }
  scene.look.camera = camera_.pathFrom(transport_.clock().frame());
  return scene;
}

base::Result<std::unique_ptr<StillDrawing>> Playback::still(const Screenshot& like) {
  if (!gpuLimits().usable()) return cantDraw("OpenGL 3.3 isn't available");
  if (view_.scene() == nullptr || pictures_ == 0 || document_.state().actors.empty())
    return cantDraw("nothing is shown yet");
  if (!like.asShown) return drawnAnew(like);
  if (like.transparent) return modelsAsShown(QColor());
  if (alone_ && !view_.isExposed()) return modelsAsShown(document_.look().background);
  return shownPicture().map(
      [](QImage shown) -> std::unique_ptr<StillDrawing> { return std::make_unique<DrawnAlready>(std::move(shown)); });
}

base::Result<QImage> Playback::picture(const Screenshot& like) {
  auto drawing = still(like);
  if (!drawing) return tl::unexpected(drawing.error());
  const bool alpha = like.transparent;
  return drawnAtOnce(**drawing).map([&](const Picture& drawn) { return toImage(drawn, alpha); });
}

/// Draws the view's picture as it is, but for what is only said over it.
base::Result<QImage> Playback::shownPicture() {
  SceneView& scene = *view_.scene();
  scene.setMessage({});
  scene.setInspection(lastingInspection());
  QImage seen = view_.seen();
  scene.setMessage(said_);
  scene.setInspection(inspection_);
  if (!said_.empty() || inspection_.outlined != 0) update();  // the window shows the picture without them
  if (seen.isNull()) return cantDraw("OpenGL gave no picture");
  if (!alone_ || !view_.transparent()) return seen;
  QImage whole(seen.size(), QImage::Format_RGB32);
  whole.fill(document_.look().background);
  QPainter(&whole).drawImage(QPoint(), seen);
  return whole;
}

/// Draws the show alone, as a film of this moment has it.
base::Result<std::unique_ptr<StillDrawing>> Playback::drawnAnew(const Screenshot& like) {
  FilmLook look = filmScene().look;
  const QSize size = like.size.isEmpty() ? view_.pixels() : like.size;
  look.width = size.width();
  look.height = size.height();
  look.picture.samples = std::max(kSamplesAside, view_.scene()->quality().samples);
  look.picture.grid = look.picture.axes = false;
  look.overlays = {};
  if (like.transparent) leaveModelsOnly(look);
  if (const auto possible = ScenePictures::check(look); !possible) return tl::unexpected(possible.error());
  auto pictures = std::make_unique<ScenePictures>(document_.show(), textures(), look);
  pictures->begin(transport_.frame());
  return pictures;
}

ShowTextures Playback::textures() const {
  ShowTextures textures;
  for (const DocumentActor& actor : document_.state().actors) textures[actor.id] = actor.textures;
  return textures;
}

/// Returns what is drawn over the models but for the outline of flash().
Inspection Playback::lastingInspection() const {
  Inspection lasting = inspection_;
  lasting.outlined = 0;
  return lasting;
}

/// Draws the moment again without background, because a window's surface has no alpha. A picture
/// that has a background gets it behind the models.
std::unique_ptr<StillDrawing> Playback::modelsAsShown(const QColor& behind) {
  auto drawing =
      std::make_unique<AsideDrawing>(view_.pixels(), std::max(kSamplesAside, view_.scene()->quality().samples));
  drawing->behind = behind;
  SceneView& aside = drawing->view;
  aside.setPixelScale(static_cast<float>(view_.devicePixelRatio()));
  aside.setBackground(Qt::transparent);
  aside.setGround(false, false);
  drawing->keep(document_.state().actors);
  setActors(aside, document_.show(), textures());
  aside.setViews(captions(false));
  const ShowFrame& shown = document_.show().evaluate(transport_.frame());
  const LightChoice& light = document_.look().picture.light;
  // The camera tool has that of the picture that was drawn last, and the clock may have gone on.
  aside.setCamera(camera_.followsMotion() && shown.scene.hasCamera ? shown.scene.camera : camera_.camera());
  aside.setLight(lightOf(light, shown.scene));
  aside.setShadows(GroundShadow::Off, selfShadowOf(light, shown.scene));
  aside.setFrame(withoutLeftOut(shown));
  aside.setInspection(lastingInspection());
  aside.setLabels(labels_);
  aside.setOverlay(graph_ ? graphTriangles_ : overlay_.triangles());
  if (!readouts_.drawings().empty()) aside.setReadouts(readouts_.drawings());
  return drawing;
}

}  // namespace app
