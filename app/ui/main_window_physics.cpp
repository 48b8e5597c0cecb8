// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in physics: its switch, its reset, gravity, the overlay of bodies.

#include <QAction>

#include "app/ui/gravity_dialog.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"

namespace app {

void MainWindow::connectPhysics() {
  connect(actions_.physics, &QAction::toggled, playback_, &Playback::setPhysics);
  connect(actions_.resetPhysics, &QAction::triggered, playback_, &Playback::resetPhysics);
  connect(actions_.gravity, &QAction::triggered, this, &MainWindow::chooseGravity);
  connect(actions_.bodies, &QAction::toggled, playback_, &Playback::setBodies);
}

void MainWindow::chooseGravity() {
  auto* dialog = new GravityDialog(session().gravity(), this);
  connect(dialog, &GravityDialog::gravityChanged, playback_, &Playback::setGravity);
  dialog->open();
}

}  // namespace app
