// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/picture.h"
#include "pmx/base/result.h"

namespace app {

/// A StillDrawing draws one picture in steps that each take a moment, so that a window stays
/// responsive. It shows one moment, however the show goes on between the steps. It lives on the
/// thread of the QGuiApplication.
class StillDrawing {
 public:
  virtual ~StillDrawing() = default;
  /// Does one step. Returns whether there is more. Errors: the picture can't be drawn.
  [[nodiscard]] virtual base::Result<bool> step() = 0;
  /// Returns how much is drawn, from 0 to 1.
  [[nodiscard]] virtual double done() const = 0;
  /// Returns the picture after the last step, once. It is `samples()` times wider and higher than
  /// wanted.
  [[nodiscard]] virtual Picture take() = 0;
  [[nodiscard]] virtual int samples() const { return 1; }
};

/// Does all steps at once. Errors: those of the steps.
[[nodiscard]] base::Result<Picture> drawnAtOnce(StillDrawing& drawing);

}  // namespace app
