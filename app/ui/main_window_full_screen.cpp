// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in full screen: the picture alone, with the transport bar on
// demand.

#include <QAction>
#include <QDockWidget>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

#include "app/stage/stage.h"
#include "app/ui/full_screen_bar.h"
#include "app/ui/main_window.h"
#include "app/ui/transport_bar.h"
#include "app/widgets/frame_field.h"

namespace app {

void MainWindow::connectFullScreen() {
  const WindowActions& a = actions_;
  connect(a.fullScreen, &QAction::triggered, this, &MainWindow::setFullScreen);
  connect(a.leaveFullScreen, &QAction::triggered, this, [this] { setFullScreen(false); });
  // Keys bring the bar up, so that their effect is visible.
  for (const QAction* action : {a.play, a.first, a.last, a.stepBack, a.stepForward, a.keyBack, a.keyForward, a.loop,
                                a.slower, a.faster, a.normalSpeed, a.partFrom, a.partTo, a.partAll})
    connect(action, &QAction::triggered, fullScreenBar_, &FullScreenBar::wake);
  connect(a.goToFrame, &QAction::triggered, this, [this] {
    fullScreenBar_->wake();
    activateWindow();  // the view is a native window, which may have the keyboard
    bar_->frame()->setFocus(Qt::ShortcutFocusReason);
    bar_->frame()->selectAll();
  });
}

void MainWindow::setFullScreen(bool full) {
  if (full == isFullScreen()) return;
  actions_.fullScreen->setChecked(full);
  actions_.leaveFullScreen->setEnabled(full);
  if (full) layoutBeforeFullScreen_ = saveState();
  menuBar()->setVisible(!full);
  statusBar()->setVisible(!full);
  if (full) {
    for (auto* dock : findChildren<QDockWidget*>()) dock->hide();
    for (auto* bar : findChildren<QToolBar*>()) bar->hide();
  } else {
    restoreState(layoutBeforeFullScreen_);
  }
  fullScreenBar_->setFullScreen(full);
  setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
  stage_->container()->setFocus();
}

}  // namespace app
