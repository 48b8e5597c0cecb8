// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/texture_node.h"

#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <Qt3DRender/QTextureWrapMode>

#include "app/player/texture_lookup.h"
#include "app/scene/shader_source.h"

namespace app {

using namespace Qt3DRender;

namespace {

// A picture for Qt 3D's loader.
class PictureGenerator : public QTextureImageDataGenerator {
 public:
  explicit PictureGenerator(QImage image) : image_(std::move(image)) {}
  QTextureImageDataPtr operator()() override {
    auto data = QTextureImageDataPtr::create();
    data->setImage(image_);
    return data;
  }
  bool operator==(const QTextureImageDataGenerator& other) const override {
    const auto* picture = functor_cast<PictureGenerator>(&other);
    return picture != nullptr && picture->image_.cacheKey() == image_.cacheKey();
  }
  QT3D_FUNCTOR(PictureGenerator)

 private:
  QImage image_;
};

class PictureNode : public QAbstractTextureImage {
 public:
  PictureNode(const QImage& image, Qt3DCore::QNode* parent)
      : QAbstractTextureImage(parent), generator_(QSharedPointer<PictureGenerator>::create(image)) {}

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
  texture->setGenerateMipMaps(mipmaps);
  if (mipmaps) texture->setMaximumAnisotropy(4.0F);
  texture->addTextureImage(new PictureNode(image, texture));
  return texture;
}

TextureNodes::TextureNodes(const pmx::Model& model, const ModelPictures& pictures, Qt3DCore::QNode* parent)
    : model_(model), pictures_(pictures), parent_(parent), nodes_(model.textures.size()) {
  QImage white(1, 1, QImage::Format_RGBA8888);
  white.fill(Qt::white);
  blank_ = makeTexture(white, TextureUse::Toon, parent);
}

QAbstractTexture* TextureNodes::node(std::int32_t index, TextureUse use) {
  if (index < 0 || static_cast<std::size_t>(index) >= nodes_.size()) return nullptr;
  const auto at = static_cast<std::size_t>(index);
  auto*& known = nodes_[at][static_cast<std::size_t>(use)];
  if (known != nullptr) return known;
  if (const QImage& image = pictures_.textures[at]; !image.isNull()) {
    const int most = gpuLimits().textureSide;
    const bool fits = image.width() <= most && image.height() <= most;
    return known = makeTexture(fits ? image : image.scaled(most, most, Qt::KeepAspectRatio, Qt::SmoothTransformation),
                               use, parent_);
  }
  if (use != TextureUse::Surface) return nullptr;  // a missing sphere or toon has no influence
  if (neutral_ == nullptr) neutral_ = makeTexture(neutralTexture(), TextureUse::Surface, parent_);
  return known = neutral_;
}

QAbstractTexture* TextureNodes::toon(const pmx::Material& material) {
  int shared = material.sharedToon ? material.toon : -1;
  if (!material.sharedToon && material.toon >= 0) {
    if (auto* own = node(material.toon, TextureUse::Toon)) return own;
    shared = sharedToonNamed(model_.textures[static_cast<std::size_t>(material.toon)].utf8);
  }
  if (shared < 0 || shared >= static_cast<int>(ramps_.size())) return nullptr;
  auto*& ramp = ramps_[static_cast<std::size_t>(shared)];
  if (ramp == nullptr) ramp = makeTexture(sharedToonRamp(shared), TextureUse::Toon, parent_);
  return ramp;
}

MaterialTextures TextureNodes::of(const pmx::Material& material) {
  MaterialTextures textures;
  textures.blank = blank_;
  textures.diffuse = node(material.texture, TextureUse::Surface);
  const auto mode = material.sphereMode();
  if (mode != pmx::SphereMode::Off) {
    const bool sub = mode == pmx::SphereMode::SubTexture;
    const bool there =
        material.sphereTexture >= 0 && !pictures_.textures[static_cast<std::size_t>(material.sphereTexture)].isNull();
    if (there) textures.sphere = node(material.sphereTexture, sub ? TextureUse::Surface : TextureUse::Sphere);
  }
  textures.toon = toon(material);
  return textures;
}

}  // namespace app
