// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in its panels: which is in front, and how the keyboard goes into and out of them.

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
    more->setIcon(glyphIcon(Glyph::More));  // Qt's is black in the dark, too
  }
  // Else one that is opened among others opens behind them, and nothing seems to happen.
  connect(&view(), &ViewWindow::leftByTab, this, [this](bool forward) {
    QWidget* to = nextSeen(*this, stage_->container(), forward);
    if (to == nullptr) return;
    activateWindow();  // the view is a window within it
    to->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  });
  drops_->take(*film_);
  for (auto* dock : findChildren<QDockWidget*>()) {
    drops_->take(*dock);  // which may be a window of its own
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool open) {
      if (open) dock->raise();
    });
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool seen) {
      // Not now: it hasn't got its place yet.
      if (!seen || !isVisible()) return;
      latest_ = dock;
      QTimer::singleShot(0, dock, [this, dock] { fitPanels(roomOnScreen(), dock); });
    });
  }
}

/// Of the screen, without what the desktop has around the window.
QSize MainWindow::roomOnScreen() const {
  return room_.isEmpty() ? screen()->availableSize() - (frameSize() - size()) : room_;
}

void MainWindow::setRoom(const QSize& room) {
  room_ = room;
  fitPanels(roomOnScreen());
}

/// Squeezes panels, and closes them until the window fits: at 300 % a screen may have room for few letters. They are opened again as ever, and
/// the one that was opened last, `latest`, stays, those that share its place, too, if they can.
void MainWindow::fitPanels(const QSize& room, QDockWidget* latest) {
  const auto fits = [&] {
    layout()->activate();
    const QSize needs = layout()->totalMinimumSize();
    return needs.width() <= room.width() && needs.height() <= room.height();
  };
  const auto within = [&](const QSize& size) { return size == size.boundedTo(room); };
  const auto shrink = [&] {
    wanted_ = size().boundedTo(room);
    layout()->invalidate();  // a panel that was hidden just now still counts in what the window has to have
    layout()->activate();
    if (!isMaximized() && !isFullScreen()) resize(wanted_);
  };
  if (latest != nullptr && fits()) {  // but while it was shown, the window may have grown for it
    if (within(wanted_)) shrink();    // else somebody wants it larger than a screen
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
  // Its commands are in the menus, too.
  if (auto* tools = findChild<QToolBar*>(QStringLiteral("toolBar")); !fits()) tools->hide();
  shrink();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  const QSize &size = event->size(), room = roomOnScreen();
  if (event->spontaneous()) {  // a hand's or the desktop's, not a layout's
    wanted_ = size;
  } else if (isVisible() && size != size.boundedTo(room) && wanted_ == wanted_.boundedTo(room)) {
    // What a panel says may need more room only after it was opened.
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
