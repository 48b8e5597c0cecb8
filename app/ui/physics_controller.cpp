// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/physics_controller.h"

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/dialogs/physics_dialog.h"
#include "app/document/document.h"
#include "app/playback/playback.h"

namespace app {

PhysicsController::PhysicsController(Document& document, Playback& playback, const WindowActions& actions,
                                     QWidget* window)
    : document_(document), window_(window) {
  connect(actions[ActionId::Physics], &QAction::toggled, &document_, &Document::setPhysics);
  connect(actions[ActionId::ResetPhysics], &QAction::triggered, &playback, &Playback::resetPhysics);
  connect(actions[ActionId::Gravity], &QAction::triggered, this, &PhysicsController::choose);
  connect(&document_, &Document::physicsChanged, this, [this, &actions] {
    actions[ActionId::Physics]->setChecked(document_.state().physics.on);
    actions[ActionId::Together]->setChecked(document_.state().physics.together);
  });
  connect(actions[ActionId::Together], &QAction::toggled, &document_, &Document::setTogether);
  connect(actions[ActionId::Bodies], &QAction::toggled, &playback, &Playback::setBodies);
}

void PhysicsController::choose() {
  const PhysicsChoice& now = document_.show().physics();
  auto* dialog = new PhysicsDialog(now.settings.gravity, now.pacing.prerollFrames, window_);
  connect(dialog, &PhysicsDialog::gravityChanged, &document_, &Document::setGravity);
  connect(dialog, &PhysicsDialog::prerollChanged, &document_, &Document::setPreroll);
  dialog->open();
}

}  // namespace app
