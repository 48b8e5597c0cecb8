// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>

namespace app {

/// Textures to draw into: colour (RGBA, 8 bits each), depth and stencil.
class DrawingTarget : public Qt3DRender::QRenderTarget {
 public:
  /// `samples` a pixel; 1: plain textures, read with linear filtering.
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

/// Brings what was drawn into a target to the surface, in the frame graph's pass "present": the mean of each pixel's
/// samples; where the target has another size than the surface, mixed from the nearest four pixels.
Qt3DCore::QEntity* makePresenter(const DrawingTarget& target, Qt3DCore::QNode* parent);

}  // namespace app
