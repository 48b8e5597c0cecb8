// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/scene_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <glm/common.hpp>

#include <QElapsedTimer>
#include <QOffscreenSurface>
#include <QWindow>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QCoreSettings>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QPickingSettings>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSettings>

#include "app/scene/backdrop.h"
#include "app/scene/coloured_mesh.h"
#include "app/scene/frame_graph.h"
#include "app/scene/label_entity.h"
#include "app/scene/model_entity.h"
#include "app/scene/readout_entity.h"
#include "app/scene/shared_nodes.h"
#include "app/scene/surroundings.h"
#include "app/scene/view_captions.h"

namespace app {

using namespace Qt3DCore;
using namespace Qt3DRender;

SceneView::SceneView(QWindow* window, const ViewQuality& quality)
    : plan_{{}, std::clamp(quality.samples, 1, gpuLimits().samples)},
      scale_(std::clamp(quality.scale, kMinScale, kMaxScale)),
      size_(window->size() * window->devicePixelRatio()) {
  chooseSamples();
  build(window);
}

SceneView::SceneView(QSize offscreenSize, int samples)
    : SceneView(offscreenSize, DrawingPlan{offscreenSize, std::clamp(samples, 1, gpuLimits().samples)}) {}

SceneView::SceneView(QSize offscreenSize, const DrawingPlan& plan)
    : offscreen_(std::make_unique<QOffscreenSurface>()), plan_(plan), size_(offscreenSize) {
  offscreen_->setFormat(QSurfaceFormat::defaultFormat());
  offscreen_->create();
  build(offscreen_.get());
}

SceneView::~SceneView() {
  reply_.reset();
  read_.reset();
  engine_.reset();  // before the surface on which it draws
}

void SceneView::build(QObject* surface) {
  engine_ = std::make_unique<QAspectEngine>();
  engine_->setRunMode(QAspectEngine::Manual);
  engine_->registerAspect(new QRenderAspect);
  root_ = new QEntity;
  surface_ = surface;
  settings_ = new QRenderSettings(root_);
  settings_->pickingSettings()->setEnabled(false);
  settings_->setRenderPolicy(QRenderSettings::Always);
  makeTargets();
  root_->addComponent(settings_);
  auto* core = new QCoreSettings(root_);
  core->setBoundingVolumesEnabled(false);  // nothing is culled, and bind-pose bounds would be wrong
  root_->addComponent(core);
  look_ = std::make_unique<ModelLook>(root_);
  shared_ = std::make_unique<SharedNodes>(root_);
  surroundings_ = new Surroundings(Gradient::None);
  surroundings_->setParent(root_);
  overlay_ = new OverlayEntity(root_);
  if (over_ != nullptr) overlay_->addComponent(over_);
  makeGraphs();
  setLight({});
  setPixelScale(1.0F);
  layViews();
  engine_->setRootEntity(QEntityPtr(root_));
}

void SceneView::setActor(ActorId id, const pmx::Model& model, const ModelTextures& textures, bool ghost) {
  removeActor(id);
  auto* entity = new ModelEntity(model, textures, *look_, *shared_, !ghost);
  entity->setParent(root_);
  actors_.push_back({id, entity, std::max(warmUpFrames_, 2), false, {}, true, ghost, 0, kAllViews, kAllViews, {}, {}});
  inspect(actors_.back());
}

void SceneView::removeActor(ActorId id) {
  std::erase_if(actors_, [id](const Shown& shown) {
    if (shown.id != id) return false;
    delete shown.entity;
    return true;
  });
  if (!actors_.empty()) return;
  overlay_->setTriangles({});
  setReadouts({});
}

void SceneView::clearActors() {
  while (!actors_.empty()) removeActor(actors_.back().id);
}

void SceneView::setPiece(QPoint at) {
  pieceAt_ = at;
  if (captionTexts_.empty()) return graph_->setPart(size_, at, plan_.piece);
  layViews();
}

void SceneView::setRegion(const QRect& region, bool sameMoment) {
  region_ = region;
  mapKept_ = sameMoment && captionTexts_.empty();  // several views share one map
  graph_->setRegion(region.isEmpty() ? QRect(QPoint(), plan_.piece) : region, plan_.piece);
}

/// Requests a capture of what the next frame draws. Qt 3D counts a capture's rows from below, as
/// OpenGL does.
QRenderCaptureReply* SceneView::request() {
  if (region_.isEmpty()) return graph_->capture()->requestCapture();
  QRect below = region_;
  below.moveTop(plan_.piece.height() - region_.y() - region_.height());
  return graph_->capture()->requestCapture(below);
}

void SceneView::setPixelScale(float scale) {
  pixelScale_ = scale;
  block_.pixelScale = scale * wayScale_;
  if (captions_ != nullptr && captions_->scale() != scale * captionSize_) layViews();
  if (message_ != nullptr && message_->scale() != scale) layMessage();
}

void SceneView::setFrame(const ShowFrame& frame) {
  for (Shown& shown : actors_) shown.visible = false;
  float order = DrawOrder::kFirstModel;
  showActors(frame.actors, frame.standIns, order);
  showActors(frame.ghosts, {}, order);
}

/// A stand-in is drawn at the draw order of its actor.
void SceneView::showActors(std::span<const ShownActor> actors, std::span<const ShownActor> standIns, float& order) {
  for (const ShownActor& actor : actors) {
    const auto at = std::ranges::find(actors_, actor.id, &Shown::id);
    if (at != actors_.end()) {
      at->entity->setDrawOrder(order);
      order += static_cast<float>(at->entity->drawsOrdered());
      at->wanted = actor.views;
      const ActorId standInFor = at->ghost ? 0 : actor.ghostOf;
      if (std::exchange(at->standInFor, standInFor) != standInFor) inspect(*at);
      showActor(*at, *actor.frame);
    }
    for (std::size_t i = 0; i < standIns.size(); ++i) {
      if (standIns[i].ghostOf == actor.id) showActors(standIns.subspan(i, 1), {}, order);
    }
  }
}

void SceneView::showActor(Shown& actor, const ActorFrame& frame) {
  actor.visible = frame.visible;
  if (!frame.visible && actor.whole()) return;
  actor.entity->apply(frame);
  const bool throws = frame.groundShadow && frame.visible;
  actor.entity->setContact(frame, throws ? contactOpacity(groundShadow_, surroundings_->gradient()) : 0.0F,
                           !actor.whole());
  actor.placement = frame.placement;
  actor.groundShadow = frame.groundShadow;
  actor.extent = actor.entity->extent(frame);
  // Bone 1 is センター in most models. The outline's width follows the distance to it, or to the only
  // bone (mmd-reference.md 11.7).
  const auto& bones = frame.boneModels;
  const base::Vec3 origin = bones.empty() ? base::Vec3(0, 10, 0) : bones[bones.size() > 1 ? 1 : 0].translation;
  actor.edgeOrigin = frame.placement.toWorld(origin);
}

void SceneView::setCamera(const vmd::CameraState& camera) {
  camera_ = camera;
  eye_.reset();
  block_.eyeRing = 0.0F;
  updateCamera();
}

void SceneView::setEye(const CameraMatrices& eye, float ring) {
  eye_ = eye;
  block_.eyeRing = ring;
  updateCamera();
}

void SceneView::updateCamera() {
  common_ =
      app::cameraMatrices(camera_, static_cast<float>(viewSize_.width()) / static_cast<float>(viewSize_.height()));
  matrices_ = eye_.value_or(common_);
  block_.worldToClip = matrices_.projection * matrices_.view;
  block_.worldToView = matrices_.view;
  block_.cameraEye = matrices_.eye;
  block_.viewForward = viewForward(matrices_);
  block_.orthographic = camera_.perspective ? 0.0F : 1.0F;
}

void SceneView::setLight(const vmd::LightState& light) {
  light_ = light;
  block_.lightColour = light.colour;
  block_.lightDirection = unitDirection(light);
}

void SceneView::setShadows(GroundShadow ground, const vmd::SelfShadowState& self) {
  groundShadow_ = ground;
  selfShadow_ = self;
}

void SceneView::updateShadows() {
  const base::Vec3 direction = unitDirection(light_);
  const auto onGround = groundProjection(direction);
  block_.worldToGround = onGround.value_or(base::Mat4(1.0F));
  block_.groundShadowColour = groundShadowColour(light_, groundShadow_, surroundings_->gradient());

  const bool self = selfShadow_.mode != 0 && std::ranges::any_of(actors_, [](const Shown& actor) {
                      return !actor.ghost && (actor.visible || !actor.whole()) && actor.entity->receivesShadow();
                    });
  graph_->setSelfShadow(self && !mapKept_);
  const bool ground = groundShadow_ != GroundShadow::Off && onGround;
  for (const Shown& actor : actors_) actor.entity->setShadows(ground && actor.groundShadow, self && !actor.ghost);
  block_.selfShadow = self ? 1 : 0;
  extents_.clear();
  for (const Shown& actor : actors_) {
    const auto& [centre, radius] = actor.extent;
    if (actor.drawn() && !actor.ghost && std::isfinite(centre.x + centre.y + centre.z + radius))
      extents_.push_back(actor.extent);
  }
  if (!self || extents_.empty()) return;
  const ShadowBox box = allRound_ ? shadowBoxAround(extents_, direction, common_.eye, selfShadow_, shadowMapSide_)
                                  : shadowBox(extents_, direction, camera_, common_, selfShadow_, shadowMapSide_);
  block_.worldToShadowMap = box.worldToMap;
  block_.worldToShadowClip = box.worldToClip;
  block_.shadowSizes = base::Vec4(box.texel, box.depth, box.ramp, float(shadowMapSide_));
}

/// Models that aren't whole are drawn without a mark, because only what is drawn gets ready.
void SceneView::updateActors() {
  for (Shown& actor : actors_) {
    const ViewMask views = frames_ != nullptr ? viewsOf(actor) : kAllViews;  // there may be no layers yet
    putIn(actor.entity, std::exchange(actor.views, views), views);
    actor.entity->setEnabled(actor.visible || !actor.whole());
    if (!actor.entity->isEnabled()) continue;
    ActorBlock block;
    block.place(actor.placement);
    block.edgeWidth = edgeWidth(camera_, common_, actor.edgeOrigin);
    block.shown = actor.drawn() && !blank_ ? 1 : 0;
    actor.entity->setActor(block);
    actor.entity->showContact(block.shown != 0);
  }
}

void SceneView::setOverlay(std::span<const OverlayVertex> triangles) { overlay_->setTriangles(triangles); }

LabelEntity& SceneView::labels() {
  if (labels_ == nullptr) {
    labels_ = new LabelEntity(pixelScale_);
    if (over_ != nullptr) labels_->addComponent(over_);
    labels_->setParent(root_);
    if (frames_ != nullptr) putIn(labels_, kAllViews, 1);
  }
  return *labels_;
}

void SceneView::setLabels(std::span<const OverlayLabel> of) {
  if (labels_ != nullptr || !of.empty()) labels().setLabels(of, viewSize_);
}

base::Vec2 SceneView::labelSize(const std::string& text) {
  const QSize size = labels().atlas().sizeOf(text);
  return {static_cast<float>(size.width()), static_cast<float>(size.height())};
}

void SceneView::setInspection(const Inspection& inspection) {
  if (inspection == inspection_) return;
  inspection_ = inspection;
  for (const Shown& actor : actors_) inspect(actor);
}

void SceneView::inspect(const Shown& actor) {
  std::optional<std::int32_t> heatBone;
  const ActorId heated = inspection_.heatActor;
  if (heated != 0 && (heated == actor.id || heated == actor.standInFor)) heatBone = inspection_.heatBone;
  actor.entity->setInspection(inspection_.wireframe, inspection_.normals, heatBone);
  const ActorId outlined = inspection_.outlined;
  const bool isOutlined = outlined != 0 && (outlined == actor.id || outlined == actor.standInFor);
  actor.entity->setOutlined(isOutlined ? std::optional(inspection_.outlineColour) : std::nullopt);
}

bool SceneView::ready() const { return std::ranges::all_of(actors_, &Shown::whole); }

bool SceneView::prepare() {
  const auto somethingToShow = [this] {
    return warmUpFrames_ == 0 && (ready() || std::ranges::any_of(actors_, &Shown::whole));
  };
  if (somethingToShow()) return true;
  drawFrame();
  return somethingToShow();
}

bool SceneView::prepareAll(int parts) {
  if (warmUpFrames_ == 0 && ready()) return true;
  for (const Shown& actor : actors_)
    for (int i = 1; i < parts && !actor.whole() && !actor.entity->prepareMore(); ++i) {
    }
  drawFrame();
  return warmUpFrames_ == 0 && ready();
}

/// Draws one frame, which prepares some of the models that aren't whole.
void SceneView::drawFrame() {
  updateShadows();
  updateActors();
  block_.leastOutline = leastOutline();
  graph_->setView(block_);
  bool allThere = true;
  for (Shown& actor : actors_) {
    if (actor.whole()) continue;
    const bool there = actor.entity->prepareMore();
    if (there) --actor.warmUp;
    allThere = allThere && there;
  }
  QElapsedTimer timer;
  timer.start();
  engine_->processFrame();
  frameMilliseconds_ = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
  if (allThere && warmUpFrames_ > 0) --warmUpFrames_;
}

bool SceneView::draws() {
  const QColor before = background_;
  setBackground(QColor(48, 96, 160));
  std::vector<QEntity*> besides;  // everything that is shown besides actors
  for (QEntity* of :
       {static_cast<QEntity*>(surroundings_), static_cast<QEntity*>(overlay_), static_cast<QEntity*>(backdrop_),
        static_cast<QEntity*>(captions_), static_cast<QEntity*>(message_), static_cast<QEntity*>(labels_),
        static_cast<QEntity*>(readouts_)})
    if (of != nullptr && of->isEnabled()) besides.push_back(of);
  for (QEntity* of : besides) of->setEnabled(false);
  blank_ = true;
  for (const Shown& actor : actors_) {
    while (!actor.entity->prepareMore()) {  // all at once: nobody sees the frames between
    }
  }
  bool drawn = false;
  for (int i = 0; i < 4 && !drawn; ++i) {
    reply_.reset(request());
    drawFrame();  // draws with the actors, which prepares them
    const QImage picture = captureLast();
    const QSize last = picture.size() - QSize(1, 1);
    drawn = picture.size() == (region_.isEmpty() ? plan_.piece : region_.size());
    for (const QPoint at : {QPoint(0, 0), QPoint(last.width(), 0), QPoint(0, last.height()),
                            QPoint(last.width(), last.height()), QPoint(last.width() / 2, last.height() / 2)})
      drawn = drawn && picture.pixel(at) == background_.rgba();
  }
  setBackground(before);
  for (QEntity* of : besides) of->setEnabled(true);
  blank_ = false;
  if (drawn) {  // all shaders are ready: the next picture is whole (qt3d-notes.md 3)
    warmUpFrames_ = 0;
    for (Shown& actor : actors_) actor.warmUp = 0;
  }
  return drawn;
}

void SceneView::render() {
  measuredAgain_ = false;
  while (!prepare()) {
  }
  if (std::exchange(readNext_, false)) read_.reset(graph_->capture()->requestCapture());
  drawFrame();
}

void SceneView::readNext() { readNext_ = read_ == nullptr; }

QImage SceneView::takeRead() {
  if (read_ == nullptr || !read_->isComplete()) return {};
  return std::exchange(read_, nullptr)->image();
}

QImage SceneView::readShown() {
  reply_.reset(graph_->capture()->requestCapture());
  drawFrame();
  return captureLast();
}

QImage SceneView::capture() {
  captureNext();
  return captureLast();
}

QImage SceneView::captureWhole() {
  if (adapts()) take(Drawn::Standard);
  while (!prepare()) {
  }
  reply_.reset(graph_->capture()->requestCapture());
  drawFrame();
  return captureLast();
}

QImage SceneView::captureNext() {
  if (adapts()) take(Drawn::Standard);
  while (warmUpFrames_ > 0 || !ready()) drawFrame();
  const auto before = std::exchange(reply_, nullptr);
  reply_.reset(request());
  drawFrame();  // draws this picture, and delivers the one before (qt3d-notes.md 3)
  return before && before->isComplete() ? before->image() : QImage();
}

QImage SceneView::captureLast() {
  const auto reply = std::exchange(reply_, nullptr);
  // It is drawn and only has to be delivered.
  if (reply && !reply->isComplete() && offscreen_) graph_->setDrawing(false);
  for (int i = 0; i < 4 && reply && !reply->isComplete(); ++i) {
    if (i == 2) graph_->setDrawing(true);  // apparently it isn't even drawn
    engine_->processFrame();
  }
  graph_->setDrawing(true);
  return reply && reply->isComplete() ? reply->image() : QImage();
}

}  // namespace app
