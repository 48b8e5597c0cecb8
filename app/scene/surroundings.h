// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QParameter>

#include "app/view/gradient.h"

namespace app {

/// This entity has what a view shows besides the show: MMD's ground, which is a 5-unit grid on y =
/// 0 and axes (X red, Y green, Z blue); and where a gradient is chosen, that gradient, with a
/// ground that fades out.
class Surroundings : public Qt3DCore::QEntity {
 public:
  /// The entity is made whole and without a parent, as ModelEntity is.
  /// `fine`: grid and axes consist of short lines, for views that don't leave lines straight.
  explicit Surroundings(Gradient gradient, bool fine = false);
  [[nodiscard]] Gradient gradient() const { return gradient_; }
  [[nodiscard]] bool fine() const { return fine_; }
  void setGround(bool grid, bool axes);
  /// Sets whether the gradient goes from straight up to straight down, for views in all directions,
  /// or from the top of each view to its bottom.
  void setAllRound(bool allRound);
  [[nodiscard]] bool gridShown() const { return grid_->isEnabled(); }
  [[nodiscard]] bool axesShown() const { return axes_->isEnabled(); }

 private:
  Gradient gradient_;
  bool fine_;
  Qt3DRender::QParameter* allRound_ = nullptr;          // of the gradient; null: there is none
  Qt3DCore::QEntity *grid_, *axes_, *floor_ = nullptr;  // null: no floor is seen
};

}  // namespace app
