// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/timeline_dock.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/actions/window_actions.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/playback/timeline_panel.h"

namespace app {

TimelineDock::TimelineDock(TimelinePanel& timeline, const WindowActions& actions, QMainWindow& window)
    : QDockWidget(&window) {
  keepTranslated(this, [this] { setWindowTitle(tr("Timeline")); });
  setObjectName(QStringLiteral("timelinePanel"));
  setFeatures(features() | QDockWidget::DockWidgetVerticalTitleBar);
  setTitleBarWidget(makeTitleBar());
  setWidget(&timeline);
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.addDockWidget(Qt::BottomDockWidgetArea, this);
  QAction* toggle = toggleViewAction();
  toggle->setShortcut(WindowActions::kTimelineKey);
  toggle->setAutoRepeat(false);
  window.addAction(toggle);  // its key works while the menu bar is hidden
  actions.panels->addAction(toggle);
  hide();  // most people want to watch
}

/// A button closes the dock, and the rest of the title bar moves it.
QWidget* TimelineDock::makeTitleBar() {
  auto* bar = new QWidget(this);
  auto* column = new QVBoxLayout(bar);
  column->setContentsMargins(1, 1, 1, 1);
  auto* close = new QToolButton(bar);
  close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
  close->setIconSize({12, 12});
  close->setAutoRaise(true);
  close->setFocusPolicy(Qt::TabFocus);
  const QAction* toggle = toggleViewAction();
  const auto tell = [close, toggle] { close->setToolTip(withKeys(tr("Close the timeline"), *toggle)); };
  connect(toggle, &QAction::changed, close, tell);
  keepTranslated(close, tell);
  keepTranslated(this, [close] { close->setAccessibleName(tr("Close the timeline")); });
  column->addWidget(close);
  column->addStretch(1);
  connect(close, &QToolButton::clicked, this, &QDockWidget::close);
  return bar;
}

}  // namespace app
