// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include <QImage>
#include <QRect>
#include <QSize>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QParameter>

#include "pmx/base/math.h"

namespace app {

/// This is a part of an image and where it lies.
struct AtlasPiece {
  base::Vec2 corner;  ///< upper left, pixels of the view
  QRect part;         ///< of the image, drawn pixel by pixel
};

/// This entity shows parts of an image over everything, in pixels of the view: texts that were
/// drawn into it once.
class AtlasEntity : public Qt3DCore::QEntity {
 public:
  explicit AtlasEntity(const QImage& image);
  /// An empty list hides it. Pieces lie over those before them.
  void showPieces(std::span<const AtlasPiece> pieces, QSize view);
  /// Shows another state of the image, where `revision` isn't that of the last call. The image
  /// keeps its size.
  void showImage(const QImage& image, int revision);

 private:
  float side_;      // pixels of the image, which is square
  int shown_ = -1;  // the revision that the texture has
  Qt3DRender::QAbstractTexture* texture_ = nullptr;
  Qt3DRender::QParameter* parameter_ = nullptr;
  Qt3DCore::QBuffer* buffer_ = nullptr;
  Qt3DRender::QGeometryRenderer* mesh_ = nullptr;
};

}  // namespace app
