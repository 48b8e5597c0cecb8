// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include <QCoreApplication>

#include "app/show/side_by_side.h"

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace app {

/// These are all commands of the window, with their keys, in menus and a tool bar. Keys are
/// assigned only here; Help lists them from here.
struct WindowActions {
  Q_DECLARE_TR_FUNCTIONS(app::WindowActions)

 public:
  explicit WindowActions(QMainWindow& window);

  // File
  QAction *open, *openFolder, *add, *saveShow, *saveShowAs, *findMissing, *findTextures, *reload, *reloadChanged,
      *savePoseKeyed, *savePoseShown, *bake, *removeMotions, *demo, *film, *savePicture, *savePictureAs, *copyPicture,
      *transparentPictures, *openPictures, *closeAll, *quit;
  QMenu* recent;
  // Edit
  QAction *undo, *redo, *duplicate, *remove, *playBoth, *resetBone, *resetBones, *settings;
  /// Keys step the selected bone: per axis along it, back, about it, back.
  std::array<QAction*, 12> boneSteps;
  // Play
  QAction *play, *first, *last, *stepBack, *stepForward, *keyBack, *keyForward, *goToFrame, *loop, *slower, *faster,
      *normalSpeed, *playWhenOpened, *partFrom, *partTo, *partAll, *songBeside, *songOffset, *removeSong,
      *timelineCloser, *timelineFarther, *timelineWhole, *timelineEarlier, *timelineLater;
  // IK
  QAction* ik;
  QAction *ghost, *steps;
  /// data() is 0 without IK, 1 for all chains on, and from 2 on one of kAllSolvers.
  QActionGroup* ghostModes;
  QActionGroup* ghostPlaces;                ///< data() is GhostPlace's number
  QActionGroup* sideBySide;                 ///< data() is the number of views
  std::array<QMenu*, kMaxViews> viewMenus;  ///< per view, the menu of its solvers
  /// These are their groups; data() is the index in allViewSolvers().
  std::array<QActionGroup*, kMaxViews> viewSolvers;
  QAction *reach, *lookAtCamera, *standOnGround;
  QActionGroup* ikModes;  ///< exclusive or none; data() is IkMode's number
  // Physics
  QAction *physics, *together, *resetPhysics, *gravity, *bodies;
  // View
  QAction *bones, *ground, *background, *motionCamera, *resetCamera, *fullScreen, *leaveFullScreen, *nextPanel,
      *previousPanel, *inspect;
  std::array<QAction*, 5> views;  ///< in the order of StandardView
  QAction *boneNames, *wireframe, *normals, *weights, *frameTimes;
  QAction *frameAll, *frameSelected, *frameBone, *followBone, *turntable, *perspective;
  std::array<QAction*, 9> goToBookmark, storeBookmark;  ///< by its key, from 1 on
  QMenu* panels;
  QActionGroup* languages;    ///< data() is a code of languages(), or empty for the system's
  QActionGroup* appearances;  ///< data() is the name from nameOf()
  // Help
  QAction *keys, *about;

  /// Returns a command's name in lists: the text of its menu, without mnemonics, and without parts
  /// that change with its state.
  [[nodiscard]] QString nameOf(const QAction& action) const;
  static constexpr Qt::Key kTimelineKey = Qt::Key_T;  ///< shows and hides that panel

 private:
  void nameAll();
  void makeFile(QMainWindow& window);
  void makePictures(QMenu* menu);
  void makeEdit(QMainWindow& window);
  void makeBoneSteps(QMenu& menu);
  void makePlay(QMainWindow& window);
  void makeIk(QMainWindow& window);
  void makeGoals(QMenu* menu);
  void makeSideBySide(QMenu* menu, QMainWindow& window);
  void makePhysics(QMainWindow& window);
  void makeView(QMainWindow& window);
  void makeCamera(QMenu* menu);
  void makeInspection(QMenu* menu);
  void makeAppearances(QMenu* menu);
  void makeLanguages(QMenu* menu);
  void makeHelp(QMainWindow& window);
  void makeToolBar(QMainWindow& window);
};

}  // namespace app
