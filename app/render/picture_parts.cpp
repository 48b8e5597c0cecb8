// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/picture_parts.h"

#include <utility>

#include "app/film/shrink.h"

namespace app {

PictureParts::PictureParts(std::unique_ptr<PictureViews> views, QSize view, const DrawingPlan& plan, int samples)
    : views_(std::move(views)), part_(plan.piece), samples_(samples) {
  if (plan.piece == view) return;
  // Views that average themselves want the pieces as they are drawn.
  const int averaged = views_ ? samples / views_->samples() : samples;
  mosaic_.emplace(view / averaged, plan.piece, averaged);
  pieces_ = mosaic_->count();
}

std::optional<QPoint> PictureParts::pieceAt(int part) const {
  if (!mosaic_) return std::nullopt;
  return mosaic_->at(part % pieces_);
}

bool PictureParts::place(int part, QImage drawn) {
  if (drawn.size() != part_) return false;
  if (mosaic_) {
    if (!mosaic_->place(part % pieces_, std::move(drawn))) return false;
    if (part % pieces_ + 1 < pieces_) return true;
    whole_ = mosaic_->take();
  } else {
    whole_ = toPicture(std::move(drawn));
    if (views_) whole_ = shrink(whole_, samples_ / views_->samples());
  }
  if (views_) views_->place(viewOf(part), std::exchange(whole_, {}));
  return true;
}

Picture PictureParts::take() { return views_ ? views_->take() : std::exchange(whole_, {}); }

}  // namespace app
