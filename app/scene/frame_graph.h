// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPoint>
#include <QSize>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

#include "app/scene/uniform_block.h"
#include "app/scene/view_block.h"

namespace app {

/// Where in the pass "main" a mesh is drawn, by its sortIndex (never -1, which means unset).
struct DrawOrder {
  static constexpr float kBackdrop = 0, kGrid = 1, kAxes = 2, kFirstModel = 3;
  static constexpr float kLabels = 2e9F;
  static constexpr float kOverlay = 1e9F;  // what a model takes of the numbers between: ModelEntity::drawsOrdered()
};

/// The passes of a picture, the same for the window and for files: the self-shadow map where it is used; then "main", in
/// DrawOrder: ground, each model's surfaces, outlines and shadows on the ground, overlay. Only the surface and the target
/// differ.
class FrameGraph : public Qt3DRender::QRenderSurfaceSelector {
 public:
  enum class End { Surface, Target };
  /// Draws on the surface itself, or into `target` where one is given; a picture that shall end on the surface is then
  /// brought there by the pass "present" (see makePresenter()).
  FrameGraph(QObject* surface, Qt3DRender::QRenderTarget* target, End end, Qt3DCore::QNode* parent);

  /// What is drawn is the piece of a view of `whole` pixels that begins at `at`, from its top left. Exact to the pixel
  /// where the piece's sides are powers of two.
  void setPart(QSize whole, QPoint at, QSize piece);
  void setBackground(const QColor& colour);  ///< premultiplied
  void setSelfShadow(bool shown);
  /// Of every pass.
  void setView(const ViewBlock& view) { view_.set(view); }
  [[nodiscard]] Qt3DRender::QRenderCapture* capture() const { return capture_; }

 private:
  Qt3DRender::QRenderPassFilter* addPass(Qt3DCore::QNode* parent, const char* name);

  void addShadowMap();
  void addPresent();

  Qt3DRender::QTechniqueFilter* uniforms_ = nullptr;
  Qt3DRender::QViewport* viewport_ = nullptr;
  Qt3DRender::QClearBuffers* clear_ = nullptr;

  Qt3DRender::QSubtreeEnabler* shadowMap_ = nullptr;
  Qt3DRender::QRenderCapture* capture_ = nullptr;
  UniformBlock<ViewBlock> view_;
};

}  // namespace app
