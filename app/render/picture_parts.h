// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <QPoint>
#include <QSize>

#include "app/film/picture.h"
#include "app/render/mosaic.h"
#include "app/render/picture_views.h"
#include "app/scene/target_probe.h"

namespace app {

/// A PictureParts puts a picture together from its parts, which are drawn one after the other: from
/// the views that it consists of, or one, each of them in one piece or in several.
class PictureParts {
 public:
  /// `view` is the size of each view in drawn pixels, `samples` times wider and higher than in the
  /// picture. `views` is null for a picture that is a view of its own.
  PictureParts(std::unique_ptr<PictureViews> views, QSize view, const DrawingPlan& plan, int samples);

  [[nodiscard]] int count() const { return viewCount() * pieces_; }
  [[nodiscard]] const PictureViews* views() const { return views_.get(); }
  [[nodiscard]] int viewOf(int part) const { return part / pieces_; }
  [[nodiscard]] bool beginsView(int part) const { return part % pieces_ == 0; }
  /// Returns where a part begins in its view, in drawn pixels from the top left; none where it is
  /// the whole view.
  [[nodiscard]] std::optional<QPoint> pieceAt(int part) const;
  /// Returns how many times wider and higher than the picture what take() returns is: `samples`, or
  /// 1 where the parts were averaged already.
  [[nodiscard]] int samples() const { return mosaic_ || views_ ? 1 : samples_; }

  /// Puts a part into the picture, in their order. Returns false if it doesn't have a part's size.
  bool place(int part, QImage drawn);
  /// Returns the picture after its last part was placed.
  [[nodiscard]] Picture take();

 private:
  [[nodiscard]] int viewCount() const { return views_ ? views_->count() : 1; }

  std::unique_ptr<PictureViews> views_;
  QSize part_;                    // pixels that are drawn at once
  int samples_, pieces_ = 1;      // pieces: of each view
  std::optional<Mosaic> mosaic_;  // of the view that is drawn; none: a view is drawn at once
  Picture whole_;                 // without views: the last that was placed
};

}  // namespace app
