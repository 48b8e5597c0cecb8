// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPointF>
#include <QStyleHints>

#include "pmx/base/math.h"

namespace app {

/// This follows the mouse from a press on: a drag begins when the mouse is far enough from there,
/// so that a click isn't one, and goes on in steps. With Ctrl steps are ten times finer.
class DragSteps {
 public:
  void press(const QMouseEvent& event) {
    pressedAt_ = last_ = event.position();
    dragging_ = false;
  }
  [[nodiscard]] bool dragging() const { return dragging_; }
  /// Returns whether the drag begins with this event.
  bool begins(const QMouseEvent& event) {
    const int far = QGuiApplication::styleHints()->startDragDistance();
    if (dragging_ || (event.position() - pressedAt_).manhattanLength() < far) return false;
    dragging_ = true;
    return true;
  }
  /// Returns the step that an event makes, in pixels of the screen: from where to where.
  std::pair<base::Vec2, base::Vec2> step(const QMouseEvent& event, double pixelRatio) {
    const base::Vec2 from = pixel(std::exchange(last_, event.position()), pixelRatio);
    const base::Vec2 to = pixel(event.position(), pixelRatio);
    return {from, from + (event.modifiers().testFlag(Qt::ControlModifier) ? kFine : 1.0F) * (to - from)};
  }
  /// Returns whether there was a drag.
  bool end() { return std::exchange(dragging_, false); }

  [[nodiscard]] static base::Vec2 pixel(QPointF at, double pixelRatio) {
    return base::Vec2{static_cast<float>(at.x()), static_cast<float>(at.y())} * static_cast<float>(pixelRatio);
  }

 private:
  static constexpr float kFine = 0.1F;

  QPointF pressedAt_, last_;
  bool dragging_ = false;  // the mouse has moved since the press
};

}  // namespace app
