// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/inspect_controller.h"

#include <algorithm>
#include <span>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

#include "app/actions/window_actions.h"
#include "app/inspect/bodies_panel.h"
#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/materials_panel.h"
#include "app/inspect/morphs_panel.h"
#include "app/inspect/tracks_panel.h"
#include "app/playback/playback.h"
#include "app/playback/transport.h"
#include "app/ui/panel_docks.h"
#include "app/ui/window_settings.h"
#include "app/widgets/scrolling_panel.h"

namespace app {
namespace {

constexpr int kInspectWidth = 330;
constexpr std::size_t kOpened = 3;

}  // namespace

InspectController::InspectController(const ShowParts& show, PanelDocks& right, const WindowParts& parts)
    : parts_(parts), right_(right), panels_(new InspectDocks(show.document, show.selection, &parts.window)) {
  parts_.window.setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  all_ = {addDock(
      "bonesPanel", [] { return tr("Bones"); }, panels_->bones)};
  all_.push_back(addDock(
      "morphsPanel", [] { return tr("Morphs"); }, panels_->morphs));
  all_.push_back(addDock(
      "materialsPanel", [] { return tr("Materials"); }, panels_->materials));
  all_.push_back(addDock(
      "bodiesPanel", [] { return tr("Bodies"); }, panels_->bodies));
  all_.push_back(addDock(
      "tracksPanel", [] { return tr("Tracks"); }, panels_->tracks));
  // They are closed at first: a window of 1280 pixels has no room for them, and most people want to
  // watch.
  for (QDockWidget* dock : all_) dock->hide();
  right_.restoreWidth();
  connect(parts_.actions[ActionId::Inspect], &QAction::triggered, this, &InspectController::showOrHide);
  connectBones();
  connect(&show.playback, &Playback::frameShown, panels_, &InspectDocks::frameShown);
  connect(panels_, &InspectDocks::seekWanted, &show.transport, &Transport::seek);
  connect(panels_, &InspectDocks::left, this, [this] { parts_.view.setFocus(); });
}

QDockWidget* InspectController::addDock(const char* name, const LiveText& title, InspectPanel* panel) {
  auto* dock = new QDockWidget(&parts_.window);
  keepTranslated(dock, [dock, title] { dock->setWindowTitle(title()); });
  dock->setObjectName(QLatin1String(name));
  dock->setWidget(new ScrollingPanel(panel, dock));
  parts_.window.addDockWidget(Qt::LeftDockWidgetArea, dock);
  if (!all_.empty()) parts_.window.tabifyDockWidget(all_.back(), dock);
  parts_.actions.panels->addAction(dock->toggleViewAction());
  connect(dock, &QDockWidget::visibilityChanged, panel, &InspectPanel::setSeen);
  WindowSettings& settings = parts_.settings;
  const QString order = dock->objectName() + QStringLiteral("/order");
  panel->setRowOrder(static_cast<RowOrder>(settings.panelChoice(order, static_cast<int>(RowOrder::Falling))));
  connect(panel, &InspectPanel::rowOrderChosen, this,
          [&settings, order](RowOrder chosen) { settings.setPanelChoice(order, static_cast<int>(chosen)); });
  return dock;
}

void InspectController::connectBones() {
  const WindowActions& a = parts_.actions;
  panels_->bones->setCommands({a[ActionId::FrameBone], a[ActionId::FollowBone], a[ActionId::Weights],
                               a[ActionId::LockJoint], nullptr, a[ActionId::ResetBone], a[ActionId::ResetBones]});
  WindowSettings& settings = parts_.settings;
  const QString by = QStringLiteral("bonesPanel/by");
  QComboBox* order = panels_->bones->order;
  order->setCurrentIndex(settings.panelChoice(by, order->count() - 1));
  connect(order, &QComboBox::currentIndexChanged, this, [&settings, by](int to) { settings.setPanelChoice(by, to); });
}

void InspectController::showOrHide() {
  const std::span opened(all_.data(), kOpened);
  if (std::ranges::any_of(opened, &QDockWidget::isVisible)) {
    for (QDockWidget* dock : all_) {
      // Otherwise another panel gets it.
      if (dock->isAncestorOf(QApplication::focusWidget())) parts_.view.setFocus();
      dock->hide();
    }
    return;
  }
  const int right = right_.width();
  for (QDockWidget* dock : opened) dock->show();
  opened.front()->raise();
  // The view makes room, not the panels of the other side.
  parts_.window.resizeDocks({opened.front(), right_.scene}, {kInspectWidth, right}, Qt::Horizontal);
  parts_.window.activateWindow();  // the view is a native window, which may have the keyboard
  panels_->bones->view->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace app
