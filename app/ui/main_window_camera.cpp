// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in the camera: its commands and its panel, and its place when
// other models are opened.

#include <QAction>
#include <QDockWidget>

#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/camera_commands.h"
#include "app/ui/camera_panel.h"
#include "app/ui/file_loader.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"
#include "app/view/fit_view.h"
#include "app/view/seen_side.h"

namespace app {
namespace {

/// Returns the aspect of one view, where there are several.
float aspectOf(const Stage& stage) {
  const SceneView* scene = stage.view().scene();
  if (scene == nullptr || scene->viewSize() == scene->size()) return stage.aspect();
  return static_cast<float>(scene->viewSize().width()) / static_cast<float>(scene->viewSize().height());
}

}  // namespace

void MainWindow::connectCamera() {
  const WindowActions& a = actions_;
  connect(a.motionCamera, &QAction::triggered, camera_, &CameraTool::followMotion);
  connect(a.resetCamera, &QAction::triggered, camera_, &CameraTool::reset);
  for (std::size_t i = 0; i < a.views.size(); ++i) {
    connect(a.views[i], &QAction::triggered, this, [this, i] { camera_->showView(static_cast<StandardView>(i)); });
  }
  connect(camera_, &CameraTool::followsChanged, this, [this] {
    actions_.motionCamera->setEnabled(currentShow().hasCamera());
    actions_.motionCamera->setChecked(camera_->followsMotion());
  });
  connect(cameraCommands_, &CameraCommands::said, this, &MainWindow::say);
  connect(playback_, &Playback::frameShown, cameraPanel_, &CameraPanel::refresh);
  connect(cameraDock_, &QDockWidget::visibilityChanged, cameraPanel_, &CameraPanel::setSeen);
  connect(cameraPanel_, &CameraPanel::editingDone, this, [this] { stage_->container()->setFocus(); });
}

bool MainWindow::showsPerson() const { return isPersonInView(restBounds(currentShow()), aspectOf(*stage_)); }

/// Places the camera as `odori render` does where nobody chose one. A user who looks at one model
/// after another keeps the place.
void MainWindow::placeCamera(bool keepsPlace) {
  const auto boxes = restBounds(currentShow());
  if (boxes.empty() || (keepsPlace && isPersonInView(boxes, aspectOf(*stage_)))) return;
  const float aspect = aspectOf(*stage_);
  camera_->beginAt(seenSide(startingView(boxes, aspect), currentShow(), aspect));
}

}  // namespace app
