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

#include "app/scene/toon_material.h"
#include "app/textures/model_textures.h"
#include "pmx/model/model.h"

namespace app {

enum class TextureUse { Surface /* repeats, mipmaps */, Sphere /* clamped, mipmaps */, Toon /* clamped, no mipmaps */ };

/// Makes a texture on the GPU, which belongs to `parent`. The first row is v = 0.
[[nodiscard]] Qt3DRender::QAbstractTexture* makeTexture(const QImage& image, TextureUse use, Qt3DCore::QNode* parent);

class SharedNodes;

/// These are the textures of one model's materials, up to materialsDrawn(). Each picture becomes
/// one node per use, when it is first needed.
class TextureNodes {
 public:
  /// It keeps the images that it needs (shared, not copied).
  TextureNodes(const pmx::Model& model, const ModelTextures& textures);

  /// These are the textures of a material, as indices of slots; -1 means none of that kind.
  struct Slots {
    int diffuse = -1, sphere = -1, toon = -1;
  };
  [[nodiscard]] const Slots& of(std::size_t material) const { return materials_[material]; }
  [[nodiscard]] std::size_t pixels(int slot) const;
  /// Returns null for -1. The node lives as long as this object.
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
  std::map<std::pair<qint64, TextureUse>, int> sameImage_;  // shared by textures of one file
  std::array<int, 10> ramps_;
};

}  // namespace app
