// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>

namespace app {

/// This target has textures to draw into: colour (RGBA, 8 bits each), depth and stencil.
class DrawingTarget : public Qt3DRender::QRenderTarget {
 public:
  /// `samples` is per pixel. With 1 the textures are plain and are read with linear filtering.
  DrawingTarget(QSize pixels, int samples, Qt3DCore::QNode* parent = nullptr);
  void setSize(QSize pixels);
  [[nodiscard]] Qt3DRender::QAbstractTexture* colour() const { return colour_; }
  [[nodiscard]] int samples() const { return samples_; }

 private:
  Qt3DRender::QAbstractTexture* addTexture(Qt3DRender::QRenderTargetOutput::AttachmentPoint point,
                                           Qt3DRender::QAbstractTexture::TextureFormat format, QSize pixels);

  int samples_;
  Qt3DRender::QAbstractTexture *colour_, *depth_;
};

/// Makes the entity that brings a target's picture to the surface, in the frame graph's pass
/// `pass`. A pixel is the mean of its samples. Where the target's size isn't the surface's, the
/// nearest four pixels are mixed.
Qt3DCore::QEntity* makePresenter(const DrawingTarget& target, const char* pass, Qt3DCore::QNode* parent);

}  // namespace app
