// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/panel_focus.h"

#include <algorithm>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QMainWindow>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>

namespace app {
namespace {

bool takesTab(const QWidget& part, const QWidget& within) {
  const bool takes = (part.focusPolicy() & Qt::TabFocus) != 0 && part.isEnabled() && part.focusProxy() == nullptr;
  return takes && part.isVisibleTo(&within);
}

const QDockWidget* panelOf(const QWidget* part) {
  while (part != nullptr && qobject_cast<const QDockWidget*>(part) == nullptr) part = part->parentWidget();
  return static_cast<const QDockWidget*>(part);
}

/// Qt keeps a panel behind another tab visible, at a position beside the window.
bool isBehind(const QWidget& part) {
  const QDockWidget* panel = panelOf(&part);
  if (panel == nullptr || panel->isWindow()) return false;
  return !panel->parentWidget()->rect().intersects(panel->geometry());
}

/// Returns the first widget of a panel that takes the keyboard, or null.
QWidget* firstOf(QDockWidget* panel) {
  if (panel->widget() == nullptr) return nullptr;
  QList<QWidget*> all = panel->widget()->findChildren<QWidget*>();
  all.prepend(panel->widget());  // which may be a list itself
  const auto first = std::ranges::find_if(all, [panel](const QWidget* part) { return takesTab(*part, *panel); });
  return first == all.end() ? nullptr : *first;
}

}  // namespace

QWidget* nextSeen(const QWidget& window, QWidget* from, bool forward) {
  if (from == nullptr) return nullptr;
  for (QWidget* part = from;;) {
    part = forward ? part->nextInFocusChain() : part->previousInFocusChain();
    if (part == nullptr || part == from) return nullptr;
    if (part->window() == &window && takesTab(*part, window) && !isBehind(*part)) return part;
  }
}

bool leavePanel(QWidget* focus, QWidget& view) {
  if (panelOf(focus) == nullptr) return false;
  // Text that was typed and not entered is dropped.
  if (auto* box = qobject_cast<QDoubleSpinBox*>(focus)) box->setValue(box->value());
  if (auto* box = qobject_cast<QSpinBox*>(focus)) box->setValue(box->value());
  view.setFocus(Qt::OtherFocusReason);
  return true;
}

void focusPanel(QMainWindow& window, const QMenu& panels, QWidget& view, int step) {
  std::vector<QDockWidget*> places{nullptr};  // null is the view
  std::size_t at = 0;
  // Their order changes as they come to the front.
  const auto docks = window.findChildren<QDockWidget*>();
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
      // The panel may have been behind another, and must be visible first.
      QTimer::singleShot(0, first, [first] {
        first->window()->activateWindow();  // the view is a native window within it
        first->setFocus(Qt::TabFocusReason);
      });
      return;
    }
  }
}

}  // namespace app
