// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of WindowActions that makes the tool bar.

#include <utility>

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include "app/actions/window_actions.h"
#include "app/language/live_text.h"
#include "app/widgets/icons.h"

namespace app {

void WindowActions::setIcons() {
  for (const auto& [id, glyph] : {std::pair(ActionId::Open, Glyph::Open),
                                  {ActionId::Play, Glyph::Play},
                                  {ActionId::First, Glyph::First},
                                  {ActionId::StepBack, Glyph::StepBack},
                                  {ActionId::StepForward, Glyph::StepForward},
                                  {ActionId::Loop, Glyph::Loop},
                                  {ActionId::Ik, Glyph::Ik},
                                  {ActionId::SideBySide, Glyph::SideBySide},
                                  {ActionId::ScenePanels, Glyph::ScenePanels},
                                  {ActionId::IkPanels, Glyph::IkPanels},
                                  {ActionId::Physics, Glyph::Physics},
                                  {ActionId::Bones, Glyph::Bones},
                                  {ActionId::Ground, Glyph::Ground},
                                  {ActionId::MotionCamera, Glyph::Camera},
                                  {ActionId::ResetCamera, Glyph::ResetCamera}})
    (*this)[id]->setIcon(glyphIcon(glyph));
}

void WindowActions::makeToolBar(QMainWindow& window) {
  QToolBar* bar = toolBar = window.addToolBar(QString());
  keepTranslated(bar, [bar] { bar->setWindowTitle(tr("Tool Bar")); });
  bar->setObjectName(QStringLiteral("toolBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  bar->setIconSize({20, 20});
  bar->addAction((*this)[ActionId::Open]);
  bar->addSeparator();
  for (const ActionId id : {ActionId::Ik, ActionId::SideBySide, ActionId::Physics, ActionId::Bones, ActionId::Ground})
    bar->addAction((*this)[id]);
  auto* besides = qobject_cast<QToolButton*>(bar->widgetForAction((*this)[ActionId::SideBySide]));
  besides->setMenu(sideBySideMenu);
  besides->setPopupMode(QToolButton::MenuButtonPopup);
  bar->addSeparator();
  for (const ActionId id : {ActionId::MotionCamera, ActionId::ResetCamera}) bar->addAction((*this)[id]);
  auto* between = new QWidget(bar);  // panels open on the right, and so are their buttons
  between->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar->addWidget(between);
  for (const ActionId id : {ActionId::ScenePanels, ActionId::IkPanels}) bar->addAction((*this)[id]);
  QAction* scene = (*this)[ActionId::ScenePanels];
  keepTranslated(scene, [scene] { scene->setIconText(tr("Scene")); });
  bar->setContextMenuPolicy(Qt::PreventContextMenu);
  panels->addAction(bar->toggleViewAction());
  panels->addSeparator();
}

}  // namespace app
