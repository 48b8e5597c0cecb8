// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/overlay_controller.h"

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/playback/full_screen_bar.h"
#include "app/playback/playback.h"

namespace app {

OverlayController::OverlayController(Playback& playback, const FullScreenBar& bar, const WindowActions& actions) {
  connect(actions[ActionId::Bones], &QAction::toggled, &playback, &Playback::setBones);
  connect(actions[ActionId::Limits], &QAction::toggled, &playback, &Playback::setLimits);
  const auto showTargets = [&playback, &bar, targets = actions[ActionId::Targets]] {
    playback.setTargets(targets->isChecked() && !bar.pictureOnly());
  };
  connect(actions[ActionId::Targets], &QAction::toggled, this, showTargets);
  connect(&bar, &FullScreenBar::shownChanged, this, showTargets);
  showTargets();
  connect(actions[ActionId::ChainTargets], &QAction::toggled, &playback, &Playback::setChainTargets);
  connect(actions[ActionId::Ground], &QAction::toggled, &playback, &Playback::setGround);
  connect(actions[ActionId::BoneNames], &QAction::toggled, &playback, &Playback::setNames);
  for (const QAction* action : {actions[ActionId::Wireframe], actions[ActionId::Normals], actions[ActionId::Weights]}) {
    connect(action, &QAction::toggled, this, [&playback, &actions] {
      playback.setInspection(actions[ActionId::Wireframe]->isChecked(), actions[ActionId::Normals]->isChecked(),
                             actions[ActionId::Weights]->isChecked());
    });
  }
  connect(actions[ActionId::FrameTimes], &QAction::toggled, &playback, &Playback::setTimes);
}

}  // namespace app
