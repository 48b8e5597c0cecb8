// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/frame_graph.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureWrapMode>
#include <Qt3DRender/QViewport>

#include "app/player/self_shadow.h"

namespace app {

using namespace Qt3DRender;

FrameGraph::FrameGraph(QObject* surface, QRenderTarget* target, End end, Qt3DCore::QNode* parent)
    : QRenderSurfaceSelector(parent) {
  setSurface(surface);
  uniforms_ = new QTechniqueFilter(this);
  addShadowMap();
  Qt3DCore::QNode* above = uniforms_;
  if (target != nullptr) {
    auto* selector = new QRenderTargetSelector(above);
    target->setParent(this);
    selector->setTarget(target);
    above = selector;
  }
  auto* viewport = new QViewport(above);
  // Qt 3D wants a camera; the shaders use the matrices of player/camera instead.
  auto* cameraSelector = new QCameraSelector(viewport);
  cameraSelector->setCamera(new QCamera(this));

  clear_ = new QClearBuffers(cameraSelector);
  clear_->setBuffers(QClearBuffers::ColorDepthStencilBuffer);
  clear_->setClearColor(Qt::white);
  new QNoDraw(clear_);

  // A filter that is merely disabled lets every pass through; a subtree enabler leaves its branch out.
  addPass(cameraSelector, "backdrop");
  grid_ = new QSubtreeEnabler(cameraSelector);
  addPass(grid_, "grid");
  axes_ = new QSubtreeEnabler(cameraSelector);
  addPass(axes_, "axes");
  colours_ = new QColorMask(this);
  auto* model = new QRenderStateSet(cameraSelector);
  model->addRenderState(colours_);
  for (const char* name : {"main", "edge"}) {
    auto* order = new QSortPolicy(model);  // by sortIndex, ascending: material order
    order->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::FrontToBack});
    addPass(order, name);
  }
  groundShadow_ = new QSubtreeEnabler(model);
  groundShadow_->setEnabled(false);
  addPass(groundShadow_, "groundShadow");
  QRenderPassFilter* last = addPass(cameraSelector, "overlay");
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
  setUniform("shadowMap", QVariant::fromValue(static_cast<QAbstractTexture*>(map)));
}

QRenderPassFilter* FrameGraph::addPass(Qt3DCore::QNode* parent, const char* name) {
  auto* filter = new QRenderPassFilter(parent);
  auto* key = new QFilterKey(filter);
  key->setName(QStringLiteral("pass"));
  key->setValue(QString::fromLatin1(name));
  filter->addMatch(key);
  return filter;
}

void FrameGraph::setBackground(const QColor& colour) { clear_->setClearColor(colour); }

void FrameGraph::setGround(bool grid, bool axes) {
  grid_->setEnabled(grid);
  axes_->setEnabled(axes);
}

void FrameGraph::setGroundShadow(bool shown) { groundShadow_->setEnabled(shown); }

void FrameGraph::setModelShown(bool shown) {
  colours_->setRedMasked(shown);
  colours_->setGreenMasked(shown);
  colours_->setBlueMasked(shown);
  colours_->setAlphaMasked(shown);
}

void FrameGraph::setSelfShadow(bool shown) { shadowMap_->setEnabled(shown); }

void FrameGraph::setUniform(const char* name, const QVariant& value) {
  auto*& parameter = parameters_[name];
  if (parameter == nullptr) {
    parameter = new QParameter(QString::fromLatin1(name), value, uniforms_);
    uniforms_->addParameter(parameter);
  } else {
    parameter->setValue(value);
  }
}

}  // namespace app
