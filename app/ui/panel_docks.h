// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include <QObject>

class QDockWidget;
class QMainWindow;
class QTabWidget;
class QWidget;

namespace app {

class CameraPanel;
class CommentPanel;
class FreedomsPanel;
class GoalsPanel;
class IkPanel;
class IssuesPanel;
class ModelsPanel;
class PicturePanel;
class PlayingPanel;
class PlaylistPanel;
class ReadoutsPanel;
class SectionStack;
class UnmatchedPanel;
class WindowSettings;
struct WindowActions;

/// These are the panels on the window's right side, and the playlist on its left.
struct WindowPanels {
  ModelsPanel* models;
  PlayingPanel* playing;
  IkPanel* ik;
  GoalsPanel* goals;
  FreedomsPanel* freedoms;
  ReadoutsPanel* readouts;
  PicturePanel* picture;
  CameraPanel* camera;
  IssuesPanel* issues;
  UnmatchedPanel* unmatched;
  CommentPanel* comment;
  PlaylistPanel* playlist;
};

/// These are the docks on the right: the scene (models, and what plays), IK (chains, goals, joints,
/// readouts), the look (picture and camera), and what is said about the selected model (issues,
/// missing names, the maker's comment). They share one place as tabs, whose names are their titles.
/// At first all are closed: one button opens scene and look, another IK, and a badge in the status
/// bar opens the last (ModelBadge).
class PanelDocks : public QObject {
  Q_OBJECT
 public:
  static constexpr int kWidth = 340;  ///< at the start

  /// Adds the docks to the window, their switches to the menu of panels, and the two buttons to the
  /// tool bar.
  PanelDocks(const WindowPanels& panels, const WindowActions& actions, QMainWindow& window);

  /// Opens and closes the sections of the docks as they were stored, and stores later changes.
  /// `settings` must outlive this.
  void keepSections(const WindowPanels& panels, WindowSettings& settings);
  /// Takes back the room that statistics of IK have got, as before the layout is stored.
  void takeStatisticsRoom();
  /// Gives the docks the width that they have at the start.
  void restoreWidth();
  /// Returns the width that they have, or would have.
  [[nodiscard]] int width() const;
  /// Brings the dock and the part of it that has this panel to the front.
  void bring(QWidget* panel);
  /// Returns whether a dock is open and not behind another tab.
  [[nodiscard]] bool isInFront(const QDockWidget& dock) const;
  /// Returns whether a panel is in sight, or behind another tab of the same place.
  [[nodiscard]] bool isOpen(const QWidget* panel) const;

  QDockWidget *scene, *ik, *look, *model;

 private:
  struct Home {
    QDockWidget* dock;
    SectionStack* stack;  // null in `model`, which has tabs
  };
  [[nodiscard]] Home homeOf(const QWidget* panel) const;
  void addButtons(const WindowActions& actions);
  void show(QDockWidget* dock);
  void giveStatisticsRoom(const IkPanel& panel);

  void showTitles();

  QMainWindow& window_;
  SectionStack *sceneParts_, *ikParts_, *lookParts_;
  QTabWidget* modelParts_;
  bool sized_ = false;            // the docks have been opened since the start
  bool statistics_ = false;       // they are shown
  int narrow_ = 0, widened_ = 0;  // widths without statistics and with them; 0: they have no room
  std::size_t issueCount_ = 0, missingCount_ = 0;
};

}  // namespace app
