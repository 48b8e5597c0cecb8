// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/frame_graph.h"

#include <algorithm>
#include <initializer_list>

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QColorMask>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureWrapMode>

#include "app/view/self_shadow.h"

namespace app {

using namespace Qt3DRender;

namespace {

/// Returns a part of `whole` as a viewport of Qt 3D, which converts these fractions to pixels from
/// below and truncates towards 0. A quarter of a pixel more keeps the number.
QRectF viewportOf(const QRect& part, QSize whole) {
  const auto safe = [](int pixel) { return pixel < 0 ? pixel - 0.25 : pixel + 0.25; };
  const double width = whole.width(), height = whole.height();
  const double high = safe(part.height()) / height;
  const double below = safe(whole.height() - part.y() - part.height()) / height;
  return {safe(part.x()) / width, 1.0 - high - below, safe(part.width()) / width, high};
}

}  // namespace

FrameGraph::FrameGraph(QObject* surface, QRenderTarget* target, End end, QRenderTarget* shadowMap,
                       const ViewLayers* views, const char* present)
    : target_(target), shadowTarget_(shadowMap), view_("View", {}, this) {
  setSurface(surface);
  uniforms_ = new QTechniqueFilter(this);
  uniforms_->addParameter(view_.parameter());
  QAbstractTexture* map = shadowMap->outputs().front()->texture();
  uniforms_->addParameter(new QParameter(QStringLiteral("shadowMap"), QVariant::fromValue(map), uniforms_));
  drawing_ = new QSubtreeEnabler(uniforms_);
  if (end == End::Target && target != nullptr) region_ = new QScissorTest(this);
  const std::size_t count = views != nullptr ? std::max<std::size_t>(views->notIn.size(), 1) : 1;
  for (std::size_t view = 0; view < count; ++view) {
    addShadowMap(views, view);
    Place place = addPlace(target_);
    viewports_.push_back(place.viewport);
    if (view == 0) {  // clearing ignores viewports: the first clears for all
      clear_ = new QClearBuffers(place.below);
      clear_->setBuffers(QClearBuffers::ColorDepthStencilBuffer);
      clear_->setClearColor(Qt::white);
      place.below = clear_;
    }
    addMain(addLeavingOut(place.below, views, view));
  }
  if (views != nullptr && views->over != nullptr) {
    addPresent(present);
    addOver(*views);
    capture_ = new QRenderCapture(last_);
  } else {
    if (views != nullptr) whole_ = addFrames(target_, *views);
    if (target != nullptr && end == End::Surface) addPresent(present);
    // A region would also bound the averaging of samples, so a capture is a branch of its own.
    if (region_ != nullptr) last_ = addPass(addPlace(target, false).below, "nothing");
    capture_ = new QRenderCapture(last_);
  }
  resting_ = new QSubtreeEnabler(uniforms_);
  resting_->setEnabled(false);
  new QNoDraw(resting_);
}

FrameGraph::Place FrameGraph::addPlace(QRenderTarget* target, bool bounded) {
  Qt3DCore::QNode* above = drawing_;
  if (target != nullptr) {
    auto* selector = new QRenderTargetSelector(above);
    selector->setTarget(target);
    above = bounded && region_ != nullptr ? addStates(selector) : selector;
  }
  auto* viewport = new QViewport(above);
  // Qt 3D wants a camera, but the shaders use the matrices of view/camera instead.
  auto* cameraSelector = new QCameraSelector(viewport);
  cameraSelector->setCamera(new QCamera(this));
  return {viewport, cameraSelector};
}

/// Adds the region that is drawn, which clearing heeds, too. A set of states replaces Qt 3D's own
/// defaults, which some passes rely on.
Qt3DCore::QNode* FrameGraph::addStates(Qt3DCore::QNode* above) {
  auto* states = new QRenderStateSet(above);
  auto* depth = new QDepthTest(states);
  depth->setDepthFunction(QDepthTest::Less);
  auto* cull = new QCullFace(states);
  cull->setMode(QCullFace::Back);
  for (QRenderState* state : std::initializer_list<QRenderState*>{depth, cull, new QColorMask(states), region_})
    states->addRenderState(state);
  return states;
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
  if (view < views->notIn.size()) filter->addLayer(views->notIn[view]);
  filter->addLayer(views->frames);
  if (views->over != nullptr) filter->addLayer(views->over);
  return filter;
}

void FrameGraph::addPresent(const char* pass) { last_ = addPass(addPlace(nullptr).below, pass); }

/// Adds what is drawn once over all views, and returns its viewport.
QViewport* FrameGraph::addFrames(QRenderTarget* target, const ViewLayers& views) {
  const Place place = addPlace(target);
  auto* frames = new QLayerFilter(place.below);
  frames->addLayer(views.frames);
  addMain(frames);
  return place.viewport;
}

void FrameGraph::addOver(const ViewLayers& views) {
  const Place place = addPlace(nullptr);
  over_ = place.viewport;
  auto* first = new QLayerFilter(place.below);
  first->addLayer(views.over);
  addMain(first);
  addFrames(nullptr, views);
}

QRenderTarget* FrameGraph::makeShadowMap(Qt3DCore::QNode* parent) {
  auto* output = new QRenderTargetOutput;
  auto* map = new QTexture2D(output);
  map->setFormat(QAbstractTexture::D32F);
  map->setSize(kShadowMapSide, kShadowMapSide);
  map->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
  output->setAttachmentPoint(QRenderTargetOutput::Depth);
  output->setTexture(map);
  auto* target = new QRenderTarget;
  output->setParent(target);
  target->addOutput(output);
  target->setParent(parent);
  return target;
}

void FrameGraph::setShadowMapSide(QRenderTarget& map, int side) {
  map.outputs().front()->texture()->setSize(side, side);
}

/// One map serves all views: each view draws it anew before it is read.
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
  QViewport* viewport = whole_ != nullptr ? whole_ : viewports_.front();
  viewport->setNormalizedRect({-at.x() / width, -at.y() / height, whole.width() / width, whole.height() / height});
}

void FrameGraph::setParts(std::span<const QRect> views, QSize whole, QPoint at, QSize piece) {
  for (std::size_t i = 0; i < views.size() && i < viewports_.size(); ++i)
    viewports_[i]->setNormalizedRect(viewportOf(views[i].translated(-at), piece));
  if (whole_ != nullptr) setPart(whole, at, piece);
}

void FrameGraph::setRegion(const QRect& region, QSize piece) {
  if (region_ == nullptr) return;
  region_->setLeft(region.x());
  region_->setBottom(piece.height() - region.y() - region.height());  // OpenGL counts from below
  region_->setWidth(region.width());
  region_->setHeight(region.height());
}

void FrameGraph::setOverPart(const QRect& view, QSize whole) {
  if (over_ != nullptr) over_->setNormalizedRect(viewportOf(view, whole));
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
