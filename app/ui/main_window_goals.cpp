// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in goals: their commands and their panel.

#include <QAction>
#include <QDockWidget>

#include "app/stage/stage.h"
#include "app/ui/goal_commands.h"
#include "app/ui/goals_panel.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"

namespace app {

void MainWindow::connectGoals() {
  connect(actions_.reach, &QAction::triggered, goalCommands_, &GoalCommands::reach);
  connect(actions_.lookAtCamera, &QAction::triggered, goalCommands_, &GoalCommands::lookAtCamera);
  connect(actions_.standOnGround, &QAction::triggered, this, [this] { goalCommands_->stand(0); });
  connect(goalCommands_, &GoalCommands::added, this, [this] {
    goalsDock_->show();
    goalsDock_->raise();
  });
  connect(goals_, &GoalsPanel::editingDone, this, [this] { stage_->container()->setFocus(); });
  connect(playback_, &Playback::frameShown, this, [this] { goals_->frameShown(clock().frame()); });
  const auto showPossible = [this] {
    actions_.reach->setEnabled(goalCommands_->mayReach());
    actions_.lookAtCamera->setEnabled(goalCommands_->mayLook());
    actions_.standOnGround->setEnabled(goalCommands_->mayStand());
  };
  connect(goalCommands_, &GoalCommands::possibleChanged, this, showPossible);
  showPossible();
}

}  // namespace app
