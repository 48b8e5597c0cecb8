// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/actions/window_actions.h"

#include <array>

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "app/actions/window_actions_table.h"
#include "app/language/action_text.h"
#include "app/language/languages.h"
#include "app/language/live_text.h"
#include "app/show/frame.h"
#include "app/show/ghost.h"
#include "app/widgets/appearance.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

using Keys = QList<QKeySequence>;

/// Returns a text of WindowActions by its source.
LiveText textOf(const char* source) {
  return [source] { return WindowActions::tr(source); };
}

LiveText textOf(const char* source, const QString& part) {
  return [source, part] { return WindowActions::tr(source).arg(part); };
}

void keepText(QAction* action, const LiveText& text) {
  keepTranslated(action, [action, text] { setActionText(*action, text()); });
}

/// Keeps the text that buttons have in the place of the menu's.
void keepIconText(QAction* action, const char* source) {
  keepTranslated(action, [action, source] { action->setIconText(WindowActions::tr(source)); });
}

void keepDescription(QAction* action, const char* source) {
  keepTranslated(action, [action, source] { describe(*action, WindowActions::tr(source)); });
}

template <class Menus>  // a menu or a menu bar
QMenu* addMenu(Menus& to, const char* source) {
  QMenu* menu = to.addMenu(QString());
  keepText(menu->menuAction(), textOf(source));
  return menu;
}

/// Adds an action to the window as well, so that its keys work while the menu bar is hidden.
QAction* addTo(QMenu* menu, const LiveText& text, const Keys& keys = {}) {
  auto* action = menu->addAction(QString());
  keepText(action, text);
  QWidget* window = menu;
  while (window->parentWidget() != nullptr) window = window->parentWidget();
  action->setShortcuts(keys);
  action->setAutoRepeat(false);
  window->addAction(action);
  return action;
}

QAction* addToggle(QMenu* menu, const LiveText& text, bool on) {
  QAction* action = addTo(menu, text);
  action->setCheckable(true);
  action->setChecked(on);
  return action;
}

void addChoice(QMenu* menu, QActionGroup* group, const LiveText& text, const QString& value) {
  QAction* action = menu->addAction(QString());
  keepText(action, text);
  action->setCheckable(true);
  action->setData(value);
  group->addAction(action);
}

Keys keysOf(const ActionKeys& keys) {
  if (keys.standard != QKeySequence::UnknownKey) return {keys.standard};
  Keys all;
  for (const QKeyCombination key : keys.own)
    if (key.key() != Qt::Key_unknown) all << key;
  return all;
}

}  // namespace

WindowActions::WindowActions(QMainWindow& window) {
  makeFile(window);
  makeEdit(window);
  makePlay(window);
  makeIk(window);
  makePhysics(window);
  makeView(window);
  add(*addMenu(*window.menuBar(), QT_TR_NOOP("&Help")), {ActionId::Keys, ActionId::LabScenes, ActionId::About});
  setIcons();
  makeToolBar(window);
  const WindowActions& all = *this;
  all[ActionId::Quit]->setMenuRole(QAction::QuitRole);
  all[ActionId::Settings]->setMenuRole(QAction::PreferencesRole);
  all[ActionId::About]->setMenuRole(QAction::AboutRole);
  // They are enabled when there is something for them.
  for (const ActionId id :
       {ActionId::FindMissing, ActionId::FindTextures, ActionId::Reload, ActionId::OpenPictures, ActionId::Undo,
        ActionId::Redo, ActionId::PlayBoth, ActionId::DanceAlong, ActionId::SongBeside, ActionId::CameraBeside,
        ActionId::SendVmc, ActionId::DesktopStage, ActionId::HideStage, ActionId::LeaveStage})
    all[id]->setEnabled(false);
  nameOthers();
}

void WindowActions::add(QMenu& menu, std::initializer_list<ActionId> ids) {
  for (const ActionId id : ids) {
    const ActionRow& row = actionRows()[static_cast<std::size_t>(id)];
    QAction* action = addTo(&menu, textOf(row.text), keysOf(row.keys));
    if (row.kind == ActionKind::Repeats) action->setAutoRepeat(true);
    if (row.kind == ActionKind::Off || row.kind == ActionKind::On) {
      action->setCheckable(true);
      action->setChecked(row.kind == ActionKind::On);
    }
    if (row.tip != nullptr) keepDescription(action, row.tip);
    action->setObjectName(QLatin1String(row.name));
    all_[static_cast<std::size_t>(id)] = action;
  }
}

void WindowActions::makeFile(QMainWindow& window) {
  QMenu& menu = *addMenu(*window.menuBar(), QT_TR_NOOP("&File"));
  add(menu, {ActionId::Open, ActionId::OpenFolder, ActionId::Add});
  recent = addMenu(menu, QT_TR_NOOP("Open &Recent"));
  add(menu, {ActionId::Demo});
  add(*addMenu(menu, QT_TR_NOOP("Pla&ylist")),
      {ActionId::NewPlaylist, ActionId::OpenPlaylist, ActionId::AddToPlaylist, ActionId::AddFolderToPlaylist,
       ActionId::SavePlaylist, ActionId::SavePlaylistAs});
  // These are the texts of buttons in the playlist's panel.
  keepIconText((*this)[ActionId::AddToPlaylist], QT_TR_NOOP("Add Files…"));
  keepIconText((*this)[ActionId::AddFolderToPlaylist], QT_TR_NOOP("Add Folder…"));
  menu.addSeparator();
  add(menu, {ActionId::SaveShow, ActionId::SaveShowAs, ActionId::FindMissing});
  add(*addMenu(menu, QT_TR_NOOP("Save &Pose")), {ActionId::SavePoseKeyed, ActionId::SavePoseShown});
  add(menu, {ActionId::Bake, ActionId::FindTextures, ActionId::Reload, ActionId::ReloadChanged, ActionId::Film,
             ActionId::ExportModel});
  add(*addMenu(menu, QT_TR_NOOP("Screens&hot")),
      {ActionId::SavePicture, ActionId::SavePictureAs, ActionId::CopyPicture, ActionId::TransparentPictures,
       ActionId::PicturesAsShown, ActionId::OpenPictures});
  menu.addSeparator();
  add(menu, {ActionId::RemoveMotions, ActionId::CloseAll});
  menu.addSeparator();
  add(menu, {ActionId::Quit});
}

void WindowActions::makeEdit(QMainWindow& window) {
  QMenu& menu = *addMenu(*window.menuBar(), QT_TR_NOOP("&Edit"));
  add(menu, {ActionId::Undo, ActionId::Redo});
  menu.addSeparator();
  add(menu, {ActionId::Duplicate, ActionId::Remove, ActionId::PlayBoth, ActionId::DanceAlong});
  // These are the texts of buttons, whose panel says that it is about models.
  keepIconText((*this)[ActionId::Duplicate], QT_TR_NOOP("Duplicate"));
  keepIconText((*this)[ActionId::Remove], QT_TR_NOOP("Remove"));
  menu.addSeparator();
  makeBoneSteps(*addMenu(menu, QT_TR_NOOP("Move B&one")));
  add(menu, {ActionId::ResetBone, ActionId::ResetBones});
  menu.addSeparator();
  add(menu, {ActionId::Settings});
}

/// The plain keys also turn a bone that can only be turned.
void WindowActions::makeBoneSteps(QMenu& menu) {
  const std::array<Qt::Key, 3> letters{Qt::Key_X, Qt::Key_Y, Qt::Key_Z};
  std::size_t next = 0;
  for (const Qt::Key key : letters) {
    const QChar axis(static_cast<char16_t>(key));
    const auto step = [&](const char* source, Qt::KeyboardModifiers modifiers) {
      QAction* action = addTo(&menu, textOf(source, QString(axis)), {QKeyCombination(modifiers, key)});
      action->setAutoRepeat(true);
      boneSteps[next++] = action;
    };
    step(QT_TR_NOOP("Move (or Rotate) Bone along %1"), Qt::NoModifier);
    step(QT_TR_NOOP("Move (or Rotate) Bone Back along %1"), Qt::ShiftModifier);
    step(QT_TR_NOOP("Rotate Bone about %1"), Qt::AltModifier);
    step(QT_TR_NOOP("Rotate Bone Back about %1"), Qt::AltModifier | Qt::ShiftModifier);
  }
}

void WindowActions::makePlay(QMainWindow& window) {
  QMenu& menu = *addMenu(*window.menuBar(), QT_TR_NOOP("&Play"));
  add(menu, {ActionId::Play, ActionId::First, ActionId::Last, ActionId::StepBack, ActionId::StepForward,
             ActionId::KeyBack, ActionId::KeyForward, ActionId::GoToFrame});
  QMenu* jump = addMenu(menu, QT_TR_NOOP("&Jump to"));
  for (int tenth = 0; tenth < static_cast<int>(tenths.size()); ++tenth) {
    tenths[static_cast<std::size_t>(tenth)] =
        addTo(jump, textOf(QT_TR_NOOP("%1 % of the Dance"), QString::number(10 * tenth)),
              {QKeySequence(static_cast<Qt::Key>(Qt::Key_0 + tenth))});
  }
  menu.addSeparator();
  add(menu, {ActionId::NextDance, ActionId::PreviousDance});
  menu.addSeparator();
  add(menu, {ActionId::Loop, ActionId::Slower, ActionId::Faster, ActionId::NormalSpeed});
  menu.addSeparator();
  add(menu, {ActionId::PartFrom, ActionId::PartTo, ActionId::PartAll});
  add(*addMenu(menu, QT_TR_NOOP("&Timeline")),
      {ActionId::TimelineCloser, ActionId::TimelineFarther, ActionId::TimelineWhole, ActionId::TimelineEarlier,
       ActionId::TimelineLater});
  menu.addSeparator();
  add(menu, {ActionId::Mute, ActionId::Louder, ActionId::Softer, ActionId::SongBeside, ActionId::CameraBeside,
             ActionId::SongOffset, ActionId::RemoveSong});
  keepIconText((*this)[ActionId::SongBeside], QT_TR_NOOP("Play Song"));
  keepIconText((*this)[ActionId::CameraBeside], QT_TR_NOOP("Load Camera"));
  menu.addSeparator();
  add(menu, {ActionId::PlayWhenOpened});
  menu.addSeparator();
  add(menu, {ActionId::SendVmc});
}

void WindowActions::makeIk(QMainWindow& window) {
  QMenu& menu = *addMenu(*window.menuBar(), QT_TR_NOOP("&IK"));
  add(menu, {ActionId::Ik, ActionId::IkSelected});
  menu.addSeparator();
  ikModes = new QActionGroup(&window);
  // Mixed chains tick none.
  ikModes->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  const auto mode = [&](IkMode value, const char* source) {
    QAction* action = addToggle(&menu, textOf(source), value == IkMode::Motion);
    action->setData(static_cast<int>(value));
    ikModes->addAction(action);
  };
  mode(IkMode::Motion, QT_TR_NOOP("All Chains as the &Motion"));
  mode(IkMode::On, QT_TR_NOOP("All Chains Always &On"));
  mode(IkMode::Off, QT_TR_NOOP("All Chains Always O&ff"));
  menu.addSeparator();
  add(menu, {ActionId::SideBySide});
  keepIconText((*this)[ActionId::SideBySide], QT_TR_NOOP("Side by Side"));
  sideBySideMenu = addMenu(menu, QT_TR_NOOP("&Views"));
  makeSideBySide(sideBySideMenu, window);
  menu.addSeparator();
  add(menu, {ActionId::Ghost, ActionId::Steps});
  makeGhost(menu, window);
  menu.addSeparator();
  add(menu, {ActionId::Reach, ActionId::LookAtCamera, ActionId::StandOnGround});
  menu.addSeparator();
  add(menu, {ActionId::LockJoint, ActionId::Readouts});
}

void WindowActions::makeGhost(QMenu& menu, QMainWindow& window) {
  const auto choice = [](QActionGroup* group, QMenu* in, int value, const LiveText& text) {
    QAction* action = addToggle(in, text, value == 0);
    action->setData(value);
    group->addAction(action);
  };
  QMenu* solved = addMenu(menu, QT_TR_NOOP("Gho&st IK"));
  ghostModes = new QActionGroup(&window);
  choice(ghostModes, solved, 0, textOf(QT_TR_NOOP("&Without IK")));
  choice(ghostModes, solved, 1, textOf(QT_TR_NOOP("All &Chains On")));
  keepText(solved->addSection(QString()), textOf(QT_TR_NOOP("Other Solvers")));
  int number = 2;
  for (const auto solver : ik::solvers::kAllSolvers)
    choice(ghostModes, solved, number++, [solver] { return solverTitle(solver); });
  QMenu* stands = addMenu(menu, QT_TR_NOOP("Ghost &Position"));
  ghostPlaces = new QActionGroup(&window);
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Same), textOf(QT_TR_NOOP("At the &Model")));
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Beside), textOf(QT_TR_NOOP("&Beside the Model")));
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Behind), textOf(QT_TR_NOOP("Be&hind the Model")));
}

void WindowActions::makeSideBySide(QMenu* menu, QMainWindow& window) {
  sideBySide = new QActionGroup(&window);
  int count = 1;
  for (const char* source :
       {QT_TR_NOOP("&One View"), QT_TR_NOOP("&Two Views"), QT_TR_NOOP("T&hree Views"), QT_TR_NOOP("&Four Views")}) {
    QAction* action = addToggle(menu, textOf(source), count == 1);
    keepDescription(
        action, QT_TR_NOOP("Show the models in views beside each other, each with their IK solved by another solver"));
    action->setData(count++);
    sideBySide->addAction(action);
  }
  menu->addSeparator();
  const std::vector<ViewSolver> begins = firstViews(kMaxViews);
  const std::array titles{QT_TR_NOOP("View &1"), QT_TR_NOOP("View &2"), QT_TR_NOOP("View &3"), QT_TR_NOOP("View &4")};
  for (std::size_t view = 0; view < kMaxViews; ++view) {
    viewMenus[view] = addMenu(*menu, titles[view]);
    viewSolvers[view] = new QActionGroup(&window);
    int number = 0;
    for (const ViewSolver& solver : allViewSolvers()) {
      QAction* action = addToggle(
          viewMenus[view], [solver] { return viewTitle(solver); }, solver == begins[view]);
      action->setData(number++);
      viewSolvers[view]->addAction(action);
    }
  }
}

void WindowActions::makePhysics(QMainWindow& window) {
  QMenu& menu = *addMenu(*window.menuBar(), QT_TR_NOOP("Phy&sics"));
  add(menu, {ActionId::Physics, ActionId::Together, ActionId::ResetPhysics, ActionId::Gravity});
  keepIconText((*this)[ActionId::Physics], QT_TR_NOOP("Physics"));
  menu.addSeparator();
  add(menu, {ActionId::Bodies});
}

void WindowActions::makeView(QMainWindow& window) {
  QMenu& menu = *addMenu(*window.menuBar(), QT_TR_NOOP("&View"));
  add(menu, {ActionId::Bones, ActionId::Limits, ActionId::Ground});
  add(*addMenu(menu, QT_TR_NOOP("O&verlays")),
      {ActionId::Targets, ActionId::ChainTargets, ActionId::BoneNames, ActionId::Wireframe, ActionId::Normals,
       ActionId::Weights, ActionId::FrameTimes});
  add(menu, {ActionId::Background});
  menu.addSeparator();
  add(menu, {ActionId::MotionCamera, ActionId::ResetCamera});
  const std::array names{QT_TR_NOOP("&Front"), QT_TR_NOOP("B&ack"), QT_TR_NOOP("&Left"), QT_TR_NOOP("R&ight"),
                         QT_TR_NOOP("&Top")};
  QMenu* from = addMenu(menu, QT_TR_NOOP("View &from"));
  for (std::size_t i = 0; i < views.size(); ++i)
    views[i] = addTo(from, textOf(names[i]),
                     {QKeySequence(Qt::KeypadModifier | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)))});
  makeCamera(addMenu(menu, QT_TR_NOOP("Ca&mera")));
  menu.addSeparator();
  panels = addMenu(menu, QT_TR_NOOP("&Panels"));
  add(menu,
      {ActionId::ScenePanels, ActionId::IkPanels, ActionId::Inspect, ActionId::NextPanel, ActionId::PreviousPanel});
  makeLanguages(addMenu(menu, QT_TR_NOOP("&Language")));
  makeAppearances(addMenu(menu, QT_TR_NOOP("Appeara&nce")));
  makeStage(*addMenu(menu, QT_TR_NOOP("S&tage")), window);
  add(menu, {ActionId::FullScreen});
  auto* leave = new QAction(&window);
  keepText(leave, textOf(QT_TR_NOOP("Leave Full Screen")));
  leave->setShortcut(Qt::Key_Escape);
  leave->setEnabled(false);
  window.addAction(leave);
  all_[static_cast<std::size_t>(ActionId::LeaveFullScreen)] = leave;
}

void WindowActions::makeStage(QMenu& menu, QMainWindow& window) {
  add(menu, {ActionId::DesktopStage});
  menu.addSeparator();
  add(menu, {ActionId::StageOnTop, ActionId::StageClicks, ActionId::StageScenery});
  stageRates = new QActionGroup(&window);
  stageRatesMenu = addMenu(menu, QT_TR_NOOP("&Pictures a Second"));
  for (const int rate : {10, 15, kStandardStageRate, 60}) {
    QAction* action =
        addToggle(stageRatesMenu, textOf(QT_TR_NOOP("At Most %1"), QString::number(rate)), rate == kStandardStageRate);
    action->setData(rate);
    stageRates->addAction(action);
  }
  menu.addSeparator();
  add(menu, {ActionId::HideStage, ActionId::LeaveStage});
}

void WindowActions::makeCamera(QMenu* menu) {
  add(*menu, {ActionId::FrameAll, ActionId::FrameSelected, ActionId::FrameBone, ActionId::FollowBone,
              ActionId::Turntable, ActionId::Perspective});
  menu->addSeparator();
  for (int key = 1; key <= static_cast<int>(goToBookmark.size()); ++key) {
    goToBookmark[static_cast<std::size_t>(key) - 1] =
        addTo(menu, textOf(QT_TR_NOOP("Camera Bookmark &%1"), QString::number(key)),
              {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + key))});
  }
  QMenu* store = addMenu(*menu, QT_TR_NOOP("Set &Bookmark"));
  for (int key = 1; key <= static_cast<int>(storeBookmark.size()); ++key) {
    storeBookmark[static_cast<std::size_t>(key) - 1] =
        addTo(store, textOf(QT_TR_NOOP("Set Camera Bookmark &%1"), QString::number(key)),
              {QKeySequence(Qt::CTRL | Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + key))});
  }
}

void WindowActions::makeAppearances(QMenu* menu) {
  appearances = new QActionGroup(menu);
  const auto offer = [&](const char* source, Appearance appearance) {
    addChoice(menu, appearances, textOf(source), app::nameOf(appearance));
  };
  offer(QT_TR_NOOP("System &Default"), Appearance::Desktop);
  offer(QT_TR_NOOP("&Light"), Appearance::Light);
  offer(QT_TR_NOOP("Da&rk"), Appearance::Dark);
}

void WindowActions::makeLanguages(QMenu* menu) {
  languages = new QActionGroup(menu);
  addChoice(menu, languages, textOf(QT_TR_NOOP("&System Default")), QString());
  for (const Language& language : app::languages())
    addChoice(menu, languages, fixedText(language.ownName), language.code);
}

}  // namespace app
