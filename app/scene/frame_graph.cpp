// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/frame_graph.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureWrapMode>

#include "app/view/self_shadow.h"

namespace app {

using namespace Qt3DRender;

FrameGraph::FrameGraph(QObject* surface, QRenderTarget* target, End end, Qt3DCore::QNode* parent)
    : QRenderSurfaceSelector(parent), view_("View", {}, this) {
  setSurface(surface);
  uniforms_ = new QTechniqueFilter(this);
  uniforms_->addParameter(view_.parameter());
  addShadowMap();
  Qt3DCore::QNode* above = uniforms_;
  if (target != nullptr) {
    auto* selector = new QRenderTargetSelector(above);
    target->setParent(this);
    selector->setTarget(target);
    above = selector;
  }
  viewport_ = new QViewport(above);
  // Qt 3D wants a camera; the shaders use the matrices of player/camera instead.
  auto* cameraSelector = new QCameraSelector(viewport_);
  cameraSelector->setCamera(new QCamera(this));

  // One branch: Qt 3D makes commands, and hands jobs to threads, for each. Within it, sortIndex decides (DrawOrder).
  clear_ = new QClearBuffers(cameraSelector);
  clear_->setBuffers(QClearBuffers::ColorDepthStencilBuffer);
  clear_->setClearColor(Qt::white);
  auto* order = new QSortPolicy(clear_);
  order->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::FrontToBack});
  QRenderPassFilter* last = addPass(order, "main");
  if (target != nullptr && end == End::Surface) {
    addPresent();
  } else {
    capture_ = new QRenderCapture(last);
  }
}

void FrameGraph::addPresent() {
  auto* cameraSelector = new QCameraSelector(new QViewport(uniforms_));
  cameraSelector->setCamera(new QCamera(this));
  capture_ = new QRenderCapture(addPass(cameraSelector, "present"));
}

void FrameGraph::addShadowMap() {
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

  // A filter that is merely disabled lets every pass through; a subtree enabler leaves its branch out.
  shadowMap_ = new QSubtreeEnabler(uniforms_);
  shadowMap_->setEnabled(false);
  auto* selector = new QRenderTargetSelector(shadowMap_);
  target->setParent(selector);
  selector->setTarget(target);
  auto* cameraSelector = new QCameraSelector(new QViewport(selector));
  cameraSelector->setCamera(new QCamera(this));
  auto* clear = new QClearBuffers(cameraSelector);
  clear->setBuffers(QClearBuffers::DepthBuffer);
  addPass(clear, "shadowMap");
  uniforms_->addParameter(
      new QParameter(QStringLiteral("shadowMap"), QVariant::fromValue(static_cast<QAbstractTexture*>(map)), uniforms_));
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
  // In parts of the piece, from its top: a viewport that reaches beyond it. Nothing else knows of pieces, so lines,
  // points and derivatives are what they are in one.
  const double width = piece.width(), height = piece.height();
  viewport_->setNormalizedRect({-at.x() / width, -at.y() / height, whole.width() / width, whole.height() / height});
}

void FrameGraph::setBackground(const QColor& colour) { clear_->setClearColor(colour); }

void FrameGraph::setSelfShadow(bool shown) { shadowMap_->setEnabled(shown); }

}  // namespace app
