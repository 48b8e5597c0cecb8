// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <QImage>
#include <Qt3DRender/QAbstractTexture>

#include "app/scene/model_textures.h"
#include "app/scene/toon_material.h"
#include "pmx/model/model.h"

namespace app {

enum class TextureUse { Surface /* repeats, mipmaps */, Sphere /* clamped, mipmaps */, Toon /* clamped, no mipmaps */ };

/// A texture on the GPU, belonging to `parent`. First row is v = 0.
[[nodiscard]] Qt3DRender::QAbstractTexture* makeTexture(const QImage& image, TextureUse use, Qt3DCore::QNode* parent);

class SharedNodes;

/// The textures of one model's materials, up to materialsDrawn(); each picture becomes a node once a use, when it is first asked for.
class TextureNodes {
 public:
  /// Keeps the images it needs (shared, not copied).
  TextureNodes(const pmx::Model& model, const ModelTextures& textures);

  /// What a material draws with, as numbers of textures; -1: none of that kind.
  struct Slots {
    int diffuse = -1, sphere = -1, toon = -1;
  };
  [[nodiscard]] const Slots& of(std::size_t material) const { return materials_[material]; }
  [[nodiscard]] std::size_t pixels(int slot) const;
  /// Null for -1. Stays as long as this.
  Qt3DRender::QAbstractTexture* node(int slot, SharedNodes& shared);

 private:
  struct Slot {
    QImage image;
    TextureUse use;
    std::shared_ptr<Qt3DRender::QAbstractTexture> node;
  };
  int add(const QImage& image, TextureUse use);
  int texture(const ModelTextures& textures, std::int32_t index, TextureUse use);
  int toon(const pmx::Model& model, const ModelTextures& textures, const pmx::Material& material);

  std::vector<Slot> slots_;
  std::vector<Slots> materials_;
  int neutral_ = -1;
  std::vector<std::array<int, 3>> known_;                   // slots by texture and use
  std::map<std::pair<qint64, TextureUse>, int> sameImage_;  // textures that are one file share a picture
  std::array<int, 10> ramps_;
};

}  // namespace app
