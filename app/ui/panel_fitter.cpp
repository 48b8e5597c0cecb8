// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/panel_fitter.h"

#include <algorithm>

#include <QAction>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScreen>
#include <QTimer>
#include <QToolBar>

#include "app/widgets/scrolling_panel.h"

namespace app {
namespace {

constexpr const char* kMadeRoom = "madeRoom";  // the tool bar was hidden by fit(), not by the user

bool isWithin(const QSize& size, const QSize& room) { return size == size.boundedTo(room); }

QToolBar* toolBarOf(const QMainWindow& window) { return window.findChild<QToolBar*>(QStringLiteral("toolBar")); }

}  // namespace

bool PanelFitter::toolBarMadeRoom(const QMainWindow& window) {
  const QToolBar* tools = toolBarOf(window);
  return tools != nullptr && tools->isHidden() && tools->property(kMadeRoom).toBool();
}

void PanelFitter::bringToolBarBack(const QMainWindow& window) {
  if (QToolBar* tools = toolBarOf(window)) tools->show();
}

PanelFitter::PanelFitter(QMainWindow& window) : window_(window) {
  if (auto* tools = toolBarOf(window_))
    connect(tools->toggleViewAction(), &QAction::triggered, tools, [tools] { tools->setProperty(kMadeRoom, false); });
  for (auto* dock : window_.findChildren<QDockWidget*>()) {
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool seen) {
      // A dock that comes to the front because others were hidden for room wasn't opened.
      if (!seen || fitting_ || !window_.isVisible()) return;
      // This is delayed, because the dock isn't at its place yet.
      latest_ = dock;
      // If two are opened at once, the later one stays.
      QTimer::singleShot(0, this, [this] {
        if (latest_ != nullptr) fit(roomOnScreen(), latest_);
      });
    });
  }
}

/// Returns the screen's room without the desktop's frame around the window.
QSize PanelFitter::roomOnScreen() const {
  return room_.isEmpty() ? window_.screen()->availableSize() - (window_.frameSize() - window_.size()) : room_;
}

void PanelFitter::setRoom(const QSize& room) {
  room_ = room;
  fit(roomOnScreen());
}

bool PanelFitter::fits(const QSize& room) const {
  window_.layout()->activate();
  return isWithin(window_.layout()->totalMinimumSize(), room);
}

void PanelFitter::shrink(const QSize& room) {
  wanted_ = window_.size().boundedTo(room);
  // A panel that was hidden just now still counts in the window's minimum size.
  window_.layout()->invalidate();
  window_.layout()->activate();
  if (!window_.isMaximized() && !window_.isFullScreen()) window_.resize(wanted_);
}

/// The panel opened last, `latest`, stays, and so do those that share its place, if possible.
void PanelFitter::fit(const QSize& room, QDockWidget* latest) {
  if (latest != nullptr && fits(room)) {        // while it was shown, the window may have grown for it
    if (isWithin(wanted_, room)) shrink(room);  // otherwise the user wants it larger than a screen
    return;
  }
  const QScopedValueRollback fitting(fitting_, true);
  if (!fits(room))
    for (auto* panel : window_.findChildren<ScrollingPanel*>()) panel->setSqueezed(true);
  auto docks = window_.findChildren<QDockWidget*>();
  docks.removeOne(latest);
  const auto beside = latest == nullptr ? QList<QDockWidget*>() : window_.tabifiedDockWidgets(latest);
  std::stable_partition(docks.begin(), docks.end(), [&](QDockWidget* dock) { return !beside.contains(dock); });
  for (QDockWidget* dock : docks) {
    if (fits(room)) break;
    if (!dock->isHidden() && !dock->isFloating()) dock->hide();
  }
  // Its commands are also in the menus.
  if (auto* tools = toolBarOf(window_); tools != nullptr && !tools->isHidden() && !fits(room)) {
    tools->hide();
    tools->setProperty(kMadeRoom, true);
  }
  shrink(room);
}

void PanelFitter::onResized(const QResizeEvent& event) {
  const QSize &size = event.size(), room = roomOnScreen();
  if (event.spontaneous()) {  // from the user or the desktop, not from a layout
    wanted_ = size;
  } else if (window_.isVisible() && !isWithin(size, room) && isWithin(wanted_, room)) {
    // The text of a panel may need more room only after it was opened.
    QTimer::singleShot(0, this, [this] { fit(roomOnScreen(), latest_); });
  }
}

}  // namespace app
