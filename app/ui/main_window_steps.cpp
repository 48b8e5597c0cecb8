// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in the steps of a chain's solve: a row below the view, and the
// command that shows it.

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QSlider>

#include "app/document/selection.h"
#include "app/stage/stage.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"
#include "app/ui/steps_panel.h"
#include "app/ui/transport.h"
#include "app/widgets/scrolling_panel.h"

namespace app {

namespace {

/// Chooses the first chain that is solved in the picture on the screen, if the user has chosen
/// none, so that there are steps to show.
void chooseSolvedChain(const LoadedModel* of, const ActorFrame* shown, Selection& selection) {
  if (of == nullptr || shown == nullptr) return;
  const auto& chains = of->skeleton.chains;
  for (std::size_t i = 0; i < chains.size() && i < shown->ikEnabled.size(); ++i) {
    if (shown->ikEnabled[i] == 0 || !chains[i].solvable()) continue;
    SelectedParts parts = selection.parts();
    parts.bone = chains[i].target;
    return selection.setParts(parts);
  }
}

}  // namespace

void MainWindow::connectSteps() {
  auto* panel = new StepsPanel(*document_, *selection_, *playback_, *transport_, this);
  auto* dock = new QDockWidget(tr("Steps"), this);
  dock->setObjectName(QStringLiteral("stepsPanel"));
  auto* scrolls = new ScrollingPanel(panel, dock);
  // There is room for its row of buttons, and a line about the step.
  scrolls->setLeast({ScrollingPanel::kMin.width(), 46});
  dock->setWidget(scrolls);
  addDockWidget(Qt::BottomDockWidgetArea, dock);
  // It is above the timeline, next to the picture that it is about, and as wide.
  if (auto* timeline = findChild<QDockWidget*>(QStringLiteral("timelinePanel"))) {
    splitDockWidget(dock, timeline, Qt::Vertical);
  }
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
    if (selection_->parts().bone < 0) chooseSolvedChain(model(), playback_->frame(selection_->actor()), *selection_);
    dock->show();
    dock->raise();
    activateWindow();  // the view is a native window, which may have the keyboard
    panel->slider()->setFocus(Qt::ShortcutFocusReason);
  });
}

}  // namespace app
