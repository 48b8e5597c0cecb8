// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in inspecting models: the docks of app/inspect, on the left, where
// only the view loses room.

#include <algorithm>
#include <array>
#include <span>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMenu>
#include <QScreen>

#include "app/inspect/bodies_panel.h"
#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/issues_panel.h"
#include "app/inspect/materials_panel.h"
#include "app/inspect/morphs_panel.h"
#include "app/inspect/tracks_panel.h"
#include "app/stage/stage.h"
#include "app/ui/comment_panel.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"
#include "app/widgets/scrolling_panel.h"

namespace app {
namespace {

constexpr int kInspectWidth = 330;
constexpr int kRightWidth = 340;  // width on the right, as in MainWindow::makePanels()

}  // namespace

void MainWindow::connectInspect() {
  inspect_ = new InspectDocks(*document_, *selection_, this);
  QDockWidget* before = nullptr;
  const auto make = [&](const char* name, const QString& title, InspectPanel* panel) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(new ScrollingPanel(panel, dock));
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    if (before != nullptr) tabifyDockWidget(before, dock);
    before = dock;
    actions_.panels->addAction(dock->toggleViewAction());
    connect(dock, &QDockWidget::visibilityChanged, panel, &InspectPanel::setSeen);
    const QString order = dock->objectName() + QStringLiteral("/order");
    panel->setRowOrder(static_cast<RowOrder>(settings_.panelChoice(order, static_cast<int>(RowOrder::Falling))));
    connect(panel, &InspectPanel::rowOrderChosen, this,
            [this, order](RowOrder chosen) { settings_.setPanelChoice(order, static_cast<int>(chosen)); });
    return dock;
  };
  setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  const std::array all{make("bonesPanel", tr("Bones"), inspect_->bones),
                       make("morphsPanel", tr("Morphs"), inspect_->morphs),
                       make("materialsPanel", tr("Materials"), inspect_->materials)};
  const std::array more{make("bodiesPanel", tr("Bodies"), inspect_->bodies),
                        make("tracksPanel", tr("Tracks"), inspect_->tracks)};
  // They are closed at first: a window of 1280 pixels has no room for them, and most people want to
  // watch.
  for (const auto& each : {std::span<QDockWidget* const>(all), std::span<QDockWidget* const>(more)})
    for (QDockWidget* dock : each) dock->hide();
  // This restores its size.
  resizeDocks({ikDock_}, {std::min(kInspectWidth, screen()->availableSize().width() / 3)}, Qt::Horizontal);
  connect(actions_.inspect, &QAction::triggered, this, [this, all, more] {
    const bool any = std::ranges::any_of(all, &QDockWidget::isVisible);
    const int right = playingDock_->width();
    if (any) {
      for (QDockWidget* dock : {all[0], all[1], all[2], more[0], more[1]}) {
        // Otherwise another panel gets it.
        if (dock->isAncestorOf(QApplication::focusWidget())) stage_->container()->setFocus();
        dock->hide();
      }
      return;
    }
    for (QDockWidget* dock : all) dock->show();
    all.front()->raise();
    // The view makes room, not the panels of the other side.
    resizeDocks({all.front(), playingDock_}, {kRightWidth, right}, Qt::Horizontal);
    activateWindow();  // the view is a native window, which may have the keyboard
    inspect_->bones->view->setFocus(Qt::ShortcutFocusReason);
  });
  connect(this, &MainWindow::loaded, commentDock_, [this] {
    const LoadedModel* of = model();
    if (of == nullptr || showsDemo() || !comment_->says() || settings_.commentShown(of->hash)) return;
    settings_.setCommentShown(of->hash);
    commentDock_->show();
    commentDock_->raise();
  });
  const WindowActions& a = actions_;
  inspect_->bones->setCommands({a.frameBone, a.followBone, a.weights, nullptr, a.resetBone, a.resetBones});
  const QString by = QStringLiteral("bonesPanel/by");
  QComboBox* order = inspect_->bones->order;
  order->setCurrentIndex(settings_.panelChoice(by, order->count() - 1));
  connect(order, &QComboBox::currentIndexChanged, this, [this, by](int to) { settings_.setPanelChoice(by, to); });
  connect(playback_, &Playback::frameShown, inspect_, &InspectDocks::frameShown);
  connect(inspect_, &InspectDocks::seekWanted, transport_, &Transport::seek);
  const auto toView = [this] { stage_->container()->setFocus(); };
  connect(inspect_, &InspectDocks::left, this, toView);
  connect(issues_, &IssuesPanel::left, this, toView);
}

}  // namespace app
