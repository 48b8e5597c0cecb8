// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/frame_graph.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QMultiSampleAntiAliasing>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QViewport>

namespace app {

using namespace Qt3DRender;

FrameGraph::FrameGraph(QObject* surface, QRenderTarget* target, Qt3DCore::QNode* parent)
    : QRenderSurfaceSelector(parent) {
  setSurface(surface);
  Qt3DCore::QNode* above = this;
  if (target != nullptr) {
    auto* selector = new QRenderTargetSelector(above);
    selector->setTarget(target);
    above = selector;
  }
  uniforms_ = new QTechniqueFilter(above);
  auto* viewport = new QViewport(uniforms_);
  // Qt 3D wants a camera; the shaders use the matrices of player/camera instead.
  auto* cameraSelector = new QCameraSelector(viewport);
  cameraSelector->setCamera(new QCamera(parent));

  clear_ = new QClearBuffers(cameraSelector);
  clear_->setBuffers(QClearBuffers::ColorDepthBuffer);
  clear_->setClearColor(Qt::white);
  new QNoDraw(clear_);

  // A filter that is merely disabled lets every pass through; a subtree enabler leaves its branch out.
  ground_ = new QSubtreeEnabler(cameraSelector);
  addPass(ground_, "ground");
  for (const char* name : {"main", "edge"}) {
    auto* order = new QSortPolicy(cameraSelector);  // by sortIndex, ascending: material order
    order->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::FrontToBack});
    addPass(order, name);
  }
  capture_ = new QRenderCapture(addPass(cameraSelector, "overlay"));
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

void FrameGraph::setGround(bool shown) { ground_->setEnabled(shown); }

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
