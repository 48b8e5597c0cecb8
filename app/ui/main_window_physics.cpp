// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in physics: its switch, its reset, gravity, the overlay of bodies.

#include <QAction>

#include "app/ui/main_window.h"
#include "app/ui/physics_dialog.h"
#include "app/ui/playback.h"

namespace app {

void MainWindow::connectPhysics() {
  connect(actions_.physics, &QAction::toggled, document_, &Document::setPhysics);
  connect(actions_.resetPhysics, &QAction::triggered, playback_, &Playback::resetPhysics);
  connect(actions_.gravity, &QAction::triggered, this, &MainWindow::choosePhysics);
  connect(document_, &Document::physicsChanged, this, [this] {
    actions_.physics->setChecked(document_->state().physics.on);
    actions_.together->setChecked(document_->state().physics.together);
  });
  connect(actions_.together, &QAction::toggled, document_, &Document::setTogether);
  connect(actions_.bodies, &QAction::toggled, playback_, &Playback::setBodies);
}

void MainWindow::choosePhysics() {
  auto* dialog =
      new PhysicsDialog(currentShow().physics().settings.gravity, currentShow().physics().pacing.prerollFrames, this);
  connect(dialog, &PhysicsDialog::gravityChanged, document_, &Document::setGravity);
  connect(dialog, &PhysicsDialog::prerollChanged, document_, &Document::setPreroll);
  dialog->open();
}

}  // namespace app
