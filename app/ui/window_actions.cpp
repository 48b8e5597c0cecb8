// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/window_actions.h"

#include <array>

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include "app/language/action_text.h"
#include "app/language/languages.h"
#include "app/show/frame.h"
#include "app/show/ghost.h"
#include "app/widgets/appearance.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

using Keys = QList<QKeySequence>;

/// Adds an action to the window as well, so that its keys work while the menu bar is hidden.
QAction* addTo(QMenu* menu, const QString& text, const Keys& keys = {}) {
  auto* action = menu->addAction(text);
  QWidget* window = menu;
  while (window->parentWidget() != nullptr) window = window->parentWidget();
  action->setShortcuts(keys);
  action->setAutoRepeat(false);
  window->addAction(action);
  return action;
}

QAction* addToggle(QMenu* menu, const QString& text, const Keys& keys, bool on) {
  QAction* action = addTo(menu, text, keys);
  action->setCheckable(true);
  action->setChecked(on);
  return action;
}

}  // namespace

WindowActions::WindowActions(QMainWindow& window) {
  makeFile(window);
  makeEdit(window);
  makePlay(window);
  makeIk(window);
  makePhysics(window);
  makeView(window);
  makeHelp(window);
  makeToolBar(window);
  for (QAction* action : window.findChildren<QAction*>()) setPlainTexts(*action);
  nameAll();
}

void WindowActions::makeFile(QMainWindow& window) {
  QMenu* menu = window.menuBar()->addMenu(tr("&File"));
  open = addTo(menu, tr("&Open…"), {QKeySequence::Open});
  open->setIcon(glyphIcon(Glyph::Open));
  describe(*open, tr("Open models, motions, a pose, a camera, a song or a show"));
  openFolder = addTo(menu, tr("Ope&n Folder…"), {Qt::CTRL | Qt::ALT | Qt::Key_O});
  describe(*openFolder, tr("Open a folder with a model and its motions, as it was unpacked"));
  add = addTo(menu, tr("&Add…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O});
  describe(*add, tr("Add models and motions to those that are there"));
  recent = menu->addMenu(tr("Open &Recent"));
  demo = addTo(menu, tr("Show the &Demo"));
  menu->addSeparator();
  saveShow = addTo(menu, tr("&Save Show"), {QKeySequence::Save});
  saveShowAs = addTo(menu, tr("Sa&ve Show As…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S});
  findMissing = addTo(menu, tr("&Find Missing Files…"));
  describe(*findMissing, tr("Say where the files are that the show lacks"));
  findMissing->setEnabled(false);
  QMenu* savePose = menu->addMenu(tr("Save &Pose"));
  savePoseKeyed = addTo(savePose, tr("With Bones as &Keyed…"), {});
  describe(*savePoseKeyed,
           tr("The selected model's bones as motions and poses have them: IK and physics move them again"));
  savePoseShown = addTo(savePose, tr("With IK and Physics as &Shown…"), {});
  describe(*savePoseShown,
           tr("IK and physics turned into rotations: the same picture with IK off and without physics"));
  bake = addTo(menu, tr("Ba&ke Motion…"));
  describe(*bake, tr("Save what IK, physics and hand make of the selected model's bones as a motion of plain keys"));
  findTextures = addTo(menu, tr("Find Missing &Textures…"));
  describe(*findTextures, tr("Say in which folder the textures are that models lack"));
  findTextures->setEnabled(false);
  reload = addTo(menu, tr("Re&load"), {QKeySequence::Refresh});
  describe(*reload, tr("Read all files again; time, camera and switches stay"));
  reload->setEnabled(false);
  reloadChanged = addToggle(menu, tr("Reload Files &when They Change"), {}, false);
  film = addTo(menu, tr("&Make a Picture or Film…"), {Qt::CTRL | Qt::Key_E});
  makePictures(menu->addMenu(tr("P&icture of the View")));
  menu->addSeparator();
  removeMotions = addTo(menu, tr("Remov&e Motions"));
  closeAll = addTo(menu, tr("&Close"), {QKeySequence::Close});
  menu->addSeparator();
  quit = addTo(menu, tr("&Quit"), {Qt::CTRL | Qt::Key_Q});
  quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makePictures(QMenu* menu) {
  savePicture = addTo(menu, tr("&Save Picture"), {Qt::Key_S});
  describe(*savePicture, tr("What the view shows, into the folder of pictures"));
  savePictureAs = addTo(menu, tr("Save Picture &As…"), {Qt::SHIFT | Qt::Key_S});
  describe(*savePictureAs, tr("What the view shows, as PNG, JPEG or WebP"));
  copyPicture = addTo(menu, tr("&Copy Picture"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
  describe(*copyPicture, tr("What the view shows, to be pasted elsewhere"));
  transparentPictures = addToggle(menu, tr("Pictures without &Background"), {}, false);
  describe(*transparentPictures,
           tr("Saved and copied pictures show the models alone, transparent around them; not as JPEG"));
  openPictures = addTo(menu, tr("&Open Folder"));
  openPictures->setEnabled(false);  // until a picture is saved
  describe(*openPictures, tr("Open the folder that the picture was saved in"));
}

void WindowActions::makeEdit(QMainWindow& window) {
  QMenu* menu = window.menuBar()->addMenu(tr("&Edit"));
  undo = addTo(menu, tr("&Undo"), {QKeySequence::Undo});
  redo = addTo(menu, tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
  for (QAction* action : {undo, redo}) {
    action->setAutoRepeat(true);
    action->setEnabled(false);
  }
  menu->addSeparator();
  duplicate = addTo(menu, tr("&Duplicate Model"), {Qt::CTRL | Qt::Key_D});
  duplicate->setIconText(tr("Duplicate"));
  describe(*duplicate, tr("The same model with the same motions once more"));
  remove = addTo(menu, tr("Re&move Model"), {QKeySequence::Delete});
  remove->setIconText(tr("Remove"));
  describe(*remove, tr("Take the selected model off the stage"));
  playBoth = addTo(menu, tr("Play &Both"));
  describe(*playBoth, tr("What was opened last and what it took the place of"));
  playBoth->setEnabled(false);
  menu->addSeparator();
  makeBoneSteps(*menu->addMenu(tr("Move B&one")));
  resetBone = addTo(menu, tr("Rese&t Bone"), {Qt::CTRL | Qt::Key_R});
  describe(*resetBone, tr("The selected bone as motions and poses say, without what was moved by hand"));
  resetBones = addTo(menu, tr("Reset &All Bones"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R});
  describe(*resetBones, tr("All bones of the selected model as motions and poses say"));
  menu->addSeparator();
  settings = addTo(menu, tr("&Settings…"), {Qt::CTRL | Qt::Key_Comma});
  settings->setMenuRole(QAction::PreferencesRole);
}

/// The plain keys also turn a bone that can only be turned.
void WindowActions::makeBoneSteps(QMenu& menu) {
  const std::array<Qt::Key, 3> letters{Qt::Key_X, Qt::Key_Y, Qt::Key_Z};
  std::size_t next = 0;
  for (const Qt::Key key : letters) {
    const QChar axis(static_cast<char16_t>(key));
    const auto step = [&](const QString& text, Qt::KeyboardModifiers modifiers) {
      QAction* action = addTo(&menu, text.arg(axis), {QKeyCombination(modifiers, key)});
      action->setAutoRepeat(true);
      boneSteps[next++] = action;
    };
    step(tr("Move Bone along %1, or Turn It"), Qt::NoModifier);
    step(tr("Move Bone Back along %1, or Turn It Back"), Qt::ShiftModifier);
    step(tr("Turn Bone about %1"), Qt::AltModifier);
    step(tr("Turn Bone Back about %1"), Qt::AltModifier | Qt::ShiftModifier);
  }
}

void WindowActions::makePlay(QMainWindow& window) {
  QMenu* menu = window.menuBar()->addMenu(tr("&Play"));
  play = addTo(menu, tr("&Play"), {Qt::Key_Space, Qt::Key_P});
  play->setIcon(glyphIcon(Glyph::Play));
  describe(*play, tr("Play or pause"));
  first = addTo(menu, tr("To the &Start"), {Qt::Key_Home});
  first->setIcon(glyphIcon(Glyph::First));
  describe(*first, tr("To the start"));
  last = addTo(menu, tr("To the &End"), {Qt::Key_End});
  stepBack = addTo(menu, tr("One Frame &Back"), {Qt::Key_Left});
  stepBack->setIcon(glyphIcon(Glyph::StepBack));
  stepBack->setAutoRepeat(true);
  describe(*stepBack, tr("One frame back"));
  stepForward = addTo(menu, tr("One Frame &Forward"), {Qt::Key_Right});
  stepForward->setIcon(glyphIcon(Glyph::StepForward));
  stepForward->setAutoRepeat(true);
  describe(*stepForward, tr("One frame forward"));
  keyBack = addTo(menu, tr("To the &Key Before"), {Qt::CTRL | Qt::Key_Left});
  keyForward = addTo(menu, tr("To the &Next Key"), {Qt::CTRL | Qt::Key_Right});
  goToFrame = addTo(menu, tr("&Go to Frame…"), {Qt::CTRL | Qt::Key_G});
  keyBack->setAutoRepeat(true);
  keyForward->setAutoRepeat(true);
  menu->addSeparator();
  loop = addToggle(menu, tr("&Loop"), {Qt::Key_L}, true);
  loop->setIcon(glyphIcon(Glyph::Loop));
  describe(*loop, tr("Start again at the end"));
  slower = addTo(menu, tr("Sl&ower"), {Qt::Key_BracketLeft});
  faster = addTo(menu, tr("F&aster"), {Qt::Key_BracketRight});
  slower->setAutoRepeat(true);
  faster->setAutoRepeat(true);
  normalSpeed = addTo(menu, tr("Nor&mal Speed"), {Qt::Key_Backspace});
  menu->addSeparator();
  partFrom = addTo(menu, tr("Play Again and Again from &Here"), {Qt::Key_A});
  partTo = addTo(menu, tr("Play Again and Again to Here"), {Qt::SHIFT | Qt::Key_A});
  partAll = addTo(menu, tr("Play All of &It"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A});
  QMenu* timeline = menu->addMenu(tr("&Timeline"));
  timelineCloser = addTo(timeline, tr("Timeline &Closer"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
  timelineFarther = addTo(timeline, tr("Timeline &Farther"), {Qt::CTRL | Qt::Key_Minus});
  timelineWhole = addTo(timeline, tr("The &Whole Dance in the Timeline"), {Qt::CTRL | Qt::Key_0});
  timelineEarlier = addTo(timeline, tr("Timeline &Earlier"), {Qt::ALT | Qt::Key_Left});
  timelineLater = addTo(timeline, tr("Timeline &Later"), {Qt::ALT | Qt::Key_Right});
  for (QAction* action : {timelineCloser, timelineFarther, timelineEarlier, timelineLater}) action->setAutoRepeat(true);
  menu->addSeparator();
  songBeside = addTo(menu, tr("Song beside the &Dance"), {Qt::Key_M});
  songBeside->setEnabled(false);
  songOffset = addTo(menu, tr("Song Offset…"));
  removeSong = addTo(menu, tr("&Remove Song"));
  menu->addSeparator();
  playWhenOpened = addToggle(menu, tr("Play &when a Motion Is Opened"), {}, true);
}

void WindowActions::makeIk(QMainWindow& window) {
  QMenu* menu = window.menuBar()->addMenu(tr("&IK"));
  ik = addToggle(menu, tr("&IK On"), {Qt::Key_I}, true);
  ik->setIcon(glyphIcon(Glyph::Ik));
  menu->addSeparator();
  ikModes = new QActionGroup(&window);
  // Mixed chains tick none.
  ikModes->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  const auto mode = [&](IkMode value, const QString& text) {
    QAction* action = addToggle(menu, text, {}, value == IkMode::Motion);
    action->setData(static_cast<int>(value));
    ikModes->addAction(action);
  };
  mode(IkMode::Motion, tr("All Chains as the &Motion Says"));
  mode(IkMode::On, tr("All Chains Always &On"));
  mode(IkMode::Off, tr("All Chains Always O&ff"));
  menu->addSeparator();
  ghost = addToggle(menu, tr("&Ghost"), {Qt::SHIFT | Qt::Key_I}, false);
  describe(*ghost, tr("Show the selected model once more, translucent and solved otherwise, to see what IK does"));
  steps = addToggle(menu, tr("S&teps"), {Qt::CTRL | Qt::Key_I}, false);
  describe(*steps,
           tr("Walk through the solve of this frame, joint by joint: the chain that is selected in the panel IK"));
  const auto choice = [](QActionGroup* group, QMenu* in, int value, const QString& text) {
    QAction* action = addToggle(in, text, {}, value == 0);
    action->setData(value);
    group->addAction(action);
  };
  QMenu* solved = menu->addMenu(tr("Gho&st's IK"));
  ghostModes = new QActionGroup(&window);
  choice(ghostModes, solved, 0, tr("&Without IK"));
  choice(ghostModes, solved, 1, tr("All Its &Chains On"));
  solved->addSection(tr("Other Solvers"));
  int number = 2;
  for (const auto solver : ik::solvers::kAllSolvers) choice(ghostModes, solved, number++, solverTitle(solver));
  QMenu* stands = menu->addMenu(tr("Ghost Stan&ds"));
  ghostPlaces = new QActionGroup(&window);
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Same), tr("Where the &Model Stands"));
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Beside), tr("&Beside It"));
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Behind), tr("Be&hind It"));
  menu->addSeparator();
  makeSideBySide(menu->addMenu(tr("Side b&y Side")), window);
  makeGoals(menu);
}

void WindowActions::makeGoals(QMenu* menu) {
  menu->addSeparator();
  reach = addTo(menu, tr("Bring Selected &Bone to a Place"), {Qt::SHIFT | Qt::Key_H});
  describe(*reach, tr("A goal: the selected bone stays at a place that can be dragged, and the limb follows"));
  lookAtCamera = addTo(menu, tr("&Look at the Camera"));
  describe(*lookAtCamera, tr("A goal: head and eyes of the selected model look at the camera"));
  standOnGround = addTo(menu, tr("Stand on What Is Belo&w"));
  describe(*standOnGround, tr("A goal: the feet of the selected model stand on the ground and the stage below it"));
}

void WindowActions::makeSideBySide(QMenu* menu, QMainWindow& window) {
  sideBySide = new QActionGroup(&window);
  int count = 1;
  for (const QString& text : {tr("&One View"), tr("&Two Views"), tr("T&hree Views"), tr("&Four Views")}) {
    QAction* action = addToggle(menu, text, {}, count == 1);
    describe(*action,
             tr("Show the selected model in views beside each other, each with its IK solved by another solver"));
    action->setData(count++);
    sideBySide->addAction(action);
  }
  menu->addSeparator();
  const std::vector<ViewSolver> begins = firstViews(kMaxViews);
  const std::array titles{tr("View &1"), tr("View &2"), tr("View &3"), tr("View &4")};
  for (std::size_t view = 0; view < kMaxViews; ++view) {
    viewMenus[view] = menu->addMenu(titles[view]);
    viewSolvers[view] = new QActionGroup(&window);
    int number = 0;
    for (const ViewSolver& solver : allViewSolvers()) {
      QAction* action = addToggle(viewMenus[view], viewTitle(solver), {}, solver == begins[view]);
      action->setData(number++);
      viewSolvers[view]->addAction(action);
    }
  }
}

void WindowActions::makePhysics(QMainWindow& window) {
  QMenu* menu = window.menuBar()->addMenu(tr("Phy&sics"));
  physics = addToggle(menu, tr("&Physics On"), {Qt::SHIFT | Qt::Key_P}, true);
  physics->setIcon(glyphIcon(Glyph::Physics));
  physics->setIconText(tr("Physics"));
  describe(*physics, tr("Let hair and clothes move"));
  together = addToggle(menu, tr("Models &Meet"), {}, true);
  resetPhysics = addTo(menu, tr("&Settle Hair and Clothes"), {Qt::Key_R});
  describe(*resetPhysics, tr("Begin physics anew at this frame"));
  gravity = addTo(menu, tr("Physics S&ettings…"));
  menu->addSeparator();
  bodies = addToggle(menu, tr("Show &Bodies and Joints"), {Qt::SHIFT | Qt::Key_B}, false);
  describe(*bodies, tr("Rigid bodies: green follow bones, red move, violet move on their bone; dimmed ones rest"));
}

void WindowActions::makeView(QMainWindow& window) {
  QMenu* menu = window.menuBar()->addMenu(tr("&View"));
  bones = addToggle(menu, tr("&Bones"), {Qt::Key_B}, false);
  bones->setIcon(glyphIcon(Glyph::Bones));
  describe(*bones, tr("Show the bones; point at one for its name"));
  ground = addToggle(menu, tr("&Ground"), {Qt::Key_G}, true);
  ground->setIcon(glyphIcon(Glyph::Ground));
  describe(*ground, tr("Show the ground's grid"));
  makeInspection(menu->addMenu(tr("O&verlays")));
  background = addTo(menu, tr("Background &Colour…"));
  menu->addSeparator();
  motionCamera = addToggle(menu, tr("M&otion Camera"), {Qt::Key_C}, true);
  motionCamera->setIcon(glyphIcon(Glyph::Camera));
  describe(*motionCamera, tr("Follow the motion's camera; the mouse takes over"));
  resetCamera = addTo(menu, tr("&Reset Camera"), {Qt::Key_0});
  resetCamera->setIcon(glyphIcon(Glyph::ResetCamera));
  describe(*resetCamera, tr("Back to MMD's first view"));
  const std::array names{tr("&Front"), tr("B&ack"), tr("&Left"), tr("R&ight"), tr("&Top")};
  QMenu* from = menu->addMenu(tr("Look &from"));
  for (std::size_t i = 0; i < views.size(); ++i) {
    views[i] = addTo(from, names[i], {QKeySequence(Qt::Key_1 + static_cast<int>(i))});
  }
  makeCamera(menu->addMenu(tr("Ca&mera")));
  menu->addSeparator();
  panels = menu->addMenu(tr("&Panels"));
  inspect = addTo(menu, tr("Look Insi&de the Model"), {Qt::Key_F4});
  describe(*inspect, tr("The panels that tell what the model is made of; again: without them"));
  nextPanel = addTo(menu, tr("Keyboard to the Ne&xt Panel"), {Qt::Key_F6});
  previousPanel = addTo(menu, tr("Keyboard to the Panel Before"), {Qt::SHIFT | Qt::Key_F6});
  for (QAction* action : {nextPanel, previousPanel})
    describe(*action,
             tr("Between the view and the panels that are open; Tab goes on in a panel, Escape back to the view"));
  makeLanguages(menu->addMenu(tr("&Language")));
  makeAppearances(menu->addMenu(tr("Appeara&nce")));
  fullScreen = addToggle(menu, tr("F&ull Screen"), {Qt::Key_F11, Qt::ALT | Qt::Key_Return}, false);
  leaveFullScreen = new QAction(tr("Leave Full Screen"), &window);
  leaveFullScreen->setShortcut(Qt::Key_Escape);
  leaveFullScreen->setEnabled(false);
  window.addAction(leaveFullScreen);
}

void WindowActions::makeInspection(QMenu* menu) {
  boneNames = addToggle(menu, tr("Bone &Names"), {Qt::Key_N}, false);
  describe(*boneNames, tr("Names of the bones, where there is room for them"));
  wireframe = addToggle(menu, tr("&Wireframe"), {Qt::Key_W}, false);
  describe(*wireframe, tr("The edges of the models' triangles"));
  normals = addToggle(menu, tr("N&ormals"), {Qt::SHIFT | Qt::Key_N}, false);
  describe(*normals, tr("A line for each vertex, the way that its surface faces"));
  weights = addToggle(menu, tr("W&eights of the Selected Bone"), {Qt::SHIFT | Qt::Key_W}, false);
  describe(*weights, tr("How much the surface hangs on the selected bone: blue hardly, red wholly"));
  frameTimes = addToggle(menu, tr("&Times of Pictures"), {Qt::SHIFT | Qt::Key_G}, false);
  describe(*frameTimes, tr("How long each of the last pictures took, by what it took"));
}

void WindowActions::makeCamera(QMenu* menu) {
  frameAll = addTo(menu, tr("Frame &All"), {Qt::Key_F});
  describe(*frameAll, tr("See all that is on the stage"));
  frameSelected = addTo(menu, tr("Frame &Selected Model"), {Qt::SHIFT | Qt::Key_F});
  describe(*frameSelected, tr("See the whole of the selected model"));
  frameBone = addTo(menu, tr("Frame Selected B&one"), {Qt::CTRL | Qt::SHIFT | Qt::Key_F});
  describe(*frameBone, tr("See the selected bone and what hangs from it from near"));
  followBone = addToggle(menu, tr("&Follow a Bone"), {Qt::SHIFT | Qt::Key_C}, false);
  describe(*followBone,
           tr("Keep the selected bone in the middle, or the model's centre; the mouse still moves the camera"));
  turntable = addToggle(menu, tr("&Turntable"), {Qt::SHIFT | Qt::Key_T}, false);
  describe(*turntable, tr("Go around slowly, also while the dance stands; orbiting with the mouse ends it"));
  perspective = addToggle(menu, tr("&Perspective"), {Qt::Key_O}, true);
  describe(*perspective, tr("What is far looks smaller; without, lines stay parallel"));
  menu->addSeparator();
  for (int key = 1; key <= static_cast<int>(goToBookmark.size()); ++key) {
    goToBookmark[static_cast<std::size_t>(key) - 1] = addTo(
        menu, tr("Camera Bookmark &%1").arg(key), {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + key))});
  }
  QMenu* store = menu->addMenu(tr("Set &Bookmark"));
  for (int key = 1; key <= static_cast<int>(storeBookmark.size()); ++key) {
    storeBookmark[static_cast<std::size_t>(key) - 1] =
        addTo(store, tr("Set Camera Bookmark &%1").arg(key),
              {QKeySequence(Qt::CTRL | Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + key))});
  }
}

void WindowActions::makeAppearances(QMenu* menu) {
  appearances = new QActionGroup(menu);
  const auto offer = [&](const QString& text, Appearance appearance) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setData(app::nameOf(appearance));
    appearances->addAction(action);
  };
  offer(tr("As the &Desktop"), Appearance::Desktop);
  offer(tr("&Light"), Appearance::Light);
  offer(tr("Da&rk"), Appearance::Dark);
}

void WindowActions::makeLanguages(QMenu* menu) {
  languages = new QActionGroup(menu);
  const auto offer = [&](const QString& text, const QString& code) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setData(code);
    languages->addAction(action);
  };
  offer(tr("As the &System Says"), QString());
  for (const Language& language : app::languages()) offer(language.ownName, language.code);
}

void WindowActions::makeHelp(QMainWindow& window) {
  QMenu* menu = window.menuBar()->addMenu(tr("&Help"));
  keys = addTo(menu, tr("&Keys and Mouse"), {Qt::Key_F1});
  about = addTo(menu, tr("&About Odori"));
  about->setMenuRole(QAction::AboutRole);
}

void WindowActions::makeToolBar(QMainWindow& window) {
  QToolBar* bar = window.addToolBar(tr("Tool Bar"));
  bar->setObjectName(QStringLiteral("toolBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  bar->setIconSize({20, 20});
  for (QAction* action : {open, static_cast<QAction*>(nullptr), ik, physics, bones, ground,
                          static_cast<QAction*>(nullptr), motionCamera, resetCamera}) {
    if (action == nullptr) {
      bar->addSeparator();
    } else {
      bar->addAction(action);
    }
  }
  bar->setContextMenuPolicy(Qt::PreventContextMenu);
  panels->addAction(bar->toggleViewAction());
  panels->addSeparator();
}

}  // namespace app
