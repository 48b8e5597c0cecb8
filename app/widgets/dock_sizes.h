// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include <QObject>
#include <QSize>

class QDockWidget;
class QMainWindow;

namespace app {

/// Gives docks back the room that they lost while the window was too small for it: the width of a
/// dock at a side, the height of one at the top or bottom. A size from dragging or from a layout is
/// the one to restore. The object belongs to the window, whose docks must all exist already.
class DockSizes : public QObject {
  Q_OBJECT
 public:
  explicit DockSizes(QMainWindow* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void giveBack();

  QMainWindow* window_;
  QSize known_;                           ///< the window's; at other sizes docks are squeezed
  std::map<QDockWidget*, QSize> wanted_;  ///< in pixels
  bool givesBack_ = false;
};

}  // namespace app
