// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QMouseEvent;
class QPoint;
class QWheelEvent;

namespace app {

/// A tool is one thing that the mouse does in the view. A view has several tools in an order
/// (ViewWindow::setTools()): each takes the events that it is for, and the next gets the rest.
/// Positions are device-independent pixels of the view.
class ViewTool {
 public:
  virtual ~ViewTool() = default;
  /// The first button went down. If true, this tool gets all events until no button is held.
  virtual bool press(const QMouseEvent&) { return false; }
  virtual void drag(const QMouseEvent&) {}
  virtual void release(const QMouseEvent&) {}
  /// Escape was pressed while the tool has a button. If true, it undid the drag, and does nothing
  /// until a button goes down again.
  virtual bool cancel() { return false; }
  /// A button went down and up at one position, whichever tool had it meanwhile. If true, the click
  /// was for this tool, and no other gets it.
  virtual bool click(const QMouseEvent&) { return false; }
  /// The mouse moved without a drag. All tools are informed.
  virtual void point(QPoint) {}
  virtual void leave() {}
  /// If true, the wheel was for this tool.
  virtual bool wheel(const QWheelEvent&) { return false; }

 protected:
  ViewTool() = default;
  ViewTool(const ViewTool&) = default;
  ViewTool& operator=(const ViewTool&) = default;
};

}  // namespace app
