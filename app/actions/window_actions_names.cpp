// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of WindowActions that names the actions, for settings and for people.

#include <algorithm>
#include <cstddef>

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QRegularExpression>

#include "app/actions/window_actions.h"
#include "app/language/action_text.h"

namespace app {

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
  for (QAction* rate : stageRates->actions())
    rate->setObjectName(QStringLiteral("stageRate/") + rate->data().toString());
  number(views, QStringLiteral("view"));
  number(tenths, QStringLiteral("tenth"));
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
  if (&action == (*this)[ActionId::IkSelected]) return tr("Switch IK off and back, of the selected model");
  if (&action == (*this)[ActionId::Play]) return tr("Play or pause");
  if (&action == (*this)[ActionId::Undo]) return plainActionText(tr("&Undo"));
  if (&action == (*this)[ActionId::Redo]) return plainActionText(tr("&Redo"));
  QString name = plainActionText(action.text());
  // These texts are only clear within their menus.
  if (action.actionGroup() == ghostModes || action.actionGroup() == ghostPlaces) return tr("Ghost: %1").arg(name);
  if (std::ranges::find(tenths, &action) != tenths.end()) return tr("Jump to %1").arg(name);
  if (action.actionGroup() == stageRates) return tr("On the desktop: pictures a second: %1").arg(name);
  if (action.actionGroup() == sideBySide) return tr("Side by side: %1").arg(name);
  for (std::size_t view = 0; view < viewSolvers.size(); ++view)
    if (action.actionGroup() == viewSolvers[view]) return tr("View %1: %2").arg(view + 1).arg(name);
  // A panel's name is followed by the number of things in it.
  static const QRegularExpression number(QStringLiteral(" \\(\\d+\\)$"));
  if (qobject_cast<const QDockWidget*>(action.parent()) != nullptr) name.remove(number);
  return name;
}

}  // namespace app
