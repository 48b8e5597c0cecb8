// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include <QObject>
#include <QSize>

class QDockWidget;
class QMainWindow;

namespace app {

/// Gives docks back the room that they lost while the window was too small for it: a dock at a side its width, one at
/// the top or bottom its height. What somebody dragged a dock to, or a layout made it, counts as what it wants. Belongs
/// to the window, whose docks are all there by then.
class DockSizes : public QObject {
  Q_OBJECT
 public:
  explicit DockSizes(QMainWindow* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void giveBack();

  QMainWindow* window_;
  QSize known_;                           ///< the window's; docks that change while it is another are squeezed
  std::map<QDockWidget*, QSize> wanted_;  ///< in pixels
  bool givesBack_ = false;
};

}  // namespace app
