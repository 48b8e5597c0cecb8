// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/tabbed_titles.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace app {

TabbedTitles::TabbedTitles(QMainWindow& window) : window_(window) {
  for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (dock->titleBarWidget() != nullptr) continue;
    auto* noTitle = new QWidget(dock);
    noTitle->hide();
    watched_.push_back({dock, noTitle});
    connect(dock, &QDockWidget::visibilityChanged, this, &TabbedTitles::refreshSoon);
    connect(dock, &QDockWidget::topLevelChanged, this, &TabbedTitles::refreshSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, &TabbedTitles::refreshSoon);
    connect(dock->toggleViewAction(), &QAction::toggled, this, &TabbedTitles::refreshSoon);
  }
  refresh();
}

/// Qt tells of one dock while it still moves others.
void TabbedTitles::refreshSoon() {
  if (!std::exchange(waits_, true)) QMetaObject::invokeMethod(this, &TabbedTitles::refresh, Qt::QueuedConnection);
}

void TabbedTitles::refresh() {
  waits_ = false;
  for (const Watched& each : watched_) {
    QWidget* wanted = isTabbed(*each.dock) ? each.noTitle : nullptr;
    if (each.dock->titleBarWidget() == wanted) continue;
    each.dock->setTitleBarWidget(wanted);
    if (wanted == nullptr) each.noTitle->hide();
  }
}

bool TabbedTitles::isTabbed(QDockWidget& dock) const {
  return !dock.isFloating() && std::ranges::any_of(window_.tabifiedDockWidgets(&dock), [](const QDockWidget* other) {
    return !other->isHidden() && !other->isFloating();
  });
}

}  // namespace app
