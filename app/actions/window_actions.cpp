// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/actions/window_actions.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolBar>

#include "app/actions/window_actions_table.h"
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
  add(*window.menuBar()->addMenu(tr("&Help")), {ActionId::Keys, ActionId::About});
  setIcons();
  makeToolBar(window);
  const WindowActions& all = *this;
  all[ActionId::Quit]->setMenuRole(QAction::QuitRole);
  all[ActionId::Settings]->setMenuRole(QAction::PreferencesRole);
  all[ActionId::About]->setMenuRole(QAction::AboutRole);
  // They are enabled when there is something for them.
  for (const ActionId id : {ActionId::FindMissing, ActionId::FindTextures, ActionId::Reload, ActionId::OpenPictures,
                            ActionId::Undo, ActionId::Redo, ActionId::PlayBoth, ActionId::SongBeside})
    all[id]->setEnabled(false);
  for (QAction* action : window.findChildren<QAction*>()) setPlainTexts(*action);
  nameOthers();
}

void WindowActions::add(QMenu& menu, std::initializer_list<ActionId> ids) {
  for (const ActionId id : ids) {
    const ActionRow& row = actionRows()[static_cast<std::size_t>(id)];
    QAction* action = addTo(&menu, tr(row.text), keysOf(row.keys));
    if (row.kind == ActionKind::Repeats) action->setAutoRepeat(true);
    if (row.kind == ActionKind::Off || row.kind == ActionKind::On) {
      action->setCheckable(true);
      action->setChecked(row.kind == ActionKind::On);
    }
    if (row.tip != nullptr) describe(*action, tr(row.tip));
    action->setObjectName(QLatin1String(row.name));
    all_[static_cast<std::size_t>(id)] = action;
  }
}

void WindowActions::makeFile(QMainWindow& window) {
  QMenu& menu = *window.menuBar()->addMenu(tr("&File"));
  add(menu, {ActionId::Open, ActionId::OpenFolder, ActionId::Add});
  recent = menu.addMenu(tr("Open &Recent"));
  add(menu, {ActionId::Demo});
  menu.addSeparator();
  add(menu, {ActionId::SaveShow, ActionId::SaveShowAs, ActionId::FindMissing});
  add(*menu.addMenu(tr("Save &Pose")), {ActionId::SavePoseKeyed, ActionId::SavePoseShown});
  add(menu, {ActionId::Bake, ActionId::FindTextures, ActionId::Reload, ActionId::ReloadChanged, ActionId::Film});
  add(*menu.addMenu(tr("P&icture of the View")), {ActionId::SavePicture, ActionId::SavePictureAs, ActionId::CopyPicture,
                                                  ActionId::TransparentPictures, ActionId::OpenPictures});
  menu.addSeparator();
  add(menu, {ActionId::RemoveMotions, ActionId::CloseAll});
  menu.addSeparator();
  add(menu, {ActionId::Quit});
}

void WindowActions::makeEdit(QMainWindow& window) {
  QMenu& menu = *window.menuBar()->addMenu(tr("&Edit"));
  add(menu, {ActionId::Undo, ActionId::Redo});
  menu.addSeparator();
  add(menu, {ActionId::Duplicate, ActionId::Remove, ActionId::PlayBoth});
  // These are the texts of buttons, whose panel says that it is about models.
  (*this)[ActionId::Duplicate]->setIconText(tr("Duplicate"));
  (*this)[ActionId::Remove]->setIconText(tr("Remove"));
  menu.addSeparator();
  makeBoneSteps(*menu.addMenu(tr("Move B&one")));
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
  QMenu& menu = *window.menuBar()->addMenu(tr("&Play"));
  add(menu, {ActionId::Play, ActionId::First, ActionId::Last, ActionId::StepBack, ActionId::StepForward,
             ActionId::KeyBack, ActionId::KeyForward, ActionId::GoToFrame});
  menu.addSeparator();
  add(menu, {ActionId::Loop, ActionId::Slower, ActionId::Faster, ActionId::NormalSpeed});
  menu.addSeparator();
  add(menu, {ActionId::PartFrom, ActionId::PartTo, ActionId::PartAll});
  add(*menu.addMenu(tr("&Timeline")), {ActionId::TimelineCloser, ActionId::TimelineFarther, ActionId::TimelineWhole,
                                       ActionId::TimelineEarlier, ActionId::TimelineLater});
  menu.addSeparator();
  add(menu, {ActionId::SongBeside, ActionId::SongOffset, ActionId::RemoveSong});
  menu.addSeparator();
  add(menu, {ActionId::PlayWhenOpened});
}

void WindowActions::makeIk(QMainWindow& window) {
  QMenu& menu = *window.menuBar()->addMenu(tr("&IK"));
  add(menu, {ActionId::Ik});
  menu.addSeparator();
  ikModes = new QActionGroup(&window);
  // Mixed chains tick none.
  ikModes->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  const auto mode = [&](IkMode value, const QString& text) {
    QAction* action = addToggle(&menu, text, {}, value == IkMode::Motion);
    action->setData(static_cast<int>(value));
    ikModes->addAction(action);
  };
  mode(IkMode::Motion, tr("All Chains as the &Motion Says"));
  mode(IkMode::On, tr("All Chains Always &On"));
  mode(IkMode::Off, tr("All Chains Always O&ff"));
  menu.addSeparator();
  add(menu, {ActionId::Ghost, ActionId::Steps});
  makeGhost(menu, window);
  menu.addSeparator();
  makeSideBySide(menu.addMenu(tr("Side b&y Side")), window);
  menu.addSeparator();
  add(menu, {ActionId::Reach, ActionId::LookAtCamera, ActionId::StandOnGround});
}

void WindowActions::makeGhost(QMenu& menu, QMainWindow& window) {
  const auto choice = [](QActionGroup* group, QMenu* in, int value, const QString& text) {
    QAction* action = addToggle(in, text, {}, value == 0);
    action->setData(value);
    group->addAction(action);
  };
  QMenu* solved = menu.addMenu(tr("Gho&st's IK"));
  ghostModes = new QActionGroup(&window);
  choice(ghostModes, solved, 0, tr("&Without IK"));
  choice(ghostModes, solved, 1, tr("All Its &Chains On"));
  solved->addSection(tr("Other Solvers"));
  int number = 2;
  for (const auto solver : ik::solvers::kAllSolvers) choice(ghostModes, solved, number++, solverTitle(solver));
  QMenu* stands = menu.addMenu(tr("Ghost Stan&ds"));
  ghostPlaces = new QActionGroup(&window);
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Same), tr("Where the &Model Stands"));
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Beside), tr("&Beside It"));
  choice(ghostPlaces, stands, static_cast<int>(GhostPlace::Behind), tr("Be&hind It"));
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
  QMenu& menu = *window.menuBar()->addMenu(tr("Phy&sics"));
  add(menu, {ActionId::Physics, ActionId::Together, ActionId::ResetPhysics, ActionId::Gravity});
  (*this)[ActionId::Physics]->setIconText(tr("Physics"));
  menu.addSeparator();
  add(menu, {ActionId::Bodies});
}

void WindowActions::makeView(QMainWindow& window) {
  QMenu& menu = *window.menuBar()->addMenu(tr("&View"));
  add(menu, {ActionId::Bones, ActionId::Ground});
  add(*menu.addMenu(tr("O&verlays")),
      {ActionId::BoneNames, ActionId::Wireframe, ActionId::Normals, ActionId::Weights, ActionId::FrameTimes});
  add(menu, {ActionId::Background});
  menu.addSeparator();
  add(menu, {ActionId::MotionCamera, ActionId::ResetCamera});
  const std::array names{tr("&Front"), tr("B&ack"), tr("&Left"), tr("R&ight"), tr("&Top")};
  QMenu* from = menu.addMenu(tr("Look &from"));
  for (std::size_t i = 0; i < views.size(); ++i)
    views[i] = addTo(from, names[i], {QKeySequence(Qt::Key_1 + static_cast<int>(i))});
  makeCamera(menu.addMenu(tr("Ca&mera")));
  menu.addSeparator();
  panels = menu.addMenu(tr("&Panels"));
  add(menu, {ActionId::Inspect, ActionId::NextPanel, ActionId::PreviousPanel});
  makeLanguages(menu.addMenu(tr("&Language")));
  makeAppearances(menu.addMenu(tr("Appeara&nce")));
  add(menu, {ActionId::FullScreen});
  auto* leave = new QAction(tr("Leave Full Screen"), &window);
  leave->setShortcut(Qt::Key_Escape);
  leave->setEnabled(false);
  window.addAction(leave);
  all_[static_cast<std::size_t>(ActionId::LeaveFullScreen)] = leave;
}

void WindowActions::makeCamera(QMenu* menu) {
  add(*menu, {ActionId::FrameAll, ActionId::FrameSelected, ActionId::FrameBone, ActionId::FollowBone,
              ActionId::Turntable, ActionId::Perspective});
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

void WindowActions::setIcons() {
  for (const auto& [id, glyph] : {std::pair(ActionId::Open, Glyph::Open),
                                  {ActionId::Play, Glyph::Play},
                                  {ActionId::First, Glyph::First},
                                  {ActionId::StepBack, Glyph::StepBack},
                                  {ActionId::StepForward, Glyph::StepForward},
                                  {ActionId::Loop, Glyph::Loop},
                                  {ActionId::Ik, Glyph::Ik},
                                  {ActionId::Physics, Glyph::Physics},
                                  {ActionId::Bones, Glyph::Bones},
                                  {ActionId::Ground, Glyph::Ground},
                                  {ActionId::MotionCamera, Glyph::Camera},
                                  {ActionId::ResetCamera, Glyph::ResetCamera}})
    (*this)[id]->setIcon(glyphIcon(glyph));
}

void WindowActions::makeToolBar(QMainWindow& window) {
  QToolBar* bar = window.addToolBar(tr("Tool Bar"));
  bar->setObjectName(QStringLiteral("toolBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  bar->setIconSize({20, 20});
  bar->addAction((*this)[ActionId::Open]);
  bar->addSeparator();
  for (const ActionId id : {ActionId::Ik, ActionId::Physics, ActionId::Bones, ActionId::Ground})
    bar->addAction((*this)[id]);
  bar->addSeparator();
  for (const ActionId id : {ActionId::MotionCamera, ActionId::ResetCamera}) bar->addAction((*this)[id]);
  bar->setContextMenuPolicy(Qt::PreventContextMenu);
  panels->addAction(bar->toggleViewAction());
  panels->addSeparator();
}

void WindowActions::nameOthers() {
  const auto number = [](const auto& actions, const QString& as) {
    int next = 0;
    for (QAction* action : actions) action->setObjectName(as + QString::number(++next));
  };
  number(boneSteps, QStringLiteral("boneStep"));
  number(ikModes->actions(), QStringLiteral("ikMode"));
  number(ghostModes->actions(), QStringLiteral("ghostMode"));
  number(ghostPlaces->actions(), QStringLiteral("ghostPlace"));
  number(sideBySide->actions(), QStringLiteral("sideBySide"));
  for (std::size_t view = 0; view < viewSolvers.size(); ++view)
    number(viewSolvers[view]->actions(), QStringLiteral("solverOfView%1_").arg(view + 1));
  number(views, QStringLiteral("view"));
  for (QAction* language : languages->actions()) {
    const QString code = language->data().toString();
    language->setObjectName(QStringLiteral("language/") + (code.isEmpty() ? QStringLiteral("system") : code));
  }
  for (QAction* appearance : appearances->actions())
    appearance->setObjectName(QStringLiteral("appearance/") + appearance->data().toString());
  number(goToBookmark, QStringLiteral("bookmark"));
  number(storeBookmark, QStringLiteral("setBookmark"));
}

QString WindowActions::nameOf(const QAction& action) const {
  if (&action == (*this)[ActionId::Ik]) return tr("Switch IK off and back");
  if (&action == (*this)[ActionId::Play]) return tr("Play or pause");
  if (&action == (*this)[ActionId::Undo]) return plainActionText(tr("&Undo"));
  if (&action == (*this)[ActionId::Redo]) return plainActionText(tr("&Redo"));
  QString name = plainActionText(action.text());
  // These texts are only clear within their menus.
  if (action.actionGroup() == ghostModes || action.actionGroup() == ghostPlaces) return tr("Ghost: %1").arg(name);
  if (action.actionGroup() == sideBySide) return tr("Side by side: %1").arg(name);
  for (std::size_t view = 0; view < viewSolvers.size(); ++view)
    if (action.actionGroup() == viewSolvers[view]) return tr("View %1: %2").arg(view + 1).arg(name);
  // A panel's name is followed by the number of things in it.
  static const QRegularExpression number(QStringLiteral(" \\(\\d+\\)$"));
  if (qobject_cast<const QDockWidget*>(action.parent()) != nullptr) name.remove(number);
  return name;
}

}  // namespace app
