// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/model_picture.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include "app/render/show_scene.h"
#include "app/view/seen_side.h"

namespace app {
namespace {

constexpr float kFovDegrees = 20.0F;
constexpr float kRoom = 1.08F;  // the picture's size relative to the model's
constexpr float kPitch = 0.06F;

/// Fills a scene with a model alone.
void fillAlone(ShowScene& scene, const std::shared_ptr<const LoadedModel>& model,
               const std::shared_ptr<const ModelTextures>& textures, int side, const QColor& background) {
  const ActorId id = scene.show().add(model);
  FilmLook look;
  look.width = look.height = side;
  look.samples = 2;
  look.background = background;
  look.picture.grid = look.picture.axes = false;
  look.picture.light.ground = GroundShadow::Off;
  look.camera = seenSide(cameraBefore(model->model), scene.show(), 1.0F);
  scene.setLook(std::move(look));
  scene.setTextures({{id, textures}});
}

/// This is a picture of a model in a show of its own.
class ModelDrawing final : public StillDrawing {
 public:
  ModelDrawing(const std::shared_ptr<const LoadedModel>& model, const std::shared_ptr<const ModelTextures>& textures,
               int side, const QColor& background) {
    fillAlone(scene_, model, textures, side, background);
  }
  // The scene is built in a step of its own.
  base::Result<bool> step() override {
    if (pictures_) return pictures_->step();
    pictures_ = scene_.pictures();
    pictures_->begin(0.0);
    return true;
  }
  double done() const override { return pictures_ ? pictures_->done() : 0.0; }
  Picture take() override { return pictures_->take(); }
  int samples() const override { return pictures_ ? pictures_->samples() : 1; }

 private:
  ShowScene scene_;
  std::unique_ptr<ScenePictures> pictures_;  // of the scene
};

}  // namespace

vmd::CameraState cameraBefore(const pmx::Model& model) {
  base::Vec3 low(std::numeric_limits<float>::max()), high(std::numeric_limits<float>::lowest());
  for (const auto& vertex : model.vertices) {
    if (!std::isfinite(vertex.position.x + vertex.position.y + vertex.position.z)) continue;
    low = glm::min(low, vertex.position);
    high = glm::max(high, vertex.position);
  }
  vmd::CameraState camera;
  camera.fovDegrees = kFovDegrees;
  camera.rotation = base::Vec3(kPitch, 0.0F, 0.0F);
  if (!(low.x <= high.x)) return camera;
  camera.target = (low + high) * 0.5F;
  const base::Vec3 half = (high - low) * 0.5F;
  const float side = std::max({half.x, half.y, 0.1F}) * kRoom;
  camera.distance = -(side / std::tan(glm::radians(kFovDegrees) * 0.5F) + half.z);
  return camera;
}

base::Result<Picture> drawModelPicture(const std::shared_ptr<const LoadedModel>& model,
                                       const std::shared_ptr<const ModelTextures>& textures, int side,
                                       const QColor& background) {
  ShowScene scene;
  fillAlone(scene, model, textures, side, background);
  return scene.pictures()->still(0.0);
}

std::unique_ptr<StillDrawing> beginModelPicture(const std::shared_ptr<const LoadedModel>& model,
                                                const std::shared_ptr<const ModelTextures>& textures, int side,
                                                const QColor& background) {
  return std::make_unique<ModelDrawing>(model, textures, side, background);
}

}  // namespace app
