// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/panel_focus.h"

#include <algorithm>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

namespace app {
namespace {

/// What of a panel takes the keyboard first; null: nothing does.
QWidget* firstOf(QDockWidget* panel) {
  if (panel->widget() == nullptr) return nullptr;
  for (QWidget* child : panel->widget()->findChildren<QWidget*>()) {
    const bool takes = (child->focusPolicy() & Qt::TabFocus) != 0 && child->isEnabled();
    if (takes && child->isVisibleTo(panel) && child->focusProxy() == nullptr) return child;
  }
  return nullptr;
}

}  // namespace

void focusPanel(QMainWindow& window, const QMenu& panels, QWidget& view, int step) {
  std::vector<QDockWidget*> places{nullptr};  // the view
  std::size_t at = 0;
  const auto docks = window.findChildren<QDockWidget*>();  // in an order that changes as they come to the front
  for (const QAction* action : panels.actions()) {
    const auto found = std::ranges::find(docks, action, &QDockWidget::toggleViewAction);
    if (found == docks.end() || !action->isChecked()) continue;
    QDockWidget* const panel = *found;
    if (panel->isAncestorOf(QApplication::focusWidget())) at = places.size();
    places.push_back(panel);
  }
  for (std::size_t tried = 0; tried < places.size(); ++tried) {
    at = (at + places.size() + static_cast<std::size_t>(step > 0 ? 1 : places.size() - 1)) % places.size();
    if (places[at] == nullptr) return view.setFocus(Qt::TabFocusReason);
    places[at]->raise();
    if (QWidget* first = firstOf(places[at])) {
      // It may have been behind another, and is to be seen first.
      QTimer::singleShot(0, first, [first] {
        first->window()->activateWindow();  // the view is a window within it
        first->setFocus(Qt::TabFocusReason);
      });
      return;
    }
  }
}

}  // namespace app
