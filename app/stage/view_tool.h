// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QMouseEvent;
class QPoint;
class QWheelEvent;

namespace app {

/// What the mouse does in the view. A view has several, one before the other (ViewWindow::setTools()): each takes what it
/// is for, and the next is asked for the rest. Positions are device-independent pixels of the view.
class ViewTool {
 public:
  virtual ~ViewTool() = default;
  /// A button went down, the first that is held. True: this tool has all that follows until none is held any more.
  virtual bool press(const QMouseEvent&) { return false; }
  virtual void drag(const QMouseEvent&) {}
  virtual void release(const QMouseEvent&) {}
  /// Escape while it has a button. True: it took back what the drag did, and does nothing until a button goes down again.
  virtual bool cancel() { return false; }
  /// A button went down and up at one place, whichever tool had it meanwhile. True: it was for this tool, and no other is
  /// asked.
  virtual bool click(const QMouseEvent&) { return false; }
  /// The mouse is there and nobody drags: told to all tools.
  virtual void point(QPoint) {}
  virtual void leave() {}
  /// True: it was for this tool.
  virtual bool wheel(const QWheelEvent&) { return false; }

 protected:
  ViewTool() = default;
  ViewTool(const ViewTool&) = default;
  ViewTool& operator=(const ViewTool&) = default;
};

}  // namespace app
