// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of the window's controllers that connects the view: what is drawn in it,
// the mouse in it, full screen, and its place in the order of Tab.

#include <cmath>

#include <QAction>
#include <QToolBar>

#include "app/dialogs/help.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/panels/ik_panel.h"
#include "app/panels/picture_panel.h"
#include "app/playback/full_screen_bar.h"
#include "app/playback/playback.h"
#include "app/playback/side_by_side_views.h"
#include "app/stage/bone_handle_tool.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "app/stage/limit_tool.h"
#include "app/stage/model_pointer.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/main_window_controllers.h"
#include "app/widgets/panel_focus.h"

namespace app {

void MainWindow::Controllers::connectView(MainWindow& window) {
  ViewWindow* view = &window.stage_->view();
  connect(parts.actions[ActionId::About], &QAction::triggered, &window, [&window] { showAbout(&window); });
  connect(window.panels_.picture, &PicturePanel::qualityChanged, view, &ViewWindow::setQuality);
  connect(window.panels_.picture, &PicturePanel::qualityChanged, &messages,
          [this](const ViewQuality& quality) { parts.settings.setQuality(quality); });
  connect(window.panels_.picture, &PicturePanel::adaptiveResolutionChanged, &show.playback,
          &Playback::setAdaptiveResolution);
  connect(window.panels_.picture, &PicturePanel::adaptiveResolutionChanged, &messages,
          [this](bool adapts) { parts.settings.setAdaptiveResolution(adapts); });
  connect(window.panels_.ik, &IkPanel::pictureWanted, view, [view] { view->requestUpdate(); });
  // The first picture with two views takes a while on slow machines.
  connect(parts.actions[ActionId::SideBySide], &QAction::triggered, &messages, [this](bool on) {
    messages.say(on ? MainWindow::tr("Side by side: IK on, IK off") : MainWindow::tr("One view"));
  });
  auto* beside =
      new SideBySideViews(show.document, show.selection, show.playback, *window.camera_, *view, parts.actions, &window);
  view->setTools({&desktopStage.tool(), window.fullScreenBar_, beside, window.handleTool_, window.limitTool_,
                  window.bonePointer_, window.camera_, window.modelPointer_});
  // A bone's name would stay at the old position.
  connect(window.handleTool_, &BoneHandleTool::began, window.bonePointer_, &BonePointer::leave);
  connect(window.limitTool_, &LimitTool::began, window.bonePointer_, &BonePointer::leave);
  // In full screen a key's effect is often nowhere to be seen.
  for (const ActionId id :
       {ActionId::Physics, ActionId::Together, ActionId::Loop, ActionId::Bones, ActionId::Limits, ActionId::Bodies,
        ActionId::Ground, ActionId::MotionCamera, ActionId::Turntable, ActionId::Perspective, ActionId::Ghost,
        ActionId::Wireframe, ActionId::Normals, ActionId::BoneNames}) {
    const QAction* action = parts.actions[id];
    connect(action, &QAction::triggered, &messages, [this, action](bool on) {
      const QString name = parts.actions.nameOf(*action);
      messages.sayOverPicture(on ? MainWindow::tr("%1: on").arg(name) : MainWindow::tr("%1: off").arg(name));
    });
  }
  for (const ActionId id : {ActionId::PartFrom, ActionId::PartTo, ActionId::PartAll}) {
    const QAction* action = parts.actions[id];
    connect(action, &QAction::triggered, &messages,
            [this, action] { messages.sayOverPicture(parts.actions.nameOf(*action)); });
  }
  connect(&fullScreen, &FullScreenController::changed, &messages, &WindowMessages::setFullScreen);
  connect(&desktopStage, &DesktopStageController::entering, &fullScreen, [this] { fullScreen.setFullScreen(false); });
  connect(&fullScreen, &FullScreenController::changed, &vmc, [this](bool full) {
    if (full) vmc.sayOverPicture();  // its button goes with the status bar
  });
  // A full screen has no panels; afterwards they are there or not, as the show wants it then.
  const auto tidy = [this](bool full) {
    if (full) return;
    if (show.document.empty()) {
      quiet.putAway();
    } else {
      quiet.bringBack();
    }
  };
  connect(&fullScreen, &FullScreenController::changed, &quiet, tidy, Qt::QueuedConnection);  // once the window is small
  connect(view, &ViewWindow::menuWanted, &modelMenu, [this, view] {
    const ActorId id = show.selection.actor();
    const auto there = show.playback.placeOf(id);
    if (!there && id != 0 && parts.actions.toolBar->isVisible()) return selectedModel.openMenu();
    modelMenu.open(id, view->mapToGlobal(there ? there->toPoint() : QRect(QPoint(), view->size()).center()));
  });
  connect(view, &ViewWindow::doubleClicked, parts.actions[ActionId::FullScreen], &QAction::trigger);
  connect(view, &ViewWindow::qualityLowered, &messages, [this](const ViewQuality& drawn) {
    messages.tell([drawn] {
      return MainWindow::tr(
                 "OpenGL has too little memory for these settings at this window size. Drawn instead with samples: %1, "
                 "resolution: %2 %.")
          .arg(drawn.samples)
          .arg(std::lround(100.0F * drawn.scale));
    });
  });
  connect(view, &ViewWindow::sceneFailed, &messages, [this] {
    messages.show([] {
      return MainWindow::tr("OpenGL 3.3 isn't available, so nothing can be drawn; a newer graphics driver may help");
    });
  });
  connect(view, &ViewWindow::leftByTab, &window, [&window](bool forward) {
    QWidget* to = nextSeen(window, window.stage_->container(), forward);
    if (to == nullptr) return;
    window.activateWindow();  // the view is a native window within it
    to->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  });
}

}  // namespace app
