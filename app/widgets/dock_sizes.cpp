// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/dock_sizes.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

namespace app {

DockSizes::DockSizes(QMainWindow* window) : QObject(window), window_(window), known_(window->size()) {
  window->installEventFilter(this);
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) dock->installEventFilter(this);
}

bool DockSizes::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Resize) return false;
  if (watched == window_) {  // its layout has set the docks' sizes by now
    known_ = window_->size();
    giveBack();
  } else if (!givesBack_ && window_->size() == known_) {
    auto* dock = static_cast<QDockWidget*>(watched);
    if (!dock->isFloating()) wanted_[dock] = dock->size();
  }
  return false;
}

void DockSizes::giveBack() {
  givesBack_ = true;
  for (const auto& [dock, wanted] : wanted_) {
    if (!dock->isVisible() || dock->isFloating()) continue;
    const Qt::DockWidgetArea area = window_->dockWidgetArea(dock);
    const bool beside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    if (beside && dock->width() < wanted.width()) window_->resizeDocks({dock}, {wanted.width()}, Qt::Horizontal);
    if (!beside && dock->height() < wanted.height()) window_->resizeDocks({dock}, {wanted.height()}, Qt::Vertical);
  }
  givesBack_ = false;
}

}  // namespace app
