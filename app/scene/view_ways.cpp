// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of SceneView that decides how finely a picture is drawn: into which target,
// by which frame graph.

#include <algorithm>
#include <utility>

#include <Qt3DRender/QLayer>
#include <Qt3DRender/QRenderSettings>

#include "app/scene/drawing_target.h"
#include "app/scene/frame_graph.h"
#include "app/scene/scene_view.h"
#include "app/scene/shader_source.h"

namespace app {
namespace {

/// A picture of one sample a pixel that takes longer isn't drawn again with more samples, because
/// the window doesn't answer meanwhile.
constexpr double kLongestBeforeStill = 250.0;  // milliseconds

int stillSamples() { return std::max(1, std::min(kStillSamples, gpuLimits().samples)); }

constexpr std::array kPresents{FrameGraph::kPresent, "presentMoving", "presentStill"};  // by Drawn

}  // namespace

ViewQuality standardQuality() { return {gpuLimits().software ? 1 : std::min(4, gpuLimits().samples), 1.0F}; }

/// A window's target keeps the samples that it was made with, so they must be possible at the
/// window's full size.
void SceneView::chooseSamples() {
  const float least = std::min(scale_, 1.0F);
  for (fitTarget(); drawnScale_ < least && plan_.samples > 1; fitTarget()) {
    plan_.samples /= 2;
    known_ = {};
  }
}

/// Makes what is drawn into. Only where the processor draws, a window has a target for pictures
/// that move and one for those that stand still; both are tiny until they are used.
void SceneView::makeTargets() {
  const bool direct = !offscreen_ && plan_.samples == 1 && scale_ == 1.0F;
  if (!direct) way(Drawn::Standard).target = new DrawingTarget(plan_.piece, plan_.samples, root_);
  if (offscreen_) return;
  wayScale_ = drawnScale_;
  if (gpuLimits().software) {
    over_ = new Qt3DRender::QLayer(root_);
    over_->setRecursive(true);
    way(Drawn::Moving).target = new DrawingTarget(QSize(1, 1), plan_.samples, root_);
    way(Drawn::Still).target = new DrawingTarget(QSize(1, 1), stillSamples(), root_);
  }
  for (std::size_t i = 0; i < ways_.size(); ++i)
    if (ways_[i].target != nullptr) makePresenter(*ways_[i].target, kPresents[i], root_);
}

/// Makes frame graphs in place of the existing ones, if any. (qt3d-notes.md 3)
void SceneView::makeGraphs() {
  makeShadowMaps();
  const auto before = ways_;
  for (const Drawn drawn : {Drawn::Standard, Drawn::Moving, Drawn::Still})
    if (drawn == Drawn::Standard || way(drawn).target != nullptr) way(drawn).graph = makeGraph(drawn);
  drawn_ = Drawn::Moving;
  take(Drawn::Standard);
  for (const Way& of : before) delete of.graph;
}

/// Makes a map for moving pictures, whose size changes, and one for all others.
void SceneView::makeShadowMaps() {
  if (way(Drawn::Standard).shadowMap != nullptr) return;
  way(Drawn::Standard).shadowMap = way(Drawn::Still).shadowMap = FrameGraph::makeShadowMap(root_);
  if (way(Drawn::Moving).target == nullptr) return;
  way(Drawn::Moving).shadowMap = FrameGraph::makeShadowMap(root_);
  FrameGraph::setShadowMapSide(*way(Drawn::Moving).shadowMap, 1);  // until it is used
}

FrameGraph* SceneView::makeGraph(Drawn drawn) {
  const bool moving = drawn == Drawn::Moving;
  const bool several = !captionTexts_.empty();
  if (moving) makeViewLayers();
  ViewLayers layers;
  if (several) layers.notIn = {notIn_.begin(), notIn_.begin() + std::ssize(captionTexts_)};
  layers.frames = frames_;
  if (moving) layers.over = over_;
  const auto end = offscreen_ ? FrameGraph::End::Target : FrameGraph::End::Surface;
  auto* graph = new FrameGraph(surface_, way(drawn).target, end, way(drawn).shadowMap,
                               several || moving ? &layers : nullptr, kPresents[static_cast<std::size_t>(drawn)]);
  if (offscreen_) {
    graph->setExternalRenderTargetSize(plan_.piece);
    graph->setRegion(QRect(QPoint(), plan_.piece), plan_.piece);
  }
  graph->setParent(root_);  // added whole: Qt 3D misses nodes that join a living scene one by one
  return graph;
}

void SceneView::setSize(QSize pixels) {
  size_ = pixels.expandedTo(QSize(1, 1));
  if (!offscreen_) {
    fitTarget();
    take(Drawn::Standard);
  }
  layViews();
}

void SceneView::fitTarget() {
  const bool direct = plan_.samples == 1 && scale_ == 1.0F;
  drawnScale_ = direct ? scale_ : possibleScale(size_, plan_.samples, scale_, known_).value_or(kMinScale);
  plan_.piece = scaledSize(size_, drawnScale_);
}

/// Goes over to a way of drawing, at the window's size. The next frame is drawn so.
void SceneView::take(Drawn drawn) {
  drawn_ = drawn;
  wayScale_ = drawnScale_;
  if (drawn == Drawn::Moving) wayScale_ = std::min(drawnScale_, std::max(kMinScale, drawnScale_ * motionScale_));
  const Way& to = way(drawn);
  shadowMapSide_ = kShadowMapSide;
  if (drawn == Drawn::Moving) {
    shadowMapSide_ = shadowMapSide(wayScale_ / drawnScale_);
    FrameGraph::setShadowMapSide(*to.shadowMap, shadowMapSide_);
  }
  if (to.target != nullptr && !offscreen_) to.target->setSize(scaledSize(size_, wayScale_));
  if (std::exchange(graph_, to.graph) != to.graph) settings_->setActiveFrameGraph(graph_);
  block_.pixelScale = pixelScale_ * wayScale_;
  layParts();
}

/// Returns the value for ViewBlock::leastOutline.
float SceneView::leastOutline() const {
  if (drawn_ != Drawn::Moving || wayScale_ >= drawnScale_) return 0.0F;
  return 2.0F / (matrices_.projection[1][1] * static_cast<float>(viewSize_.height()) * wayScale_);
}

void SceneView::setMotionScale(float scale) {
  if (!adapts()) return;
  scale = std::clamp(scale, kMinScale, 1.0F);
  const Drawn wanted = scale < 1.0F ? Drawn::Moving : Drawn::Standard;
  if (wanted == drawn_ && scale == motionScale_) return;
  motionScale_ = scale;
  const float drawn = drawnScale_ * scale;
  const bool possible = wanted == Drawn::Standard || possibleScale(size_, plan_.samples, drawn, known_) == drawn;
  take(possible ? wanted : Drawn::Standard);
}

bool SceneView::renderStill() {
  if (!adapts() || warmUpFrames_ > 0 || !ready() || drawn_ == Drawn::Still) return false;
  const double part = wayScale_ / drawnScale_;
  const bool fast = frameMilliseconds_ / (part * part) < kLongestBeforeStill;
  const bool finest = fast && stillPossible();
  if (!finest && drawn_ == Drawn::Standard) {
    // One slow picture may be chance, so it is measured once more.
    if (fast || std::exchange(measuredAgain_, true)) return false;
    drawFrame();
    return true;
  }
  take(finest ? Drawn::Still : Drawn::Standard);
  drawFrame();
  return !finest;
}

bool SceneView::stillPossible() {
  const int samples = way(Drawn::Still).target->samples();
  return samples > plan_.samples && possibleScale(size_, samples, drawnScale_, knownStill_) == drawnScale_;
}

ViewQuality SceneView::drawnWith() const {
  const DrawingTarget* target = ways_[static_cast<std::size_t>(drawn_)].target;
  return {target != nullptr ? target->samples() : 1, wayScale_};
}

}  // namespace app
