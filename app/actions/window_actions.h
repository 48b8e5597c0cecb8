// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include <QCoreApplication>

#include "app/show/side_by_side.h"

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;

namespace app {

/// These are the window's commands. Their texts and keys are in window_actions_table.cpp.
enum class ActionId : std::uint8_t {
  // File
  Open,
  OpenFolder,
  Add,
  Demo,
  // File: Playlist
  NewPlaylist,
  OpenPlaylist,
  AddToPlaylist,
  AddFolderToPlaylist,
  SavePlaylist,
  SavePlaylistAs,
  // File
  SaveShow,
  SaveShowAs,
  FindMissing,
  SavePoseKeyed,
  SavePoseShown,
  Bake,
  FindTextures,
  Reload,
  ReloadChanged,
  Film,
  ExportModel,
  RemoveMotions,
  CloseAll,
  Quit,
  // File: Picture of the View
  SavePicture,
  SavePictureAs,
  CopyPicture,
  TransparentPictures,
  PicturesAsShown,
  OpenPictures,
  // Edit
  Undo,
  Redo,
  Duplicate,
  Remove,
  PlayBoth,
  DanceAlong,
  ResetBone,
  ResetBones,
  Settings,
  // Play
  Play,
  First,
  Last,
  StepBack,
  StepForward,
  KeyBack,
  KeyForward,
  GoToFrame,
  NextDance,
  PreviousDance,
  Loop,
  Slower,
  Faster,
  NormalSpeed,
  PartFrom,
  PartTo,
  PartAll,
  // Play: Timeline
  TimelineCloser,
  TimelineFarther,
  TimelineWhole,
  TimelineEarlier,
  TimelineLater,
  // Play: sound
  Mute,
  Louder,
  Softer,
  SongBeside,
  CameraBeside,
  SongOffset,
  RemoveSong,
  PlayWhenOpened,
  SendVmc,
  // IK
  Ik,
  IkSelected,
  SideBySide,
  Ghost,
  Steps,
  // IK: goals
  Reach,
  LookAtCamera,
  StandOnGround,
  Readouts,
  LockJoint,
  // Physics
  Physics,
  Together,
  ResetPhysics,
  Gravity,
  Bodies,
  // View
  Bones,
  Limits,
  Targets,
  ChainTargets,
  Ground,
  Background,
  MotionCamera,
  ResetCamera,
  ScenePanels,
  IkPanels,
  Inspect,
  NextPanel,
  PreviousPanel,
  FullScreen,
  // View: Stage
  DesktopStage,
  StageOnTop,
  StageClicks,
  StageScenery,
  HideStage,
  LeaveStage,
  // View: Overlays
  BoneNames,
  Wireframe,
  Normals,
  Weights,
  FrameTimes,
  // View: Camera
  FrameAll,
  FrameSelected,
  FrameBone,
  FollowBone,
  Turntable,
  Perspective,
  // Help
  Keys,
  LabScenes,
  About,
  // without a menu
  LeaveFullScreen,
};

/// This has all commands of the window, in menus and a tool bar. Keys are assigned only here and in
/// the table; Help lists them from here.
struct WindowActions {
  Q_DECLARE_TR_FUNCTIONS(app::WindowActions)

 public:
  explicit WindowActions(QMainWindow& window);

  [[nodiscard]] QAction* operator[](ActionId id) const { return all_[static_cast<std::size_t>(id)]; }

  QMenu *recent, *panels, *sideBySideMenu, *stageRatesMenu;
  QToolBar* toolBar;
  /// Keys step the selected bone: per axis along it, back, about it, back.
  std::array<QAction*, 12> boneSteps;
  QActionGroup* ikModes;  ///< of all models; exclusive or none; data() is IkMode's number
  /// data() is 0 without IK, 1 for all chains on, and from 2 on one of kAllSolvers.
  QActionGroup* ghostModes;
  QActionGroup* ghostPlaces;                ///< data() is GhostPlace's number
  QActionGroup* sideBySide;                 ///< data() is the number of views
  std::array<QMenu*, kMaxViews> viewMenus;  ///< per view, the menu of its solvers
  /// These are their groups; data() is the index in allViewSolvers().
  std::array<QActionGroup*, kMaxViews> viewSolvers;
  std::array<QAction*, 10> tenths;                      ///< of the dance, from its start on
  std::array<QAction*, 5> views;                        ///< in the order of StandardView
  std::array<QAction*, 9> goToBookmark, storeBookmark;  ///< by its key, from 1 on
  QActionGroup* stageRates;                             ///< data() is the number of pictures a second at most
  QActionGroup* languages;                              ///< data() is a code of languages(), or empty for the system's
  QActionGroup* appearances;                            ///< data() is the name from nameOf()

  /// Returns a command's name in lists: the text of its menu, without mnemonics, and without parts
  /// that change with its state.
  [[nodiscard]] QString nameOf(const QAction& action) const;
  static constexpr int kStandardStageRate = 30;  ///< pictures a second, as motions have them
  // These show and hide their panels.
  static constexpr Qt::Key kTimelineKey = Qt::Key_T;
  static constexpr QKeyCombination kPlaylistKey = Qt::CTRL | Qt::Key_L;

 private:
  /// Adds commands of the table to a menu.
  void add(QMenu& menu, std::initializer_list<ActionId> ids);
  void makeFile(QMainWindow& window);
  void makeEdit(QMainWindow& window);
  void makeBoneSteps(QMenu& menu);
  void makePlay(QMainWindow& window);
  void makeIk(QMainWindow& window);
  void makeGhost(QMenu& menu, QMainWindow& window);
  void makeSideBySide(QMenu* menu, QMainWindow& window);
  void makePhysics(QMainWindow& window);
  void makeView(QMainWindow& window);
  void makeCamera(QMenu* menu);
  void makeStage(QMenu& menu, QMainWindow& window);
  void makeAppearances(QMenu* menu);
  void makeLanguages(QMenu* menu);
  void makeToolBar(QMainWindow& window);
  void setIcons();
  /// Gives the commands outside of the table their names in the settings.
  void nameOthers();

  std::array<QAction*, static_cast<std::size_t>(ActionId::LeaveFullScreen) + 1> all_{};
};

}  // namespace app
