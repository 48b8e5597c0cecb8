// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/steps_controller.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QSlider>
#include <QTimer>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/panels/steps_panel.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/widgets/scrolling_panel.h"

namespace app {
namespace {

/// Chooses the first chain that is solved in the picture on the screen, if the user has chosen
/// none, so that there are steps to show.
void chooseSolvedChain(const DocumentActor* of, const ActorFrame* shown, Selection& selection) {
  if (of == nullptr || shown == nullptr) return;
  const auto& chains = of->model->skeleton.chains;
  for (std::size_t i = 0; i < chains.size() && i < shown->ikEnabled.size(); ++i) {
    if (shown->ikEnabled[i] == 0 || !chains[i].solvable()) continue;
    SelectedParts parts = selection.parts();
    parts.bone = chains[i].target;
    return selection.setParts(parts);
  }
}

}  // namespace

StepsController::StepsController(const ShowParts& show, const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      playback_(show.playback),
      transport_(show.transport),
      view_(parts.view),
      window_(parts.window),
      panel_(new StepsPanel(document_, selection_, playback_, transport_, &window_)),
      dock_(new QDockWidget(&window_)),
      timeline_(window_.findChild<QDockWidget*>(QStringLiteral("timelinePanel"))) {
  keepTranslated(this, [this] { dock_->setWindowTitle(tr("Solver Steps")); });
  addDock(parts.actions);
  connect(parts.actions[ActionId::Steps], &QAction::triggered, this, &StepsController::showRow);
}

void StepsController::addDock(const WindowActions& actions) {
  dock_->setObjectName(QStringLiteral("stepsPanel"));
  auto* scrolls = new ScrollingPanel(panel_, dock_);
  // There is room for its row of buttons, and a line about the step.
  scrolls->setLeast({ScrollingPanel::kMin.width(), 46});
  dock_->setWidget(scrolls);
  window_.addDockWidget(Qt::BottomDockWidgetArea, dock_);
  // It is above the timeline, next to the picture that it is about, and as wide.
  if (timeline_ != nullptr) {
    window_.splitDockWidget(dock_, timeline_, Qt::Vertical);
    timeline_->installEventFilter(this);
  }
  actions.panels->addAction(dock_->toggleViewAction());
  dock_->hide();
  connect(dock_->toggleViewAction(), &QAction::triggered, this, [this](bool on) {
    if (on) giveRoom();
  });
  connect(dock_, &QDockWidget::visibilityChanged, panel_, &StepsPanel::setSeen);
  connect(dock_->toggleViewAction(), &QAction::toggled, actions[ActionId::Steps], &QAction::setChecked);
}

/// Notes the timeline's height as it is without the steps.
bool StepsController::eventFilter(QObject* watched, QEvent* event) {
  if (watched == timeline_ && event->type() == QEvent::Resize && dock_->isHidden())
    timelineHeight_ = timeline_->height();
  return QObject::eventFilter(watched, event);
}

/// The steps take their room from the picture, and leave the timeline its height.
void StepsController::giveRoom() {
  if (timeline_ == nullptr || !timeline_->isVisible() || timeline_->isFloating() || dock_->isFloating()) return;
  QTimer::singleShot(0, dock_, [this, height = timelineHeight_] {
    window_.resizeDocks({dock_, timeline_}, {dock_->sizeHint().height(), height}, Qt::Vertical);
  });
}

void StepsController::showRow(bool on) {
  if (!on) {
    dock_->hide();
    view_.setFocus();
    return;
  }
  transport_.pause();
  const ActorId chosen = selection_.actor();
  if (selection_.parts().bone < 0)
    chooseSolvedChain(document_.state().find(chosen), playback_.frame(chosen), selection_);
  const bool anew = dock_->isHidden();
  dock_->show();
  dock_->raise();
  if (anew) giveRoom();
  window_.activateWindow();  // the view is a native window, which may have the keyboard
  panel_->slider()->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace app
