// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRect>

#include "app/stage/view_tool.h"

namespace app {

class DesktopWindow;

/// While the models stand on the desktop, Alt and the mouse move and scale them there: left drag
/// moves, right drag and the wheel scale, up is larger.
class DesktopTool : public ViewTool {
 public:
  explicit DesktopTool(DesktopWindow& window) : window_(window) {}

  bool press(const QMouseEvent& event) override;
  void drag(const QMouseEvent& event) override;
  void release(const QMouseEvent& event) override;
  bool cancel() override;
  bool click(const QMouseEvent& event) override;
  bool wheel(const QWheelEvent& event) override;

 private:
  [[nodiscard]] bool isFor(Qt::KeyboardModifiers held) const;

  DesktopWindow& window_;
  QRect before_;  // the window, when the button went down
  QPointF from_;  // on the screen
  bool scales_ = false, ended_ = false;
};

}  // namespace app
