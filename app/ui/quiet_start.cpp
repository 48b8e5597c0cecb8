// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/quiet_start.h"

#include <algorithm>
#include <utility>

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>

#include "app/ui/start_page.h"

namespace app {

QuietStart::QuietStart(QMainWindow& window, const StartPage& page, std::function<bool(const QDockWidget&)> stays)
    : window_(window), stays_(std::move(stays)) {
  connect(&page, &StartPage::appeared, this, &QuietStart::putAway);
}

/// The page may come several times before the next show, as after a file that couldn't be read.
void QuietStart::putAway() {
  if (window_.isFullScreen()) return;  // there are none, and the layout is kept for later
  const std::size_t before = away_.size();
  // The page comes before the docks when the window does: until then their places are only planned.
  window_.layout()->activate();
  for (auto* dock : window_.findChildren<QDockWidget*>()) {
    if (dock->isHidden() || dock->isFloating() || stays_(*dock)) continue;
    // Qt keeps a dock behind another tab open, at a position beside the window.
    const bool inFront = window_.rect().intersects(dock->geometry());
    away_.push_back({dock, dock->size(), inFront});
  }
  for (std::size_t i = before; i < away_.size(); ++i) away_[i].dock->hide();
}

/// Only the panels' own places are set again: a tool bar that was moved meanwhile stays there.
void QuietStart::bringBack() {
  if (away_.empty() || window_.isFullScreen()) return;
  auto away = std::exchange(away_, {});
  std::erase_if(away, [](const Away& each) { return each.dock == nullptr || !each.dock->isHidden(); });
  for (const Away& each : away) each.dock->show();
  QList<QDockWidget*> docks;
  QList<int> widths, heights;
  for (const Away& each : away) {
    if (!each.inFront) continue;
    each.dock->raise();
    docks << each.dock;
    widths << each.size.width();
    heights << each.size.height();
  }
  window_.resizeDocks(docks, widths, Qt::Horizontal);
  window_.resizeDocks(docks, heights, Qt::Vertical);
}

}  // namespace app
