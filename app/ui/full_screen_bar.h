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
/// always is. Under Wayland nothing can lie over the view, which is a window of its own: there the bar comes under it, and
/// the view makes room.
class FullScreenBar : public QObject, public ViewTool {
  Q_OBJECT
 public:
  static constexpr int kStays = 2500;  ///< milliseconds

  /// `bar` is in `home` while there's no full screen, and that in `row`, which is shown and hidden where nothing can lie over
  /// the view; `stage` is the widget that the view is in. All outlive this.
  FullScreenBar(QWidget& bar, QBoxLayout& home, QWidget& row, ViewWindow& view, QWidget& stage, QWidget* window);

  void setFullScreen(bool full);
  /// Over the view, or under it; not in full screen. As the platform can, unless told.
  void setOver(bool over);
  /// Shows it for a while; nothing without full screen.
  void wake();
  [[nodiscard]] bool shown() const;

  void point(QPoint at) override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();
  [[nodiscard]] QWidget& part() const;
  void rest();
  [[nodiscard]] bool used() const;

  QWidget& bar_;
  QBoxLayout& home_;
  QWidget& row_;
  ViewWindow& view_;
  QWidget& stage_;
  QFrame* panel_;
  QTimer timer_;
  QPoint pointer_;  // on the screen
  bool over_, full_ = false;
};

}  // namespace app
