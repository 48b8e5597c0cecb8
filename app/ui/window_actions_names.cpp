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

void WindowActions::nameAll() {
  const auto name = [](QAction* action, const char* as) { action->setObjectName(QLatin1String(as)); };
  for (const auto& [action, as] :
       std::initializer_list<std::pair<QAction*, const char*>>{{open, "open"},
                                                               {openFolder, "openFolder"},
                                                               {add, "add"},
                                                               {saveShow, "saveShow"},
                                                               {saveShowAs, "saveShowAs"},
                                                               {findMissing, "findMissing"},
                                                               {findTextures, "findTextures"},
                                                               {reload, "reload"},
                                                               {reloadChanged, "reloadChanged"},
                                                               {savePoseKeyed, "savePoseKeyed"},
                                                               {savePoseShown, "savePoseShown"},
                                                               {bake, "bake"},
                                                               {removeMotions, "removeMotions"},
                                                               {demo, "demo"},
                                                               {openPictures, "openPictures"},
                                                               {film, "film"},
                                                               {savePicture, "savePicture"},
                                                               {savePictureAs, "savePictureAs"},
                                                               {copyPicture, "copyPicture"},
                                                               {transparentPictures, "transparentPictures"},
                                                               {closeAll, "closeAll"},
                                                               {quit, "quit"},
                                                               {undo, "undo"},
                                                               {redo, "redo"},
                                                               {duplicate, "duplicate"},
                                                               {remove, "remove"},
                                                               {playBoth, "playBoth"},
                                                               {resetBone, "resetBone"},
                                                               {resetBones, "resetBones"},
                                                               {settings, "settings"},
                                                               {play, "play"},
                                                               {first, "first"},
                                                               {last, "last"},
                                                               {stepBack, "stepBack"},
                                                               {stepForward, "stepForward"},
                                                               {keyBack, "keyBack"},
                                                               {keyForward, "keyForward"},
                                                               {goToFrame, "goToFrame"},
                                                               {loop, "loop"},
                                                               {slower, "slower"},
                                                               {faster, "faster"},
                                                               {normalSpeed, "normalSpeed"},
                                                               {playWhenOpened, "playWhenOpened"},
                                                               {partFrom, "partFrom"},
                                                               {partTo, "partTo"},
                                                               {partAll, "partAll"},
                                                               {songBeside, "songBeside"},
                                                               {songOffset, "songOffset"},
                                                               {removeSong, "removeSong"},
                                                               {timelineCloser, "timelineCloser"},
                                                               {timelineFarther, "timelineFarther"},
                                                               {timelineWhole, "timelineWhole"},
                                                               {timelineEarlier, "timelineEarlier"},
                                                               {timelineLater, "timelineLater"},
                                                               {ik, "ik"},
                                                               {ghost, "ghost"},
                                                               {reach, "reach"},
                                                               {lookAtCamera, "lookAtCamera"},
                                                               {standOnGround, "standOnGround"},
                                                               {steps, "steps"},
                                                               {physics, "physics"},
                                                               {together, "together"},
                                                               {resetPhysics, "resetPhysics"},
                                                               {gravity, "gravity"},
                                                               {bodies, "bodies"},
                                                               {bones, "bones"},
                                                               {ground, "ground"},
                                                               {background, "background"},
                                                               {motionCamera, "motionCamera"},
                                                               {resetCamera, "resetCamera"},
                                                               {fullScreen, "fullScreen"},
                                                               {nextPanel, "nextPanel"},
                                                               {previousPanel, "previousPanel"},
                                                               {inspect, "inspect"},
                                                               {boneNames, "boneNames"},
                                                               {wireframe, "wireframe"},
                                                               {normals, "normals"},
                                                               {weights, "weights"},
                                                               {frameTimes, "frameTimes"},
                                                               {frameAll, "frameAll"},
                                                               {frameSelected, "frameSelected"},
                                                               {frameBone, "frameBone"},
                                                               {followBone, "followBone"},
                                                               {turntable, "turntable"},
                                                               {perspective, "perspective"},
                                                               {keys, "keys"},
                                                               {about, "about"}})
    name(action, as);
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
