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

/// In full screen this bar lies over the view's lower edge. It appears when the mouse moves or
/// wake() is called, and disappears some seconds later together with the mouse pointer, unless the
/// mouse or the keyboard is in it. Otherwise the bar is at its normal place. Under Wayland nothing
/// can lie over the view, which is a native window: there the bar appears below it, and the view
/// makes room.
class FullScreenBar : public QObject, public ViewTool {
  Q_OBJECT
 public:
  /// `bar` is in `home` while there is no full screen. `home` is in `row`, which is shown and
  /// hidden where nothing can lie over the view. `stage` is the widget that contains the view. All
  /// must outlive this object.
  FullScreenBar(QWidget& bar, QBoxLayout& home, QWidget& row, ViewWindow& view, QWidget& stage, QWidget* window);

  void setFullScreen(bool full);
  /// Sets how long the bar stays once nothing uses it, in milliseconds. The default is 2500.
  void setStay(int milliseconds) { timer_.setInterval(milliseconds); }
  /// Sets whether the bar lies over the view or below it, while not in full screen. The default is
  /// what the platform supports.
  void setOver(bool over);
  /// Shows the bar for a while; does nothing without full screen.
  void wake();
  /// Returns whether full screen shows the bar.
  [[nodiscard]] bool shown() const;
  /// Returns whether the picture is the only thing on the screen: full screen without the bar.
  [[nodiscard]] bool pictureOnly() const { return full_ && !shown(); }

  void point(QPoint at) override;

 signals:
  /// The bar came or went in full screen, or full screen began or ended.
  void shownChanged();

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
