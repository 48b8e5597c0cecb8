// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QObject>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace app {

/// This takes the titles of docks away while they share a place as tabs, which say the same. A dock
/// that is alone or floats has its title.
class TabbedTitles : public QObject {
  Q_OBJECT
 public:
  /// Looks after those docks of the window that have the usual title now.
  explicit TabbedTitles(QMainWindow& window);

 private:
  struct Watched {
    QDockWidget* dock;
    QWidget* noTitle;
  };
  void refreshSoon();
  void refresh();
  [[nodiscard]] bool isTabbed(QDockWidget& dock) const;

  QMainWindow& window_;
  std::vector<Watched> watched_;
  bool waits_ = false;  // refresh() is about to be called
};

}  // namespace app
