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

QSize viewSize(const FilmLook& look) { return viewSizeOf(look.stereo.layout, QSize(look.width, look.height)); }

/// Returns the pixels that are drawn of each view.
QSize drawnSize(const FilmLook& look) { return viewSize(look) * look.samples; }

std::optional<DrawingPlan> planOf(const FilmLook& look) { return planDrawing(drawnSize(look), look.picture.samples); }

}  // namespace

base::Result<void> ScenePictures::check(const FilmLook& look) {
  const QSize view = viewSize(look);
  const int most = gpuLimits().viewSide, side = std::max(view.width(), view.height());
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
      textures_(textures),
      look_(look),
      plan_(planOf(look).value_or(DrawingPlan{drawnSize(look), 1})),
      view_(drawnSize(look), plan_),
      parts_(viewsOf(look.stereo, QSize(look.width, look.height), look.samples), drawnSize(look), plan_, look.samples),
      capture_(view_) {
  for (const auto& [id, of] : textures) models_.push_back(show.actor(id)->loadedModel());
  view_.setPixelScale(static_cast<float>(look.samples));
  view_.setBackground(look.background);
  view_.setGradient(look.gradient);
  view_.setGround(look.picture.grid, look.picture.axes);
  view_.setBackdrop(look.backdrop);
  view_.setAllRound(parts_.views() != nullptr && parts_.views()->allRound(),
                    look.stereo.layout == Stereo::AroundTopBottom);
  const QSize view = viewSize(look);
  view_.setViews(look.captions,
                 std::max(1.0F, static_cast<float>(std::min(view.width(), view.height())) / kCaptionsFor));
  setActors(view_, show, textures);
}

void ScenePictures::showFrame(double frame) {
  const ShowFrame& shown = show_.evaluate(frame);
  const SceneFrame& output = shown.scene;
  frame_ = &shown;
  if (look_.camera) {
    camera_ = cameraAt(*look_.camera, shown);
  } else if (output.hasCamera) {
    camera_ = output.camera;
  }
  view_.setCamera(parts_.views() != nullptr ? parts_.views()->common(camera_) : camera_);
  const LightChoice& light = look_.picture.light;
  view_.setLight(lightOf(light, output));
  view_.setShadows(light.ground, selfShadowOf(light, output));
  view_.setFrame(shown);
}

/// Makes the next drawing that of a part of the frame's picture. Overlays and readouts are each
/// view's own.
void ScenePictures::aim(int part) {
  const PictureViews* views = parts_.views();
  if (const auto piece = parts_.pieceAt(part)) view_.setPiece(*piece);
  if (!parts_.beginsView(part)) return;
  if (views != nullptr) view_.setEye(views->seen(parts_.viewOf(part), camera_), views->ringOf(parts_.viewOf(part)));
  const bool flat = look_.stereo.layout == Stereo::AroundTopBottom;  // it would lie at another depth than the models
  if (!flat && (look_.overlays.bones || look_.overlays.limits || stepOf_ != 0)) drawOverlay(*frame_);
  if (hasReadouts(show_) && (views == nullptr || !views->allRound())) drawReadouts(*frame_);
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
  aim(0);
  if (!begun_) app::stageDone("posed");
  if (!std::exchange(begun_, true)) {
    if (!view_.draws()) return noPicture();
    app::stageDone("OpenGL tried, and shaders made");
  }
  // Each part is delivered while the next is drawn, so the picture before still lacks its last one.
  std::optional<Picture> done;
  for (int part = 0; part < parts_.count(); ++part) {
    if (part > 0) aim(part);
    QImage before = view_.captureNext();
    if (!std::exchange(waiting_, true)) continue;
    auto placed = place(part > 0 ? part - 1 : parts_.count() - 1, std::move(before));
    if (!placed) return tl::unexpected(placed.error());
    if (part == 0) done = parts_.take();
  }
  return done;
}

base::Result<Picture> ScenePictures::last() {
  QImage picture = view_.captureLast();
  waiting_ = false;
  return place(parts_.count() - 1, std::move(picture)).map([this] { return parts_.take(); });
}

base::Result<Picture> ScenePictures::still(double frame) {
  const auto picture = draw(frame).and_then([this](auto&&...) { return last(); });
  app::stageDone("picture drawn");
  return picture.map([this](const Picture& drawn) { return shrink(drawn, samples()); });
}

void ScenePictures::begin(double frame) {
  showFrame(frame);
  part_ = 0;
  aim(0);
  capture_.begin();
}

base::Result<bool> ScenePictures::step() {
  if (capture_.step()) return true;
  if (auto placed = place(part_, capture_.take()); !placed) return tl::unexpected(placed.error());
  if (++part_ == parts_.count()) return false;
  aim(part_);
  capture_.begin();
  return true;
}

double ScenePictures::done() const { return (part_ + capture_.done()) / parts_.count(); }

// A picture that OpenGL failed to draw has no alpha.
base::Result<void> ScenePictures::place(int part, QImage drawn) {
  if (drawn.isNull()) return noPicture();
  if (look_.background.alpha() == 255 && qAlpha(drawn.pixel(0, 0)) == 0) return noPicture();
  if (!parts_.place(part, std::move(drawn))) return noPicture();
  return {};
}

void ScenePictures::pass(double frame) { show_.evaluate(frame); }

bool ScenePictures::remembers() const { return show_.hasPhysics(); }

}  // namespace app
