// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/ui/bake_controller.h"
#include "app/ui/camera_controller.h"
#include "app/ui/contents_controller.h"
#include "app/ui/desktop_stage_controller.h"
#include "app/ui/export_controller.h"
#include "app/ui/film_controller.h"
#include "app/ui/full_screen_controller.h"
#include "app/ui/ghost_controller.h"
#include "app/ui/handle_controller.h"
#include "app/ui/ik_controller.h"
#include "app/ui/inspect_controller.h"
#include "app/ui/lab_controller.h"
#include "app/ui/limit_controller.h"
#include "app/ui/look_controller.h"
#include "app/ui/main_window.h"
#include "app/ui/missing_controller.h"
#include "app/ui/model_badge.h"
#include "app/ui/model_controller.h"
#include "app/ui/model_menu.h"
#include "app/ui/offers_controller.h"
#include "app/ui/opening_controller.h"
#include "app/ui/overlay_controller.h"
#include "app/ui/panel_docks.h"
#include "app/ui/panel_fitter.h"
#include "app/ui/physics_controller.h"
#include "app/ui/picture_controller.h"
#include "app/ui/play_controller.h"
#include "app/ui/playlist_controller.h"
#include "app/ui/playlist_dock.h"
#include "app/ui/playlist_editor.h"
#include "app/ui/playlist_reload.h"
#include "app/ui/playlist_rescue.h"
#include "app/ui/pointer_controller.h"
#include "app/ui/pose_controller.h"
#include "app/ui/quiet_start.h"
#include "app/ui/recent_controller.h"
#include "app/ui/reload_controller.h"
#include "app/ui/remote_controller.h"
#include "app/ui/replaced_motions.h"
#include "app/ui/rescue_controller.h"
#include "app/ui/save_controller.h"
#include "app/ui/selected_model.h"
#include "app/ui/selection_keeper.h"
#include "app/ui/settings_controller.h"
#include "app/ui/show_updates.h"
#include "app/ui/song_controller.h"
#include "app/ui/status_controller.h"
#include "app/ui/steps_controller.h"
#include "app/ui/tabbed_titles.h"
#include "app/ui/title_controller.h"
#include "app/ui/undo_controller.h"
#include "app/ui/vmc_controller.h"
#include "app/ui/window_messages.h"

class QProgressBar;

namespace app {

/// These are the window's controllers, each for one group of commands, and the connections between
/// them. They end before everything on which they act. The order is that in which they are made and
/// hear of changes: the selection is announced before physics says that it moves the bone.
struct MainWindow::Controllers {
  explicit Controllers(MainWindow& window);

  PanelDocks docks;
  PlaylistDock* playlistDock;  // belongs to the window
  QProgressBar* progress;      // belongs to the status bar
  WindowMessages messages;
  const ShowParts show;
  const WindowParts parts;
  ShowUpdates updates;
  ModelBadge badge;
  StatusController status;
  VmcController vmc;
  FilmController film;
  PlayController play;
  IkController ik;
  GhostController ghost;
  PhysicsController physics;
  OverlayController overlays;
  LookController look;
  CameraController camera;
  PictureController picture;
  UndoController undo;
  SelectionKeeper selection;
  ModelController models;
  ModelMenu modelMenu;
  SelectedModel selectedModel;
  SaveController saving;
  SongController song;
  OffersController offers;
  PointerController pointer;
  HandleController handles;
  LimitController limits;
  FullScreenController fullScreen;
  DesktopStageController desktopStage;
  InspectController inspect;
  StepsController steps;
  TabbedTitles tabbed;
  PanelFitter fitter;
  QuietStart quiet;
  PoseController pose;
  BakeController bake;
  ExportController exporting;
  ContentsController contents;
  PlaylistEditor playlistEditor;
  PlaylistReload playlistReload;
  MissingController missing;
  RescueController rescue;
  PlaylistRescue playlistRescue;
  RecentController recent;
  ReloadController reload;
  ReplacedMotions replaced;
  OpeningController opening;
  PlaylistController playlist;
  LabController lab;
  TitleController title;
  std::optional<SettingsController> settings;  // once all menus have their commands
  std::optional<RemoteController> remote;      // last, where another program may control the window

  /// Shows texts with numbers and names in another language.
  void retranslate();

 private:
  void connectUpdates(MainWindow& window);
  void connectPlayback(MainWindow& window);
  void connectGoals(MainWindow& window);
  void connectPanels(MainWindow& window);
  void connectView(MainWindow& window);
  void connectFiles(MainWindow& window);
  void connectPlaylist(MainWindow& window);
};

}  // namespace app
