// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in its panels: which is in front, and how the keyboard goes into
// and out of them.

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScreen>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/film_dialog.h"
#include "app/ui/main_window.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/icons.h"
#include "app/widgets/list_keys.h"
#include "app/widgets/panel_focus.h"
#include "app/widgets/scrolling_panel.h"

namespace app {

void MainWindow::connectPanels() {
  for (auto* more : findChildren<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
    more->setAccessibleName(tr("More buttons"));
    more->setIcon(glyphIcon(Glyph::More));  // Qt's is black on dark backgrounds, too
  }
  // Otherwise a panel that is opened among others would be behind them, as if nothing had happened.
  connect(&view(), &ViewWindow::leftByTab, this, [this](bool forward) {
    QWidget* to = nextSeen(*this, stage_->container(), forward);
    if (to == nullptr) return;
    activateWindow();  // the view is a native window within it
    to->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  });
  drops_->take(*film_);
  for (auto* dock : findChildren<QDockWidget*>()) {
    drops_->take(*dock);  // it may float as a window of its own
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool open) {
      if (open) dock->raise();
    });
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool seen) {
      // This is delayed, because the dock isn't at its place yet.
      if (!seen || !isVisible()) return;
      latest_ = dock;
      QTimer::singleShot(0, dock, [this, dock] { fitPanels(roomOnScreen(), dock); });
    });
  }
}

/// Returns the screen's room without the desktop's frame around the window.
QSize MainWindow::roomOnScreen() const {
  return room_.isEmpty() ? screen()->availableSize() - (frameSize() - size()) : room_;
}

void MainWindow::setRoom(const QSize& room) {
  room_ = room;
  fitPanels(roomOnScreen());
}

/// Squeezes panels, and closes them until the window fits: at 300 % a screen may have room for few
/// letters. They can be opened again as usual. The one opened last, `latest`, stays, and so do
/// those that share its place, if possible.
void MainWindow::fitPanels(const QSize& room, QDockWidget* latest) {
  const auto fits = [&] {
    layout()->activate();
    const QSize needs = layout()->totalMinimumSize();
    return needs.width() <= room.width() && needs.height() <= room.height();
  };
  const auto within = [&](const QSize& size) { return size == size.boundedTo(room); };
  const auto shrink = [&] {
    wanted_ = size().boundedTo(room);
    // A panel that was hidden just now still counts in the window's minimum size.
    layout()->invalidate();
    layout()->activate();
    if (!isMaximized() && !isFullScreen()) resize(wanted_);
  };
  if (latest != nullptr && fits()) {  // while it was shown, the window may have grown for it
    if (within(wanted_)) shrink();    // otherwise the user wants it larger than a screen
    return;
  }
  if (!fits())
    for (auto* panel : findChildren<ScrollingPanel*>()) panel->setSqueezed(true);
  auto docks = findChildren<QDockWidget*>();
  docks.removeOne(latest);
  const auto beside = latest == nullptr ? QList<QDockWidget*>() : tabifiedDockWidgets(latest);
  std::stable_partition(docks.begin(), docks.end(), [&](QDockWidget* dock) { return !beside.contains(dock); });
  for (QDockWidget* dock : docks) {
    if (fits()) break;
    if (!dock->isHidden() && !dock->isFloating()) dock->hide();
  }
  // Its commands are also in the menus.
  if (auto* tools = findChild<QToolBar*>(QStringLiteral("toolBar")); !fits()) tools->hide();
  shrink();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  const QSize &size = event->size(), room = roomOnScreen();
  if (event->spontaneous()) {  // from the user or the desktop, not from a layout
    wanted_ = size;
  } else if (isVisible() && size != size.boundedTo(room) && wanted_ == wanted_.boundedTo(room)) {
    // The text of a panel may need more room only after it was opened.
    QTimer::singleShot(0, this, [this] { fitPanels(roomOnScreen(), latest_); });
  }
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
