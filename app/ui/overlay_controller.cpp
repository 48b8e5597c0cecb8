// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/overlay_controller.h"

#include <QAction>

#include "app/ui/playback.h"
#include "app/ui/window_actions.h"

namespace app {

OverlayController::OverlayController(Playback& playback, const WindowActions& actions) {
  connect(actions.bones, &QAction::toggled, &playback, &Playback::setBones);
  connect(actions.ground, &QAction::toggled, &playback, &Playback::setGround);
  connect(actions.boneNames, &QAction::toggled, &playback, &Playback::setNames);
  for (const QAction* action : {actions.wireframe, actions.normals, actions.weights}) {
    connect(action, &QAction::toggled, this, [&playback, &actions] {
      playback.setInspection(actions.wireframe->isChecked(), actions.normals->isChecked(),
                             actions.weights->isChecked());
    });
  }
  connect(actions.frameTimes, &QAction::toggled, &playback, &Playback::setTimes);
}

}  // namespace app
