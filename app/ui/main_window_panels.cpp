// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in its panels: which is in front, and how the keyboard goes into and out of them.

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLayout>
#include <QToolButton>

#include "app/stage/stage.h"
#include "app/ui/main_window.h"
#include "app/widgets/list_keys.h"
#include "app/widgets/panel_focus.h"

namespace app {

void MainWindow::connectPanels() {
  for (auto* more : findChildren<QToolButton*>(QStringLiteral("qt_toolbar_ext_button")))
    more->setAccessibleName(tr("More buttons"));
  // Else one that is opened among others opens behind them, and nothing seems to happen.
  for (auto* dock : findChildren<QDockWidget*>()) {
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool open) {
      if (open) dock->raise();
    });
  }
}

/// Closes panels until the window fits: at 300 % a screen may have room for few letters. They are opened again as ever.
void MainWindow::fitPanels(const QSize& room) {
  const auto docks = findChildren<QDockWidget*>();
  const auto least = [this] {
    layout()->activate();
    return layout()->totalMinimumSize();
  };
  for (QDockWidget* dock : docks) {
    const QSize needs = least();
    if (needs.width() <= room.width() && needs.height() <= room.height()) break;
    if (!dock->isHidden()) dock->hide();
  }
  resize(size().boundedTo(room));
}

bool MainWindow::focusNextPrevChild(bool next) {
  QWidget* to = nextSeen(*this, focusWidget(), next);
  if (to != nullptr) to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return to != nullptr;
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  const bool escape = event->key() == Qt::Key_Escape && isPlainKey(*event);
  if (escape && leavePanel(QApplication::focusWidget(), *stage_->container())) return;
  QMainWindow::keyPressEvent(event);
}

}  // namespace app
