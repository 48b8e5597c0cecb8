// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of SceneView that shows what is behind and below the models.

#include <algorithm>
#include <utility>

#include "app/scene/backdrop.h"
#include "app/scene/frame_graph.h"
#include "app/scene/scene_view.h"
#include "app/scene/surroundings.h"

namespace app {

void SceneView::setBackground(const QColor& colour) {
  background_ = colour;
  const float alpha = static_cast<float>(colour.alphaF());
  const auto times = [alpha](double c) { return static_cast<float>(c) * alpha; };
  const QColor premultiplied =
      QColor::fromRgbF(times(colour.redF()), times(colour.greenF()), times(colour.blueF()), alpha);
  for (const Way& way : ways_)
    if (way.graph != nullptr) way.graph->setBackground(premultiplied);
}

void SceneView::setGradient(Gradient gradient) {
  if (surroundings_->gradient() != gradient) makeSurroundings(gradient, surroundings_->fine());
}

void SceneView::makeSurroundings(Gradient gradient, bool fine) {
  auto* surroundings = new Surroundings(gradient, fine);
  surroundings->setGround(surroundings_->gridShown(), surroundings_->axesShown());
  surroundings->setAllRound(allRound_);
  delete std::exchange(surroundings_, surroundings);
  surroundings_->setParent(root_);
  warmUpFrames_ = std::max(warmUpFrames_, 2);
}

void SceneView::setAllRound(bool allRound, bool ringed) {
  allRound_ = allRound;
  if (surroundings_->fine() != ringed) makeSurroundings(surroundings_->gradient(), ringed);
  surroundings_->setAllRound(allRound);
}

void SceneView::setGround(bool grid, bool axes) { surroundings_->setGround(grid, axes); }

void SceneView::setBackdrop(const QImage& picture) {
  delete backdrop_;
  backdrop_ = nullptr;
  if (picture.isNull()) return;
  backdrop_ = new Backdrop(picture);
  backdrop_->setViewSize(viewSize_);
  backdrop_->setParent(root_);
  warmUpFrames_ = std::max(warmUpFrames_, 2);
}

}  // namespace app
