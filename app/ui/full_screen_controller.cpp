// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/full_screen_controller.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

#include "app/actions/window_actions.h"
#include "app/playback/full_screen_bar.h"
#include "app/playback/transport_bar.h"
#include "app/widgets/frame_field.h"

namespace app {

FullScreenController::FullScreenController(QMainWindow& window, FullScreenBar& fullScreenBar, TransportBar& bar,
                                           QWidget& view, const WindowActions& actions)
    : window_(window), bar_(fullScreenBar), view_(view), actions_(actions) {
  const WindowActions& a = actions_;
  connect(a[ActionId::FullScreen], &QAction::triggered, this, &FullScreenController::setFullScreen);
  connect(a[ActionId::LeaveFullScreen], &QAction::triggered, this, [this] { setFullScreen(false); });
  // Keys bring the bar up, so that their effect is visible.
  for (const QAction* action :
       {a[ActionId::Play], a[ActionId::First], a[ActionId::Last], a[ActionId::StepBack], a[ActionId::StepForward],
        a[ActionId::KeyBack], a[ActionId::KeyForward], a[ActionId::Loop], a[ActionId::Slower], a[ActionId::Faster],
        a[ActionId::NormalSpeed], a[ActionId::PartFrom], a[ActionId::PartTo], a[ActionId::PartAll]})
    connect(action, &QAction::triggered, &bar_, &FullScreenBar::wake);
  connect(a[ActionId::GoToFrame], &QAction::triggered, this, [this, frame = bar.frame()] {
    bar_.wake();
    window_.activateWindow();  // the view is a native window, which may have the keyboard
    frame->setFocus(Qt::ShortcutFocusReason);
    frame->selectAll();
  });
}

void FullScreenController::setFullScreen(bool full) {
  if (full == window_.isFullScreen()) return;
  actions_[ActionId::FullScreen]->setChecked(full);
  actions_[ActionId::LeaveFullScreen]->setEnabled(full);
  if (full) layoutBefore_ = window_.saveState();
  window_.menuBar()->setVisible(!full);
  window_.statusBar()->setVisible(!full);
  if (full) {
    for (auto* dock : window_.findChildren<QDockWidget*>()) dock->hide();
    for (auto* bar : window_.findChildren<QToolBar*>()) bar->hide();
  } else {
    window_.restoreState(layoutBefore_);
  }
  bar_.setFullScreen(full);
  emit changed(full);
  window_.setWindowState(window_.windowState().setFlag(Qt::WindowFullScreen, full));
  view_.setFocus();
}

}  // namespace app
