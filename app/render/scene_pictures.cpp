// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/scene_pictures.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/film/shrink.h"
#include "app/scene/shader_source.h"
#include "app/view/startup_trace.h"

namespace app {
namespace {

// These are pixels of the shorter side; captions of larger pictures grow in proportion.
constexpr float kCaptionsFor = 720.0F;

tl::unexpected<base::Error> noPicture() { return base::fail(base::ErrorCode::CannotWrite, "OpenGL gave no picture"); }

tl::unexpected<base::Error> cantDraw(std::string why) {
  return base::fail(base::ErrorCode::BadArgument, std::move(why));
}

QSize drawnSize(const FilmLook& look) { return QSize(look.width, look.height) * look.samples; }

std::optional<DrawingPlan> planOf(const FilmLook& look) { return planDrawing(drawnSize(look), look.picture.samples); }

}  // namespace

base::Result<void> ScenePictures::check(const FilmLook& look) {
  const int most = gpuLimits().viewSide, side = std::max(look.width, look.height);
  if (side * look.samples > most) {
    const int samples = most / side;
    return cantDraw(fmt::format(
        "{} pixels times {} samples are more than the {} that OpenGL draws here; {}", side, look.samples, most,
        samples > 0 ? fmt::format("with {} it works", samples) : fmt::format("up to {} pixels a side work", most)));
  }
  if (planOf(look)) return {};
  return cantDraw("OpenGL makes nothing to draw into here (" + gpuLimits().description.toStdString() + ")");
}

base::Result<void> texturesGiven(const ShowTextures& textures) {
  for (const auto& [actor, of] : textures)
    if (of->unread) return tl::unexpected(*of->unread);
  return {};
}

void setActors(SceneView& view, const Show& show, const ShowTextures& textures) {
  for (const auto& [id, of] : textures) {
    view.setActor(id, show.actor(id)->model(), *of);
    if (const ActorId ghost = show.ghostId(id); ghost != 0) view.setActor(ghost, show.actor(id)->model(), *of, true);
  }
  for (const ShownActor& of : show.standIns()) {
    if (const auto at = textures.find(of.ghostOf); at != textures.end())
      view.setActor(of.id, show.actor(of.ghostOf)->model(), *at->second);
  }
}

void leaveModelsOnly(FilmLook& look) {
  look.background = Qt::transparent;
  look.gradient = Gradient::None;
  look.picture.grid = look.picture.axes = false;
  look.picture.light.ground = GroundShadow::Off;
  look.backdrop = {};
}

ScenePictures::ScenePictures(Show& show, const ShowTextures& textures, const FilmLook& look)
    : show_(show),
      look_(look),
      plan_(planOf(look).value_or(DrawingPlan{drawnSize(look), 1})),
      view_(drawnSize(look), plan_) {
  if (plan_.piece != drawnSize(look)) mosaic_.emplace(QSize(look.width, look.height), plan_.piece, look.samples);
  view_.setPixelScale(static_cast<float>(look.samples));
  view_.setBackground(look.background);
  view_.setGradient(look.gradient);
  view_.setGround(look.picture.grid, look.picture.axes);
  view_.setBackdrop(look.backdrop);
  view_.setViews(look.captions, std::max(1.0F, static_cast<float>(std::min(look.width, look.height)) / kCaptionsFor));
  setActors(view_, show, textures);
}

void ScenePictures::showFrame(double frame) {
  const ShowFrame& shown = show_.evaluate(frame);
  const SceneFrame& output = shown.scene;
  if (look_.camera) {
    view_.setCamera(cameraAt(*look_.camera, shown));
  } else if (output.hasCamera) {
    view_.setCamera(output.camera);
  }
  const LightChoice& light = look_.picture.light;
  view_.setLight(lightOf(light, output));
  view_.setShadows(light.ground, selfShadowOf(light, output));
  view_.setFrame(shown);
  if (look_.overlays != ShownOverlays() || stepOf_ != 0) drawOverlay(shown);
  if (hasReadouts(show_)) drawReadouts(shown);
}

void ScenePictures::setStep(ActorId actor, StepPicture picture) {
  step_ = std::move(picture);
  stepOf_ = actor;
}

void ScenePictures::drawOverlay(const ShowFrame& frame) {
  const base::Vec2 pixels{static_cast<float>(view_.viewSize().width()), static_cast<float>(view_.viewSize().height())};
  OverlayChoice choice;
  choice.bones = look_.overlays.bones;
  choice.limits = look_.overlays.limits;
  choice.stepOf = stepOf_;
  choice.step = stepOf_ != 0 ? &step_ : nullptr;
  overlay_.draw(show_, frame, choice, {view_.cameraMatrices(), pixels, static_cast<float>(look_.samples)});
  overlayFull_ = overlayFull_ || overlay_.full();
  view_.setOverlay(overlay_.triangles());
  if (stepOf_ != 0) view_.setLabels(overlay_.texts());
}

void ScenePictures::drawReadouts(const ShowFrame& frame) {
  const base::Vec2 pixels{static_cast<float>(view_.viewSize().width()), static_cast<float>(view_.viewSize().height())};
  const OverlayView view{view_.cameraMatrices(), pixels, view_.readoutScale()};
  readouts_.draw(
      show_, frame, std::max<std::size_t>(1, look_.captions.size()), view, view_.captionBottom(),
      [this](const std::string& text) { return view_.readoutSize(text); }, look_.words);
  view_.setReadouts(readouts_.drawings());
}

base::Result<std::optional<Picture>> ScenePictures::draw(double frame) {
  showFrame(frame);
  if (!begun_) app::stageDone("posed");
  if (!std::exchange(begun_, true)) {
    if (!view_.draws()) return noPicture();
    app::stageDone("OpenGL tried, and shaders made");
  }
  if (mosaic_) return drawPieces();
  QImage before = view_.captureNext();
  const bool wanted = std::exchange(waiting_, true);
  if (!wanted) return std::nullopt;
  return checked(std::move(before));
}

// Each piece is delivered while the next is drawn, so the picture before still lacks its last
// piece.
base::Result<std::optional<Picture>> ScenePictures::drawPieces() {
  std::optional<Picture> done;
  for (int i = 0; i < mosaic_->count(); ++i) {
    view_.setPiece(mosaic_->at(i));
    QImage before = view_.captureNext();
    if (!std::exchange(waiting_, true)) continue;
    if (!mosaic_->place(i > 0 ? i - 1 : mosaic_->count() - 1, std::move(before))) return noPicture();
    if (i == 0) done = mosaic_->take();
  }
  return done;
}

base::Result<Picture> ScenePictures::last() {
  QImage picture = view_.captureLast();
  waiting_ = false;
  if (!mosaic_) return checked(std::move(picture));
  if (!mosaic_->place(mosaic_->count() - 1, std::move(picture))) return noPicture();
  return mosaic_->take();
}

base::Result<Picture> ScenePictures::still(double frame) {
  const auto picture = draw(frame).and_then([this](auto&&...) { return last(); });
  app::stageDone("picture drawn");
  return picture.map([this](const Picture& drawn) { return shrink(drawn, samples()); });
}

// A picture that OpenGL failed to draw has no alpha.
base::Result<Picture> ScenePictures::checked(QImage picture) {
  if (picture.isNull()) return noPicture();
  if (look_.background.alpha() == 255 && qAlpha(picture.pixel(0, 0)) == 0) return noPicture();
  return toPicture(std::move(picture));
}

void ScenePictures::pass(double frame) { show_.evaluate(frame); }

bool ScenePictures::remembers() const { return show_.hasPhysics(); }

}  // namespace app
