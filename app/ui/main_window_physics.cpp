// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in physics: its switch, its reset, gravity, the overlay of bodies.

#include <QAction>

#include "app/ui/main_window.h"
#include "app/ui/physics_dialog.h"
#include "app/ui/playback.h"

namespace app {

void MainWindow::connectPhysics() {
  connect(actions_.physics, &QAction::toggled, playback_, &Playback::setPhysics);
  connect(actions_.resetPhysics, &QAction::triggered, playback_, &Playback::resetPhysics);
  connect(actions_.gravity, &QAction::triggered, this, &MainWindow::choosePhysics);
  connect(actions_.bodies, &QAction::toggled, playback_, &Playback::setBodies);
}

void MainWindow::choosePhysics() {
  auto* dialog =
      new PhysicsDialog(currentShow().physics().settings.gravity, currentShow().physics().pacing.prerollFrames, this);
  connect(dialog, &PhysicsDialog::gravityChanged, playback_, &Playback::setGravity);
  connect(dialog, &PhysicsDialog::prerollChanged, playback_, &Playback::setPreroll);
  dialog->open();
}

}  // namespace app
