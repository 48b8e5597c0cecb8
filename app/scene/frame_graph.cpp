// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/frame_graph.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureWrapMode>

#include "app/view/self_shadow.h"

namespace app {

using namespace Qt3DRender;

FrameGraph::FrameGraph(QObject* surface, QRenderTarget* target, End end, Qt3DCore::QNode* parent,
                       const ViewLayers* views)
    : QRenderSurfaceSelector(parent), target_(target), view_("View", {}, this) {
  setSurface(surface);
  uniforms_ = new QTechniqueFilter(this);
  uniforms_->addParameter(view_.parameter());
  drawing_ = new QSubtreeEnabler(uniforms_);
  makeShadowMap();
  for (std::size_t view = 0; view < (views != nullptr ? views->notIn.size() : 1); ++view) {
    addShadowMap(views, view);
    Place place = addPlace();
    if (view == 0) {  // clearing ignores viewports: the first clears for all
      clear_ = new QClearBuffers(place.below);
      clear_->setBuffers(QClearBuffers::ColorDepthStencilBuffer);
      clear_->setClearColor(Qt::white);
      place.below = clear_;
    }
    addMain(addLeavingOut(place.below, views, view));
  }
  if (views != nullptr) {
    auto* over = new QLayerFilter(addPlace().below);
    over->addLayer(views->frames);
    addMain(over);
  }
  if (target != nullptr && end == End::Surface) {
    addPresent();
  } else {
    capture_ = new QRenderCapture(last_);
  }
  resting_ = new QSubtreeEnabler(uniforms_);
  resting_->setEnabled(false);
  new QNoDraw(resting_);
}

FrameGraph::Place FrameGraph::addPlace() {
  Qt3DCore::QNode* above = drawing_;
  if (target_ != nullptr) {
    auto* selector = new QRenderTargetSelector(above);
    selector->setTarget(target_);
    above = selector;
  }
  auto* viewport = viewports_.emplace_back(new QViewport(above));
  // Qt 3D wants a camera, but the shaders use the matrices of view/camera instead.
  auto* cameraSelector = new QCameraSelector(viewport);
  cameraSelector->setCamera(new QCamera(this));
  return {viewport, cameraSelector};
}

/// All passes share one branch, because Qt 3D makes commands and hands jobs to threads for each
/// branch. Within it, sortIndex decides (DrawOrder).
void FrameGraph::addMain(Qt3DCore::QNode* below) {
  auto* order = new QSortPolicy(below);
  order->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::FrontToBack});
  last_ = addPass(order, "main");
}

Qt3DCore::QNode* FrameGraph::addLeavingOut(Qt3DCore::QNode* below, const ViewLayers* views, std::size_t view) {
  if (views == nullptr) return below;
  auto* filter = new QLayerFilter(below);
  filter->setFilterMode(QLayerFilter::DiscardAnyMatchingLayers);
  filter->addLayer(views->notIn[view]);
  filter->addLayer(views->frames);
  return filter;
}

void FrameGraph::addPresent() {
  auto* cameraSelector = new QCameraSelector(new QViewport(drawing_));
  cameraSelector->setCamera(new QCamera(this));
  capture_ = new QRenderCapture(addPass(cameraSelector, "present"));
}

/// One map serves all views: each view draws it anew before it is read.
void FrameGraph::makeShadowMap() {
  auto* output = new QRenderTargetOutput;
  auto* map = new QTexture2D(output);
  map->setFormat(QAbstractTexture::D32F);
  map->setSize(kShadowMapSide, kShadowMapSide);
  map->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
  output->setAttachmentPoint(QRenderTargetOutput::Depth);
  output->setTexture(map);
  shadowTarget_ = new QRenderTarget;
  output->setParent(shadowTarget_);
  shadowTarget_->addOutput(output);
  shadowTarget_->setParent(uniforms_);
  uniforms_->addParameter(
      new QParameter(QStringLiteral("shadowMap"), QVariant::fromValue(static_cast<QAbstractTexture*>(map)), uniforms_));
}

void FrameGraph::addShadowMap(const ViewLayers* views, std::size_t view) {
  // A filter that is merely disabled lets every pass through. A subtree enabler leaves its branch
  // out.
  auto* enabler = shadowMaps_.emplace_back(new QSubtreeEnabler(drawing_));
  enabler->setEnabled(false);
  auto* selector = new QRenderTargetSelector(enabler);
  selector->setTarget(shadowTarget_);
  auto* cameraSelector = new QCameraSelector(new QViewport(selector));
  cameraSelector->setCamera(new QCamera(this));
  auto* clear = new QClearBuffers(cameraSelector);
  clear->setBuffers(QClearBuffers::DepthBuffer);
  addPass(addLeavingOut(clear, views, view), "shadowMap");
}

QRenderPassFilter* FrameGraph::addPass(Qt3DCore::QNode* parent, const char* name) {
  auto* filter = new QRenderPassFilter(parent);
  auto* key = new QFilterKey(filter);
  key->setName(QStringLiteral("pass"));
  key->setValue(QString::fromLatin1(name));
  filter->addMatch(key);
  return filter;
}

void FrameGraph::setPart(QSize whole, QPoint at, QSize piece) {
  // The viewport is given in parts of the piece, from its top, and reaches beyond it. Nothing else
  // knows of pieces, so lines, points and derivatives are as in an undivided picture.
  const double width = piece.width(), height = piece.height();
  viewports_.back()->setNormalizedRect(
      {-at.x() / width, -at.y() / height, whole.width() / width, whole.height() / height});
}

void FrameGraph::setParts(std::span<const QRect> views, QSize whole, QPoint at, QSize piece) {
  const double width = piece.width(), height = piece.height();
  // Qt 3D converts these fractions to pixels from below and truncates towards 0. A quarter of a
  // pixel more keeps the number.
  const auto safe = [](int pixel) { return pixel < 0 ? pixel - 0.25 : pixel + 0.25; };
  for (std::size_t i = 0; i < views.size() && i + 1 < viewports_.size(); ++i) {
    const QRect view = views[i].translated(-at);
    const double high = safe(view.height()) / height;
    const double below = safe(piece.height() - view.y() - view.height()) / height;
    viewports_[i]->setNormalizedRect({safe(view.x()) / width, 1.0 - high - below, safe(view.width()) / width, high});
  }
  setPart(whole, at, piece);
}

void FrameGraph::setBackground(const QColor& colour) { clear_->setClearColor(colour); }

void FrameGraph::setDrawing(bool draws) {
  drawing_->setEnabled(draws);
  resting_->setEnabled(!draws);
}

void FrameGraph::setSelfShadow(bool shown) {
  for (QSubtreeEnabler* map : shadowMaps_) map->setEnabled(shown);
}

}  // namespace app
