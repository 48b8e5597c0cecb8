// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in the steps of a chain's solve: a row below the view, and the command that shows it.

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QSlider>

#include "app/document/selection.h"
#include "app/stage/stage.h"
#include "app/ui/main_window.h"
#include "app/ui/steps_panel.h"
#include "app/ui/transport.h"
#include "app/widgets/scrolling_panel.h"

namespace app {

void MainWindow::connectSteps() {
  auto* panel = new StepsPanel(*document_, *selection_, *playback_, *transport_, this);
  auto* dock = new QDockWidget(tr("Steps"), this);
  dock->setObjectName(QStringLiteral("stepsPanel"));
  dock->setWidget(new ScrollingPanel(panel, dock));
  addDockWidget(Qt::BottomDockWidgetArea, dock);
  actions_.panels->addAction(dock->toggleViewAction());
  dock->hide();
  connect(dock, &QDockWidget::visibilityChanged, panel, &StepsPanel::setSeen);
  connect(dock->toggleViewAction(), &QAction::toggled, actions_.steps, &QAction::setChecked);
  connect(actions_.steps, &QAction::triggered, this, [this, dock, panel](bool on) {
    if (!on) {
      dock->hide();
      stage_->container()->setFocus();
      return;
    }
    transport_->setPlaying(false);
    // Nobody has chosen a chain yet: the first one has steps to show.
    const LoadedModel* of = model();
    if (of != nullptr && selection_->parts().bone < 0 && !of->skeleton.chains.empty()) {
      SelectedParts parts = selection_->parts();
      parts.bone = of->skeleton.chains.front().target;
      selection_->setParts(parts);
    }
    dock->show();
    dock->raise();
    activateWindow();  // the view is a window of its own, which may have the keyboard
    panel->slider()->setFocus(Qt::ShortcutFocusReason);
  });
}

}  // namespace app
