// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include "app/stage/view_tool.h"

class QBoxLayout;
class QFrame;
class QWidget;

namespace app {

class ViewWindow;

/// In full screen, a bar over the view's lower edge: it comes when the mouse moves, or when wake() says so, and goes some
/// seconds after that, with the mouse pointer; not while the mouse is on it, or the keys are its. Else the bar is where it
/// always is.
class FullScreenBar : public QObject, public ViewTool {
  Q_OBJECT
 public:
  static constexpr int kStays = 2500;  ///< milliseconds

  /// `bar` is in `home` while there's no full screen; `stage` is the widget that the view is in. All outlive this.
  FullScreenBar(QWidget& bar, QBoxLayout& home, ViewWindow& view, QWidget& stage, QWidget* window);

  void setFullScreen(bool full);
  /// Shows it for a while; nothing without full screen.
  void wake();
  [[nodiscard]] bool shown() const;

  void point(QPoint at) override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();
  void rest();
  [[nodiscard]] bool used() const;

  QWidget& bar_;
  QBoxLayout& home_;
  ViewWindow& view_;
  QWidget& stage_;
  QFrame* panel_;
  QTimer timer_;
  QPoint pointer_;  // on the screen
  bool full_ = false;
};

}  // namespace app
