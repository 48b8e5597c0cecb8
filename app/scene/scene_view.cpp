// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/scene_view.h"

#include <algorithm>
#include <utility>

#include <QOffscreenSurface>
#include <QWindow>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QCoreSettings>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QPickingSettings>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSettings>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTexture>

#include "app/player/look.h"
#include "app/scene/coloured_mesh.h"
#include "app/scene/frame_graph.h"
#include "app/scene/model_entity.h"
#include "app/scene/qt_convert.h"

namespace app {
namespace {

using namespace Qt3DCore;
using namespace Qt3DRender;

constexpr int kSamples = 4;

QRenderTargetOutput* makeOutput(QRenderTargetOutput::AttachmentPoint point, QAbstractTexture::TextureFormat format,
                                QSize size, QNode* parent) {
  auto* output = new QRenderTargetOutput(parent);
  auto* texture = new QTexture2DMultisample(output);
  texture->setFormat(format);
  texture->setSize(size.width(), size.height());
  texture->setSamples(kSamples);
  output->setAttachmentPoint(point);
  output->setTexture(texture);
  return output;
}

QRenderTarget* makeTarget(QSize size, QNode* parent) {
  auto* target = new QRenderTarget(parent);
  target->addOutput(makeOutput(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm, size, target));
  target->addOutput(makeOutput(QRenderTargetOutput::DepthStencil, QAbstractTexture::D24S8, size, target));
  return target;
}

}  // namespace

SceneView::SceneView(QWindow* window) : size_(window->size() * window->devicePixelRatio()) { build(window); }

SceneView::SceneView(QSize offscreenSize) : offscreen_(std::make_unique<QOffscreenSurface>()), size_(offscreenSize) {
  offscreen_->setFormat(QSurfaceFormat::defaultFormat());
  offscreen_->create();
  build(offscreen_.get());
}

SceneView::~SceneView() {
  reply_.reset();
  engine_.reset();  // before the surface it draws on
}

void SceneView::build(QObject* surface) {
  engine_ = std::make_unique<QAspectEngine>();
  engine_->setRunMode(QAspectEngine::Manual);
  engine_->registerAspect(new QRenderAspect);
  root_ = new QEntity;
  auto* settings = new QRenderSettings(root_);
  settings->pickingSettings()->setEnabled(false);
  settings->setRenderPolicy(QRenderSettings::Always);
  QRenderTarget* target = offscreen_ ? makeTarget(size_, root_) : nullptr;
  graph_ = new FrameGraph(surface, target, root_);
  if (offscreen_) graph_->setExternalRenderTargetSize(size_);
  settings->setActiveFrameGraph(graph_);
  root_->addComponent(settings);
  auto* core = new QCoreSettings(root_);
  core->setBoundingVolumesEnabled(false);  // nothing is culled, and bind-pose bounds would be wrong
  root_->addComponent(core);
  look_ = new ModelLook(root_);
  makeGround(root_);
  overlay_ = new OverlayEntity(root_);
  setLight({});
  updateCamera();
  engine_->setRootEntity(QEntityPtr(root_));
}

void SceneView::setModel(const pmx::Model& model, const ModelPictures& pictures) {
  clearModel();
  model_ = new ModelEntity(model, pictures, *look_);
  model_->setParent(root_);
  warmUpFrames_ = std::max(warmUpFrames_, 2);
}

void SceneView::clearModel() {
  delete model_;
  model_ = nullptr;
  overlay_->setTriangles({});
}

void SceneView::setBackground(const QColor& colour) { graph_->setBackground(colour); }

void SceneView::setGround(bool shown) { graph_->setGround(shown); }

void SceneView::setSize(QSize pixels) {
  size_ = pixels.expandedTo(QSize(1, 1));
  updateCamera();
}

void SceneView::setFrame(const FrameOutput& frame) {
  if (model_ == nullptr) return;
  model_->apply(frame);
  // Bone 1 is センター in most models; the outline's width follows the distance to it (mmd-reference.md 11.7).
  if (frame.boneModels.size() > 1) edgeOrigin_ = frame.boneModels[1].translation;
  updateCamera();
}

void SceneView::setCamera(const vmd::CameraState& camera) {
  camera_ = camera;
  updateCamera();
}

void SceneView::updateCamera() {
  matrices_ = app::cameraMatrices(camera_, static_cast<float>(size_.width()) / static_cast<float>(size_.height()));
  graph_->setUniform("worldToClip", toQt(matrices_.projection * matrices_.view));
  graph_->setUniform("worldToView", toQt(matrices_.view));
  graph_->setUniform("cameraEye", toQt(matrices_.eye));
  graph_->setUniform("viewForward", toQt(viewForward(matrices_)));
  graph_->setUniform("orthographic", camera_.perspective ? 0.0F : 1.0F);
  graph_->setUniform("edgeWidth", edgeWidth(camera_, matrices_, edgeOrigin_));
}

void SceneView::setLight(const vmd::LightState& light) {
  graph_->setUniform("lightColour", toQt(light.colour));
  graph_->setUniform("lightDirection", toQt(unitDirection(light)));
}

void SceneView::setOverlay(std::span<const OverlayVertex> triangles) { overlay_->setTriangles(triangles); }

void SceneView::warmUp() {
  while (warmUpFrames_ > 0) {
    engine_->processFrame();
    --warmUpFrames_;
  }
}

void SceneView::render() {
  warmUp();
  engine_->processFrame();
}

QImage SceneView::capture() {
  captureNext();
  return captureLast();
}

QImage SceneView::captureNext() {
  warmUp();
  const auto before = std::exchange(reply_, nullptr);
  reply_.reset(graph_->capture()->requestCapture());
  engine_->processFrame();  // draws this picture, and delivers the one before (qt3d-notes.md 3)
  return before && before->isComplete() ? before->image() : QImage();
}

QImage SceneView::captureLast() {
  const auto reply = std::exchange(reply_, nullptr);
  for (int i = 0; i < 4 && reply && !reply->isComplete(); ++i) engine_->processFrame();
  return reply && reply->isComplete() ? reply->image() : QImage();
}

}  // namespace app
