// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in language and colours.

#include <QAction>
#include <QActionGroup>
#include <QEvent>

#include "app/language/languages.h"
#include "app/language/speech.h"
#include "app/ui/main_window.h"
#include "app/ui/main_window_controllers.h"
#include "app/widgets/appearance.h"

namespace app {

void MainWindow::connectLanguage() {
  const QString chosen = settings_.language();
  for (QAction* action : actions_.languages->actions()) action->setChecked(action->data().toString() == chosen);
  connect(actions_.languages, &QActionGroup::triggered, this, [this](const QAction* action) {
    const QString code = action->data().toString();
    settings_.setLanguage(code);
    speak(spokenLanguage(code));
  });
}

void MainWindow::connectAppearance() {
  const Appearance chosen = settings_.appearance();
  for (QAction* action : actions_.appearances->actions())
    action->setChecked(action->data().toString() == nameOf(chosen));
  wear(chosen);
  connect(actions_.appearances, &QActionGroup::triggered, this, [this](const QAction* action) {
    const Appearance appearance = appearanceOf(action->data().toString());
    settings_.setAppearance(appearance);
    wear(appearance);
  });
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && controllers_ != nullptr) controllers_->retranslate();
  if (event->type() == QEvent::PaletteChange && controllers_ != nullptr) playback_->followColours();
}

}  // namespace app
