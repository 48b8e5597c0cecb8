// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class QMainWindow;

namespace app {

class OpenPlaylist;
class PlaylistPanel;
struct WindowActions;

/// This dock has the playlist, on the left of the view. Its title names the list. It opens by
/// itself when a list is opened or begun.
class PlaylistDock : public QDockWidget {
  Q_OBJECT
 public:
  static constexpr int kWidth = 320;  ///< at the start

  /// Adds the dock to the window, and its switch to the menu of panels.
  PlaylistDock(PlaylistPanel& panel, OpenPlaylist& list, const WindowActions& actions, QMainWindow& window);

  /// Opens the dock, in front of those that share its place.
  void bring();
  /// Returns what the list is called: its file's name, or that it is a new one.
  [[nodiscard]] static QString nameOf(const OpenPlaylist& list);

 private:
  void showTitle();
  void followList();

  OpenPlaylist& list_;
  QMainWindow& window_;
  bool any_ = false;    // the list had dances
  bool sized_ = false;  // the dock was opened since the start
};

}  // namespace app
