// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/quiet_start.h"

#include <algorithm>
#include <utility>

#include <QDockWidget>
#include <QMainWindow>

#include "app/ui/start_page.h"

namespace app {

QuietStart::QuietStart(QMainWindow& window, const StartPage& page) : window_(window) {
  connect(&page, &StartPage::appeared, this, &QuietStart::putAway);
}

/// The page may come several times before the next show, as after a file that couldn't be read.
void QuietStart::putAway() {
  if (window_.isFullScreen()) return;  // there are none, and the layout is kept for later
  std::vector<QDockWidget*> docks;
  for (auto* dock : window_.findChildren<QDockWidget*>())
    if (!dock->isHidden() && !dock->isFloating()) docks.push_back(dock);
  if (away_.empty() && !docks.empty()) layout_ = window_.saveState();
  for (QDockWidget* dock : docks) {
    dock->hide();
    away_.emplace_back(dock);
  }
}

/// The layout comes back as it was, unless other panels are open now.
void QuietStart::bringBack() {
  if (away_.empty() || window_.isFullScreen()) return;
  const auto docks = std::exchange(away_, {});
  const auto all = window_.findChildren<QDockWidget*>();
  if (std::ranges::all_of(all, &QDockWidget::isHidden)) window_.restoreState(layout_);
  for (const auto& dock : docks)
    if (dock != nullptr && dock->isHidden()) dock->show();
}

}  // namespace app
