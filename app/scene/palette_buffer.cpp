// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/palette_buffer.h"

#include <algorithm>
#include <cstring>

#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>

namespace app {

using namespace Qt3DRender;

namespace {

/// This generator gives palette rows as texels.
class PaletteGenerator : public QTextureImageDataGenerator {
 public:
  PaletteGenerator(QByteArray rows, int height) : rows_(std::move(rows)), height_(height) {}
  QTextureImageDataPtr operator()() override {
    auto data = QTextureImageDataPtr::create();
    data->setTarget(QOpenGLTexture::Target2D);
    data->setFormat(QOpenGLTexture::RGBA32F);
    data->setPixelFormat(QOpenGLTexture::RGBA);
    data->setPixelType(QOpenGLTexture::Float32);
    data->setWidth(int(kPaletteRow) * 3);
    data->setHeight(height_);
    data->setDepth(1);
    data->setLayers(1);
    data->setFaces(1);
    data->setMipLevels(1);
    data->setData(rows_, 16, false);
    return data;
  }
  bool operator==(const QTextureImageDataGenerator& other) const override {
    const auto* palette = functor_cast<PaletteGenerator>(&other);
    return palette != nullptr && palette->rows_.constData() == rows_.constData();
  }
  QT3D_FUNCTOR(PaletteGenerator)

 private:
  QByteArray rows_;
  int height_;
};

}  // namespace

class PaletteImage : public QAbstractTextureImage {
 public:
  explicit PaletteImage(int height) : height_(height) {}
  void setRows(const QByteArray& rows) {
    generator_ = QSharedPointer<PaletteGenerator>::create(rows, height_);
    notifyDataGeneratorChanged();
  }

 protected:
  [[nodiscard]] QTextureImageDataGeneratorPtr dataGenerator() const override { return generator_; }

 private:
  QTextureImageDataGeneratorPtr generator_;
  int height_;
};

PaletteBuffer::PaletteBuffer(std::size_t boneCount, Qt3DCore::QNode* parent)
    : boneCount_(gpuLimits().software ? boneCount : drawableBones(boneCount)),
      home_(gpuLimits().software ? PaletteHome::Nowhere : paletteHome(boneCount + 1)),
      entries_(boneCount_ + 1) {
  if (home_ == PaletteHome::Nowhere) return;
  if (home_ == PaletteHome::Texture) {
    makeTexture(parent);
  } else {
    if (home_ != PaletteHome::StorageBuffer) entries_ = paletteRoom(home_);
    buffer_ = new Qt3DCore::QBuffer(parent);
    buffer_->setUsage(Qt3DCore::QBuffer::DynamicDraw);
    parameter_ = new QParameter(QStringLiteral("Bones"), QVariant::fromValue(buffer_), parent);
  }
  upload({});
}

void PaletteBuffer::makeTexture(Qt3DCore::QNode* parent) {
  entries_ = (entries_ + kPaletteRow - 1) / kPaletteRow * kPaletteRow;
  const int height = static_cast<int>(entries_ / kPaletteRow);
  auto* texture = new QTexture2D(parent);
  texture->setFormat(QAbstractTexture::RGBA32F);
  texture->setSize(int(kPaletteRow) * 3, height);
  texture->setGenerateMipMaps(false);
  texture->setMagnificationFilter(QAbstractTexture::Nearest);
  texture->setMinificationFilter(QAbstractTexture::Nearest);
  image_ = new PaletteImage(height);
  image_->setParent(texture);
  texture->addTextureImage(image_);
  parameter_ = new QParameter(QStringLiteral("boneTexture"),
                              QVariant::fromValue(static_cast<QAbstractTexture*>(texture)), parent);
}

void PaletteBuffer::upload(std::span<const base::Mat3x4> palette) {
  if (home_ == PaletteHome::Nowhere) return;
  // A new array and setData are used, never updateData, which queues while nothing renders.
  // (qt3d-notes.md 2)
  QByteArray& bytes = bytes_.next(static_cast<qsizetype>(entries_ * sizeof(base::Mat3x4)));
  const std::size_t copied = std::min(palette.size(), boneCount_);
  auto* out = bytes.data();
  if (copied > 0) std::memcpy(out, palette.data(), copied * sizeof(base::Mat3x4));
  const base::Mat3x4 identity;
  for (std::size_t i = copied; i < entries_; ++i) std::memcpy(out + i * sizeof(identity), &identity, sizeof(identity));
  if (buffer_ != nullptr) {
    buffer_->setData(bytes);
  } else {
    image_->setRows(bytes);
  }
}

}  // namespace app
