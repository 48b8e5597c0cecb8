// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRect>

namespace app {

class SceneView;

/// A SteppedCapture captures what a SceneView draws off screen in steps that each take a moment, so
/// that others may do something between them: it prepares the actors, sees whether OpenGL draws,
/// and then draws region after region. The picture has the same bytes as SceneView::capture().
class SteppedCapture {
 public:
  /// The view must outlive this object, and be ready to capture: its camera and its frame are set.
  explicit SteppedCapture(SceneView& view);

  /// Begins another picture, or another piece of one. Actors that are whole aren't prepared again.
  void begin();
  /// Does one step of the work. Returns whether there is more. Afterwards take() has the picture.
  bool step();
  /// Returns how much of the piece is drawn, from 0 to 1.
  [[nodiscard]] double done() const;
  /// Returns the piece once it is drawn; null where OpenGL fails.
  [[nodiscard]] QImage take();

 private:
  enum class Stage { Preparing, Trying, Drawing, Done };
  void prepare();
  void draw();
  void place(QImage drawn);

  SceneView& view_;
  Stage stage_ = Stage::Preparing;
  bool tried_ = false, failed_ = false;
  int parts_ = 1;       // are prepared in a step
  double fixed_ = 0.0;  // milliseconds that a frame takes without pixels
  double pixels_;       // of the next region
  QImage piece_;        // as far as it is drawn
  QRect drawn_;         // the region in flight; empty: none
  int next_ = 0;        // the row at which the next region begins
};

}  // namespace app
