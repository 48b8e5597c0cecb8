// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QSize>

class QDockWidget;
class QMainWindow;

namespace app {

class StartPage;

/// This puts the panels away while the start page is there, because they would be empty beside it,
/// and brings them back with the next show, as large as they were. A panel that is opened meanwhile
/// stays, and so does whatever else of the window's layout was changed.
class QuietStart : public QObject {
  Q_OBJECT
 public:
  /// `stays` says which panels have something of their own, and stay beside the page.
  QuietStart(QMainWindow& window, const StartPage& page, std::function<bool(const QDockWidget&)> stays);

  /// Brings the panels back that were put away, as for a show or before the layout is stored.
  void bringBack();
  /// Puts the panels away that are beside the page, as it appears or a full screen ends.
  void putAway();

 private:
  struct Away {
    QPointer<QDockWidget> dock;
    QSize size;    // pixels
    bool inFront;  // of those that share its place
  };
  QMainWindow& window_;
  std::function<bool(const QDockWidget&)> stays_;
  std::vector<Away> away_;
};

}  // namespace app
