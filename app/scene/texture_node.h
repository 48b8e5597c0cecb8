// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QImage>
#include <Qt3DRender/QAbstractTexture>

#include "app/scene/model_pictures.h"
#include "app/scene/toon_material.h"
#include "pmx/model.h"

namespace app {

enum class TextureUse { Surface /* repeats, mipmaps */, Sphere /* clamped, mipmaps */, Toon /* clamped, no mipmaps */ };

/// A texture on the GPU, belonging to `parent`. First row is v = 0.
[[nodiscard]] Qt3DRender::QAbstractTexture* makeTexture(const QImage& image, TextureUse use, Qt3DCore::QNode* parent);

/// The textures of one model's materials; each picture becomes a node once a use.
class TextureNodes {
 public:
  TextureNodes(const pmx::Model& model, const ModelPictures& pictures, Qt3DCore::QNode* parent);
  [[nodiscard]] MaterialTextures of(const pmx::Material& material);

 private:
  Qt3DRender::QAbstractTexture* node(std::int32_t index, TextureUse use);
  Qt3DRender::QAbstractTexture* toon(const pmx::Material& material);

  const pmx::Model& model_;
  const ModelPictures& pictures_;
  Qt3DCore::QNode* parent_;
  Qt3DRender::QAbstractTexture* blank_;
  Qt3DRender::QAbstractTexture* neutral_ = nullptr;
  std::vector<std::array<Qt3DRender::QAbstractTexture*, 3>> nodes_;
  std::array<Qt3DRender::QAbstractTexture*, 10> ramps_{};
};

}  // namespace app
