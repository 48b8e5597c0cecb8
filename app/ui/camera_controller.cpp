// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/camera_controller.h"

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/view/fit_view.h"
#include "app/view/seen_side.h"

namespace app {

CameraController::CameraController(CameraTool& camera, const Document& document, const Stage& stage,
                                   const WindowActions& actions)
    : camera_(camera), document_(document), stage_(stage), actions_(actions) {
  connect(actions_[ActionId::MotionCamera], &QAction::triggered, &camera_, &CameraTool::followMotion);
  connect(actions_[ActionId::ResetCamera], &QAction::triggered, &camera_, &CameraTool::reset);
  for (std::size_t i = 0; i < actions_.views.size(); ++i)
    connect(actions_.views[i], &QAction::triggered, this,
            [this, i] { camera_.showView(static_cast<StandardView>(i)); });
  connect(&camera_, &CameraTool::followsChanged, this, &CameraController::showFollows);
}

/// Returns the aspect of one view, where there are several.
float CameraController::aspect() const {
  const SceneView* scene = stage_.view().scene();
  if (scene == nullptr || scene->viewSize() == scene->size()) return stage_.aspect();
  return static_cast<float>(scene->viewSize().width()) / static_cast<float>(scene->viewSize().height());
}

bool CameraController::showsPerson() const { return isPersonInView(restBounds(document_.show()), aspect()); }

/// Returns the bounds of what a first picture is about.
std::vector<Bounds> CameraController::framed() const {
  const Show& show = document_.show();
  std::vector<Bounds> all = restBounds(show), figures;
  if (isPersonInView(all, aspect())) return all;
  const std::vector<ActorId> ids = seenAtRest(show);  // of the bounds, in their order
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!show.actor(ids[i])->skeleton().chains.empty()) figures.push_back(all[i]);
  }
  return figures.empty() ? all : figures;
}

void CameraController::place(bool keepsPlace) {
  const auto boxes = framed();
  if (boxes.empty() || (keepsPlace && isPersonInView(boxes, aspect()))) return;
  camera_.beginAt(seenSide(startingView(boxes, aspect()), document_.show(), aspect()));
}

void CameraController::showFollows() {
  actions_[ActionId::MotionCamera]->setEnabled(document_.show().hasCamera());
  actions_[ActionId::MotionCamera]->setChecked(camera_.followsMotion());
}

void CameraController::showPossible() {
  showFollows();
  const bool any = !document_.state().actors.empty();
  for (QAction* action : actions_.goToBookmark) action->setEnabled(any);
  for (QAction* action : actions_.storeBookmark) action->setEnabled(any);
  for (QAction* action : {actions_[ActionId::FrameAll], actions_[ActionId::FrameSelected],
                          actions_[ActionId::FollowBone], actions_[ActionId::Turntable]})
    action->setEnabled(any);
}

}  // namespace app
