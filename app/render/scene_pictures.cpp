// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/scene_pictures.h"

#include <utility>

#include <fmt/format.h>

#include "app/scene/shader_source.h"

namespace app {
namespace {

tl::unexpected<base::Error> noPicture() {
  return tl::unexpected(base::Error{base::ErrorCode::CannotWrite, {}, {}, -1, -1, "OpenGL gave no picture"});
}

}  // namespace

Picture toPicture(QImage image) {
  // On a little-endian machine Qt's ARGB is blue, green, red, alpha in memory.
  image.convertTo(QImage::Format_ARGB32_Premultiplied);
  const auto held = std::make_shared<const QImage>(std::move(image));
  return {held->width(), held->height(), static_cast<std::ptrdiff_t>(held->bytesPerLine()), {held, held->constBits()}};
}

base::Result<void> ScenePictures::check(const FilmLook& look) {
  const int most = gpuLimits().textureSide;
  const int side = std::max(look.width, look.height);
  if (side * look.samples <= most) return {};
  return tl::unexpected(base::Error{
      base::ErrorCode::BadArgument,
      {},
      {},
      -1,
      -1,
      fmt::format("{} pixels times {} samples are more than the {} that OpenGL draws here", side, look.samples, most)});
}

ScenePictures::ScenePictures(Session& session, const ModelPictures& pictures, const FilmLook& look)
    : session_(session), look_(look), view_(QSize(look.width, look.height) * look.samples, look.picture.samples) {
  view_.setPixelScale(static_cast<float>(look.samples));
  view_.setBackground(look.background);
  view_.setGround(look.picture.grid, look.picture.axes);
  view_.setBackdrop(look.backdrop);
  view_.setModel(session.model()->model, pictures);
}

void ScenePictures::show(double frame) {
  const FrameOutput& output = session_.evaluate(frame);
  if (look_.camera) {
    view_.setCamera(*look_.camera);
  } else if (output.hasCamera) {
    view_.setCamera(output.camera);
  }
  const LightChoice& light = look_.picture.light;
  view_.setLight(lightOf(light, output));
  view_.setShadows(light.ground, selfShadowOf(light, output));
  view_.setFrame(output);
  if (look_.bones) drawOverlay(output);
}

void ScenePictures::drawOverlay(const FrameOutput& frame) {
  overlay_.clear();
  BoneOverlayJob job;
  job.model = &session_.model()->model;
  job.skeleton = &session_.model()->skeleton;
  job.boneModels = frame.boneModels;
  job.ikEnabled = frame.ikEnabled;
  job.camera = view_.cameraMatrices();
  job.viewPixels = {static_cast<float>(view_.size().width()), static_cast<float>(view_.size().height())};
  job.scale = static_cast<float>(look_.samples);
  job.triangles = &overlay_;
  job.run();
  view_.setOverlay(overlay_);
}

base::Result<std::optional<Picture>> ScenePictures::draw(double frame) {
  show(frame);
  QImage before = view_.captureNext();
  const bool wanted = std::exchange(waiting_, true);
  if (!wanted) return std::nullopt;
  if (before.isNull()) return noPicture();
  return toPicture(std::move(before));
}

base::Result<Picture> ScenePictures::last() {
  QImage picture = view_.captureLast();
  waiting_ = false;
  if (picture.isNull()) return noPicture();
  return toPicture(std::move(picture));
}

// The view hears of it, too: what a frame says to have changed has changed since the one before.
void ScenePictures::pass(double frame) { view_.setFrame(session_.evaluate(frame)); }

bool ScenePictures::remembers() const {
  const MotionPhysics* physics = session_.physics();
  return physics != nullptr && !physics->replays();
}

}  // namespace app
