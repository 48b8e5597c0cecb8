// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <QColor>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayer>
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

/// Of a picture with several views beside each other: what each leaves out.
struct ViewLayers {
  std::vector<Qt3DRender::QLayer*> notIn;  ///< per view; the first is the first view's
  Qt3DRender::QLayer* frames = nullptr;    ///< what is drawn once, over all of them, in the whole picture
};

/// The passes of a picture, the same for the window and for files: the self-shadow map where it is used; then "main", in
/// DrawOrder: ground, each model's surfaces, outlines and shadows on the ground, overlay. Only the surface and the target
/// differ. With several views the map and "main" come once for each, in a part of the target, without what isn't in that
/// view; then "main" once more for what lies over all of them.
class FrameGraph : public Qt3DRender::QRenderSurfaceSelector {
 public:
  enum class End { Surface, Target };
  /// Draws on the surface itself, or into `target` where one is given; a picture that shall end on the surface is then
  /// brought there by the pass "present" (see makePresenter()). `views`: null for one.
  FrameGraph(QObject* surface, Qt3DRender::QRenderTarget* target, End end, Qt3DCore::QNode* parent,
             const ViewLayers* views = nullptr);

  /// What is drawn is the piece of a view of `whole` pixels that begins at `at`, from its top left. Exact to the pixel
  /// where the piece's sides are powers of two.
  void setPart(QSize whole, QPoint at, QSize piece);
  /// The same of several views, each with its part of the whole.
  void setParts(std::span<const QRect> views, QSize whole, QPoint at, QSize piece);
  void setBackground(const QColor& colour);  ///< premultiplied
  void setSelfShadow(bool shown);
  /// False: nothing is drawn, on nothing. What was asked for before is delivered all the same.
  void setDrawing(bool draws);
  /// Of every pass.
  void setView(const ViewBlock& view) { view_.set(view); }
  [[nodiscard]] Qt3DRender::QRenderCapture* capture() const { return capture_; }

 private:
  /// A place in the target, below which passes are.
  struct Place {
    Qt3DRender::QViewport* viewport;
    Qt3DCore::QNode* below;
  };
  Place addPlace();
  void addMain(Qt3DCore::QNode* below);
  Qt3DRender::QRenderPassFilter* addPass(Qt3DCore::QNode* parent, const char* name);
  Qt3DCore::QNode* addLeavingOut(Qt3DCore::QNode* below, const ViewLayers* views, std::size_t view);

  void makeShadowMap();
  void addShadowMap(const ViewLayers* views, std::size_t view);
  void addPresent();

  Qt3DRender::QTechniqueFilter* uniforms_ = nullptr;
  Qt3DRender::QSubtreeEnabler *drawing_ = nullptr, *resting_ = nullptr;  // one of them is on
  Qt3DRender::QRenderTarget* target_ = nullptr;
  std::vector<Qt3DRender::QViewport*> viewports_;  // of the views, then of what lies over all
  Qt3DRender::QClearBuffers* clear_ = nullptr;

  Qt3DRender::QRenderTarget* shadowTarget_ = nullptr;
  std::vector<Qt3DRender::QSubtreeEnabler*> shadowMaps_;
  Qt3DCore::QNode* last_ = nullptr;  // of what was added
  Qt3DRender::QRenderCapture* capture_ = nullptr;
  UniformBlock<ViewBlock> view_;
};

}  // namespace app
