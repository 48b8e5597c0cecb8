// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/thumbnails.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include "app/render/scene_pictures.h"

namespace app {
namespace {

constexpr float kFovDegrees = 20.0F;
constexpr float kRoom = 1.08F;  // of the picture around the model
constexpr float kPitch = 0.06F;

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

Thumbnails::Thumbnails(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

Thumbnails::~Thumbnails() {
  *stop_ = true;
  pool_.clear();
  pool_.waitForDone();
}

void Thumbnails::want(const std::filesystem::path& model) {
  wanted_.push_back(model);
  readNext();
}

void Thumbnails::readNext() {
  if (wanted_.empty() || std::exchange(reading_, true)) return;
  pool_.start([this, path = wanted_.front(), stop = stop_] {
    Read read;
    try {
      const auto file = findFile(path);
      const bool small = file && file->tree->sizeOf(file->name) <= kMostBytes;
      auto model = small && !*stop ? loadModel(path) : base::Result<std::shared_ptr<const LoadedModel>>(nullptr);
      if (model && *model && !*stop) {
        read.textures = std::make_shared<const ModelTextures>(loadTextures(**model));
        read.model = std::move(*model);
      }
    } catch (const std::exception&) {
      read = {};  // no memory for it: no picture
    }
    QMetaObject::invokeMethod(
        this, [this, read] { draw(read); }, Qt::QueuedConnection);
  });
}

void Thumbnails::draw(const Read& read) {
  const auto path = wanted_.front();
  wanted_.pop_front();
  reading_ = false;
  if (read.model) {
    Show show;
    const ActorId id = show.add(read.model);
    FilmLook look;
    look.width = look.height = kSide;
    look.samples = 2;
    look.background = Qt::white;
    look.picture.grid = look.picture.axes = false;
    look.picture.light.ground = GroundShadow::Off;
    look.camera = cameraBefore(read.model->model);
    ScenePictures pictures(show, {{id, read.textures}}, look);
    auto drawn = pictures.draw(0.0);
    auto picture = drawn ? pictures.last() : base::Result<Picture>(tl::unexpected(drawn.error()));
    if (picture) {
      const QImage shared(picture->bytes.get(), picture->width, picture->height, picture->stride,
                          QImage::Format_ARGB32_Premultiplied);
      emit ready(path, shared.scaled(kSide, kSide, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }
  }
  readNext();
}

}  // namespace app
