// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of SceneView for several views beside each other. All show one scene:
// entities that aren't in a view are in a layer that its branch of the frame graph leaves out.

#include <algorithm>
#include <utility>

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QRenderCapture>

#include "app/scene/backdrop.h"
#include "app/scene/coloured_mesh.h"
#include "app/scene/frame_graph.h"
#include "app/scene/label_entity.h"
#include "app/scene/readout_entity.h"
#include "app/scene/scene_view.h"
#include "app/scene/view_captions.h"
#include "app/view/view_grid.h"

namespace app {
namespace {

Qt3DRender::QLayer* makeLayer(Qt3DCore::QNode* parent) {
  auto* layer = new Qt3DRender::QLayer(parent);
  layer->setRecursive(true);
  return layer;
}

constexpr float kMessageSize = 1.5F;    // letters, relative to other labels
constexpr float kMessageMargin = 8.0F;  // pixels at scale 1

QRect toRect(const PixelArea& area) { return {area.x, area.y, area.width, area.height}; }

}  // namespace

void SceneView::setViews(std::vector<std::string> captions, float captionSize) {
  if (captions.size() < 2) captions.clear();
  if (captions.size() > kMaxViews) captions.resize(kMaxViews);
  if (captions == captionTexts_ && captionSize == captionSize_) return;
  captionSize_ = captionSize;
  const bool otherCount = captions.size() != captionTexts_.size();
  captionTexts_ = std::move(captions);
  if (otherCount) {
    makeViewLayers();
    reply_.reset();  // it belongs to the graph that is replaced
    makeGraphs();
    setBackground(background_);
  }
  layViews();
}

void SceneView::makeViewLayers() {
  if (frames_ != nullptr) return;
  for (auto*& layer : notIn_) layer = makeLayer(root_);
  frames_ = makeLayer(root_);
  putIn(overlay_, kAllViews, 1);
  if (labels_ != nullptr) putIn(labels_, kAllViews, 1);
}

/// Returns where the views lie in the picture; one is the whole.
std::vector<QRect> SceneView::viewAreas() const {
  const std::size_t count = captionTexts_.size();
  if (count == 0) return {QRect(QPoint(), size_)};
  const ViewGrid grid = viewGrid(count, size_.width(), size_.height());
  std::vector<QRect> areas;
  for (std::size_t i = 0; i < count; ++i) areas.push_back(toRect(viewArea(grid, i, size_.width(), size_.height())));
  return areas;
}

ReadoutEntity& SceneView::readouts() {
  if (readouts_ != nullptr && readouts_->scale() != readoutScale()) delete std::exchange(readouts_, nullptr);
  if (readouts_ == nullptr) {
    makeViewLayers();
    readouts_ = new ReadoutEntity(readoutScale(), frames_);
    readouts_->setParent(root_);
  }
  return *readouts_;
}

void SceneView::setReadouts(std::span<const ReadoutDrawing> drawings) {
  if (readouts_ != nullptr || !drawings.empty()) readouts().show(drawings, viewAreas(), size_);
}

base::Vec2 SceneView::readoutSize(const std::string& text) {
  const QSize size = readouts().sizeOf(text);
  return {static_cast<float>(size.width()), static_cast<float>(size.height())};
}

/// Updates everything that depends on the picture's size and the number of views.
void SceneView::layViews() {
  const std::size_t count = captionTexts_.size();
  if (count == 0) {
    viewSize_ = size_;
    delete std::exchange(captions_, nullptr);
  } else {
    const std::vector<QRect> areas = viewAreas();
    viewSize_ = areas.front().size();
    const float scale = pixelScale_ * captionSize_;
    if (captions_ != nullptr && captions_->scale() != scale) delete std::exchange(captions_, nullptr);
    if (captions_ == nullptr) {
      captions_ = new ViewCaptions(scale, frames_);
      captions_->setParent(root_);
      warmUpFrames_ = std::max(warmUpFrames_, 2);
    }
    captions_->show(captionTexts_, areas, size_);
  }
  layParts();
  layMessage();
  if (backdrop_ != nullptr) backdrop_->setViewSize(viewSize_);
  updateCamera();
}

/// Lays the views out in what is drawn into: a window's target may have a size other than the
/// window's.
void SceneView::layParts() {
  const std::size_t count = captionTexts_.size();
  const QSize drawn = offscreen_ ? size_ : way(drawn_).target != nullptr ? scaledSize(size_, wayScale_) : size_;
  std::vector<QRect> places;
  const ViewGrid grid = viewGrid(count, drawn.width(), drawn.height());
  for (std::size_t i = 0; i < count; ++i) places.push_back(toRect(viewArea(grid, i, drawn.width(), drawn.height())));
  if (count > 0) graph_->setParts(places, drawn, pieceAt_, offscreen_ ? plan_.piece : drawn);
  graph_->setOverPart(QRect(QPoint(), viewSize_), size_);
}

void SceneView::setMessage(const std::string& text) {
  if (text == messageText_) return;
  messageText_ = text;
  layMessage();
}

void SceneView::layMessage() {
  if (message_ != nullptr && message_->scale() != pixelScale_) delete std::exchange(message_, nullptr);
  if (messageText_.empty() && message_ == nullptr) return;
  if (message_ == nullptr) {
    makeViewLayers();
    message_ = new TextPlates(pixelScale_, kMessageSize, frames_);
    message_->setParent(root_);
  }
  const int margin = message_->pixels(kMessageMargin);
  int top = margin;
  for (const QRect& caption : captionAreas())
    if (!caption.isEmpty() && caption.top() <= margin) top = std::max(top, caption.bottom() + margin);
  message_->begin(size_);
  for (std::size_t from = 0; from < messageText_.size();) {
    const std::size_t end = std::min(messageText_.find('\n', from), messageText_.size());
    const QRect line = message_->add(messageText_.substr(from, end - from), {margin, top}, size_.width() - 2 * margin);
    if (!line.isEmpty()) top = line.bottom() + 1;
    from = end + 1;
  }
  message_->end();
}

/// Returns the views that show an actor now: also those of its stand-ins that aren't whole yet.
ViewMask SceneView::viewsOf(const Shown& actor) const {
  ViewMask views = actor.wanted;
  for (const Shown& standIn : actors_)
    if (standIn.visible && !standIn.whole() && standIn.standInFor == actor.id) views |= standIn.wanted;
  return views;
}

bool SceneView::isWhole(ActorId id) const {
  const auto at = std::ranges::find(actors_, id, &Shown::id);
  return at != actors_.end() && at->whole();
}

/// Moves an entity from the layers of some views to those of others.
void SceneView::putIn(Qt3DCore::QEntity* entity, ViewMask before, ViewMask now) {
  if (frames_ == nullptr) return;
  for (std::size_t i = 0; i < kMaxViews; ++i) {
    const auto bit = static_cast<ViewMask>(1U << i);
    if ((before & bit) == (now & bit)) continue;
    if ((now & bit) != 0) {
      entity->removeComponent(notIn_[i]);
    } else {
      entity->addComponent(notIn_[i]);
    }
  }
}

float SceneView::captionBottom() const {
  return captionAreas().empty() ? 0.0F : static_cast<float>(captionAreas().front().bottom() + 1);
}

std::span<const QRect> SceneView::captionAreas() const {
  return captions_ != nullptr ? std::span<const QRect>(captions_->areas()) : std::span<const QRect>();
}

}  // namespace app
