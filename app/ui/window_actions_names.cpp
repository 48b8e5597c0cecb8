// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These are the names of commands in the settings, which are independent of the menus' language.

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QRegularExpression>

#include "app/language/action_text.h"
#include "app/ui/window_actions.h"

namespace app {
namespace {

struct NamedAction {
  QAction* WindowActions::*action;
  const char* name;
};

constexpr NamedAction kNamedActions[] = {
    {&WindowActions::open, "open"},
    {&WindowActions::openFolder, "openFolder"},
    {&WindowActions::add, "add"},
    {&WindowActions::saveShow, "saveShow"},
    {&WindowActions::saveShowAs, "saveShowAs"},
    {&WindowActions::findMissing, "findMissing"},
    {&WindowActions::findTextures, "findTextures"},
    {&WindowActions::reload, "reload"},
    {&WindowActions::reloadChanged, "reloadChanged"},
    {&WindowActions::savePoseKeyed, "savePoseKeyed"},
    {&WindowActions::savePoseShown, "savePoseShown"},
    {&WindowActions::bake, "bake"},
    {&WindowActions::removeMotions, "removeMotions"},
    {&WindowActions::demo, "demo"},
    {&WindowActions::openPictures, "openPictures"},
    {&WindowActions::film, "film"},
    {&WindowActions::savePicture, "savePicture"},
    {&WindowActions::savePictureAs, "savePictureAs"},
    {&WindowActions::copyPicture, "copyPicture"},
    {&WindowActions::transparentPictures, "transparentPictures"},
    {&WindowActions::closeAll, "closeAll"},
    {&WindowActions::quit, "quit"},
    {&WindowActions::undo, "undo"},
    {&WindowActions::redo, "redo"},
    {&WindowActions::duplicate, "duplicate"},
    {&WindowActions::remove, "remove"},
    {&WindowActions::playBoth, "playBoth"},
    {&WindowActions::resetBone, "resetBone"},
    {&WindowActions::resetBones, "resetBones"},
    {&WindowActions::settings, "settings"},
    {&WindowActions::play, "play"},
    {&WindowActions::first, "first"},
    {&WindowActions::last, "last"},
    {&WindowActions::stepBack, "stepBack"},
    {&WindowActions::stepForward, "stepForward"},
    {&WindowActions::keyBack, "keyBack"},
    {&WindowActions::keyForward, "keyForward"},
    {&WindowActions::goToFrame, "goToFrame"},
    {&WindowActions::loop, "loop"},
    {&WindowActions::slower, "slower"},
    {&WindowActions::faster, "faster"},
    {&WindowActions::normalSpeed, "normalSpeed"},
    {&WindowActions::playWhenOpened, "playWhenOpened"},
    {&WindowActions::partFrom, "partFrom"},
    {&WindowActions::partTo, "partTo"},
    {&WindowActions::partAll, "partAll"},
    {&WindowActions::songBeside, "songBeside"},
    {&WindowActions::songOffset, "songOffset"},
    {&WindowActions::removeSong, "removeSong"},
    {&WindowActions::timelineCloser, "timelineCloser"},
    {&WindowActions::timelineFarther, "timelineFarther"},
    {&WindowActions::timelineWhole, "timelineWhole"},
    {&WindowActions::timelineEarlier, "timelineEarlier"},
    {&WindowActions::timelineLater, "timelineLater"},
    {&WindowActions::ik, "ik"},
    {&WindowActions::ghost, "ghost"},
    {&WindowActions::reach, "reach"},
    {&WindowActions::lookAtCamera, "lookAtCamera"},
    {&WindowActions::standOnGround, "standOnGround"},
    {&WindowActions::steps, "steps"},
    {&WindowActions::physics, "physics"},
    {&WindowActions::together, "together"},
    {&WindowActions::resetPhysics, "resetPhysics"},
    {&WindowActions::gravity, "gravity"},
    {&WindowActions::bodies, "bodies"},
    {&WindowActions::bones, "bones"},
    {&WindowActions::ground, "ground"},
    {&WindowActions::background, "background"},
    {&WindowActions::motionCamera, "motionCamera"},
    {&WindowActions::resetCamera, "resetCamera"},
    {&WindowActions::fullScreen, "fullScreen"},
    {&WindowActions::nextPanel, "nextPanel"},
    {&WindowActions::previousPanel, "previousPanel"},
    {&WindowActions::inspect, "inspect"},
    {&WindowActions::boneNames, "boneNames"},
    {&WindowActions::wireframe, "wireframe"},
    {&WindowActions::normals, "normals"},
    {&WindowActions::weights, "weights"},
    {&WindowActions::frameTimes, "frameTimes"},
    {&WindowActions::frameAll, "frameAll"},
    {&WindowActions::frameSelected, "frameSelected"},
    {&WindowActions::frameBone, "frameBone"},
    {&WindowActions::followBone, "followBone"},
    {&WindowActions::turntable, "turntable"},
    {&WindowActions::perspective, "perspective"},
    {&WindowActions::keys, "keys"},
    {&WindowActions::about, "about"},
};

}  // namespace

void WindowActions::nameAll() {
  for (const auto& [action, name] : kNamedActions) (this->*action)->setObjectName(QLatin1String(name));
  const auto number = [](const auto& actions, const char* as) {
    int next = 0;
    for (QAction* action : actions) action->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(as)).arg(++next));
  };
  number(boneSteps, "boneStep");
  number(ikModes->actions(), "ikMode");
  number(ghostModes->actions(), "ghostMode");
  number(ghostPlaces->actions(), "ghostPlace");
  number(sideBySide->actions(), "sideBySide");
  for (std::size_t view = 0; view < viewSolvers.size(); ++view)
    number(viewSolvers[view]->actions(), QByteArray("solverOfView" + QByteArray::number(view + 1) + '_').constData());
  number(views, "view");
  for (QAction* language : languages->actions()) {
    const QString code = language->data().toString();
    language->setObjectName(QStringLiteral("language/") + (code.isEmpty() ? QStringLiteral("system") : code));
  }
  for (QAction* appearance : appearances->actions())
    appearance->setObjectName(QStringLiteral("appearance/") + appearance->data().toString());
  number(goToBookmark, "bookmark");
  number(storeBookmark, "setBookmark");
}

QString WindowActions::nameOf(const QAction& action) const {
  if (&action == ik) return tr("Switch IK off and back");
  if (&action == play) return tr("Play or pause");
  if (&action == undo) return plainActionText(tr("&Undo"));
  if (&action == redo) return plainActionText(tr("&Redo"));
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
