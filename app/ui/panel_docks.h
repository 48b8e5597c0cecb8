// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include <QObject>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace app {

class CameraPanel;
class CommentPanel;
class GoalsPanel;
class IkPanel;
class IssuesPanel;
class ModelsPanel;
class PicturePanel;
class PlayingPanel;
class UnmatchedPanel;
struct WindowActions;

/// These are the panels on the window's right side.
struct WindowPanels {
  ModelsPanel* models;
  PlayingPanel* playing;
  IkPanel* ik;
  GoalsPanel* goals;
  PicturePanel* picture;
  CameraPanel* camera;
  IssuesPanel* issues;
  UnmatchedPanel* unmatched;
  CommentPanel* comment;
};

/// These are the docks of the panels on the right. Playing stays visible; the others share the room
/// below it.
class PanelDocks : public QObject {
  Q_OBJECT
 public:
  static constexpr int kWidth = 340;  ///< at the start

  /// Adds the docks to the window, and their switches to the menu of panels.
  PanelDocks(const WindowPanels& panels, const WindowActions& actions, QMainWindow& window);

  /// Shows the docks' titles, some with the number of things in the panel.
  void showTitles();
  /// Gives the docks the width that they have at the start.
  void restoreWidth();

  QDockWidget *playing, *models, *ik, *goals, *picture, *camera, *issues, *unmatched, *comment;

 private:
  QMainWindow& window_;
  std::size_t issueCount_ = 0, unmatchedCount_ = 0;
};

}  // namespace app
