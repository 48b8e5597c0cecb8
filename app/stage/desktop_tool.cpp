// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/desktop_tool.h"

#include <cmath>

#include <QMouseEvent>
#include <QWheelEvent>
#include <QWindow>

#include "app/stage/desktop_surface.h"
#include "app/stage/desktop_window.h"

namespace app {
namespace {

constexpr double kPixelsForDouble = 200.0;  // of a drag, device-independent
constexpr double kNotchesForDouble = 10.0;
constexpr double kWheelNotch = 120.0;  // eighths of a degree

}  // namespace

bool DesktopTool::isFor(Qt::KeyboardModifiers held) const {
  return window_.isVisible() && held.testFlag(Qt::AltModifier);
}

bool DesktopTool::press(const QMouseEvent& event) {
  if (!isFor(event.modifiers())) return false;
  if (event.button() != Qt::LeftButton && event.button() != Qt::RightButton) return false;
  before_ = window_.geometry();
  from_ = event.globalPosition();
  scales_ = event.button() == Qt::RightButton;
  ended_ = false;
  window_.setHeld(true);
  // The desktop moves it, where windows may not place themselves.
  if (!scales_ && !desktopLetsPlace()) ended_ = window_.windowHandle()->startSystemMove();
  return true;
}

void DesktopTool::drag(const QMouseEvent& event) {
  if (ended_) return;
  const QPointF moved = event.globalPosition() - from_;
  if (scales_) {
    window_.scaleTo(before_, std::exp2(-moved.y() / kPixelsForDouble));
  } else {
    window_.move(before_.topLeft() + moved.toPoint());
  }
}

void DesktopTool::release(const QMouseEvent&) { window_.setHeld(false); }

bool DesktopTool::cancel() {
  if (ended_) return false;
  window_.setGeometry(before_);
  ended_ = true;
  return true;
}

bool DesktopTool::click(const QMouseEvent& event) { return isFor(event.modifiers()); }

bool DesktopTool::wheel(const QWheelEvent& event) {
  if (!isFor(event.modifiers())) return false;
  // Alt turns the wheel sideways on some systems.
  const QPoint turned = event.angleDelta();
  const int angle = turned.y() != 0 ? turned.y() : turned.x();
  window_.scaleTo(window_.geometry(), std::exp2(angle / kWheelNotch / kNotchesForDouble));
  window_.comeIntoReach();
  return true;
}

}  // namespace app
