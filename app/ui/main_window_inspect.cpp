// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in looking inside: the docks of app/inspect, on the left, where they take room from the view alone.

#include <algorithm>
#include <array>

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QScreen>

#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/materials_panel.h"
#include "app/stage/stage.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"

namespace app {
namespace {

constexpr int kWideScreen = 1600;  // pixels, device-independent: there is room for them beside the view from the start
constexpr int kInspectWidth = 330;

}  // namespace

void MainWindow::connectInspect() {
  inspect_ = new InspectDocks(*document_, *selection_, this);
  QDockWidget* before = nullptr;
  const auto make = [&](const char* name, const QString& title, InspectPanel* panel) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(panel);
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    if (before != nullptr) tabifyDockWidget(before, dock);
    before = dock;
    actions_.panels->addAction(dock->toggleViewAction());
    connect(dock, &QDockWidget::visibilityChanged, panel, &InspectPanel::setSeen);
    return dock;
  };
  setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  const std::array all{make("bonesPanel", tr("Bones"), inspect_->bones),
                       make("materialsPanel", tr("Materials"), inspect_->materials)};
  const bool wide = screen()->availableSize().width() >= kWideScreen;
  for (QDockWidget* dock : all) dock->setVisible(wide);
  all.front()->raise();
  resizeDocks({all.front()}, {kInspectWidth}, Qt::Horizontal);
  connect(actions_.inspect, &QAction::triggered, this, [this, all] {
    const bool any = std::ranges::any_of(all, &QDockWidget::isVisible);
    for (QDockWidget* dock : all) dock->setVisible(!any);
    if (!any) all.front()->raise();
  });
  connect(playback_, &Playback::frameShown, inspect_, &InspectDocks::frameShown);
  connect(inspect_, &InspectDocks::left, this, [this] { stage_->container()->setFocus(); });
}

}  // namespace app
