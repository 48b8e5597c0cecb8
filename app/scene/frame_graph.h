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
#include <Qt3DRender/QScissorTest>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

#include "app/scene/uniform_block.h"
#include "app/scene/view_block.h"

namespace app {

/// These numbers order the meshes in the pass "main", by their sortIndex (never -1, which means
/// unset).
struct DrawOrder {
  static constexpr float kGradient = 0, kBackdrop = 0.5F, kFloor = 0.75F, kGrid = 1, kAxes = 2, kFirstModel = 3;
  static constexpr float kLabels = 2e9F;
  // Models use the numbers between, see ModelEntity::drawsOrdered().
  static constexpr float kContact = 9e8F;  // over all models
  static constexpr float kOverlay = 1e9F;
};

/// These layers say which entities each view of a picture with several views leaves out.
struct ViewLayers {
  std::vector<Qt3DRender::QLayer*> notIn;  ///< one per view: the layer of what this view leaves out
  Qt3DRender::QLayer* frames = nullptr;    ///< drawn once, over all views, in the whole picture
  /// This layer has all that lies over the first view. It and `frames` are drawn on the surface,
  /// over the target's picture, so that they are sharp however small the target is. Null: in the
  /// target.
  Qt3DRender::QLayer* over = nullptr;
};

/// This graph has the passes of a picture, for the window and for files alike. First comes the
/// self-shadow map where it is used. Then comes "main", in DrawOrder: ground, each model's
/// surfaces, outlines and shadows on the ground, overlay. Only the surface and the target differ.
/// With several views the map and "main" come once for each view, in its part of the target,
/// without the entities that the view leaves out. "main" comes once more for what lies over all of
/// them.
class FrameGraph : public Qt3DRender::QRenderSurfaceSelector {
 public:
  enum class End { Surface, Target };
  /// Draws on the surface itself, or into `target` where one is given. With End::Surface, the pass
  /// `present` then brings the target's picture to the surface (see makePresenter()). A null
  /// `views`, and one without `notIn`, mean one view. `shadowMap` is of makeShadowMap().
  FrameGraph(QObject* surface, Qt3DRender::QRenderTarget* target, End end, Qt3DRender::QRenderTarget* shadowMap,
             const ViewLayers* views = nullptr, const char* present = kPresent);
  static constexpr const char* kPresent = "present";  ///< the usual target's pass
  /// Makes a map of self shadow of kShadowMapSide, which several graphs may share, because each
  /// draws it anew.
  [[nodiscard]] static Qt3DRender::QRenderTarget* makeShadowMap(Qt3DCore::QNode* parent);
  /// Sets how many texels a side a map has.
  static void setShadowMapSide(Qt3DRender::QRenderTarget& map, int side);

  /// Draws the piece of a view of `whole` pixels that begins at `at`, from the top left. The result
  /// is exact to the pixel where the piece's sides are powers of two.
  void setPart(QSize whole, QPoint at, QSize piece);
  /// Draws a piece of a picture with several views, each with its part of the whole.
  void setParts(std::span<const QRect> views, QSize whole, QPoint at, QSize piece);
  /// Draws only this part of a target that is `piece` pixels large, from its top left, exactly as
  /// the whole target would have it. Only graphs that end at their target can; their maps of self
  /// shadow are drawn whole.
  void setRegion(const QRect& region, QSize piece);
  /// Sets where on the surface what lies over the first view is drawn, in a window of `whole`
  /// pixels.
  void setOverPart(const QRect& view, QSize whole);
  void setBackground(const QColor& colour);  ///< premultiplied
  void setSelfShadow(bool shown);
  /// With false, nothing is drawn, on nothing. Captures that were requested before are still
  /// delivered.
  void setDrawing(bool draws);
  /// Sets the view of every pass.
  void setView(const ViewBlock& view) { view_.set(view); }
  [[nodiscard]] Qt3DRender::QRenderCapture* capture() const { return capture_; }

 private:
  /// This is a part of the target, and the node below which its passes are.
  struct Place {
    Qt3DRender::QViewport* viewport;
    Qt3DCore::QNode* below;
  };
  Place addPlace(Qt3DRender::QRenderTarget* target, bool bounded = true);
  Qt3DCore::QNode* addStates(Qt3DCore::QNode* above);
  void addMain(Qt3DCore::QNode* below);
  Qt3DRender::QRenderPassFilter* addPass(Qt3DCore::QNode* parent, const char* name);
  Qt3DCore::QNode* addLeavingOut(Qt3DCore::QNode* below, const ViewLayers* views, std::size_t view);

  void addShadowMap(const ViewLayers* views, std::size_t view);
  void addPresent(const char* pass);
  void addOver(const ViewLayers& views);
  Qt3DRender::QViewport* addFrames(Qt3DRender::QRenderTarget* target, const ViewLayers& views);

  Qt3DRender::QTechniqueFilter* uniforms_ = nullptr;
  Qt3DRender::QSubtreeEnabler *drawing_ = nullptr, *resting_ = nullptr;  // one is enabled
  Qt3DRender::QRenderTarget* target_ = nullptr;
  std::vector<Qt3DRender::QViewport*> viewports_;             // of the views
  Qt3DRender::QViewport *whole_ = nullptr, *over_ = nullptr;  // of the layers over all and over the first view
  Qt3DRender::QClearBuffers* clear_ = nullptr;
  Qt3DRender::QScissorTest* region_ = nullptr;  // null where the graph ends at a surface

  Qt3DRender::QRenderTarget* shadowTarget_ = nullptr;
  std::vector<Qt3DRender::QSubtreeEnabler*> shadowMaps_;
  Qt3DCore::QNode* last_ = nullptr;  // the branch that was added last
  Qt3DRender::QRenderCapture* capture_ = nullptr;
  UniformBlock<ViewBlock> view_;
};

}  // namespace app
