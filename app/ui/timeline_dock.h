// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class QMainWindow;

namespace app {

class TimelinePanel;
struct WindowActions;

/// This dock has the timeline, under the view and above the transport bar. Its title bar is narrow
/// and at its side, because height is scarce.
class TimelineDock : public QDockWidget {
  Q_OBJECT
 public:
  /// Adds the dock to the window, and its switch to the menu of panels.
  TimelineDock(TimelinePanel& timeline, const WindowActions& actions, QMainWindow& window);

 private:
  [[nodiscard]] QWidget* makeTitleBar();
};

}  // namespace app
