// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/desktop_stage_controller.h"

#include <QAction>
#include <QActionGroup>
#include <QImage>
#include <QMainWindow>
#include <QMenu>
#include <QSystemTrayIcon>
#include <QVBoxLayout>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/language/live_text.h"
#include "app/playback/playback.h"
#include "app/stage/click_region.h"
#include "app/stage/desktop_surface.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/icons.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kBetweenChecks = 2000;  // milliseconds

}  // namespace

DesktopStageController::DesktopStageController(const ShowParts& show, Stage& stage, const WindowParts& parts)
    : show_(show),
      parts_(parts),
      stage_(stage),
      tool_(desktop_),
      blends_(&desktopBlends),
      place_(parts.settings.stagePlace()) {
  watch_.setInterval(kBetweenChecks);
  connect(&watch_, &QTimer::timeout, this, &DesktopStageController::checkDesktop);
  connectActions();
  connectDesktop();
}

// The view must not go with the window that it was lent to.
DesktopStageController::~DesktopStageController() {
  if (entered_) stage_.takeViewBack();
}

void DesktopStageController::connectActions() {
  const WindowActions& a = parts_.actions;
  connect(a[ActionId::DesktopStage], &QAction::triggered, this, [this](bool on) {
    if (on) {
      enter();
    } else {
      leave();
    }
  });
  connect(a[ActionId::LeaveStage], &QAction::triggered, this, &DesktopStageController::leave);
  connect(a[ActionId::HideStage], &QAction::triggered, this, &DesktopStageController::setHidden);
  connect(a[ActionId::StageOnTop], &QAction::toggled, &desktop_, &DesktopWindow::setOnTop);
  connect(a[ActionId::StageClicks], &QAction::toggled, this, &DesktopStageController::takeClicks);
  connect(a[ActionId::StageScenery], &QAction::toggled, this, [this](bool scenery) {
    if (entered_) show_.playback.setAlone(true, scenery);
  });
  connect(a.stageRates, &QActionGroup::triggered, this, [this](const QAction* rate) {
    parts_.settings.setStageRate(rate->data().toInt());
    takeRate();
  });
  const int stored = parts_.settings.stageRate();
  for (QAction* rate : a.stageRates->actions())
    if (rate->data().toInt() == stored) rate->setChecked(true);
  // These show something in the window.
  for (const ActionId id : {ActionId::ScenePanels, ActionId::IkPanels, ActionId::Inspect, ActionId::NextPanel,
                            ActionId::PreviousPanel, ActionId::Readouts, ActionId::Steps, ActionId::GoToFrame})
    connect(a[id], &QAction::triggered, this, &DesktopStageController::leave);
}

void DesktopStageController::connectDesktop() {
  connect(&desktop_, &DesktopWindow::leaveWanted, this, &DesktopStageController::leave);
  connect(&desktop_, &DesktopWindow::placed, this, &DesktopStageController::onPlaced);
  connect(&desktop_, &DesktopWindow::contentShown, this, &DesktopStageController::onContentShown);
  connect(&stage_.view(), &ViewWindow::outlineSeen, this, &DesktopStageController::onOutline);
  connect(&show_.playback, &Playback::allShown, this, &DesktopStageController::onAllShown);
  keepTranslated(this, [this] { desktop_.setWindowTitle(tr("Odori: Stage")); });
}

void DesktopStageController::showPossible() {
  const bool any = !show_.document.empty();
  parts_.actions[ActionId::DesktopStage]->setEnabled(any);
  if (!any) leave();
}

/// Returns where the view is in the window, so that only the frame seems to go.
QRect DesktopStageController::firstPlace() const { return {parts_.view.mapToGlobal(QPoint()), parts_.view.size()}; }

void DesktopStageController::refuse() {
  parts_.messages.show([] {
    return tr(
        "The desktop has no compositor, so windows can't be transparent here; with one, such as picom, the "
        "models can stand on the desktop");
  });
}

void DesktopStageController::enter() {
  if (entered_ || show_.document.empty()) return;
  const WindowActions& a = parts_.actions;
  if (!blends_()) {
    a[ActionId::DesktopStage]->setChecked(false);
    return refuse();
  }
  emit entering();
  const int least = DesktopWindow::kMinSide;
  const QRect place = place_.width() >= least && place_.height() >= least ? place_ : firstPlace();
  entered_ = true;
  a[ActionId::DesktopStage]->setChecked(true);
  a[ActionId::LeaveStage]->setEnabled(true);
  a[ActionId::FullScreen]->setEnabled(false);
  desktop_.addActions(parts_.window.actions());
  desktop_.setOnTop(a[ActionId::StageOnTop]->isChecked());
  desktop_.setClicks(std::nullopt);
  stage_.lendView(desktop_.room());
  show_.playback.setAlone(true, a[ActionId::StageScenery]->isChecked());
  takeRate();
  desktop_.showAt(place);
  desktop_.activateWindow();
  showTray(true);
  watch_.start();
  parts_.messages.setFullScreen(true);  // they are seen over the picture
}

void DesktopStageController::leave() {
  if (!entered_) return;
  entered_ = false;
  watch_.stop();
  const WindowActions& a = parts_.actions;
  for (const ActionId id : {ActionId::DesktopStage, ActionId::HideStage}) a[id]->setChecked(false);
  for (const ActionId id : {ActionId::HideStage, ActionId::LeaveStage}) a[id]->setEnabled(false);
  a[ActionId::FullScreen]->setEnabled(true);
  parts_.window.show();  // first, so that some window is there all the time
  show_.playback.setAlone(false, true);
  stage_.takeViewBack();
  stage_.view().setMostPictures(0);
  desktop_.hide();
  for (QAction* action : parts_.window.actions()) desktop_.removeAction(action);
  showTray(false);
  parts_.window.raise();
  parts_.window.activateWindow();
  parts_.view.setFocus();
  parts_.messages.setFullScreen(false);
}

/// The window goes when the models are to be seen on the desktop: both are never missing.
void DesktopStageController::onAllShown() {
  if (entered_ && parts_.window.isVisible()) parts_.window.hide();
}

void DesktopStageController::takeRate() {
  const QAction* rate = parts_.actions.stageRates->checkedAction();
  if (entered_) stage_.view().setMostPictures(rate != nullptr ? rate->data().toInt() : 0);
}

void DesktopStageController::takeClicks() {
  if (!entered_) return;
  if (!parts_.actions[ActionId::StageClicks]->isChecked()) {
    desktop_.setClicks(std::nullopt);
  } else {
    stage_.view().requestUpdate();  // the next outline says where
  }
}

void DesktopStageController::onOutline(const QImage& picture) {
  if (entered_ && parts_.actions[ActionId::StageClicks]->isChecked()) desktop_.setClicks(clickRegion(picture));
}

void DesktopStageController::onPlaced() {
  if (!entered_ || !desktop_.isVisible()) return;
  place_ = desktop_.geometry();
  parts_.settings.setStagePlace(place_);
}

void DesktopStageController::setHidden(bool hidden) {
  if (!entered_) return;
  if (hidden) {
    desktop_.hide();
  } else {
    desktop_.showAt(desktop_.geometry());
  }
}

void DesktopStageController::onContentShown() {
  if (!entered_) return;
  parts_.view.setFocus();
  checkDesktop();
}

/// Without a compositor, and where the display has no windows with alpha, the window would be
/// black.
void DesktopStageController::checkDesktop() {
  const bool hasAlpha = !stage_.view().isVisible() || stage_.view().format().alphaBufferSize() > 0;
  if (!entered_ || (blends_() && hasAlpha)) return;
  leave();
  refuse();
}

void DesktopStageController::showTray(bool shown) {
  if (!shown || !QSystemTrayIcon::isSystemTrayAvailable()) {
    tray_.reset();
    trayMenu_.reset();
    return;
  }
  const WindowActions& a = parts_.actions;
  a[ActionId::HideStage]->setEnabled(true);  // the tray brings them back
  trayMenu_ = std::make_unique<QMenu>();
  for (const ActionId id : {ActionId::LeaveStage, ActionId::HideStage, ActionId::Play, ActionId::Mute,
                            ActionId::StageOnTop, ActionId::StageClicks, ActionId::StageScenery})
    trayMenu_->addAction(a[id]);
  tray_ = std::make_unique<QSystemTrayIcon>(programIcon());
  tray_->setContextMenu(trayMenu_.get());
  tray_->setToolTip(plainToolTip(tr("Odori: click to bring the models back into the window")));
  connect(tray_.get(), &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason why) {
    if (why == QSystemTrayIcon::Trigger) QTimer::singleShot(0, this, &DesktopStageController::leave);
  });
  tray_->show();
}

}  // namespace app
