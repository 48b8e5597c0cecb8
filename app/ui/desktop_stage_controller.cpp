// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/desktop_stage_controller.h"

#include <utility>
#include <vector>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDialog>
#include <QEvent>
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
      hasAlpha_([&stage] { return !stage.view().isVisible() || stage.view().format().alphaBufferSize() > 0; }),
      hasTray_(&QSystemTrayIcon::isSystemTrayAvailable),
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

/// Says why the models can't stand on the desktop: without a compositor, and where the display has
/// no windows with alpha, theirs would be black.
void DesktopStageController::refuse(bool blends) {
  parts_.messages.show([blends] {
    return blends ? tr("The desktop has a compositor, but gives OpenGL no windows with alpha, so the models can't "
                       "stand on the desktop here; another graphics driver may help")
                  : tr("The desktop has no compositor, so windows can't be transparent here; with one, such as picom, "
                       "the models can stand on the desktop");
  });
}

void DesktopStageController::enter() {
  if (entered_ || show_.document.empty()) return;
  const WindowActions& a = parts_.actions;
  if (!blends_()) {
    a[ActionId::DesktopStage]->setChecked(false);
    return refuse(false);
  }
  emit entering();
  const int least = DesktopWindow::kMinSide;
  const QRect place = place_.width() >= least && place_.height() >= least ? place_ : firstPlace();
  entered_ = true;
  a[ActionId::DesktopStage]->setChecked(true);
  a[ActionId::LeaveStage]->setEnabled(true);
  a[ActionId::FullScreen]->setEnabled(false);
  for (QAction* action : parts_.window.actions())
    if (action != a[ActionId::LeaveFullScreen]) desktop_.addAction(action);  // it has Escape, too
  qApp->installEventFilter(this);
  hidesWindow_ = true;
  desktop_.setOnTop(a[ActionId::StageOnTop]->isChecked());
  desktop_.setClicks(std::nullopt);
  stage_.lendView(desktop_.room());
  show_.playback.setAlone(true, a[ActionId::StageScenery]->isChecked());
  takeRate();
  desktop_.showAt(place);
  desktop_.activateWindow();
  showTray(hasTray_());
  watch_.start();
  parts_.messages.setFullScreen(true);  // they are seen over the picture
}

void DesktopStageController::leave() {
  if (!entered_) return;
  entered_ = false;
  qApp->removeEventFilter(this);
  watch_.stop();
  const WindowActions& a = parts_.actions;
  for (const ActionId id : {ActionId::DesktopStage, ActionId::HideStage}) a[id]->setChecked(false);
  a[ActionId::LeaveStage]->setEnabled(false);
  a[ActionId::FullScreen]->setEnabled(true);
  parts_.window.setWindowState(parts_.window.windowState().setFlag(Qt::WindowMinimized, false));
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
  if (entered_ && std::exchange(hidesWindow_, false)) parts_.window.hide();
}

/// A dialog could be hidden behind models that are above all windows.
bool DesktopStageController::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Show) {
    const auto* dialog = qobject_cast<const QDialog*>(object);
    if (dialog != nullptr && dialog->isWindow()) leave();
  }
  return QObject::eventFilter(object, event);
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
  if (!entered_ || !parts_.actions[ActionId::StageClicks]->isChecked()) return;
  const QRegion region = clickRegion(picture);
  // Without any place for clicks the mouse couldn't bring a model back that has gone out of sight.
  if (region.isEmpty()) return;
  const bool first = !desktop_.clicks();
  desktop_.setClicks(region, picture.size());
  if (first) desktop_.comeIntoReach();  // only now is known where the models are
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

void DesktopStageController::checkDesktop() {
  if (!entered_) return;
  if (const bool tray = hasTray_(); tray != (tray_ != nullptr)) {
    showTray(tray);
    // Nothing else would show them again.
    if (!tray && parts_.actions[ActionId::HideStage]->isChecked()) return leave();
  }
  const bool blends = blends_();
  if (blends && hasAlpha_()) return;
  leave();
  refuse(blends);
}

void DesktopStageController::showTray(bool shown) {
  parts_.actions[ActionId::HideStage]->setEnabled(shown);  // the tray brings them back
  if (!shown) {
    tray_.reset();
    trayMenu_.reset();
    return;
  }
  const WindowActions& a = parts_.actions;
  trayMenu_ = std::make_unique<QMenu>();
  using Ids = std::vector<ActionId>;
  for (const Ids& group : {Ids{ActionId::LeaveStage, ActionId::HideStage},
                           {ActionId::Play, ActionId::PreviousDance, ActionId::NextDance, ActionId::Mute},
                           {ActionId::StageOnTop, ActionId::StageClicks, ActionId::StageScenery},
                           {ActionId::Quit}}) {
    if (!trayMenu_->isEmpty()) trayMenu_->addSeparator();
    for (const ActionId id : group) trayMenu_->addAction(a[id]);
  }
  tray_ = std::make_unique<QSystemTrayIcon>(programIcon());
  tray_->setContextMenu(trayMenu_.get());
  tray_->setToolTip(plainToolTip(tr("Odori: click to bring the models back into the window")));
  connect(tray_.get(), &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason why) {
    if (why == QSystemTrayIcon::Trigger) QTimer::singleShot(0, this, &DesktopStageController::leave);
  });
  tray_->show();
}

}  // namespace app
