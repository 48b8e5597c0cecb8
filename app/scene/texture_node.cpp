// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/texture_node.h"

#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <Qt3DRender/QTextureWrapMode>

#include "app/files/texture_lookup.h"
#include "app/scene/mip_levels.h"
#include "app/scene/shader_source.h"
#include "app/scene/shared_nodes.h"
#include "app/textures/drawn_materials.h"

namespace app {

using namespace Qt3DRender;

namespace {

/// These are the levels of a picture, made one after the other by the first thread of Qt 3D's that
/// needs one.
class Levels {
 public:
  explicit Levels(const QImage& image) : levels_{image} {}
  QImage at(int level) {
    const std::scoped_lock lock(mutex_);
    while (static_cast<int>(levels_.size()) <= level) levels_.push_back(nextMipLevel(levels_.back()));
    return levels_[static_cast<std::size_t>(level)];
  }

 private:
  std::mutex mutex_;
  std::vector<QImage> levels_;
};

// This generator gives Qt 3D's loader one level of a picture.
class PictureGenerator : public QTextureImageDataGenerator {
 public:
  PictureGenerator(std::shared_ptr<Levels> levels, int level) : levels_(std::move(levels)), level_(level) {}
  QTextureImageDataPtr operator()() override {
    auto data = QTextureImageDataPtr::create();
    data->setImage(levels_->at(level_));
    return data;
  }
  bool operator==(const QTextureImageDataGenerator& other) const override {
    const auto* picture = functor_cast<PictureGenerator>(&other);
    return picture != nullptr && picture->levels_ == levels_ && picture->level_ == level_;
  }
  QT3D_FUNCTOR(PictureGenerator)

 private:
  std::shared_ptr<Levels> levels_;
  int level_;
};

class PictureNode : public QAbstractTextureImage {
 public:
  PictureNode(const std::shared_ptr<Levels>& levels, int level, Qt3DCore::QNode* parent)
      : QAbstractTextureImage(parent), generator_(QSharedPointer<PictureGenerator>::create(levels, level)) {
    setMipLevel(level);
  }

 protected:
  [[nodiscard]] QTextureImageDataGeneratorPtr dataGenerator() const override { return generator_; }

 private:
  QTextureImageDataGeneratorPtr generator_;
};

}  // namespace

QAbstractTexture* makeTexture(const QImage& image, TextureUse use, Qt3DCore::QNode* parent) {
  auto* texture = new QTexture2D(parent);
  texture->setFormat(QAbstractTexture::RGBA8_UNorm);
  texture->setSize(image.width(), image.height());
  const auto wrap = use == TextureUse::Surface ? QTextureWrapMode::Repeat : QTextureWrapMode::ClampToEdge;
  texture->setWrapMode(QTextureWrapMode(wrap));
  texture->setMagnificationFilter(QAbstractTexture::Linear);
  const bool mipmaps = use != TextureUse::Toon;
  texture->setMinificationFilter(mipmaps ? QAbstractTexture::LinearMipMapLinear : QAbstractTexture::Linear);
  const int count = mipmaps ? mipLevelCount(image.width(), image.height()) : 1;
  texture->setMipLevels(count);
  // Where the processor draws, model.frag takes two samples instead, for a third of the price.
  if (mipmaps && !gpuLimits().software) texture->setMaximumAnisotropy(4.0F);
  const auto levels = std::make_shared<Levels>(image);
  for (int level = 0; level < count; ++level) texture->addTextureImage(new PictureNode(levels, level, texture));
  return texture;
}

TextureNodes::TextureNodes(const pmx::Model& model, const ModelTextures& textures)
    : known_(model.textures.size(), {-1, -1, -1}) {
  ramps_.fill(-1);
  for (const auto& material : std::span(model.materials).first(materialsDrawn(model))) {
    Slots found;
    found.diffuse = texture(textures, material.texture, TextureUse::Surface);
    const auto mode = material.sphereMode();
    if (mode != pmx::SphereMode::Off) {
      const bool sub = mode == pmx::SphereMode::SubTexture;
      const bool there =
          material.sphereTexture >= 0 && !textures.images[static_cast<std::size_t>(material.sphereTexture)].isNull();
      if (there)
        found.sphere = texture(textures, material.sphereTexture, sub ? TextureUse::Surface : TextureUse::Sphere);
    }
    found.toon = toon(model, textures, material);
    materials_.push_back(found);
  }
}

int TextureNodes::add(const QImage& image, TextureUse use) {
  const auto [same, isNew] = sameImage_.try_emplace({image.cacheKey(), use}, static_cast<int>(slots_.size()));
  if (!isNew) return same->second;
  const int most = gpuLimits().textureSide;
  const bool fits = image.width() <= most && image.height() <= most;
  slots_.push_back({fits ? image : image.scaled(most, most, Qt::KeepAspectRatio, Qt::SmoothTransformation), use, {}});
  return static_cast<int>(slots_.size()) - 1;
}

int TextureNodes::texture(const ModelTextures& textures, std::int32_t index, TextureUse use) {
  if (index < 0 || static_cast<std::size_t>(index) >= known_.size()) return -1;
  const auto at = static_cast<std::size_t>(index);
  int& slot = known_[at][static_cast<std::size_t>(use)];
  if (slot >= 0) return slot;
  if (!textures.images[at].isNull()) return slot = add(textures.images[at], use);
  if (use != TextureUse::Surface) return -1;  // a missing sphere or toon has no influence
  if (neutral_ < 0) neutral_ = add(neutralTexture(), TextureUse::Surface);
  return slot = neutral_;
}

int TextureNodes::toon(const pmx::Model& model, const ModelTextures& textures, const pmx::Material& material) {
  int shared = material.sharedToon ? material.toon : -1;
  if (!material.sharedToon && material.toon >= 0) {
    if (const int own = texture(textures, material.toon, TextureUse::Toon); own >= 0) return own;
    shared = sharedToonNamed(model.textures[static_cast<std::size_t>(material.toon)].utf8);
  }
  if (shared < 0 || shared >= static_cast<int>(ramps_.size())) return -1;
  int& ramp = ramps_[static_cast<std::size_t>(shared)];
  if (ramp < 0) ramp = add(sharedToonRamp(shared), TextureUse::Toon);
  return ramp;
}

std::size_t TextureNodes::pixels(int slot) const {
  if (slot < 0) return 0;
  const QImage& image = slots_[static_cast<std::size_t>(slot)].image;
  return static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height());
}

QAbstractTexture* TextureNodes::node(int slot, SharedNodes& shared) {
  if (slot < 0) return nullptr;
  Slot& at = slots_[static_cast<std::size_t>(slot)];
  if (at.node == nullptr) {
    at.node = shared.texture(at.image, at.use);
    at.image = {};
  }
  return at.node.get();
}

}  // namespace app
