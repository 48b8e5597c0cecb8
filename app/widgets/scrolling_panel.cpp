// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/scrolling_panel.h"

#include <utility>

#include <QApplication>
#include <QEvent>

namespace app {

ScrollingPanel::ScrollingPanel(QWidget* panel, QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);  // Tab goes from field to field, which scrolls
  setFrameShape(QFrame::NoFrame);
  setWidget(panel);
  connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
    if (now != nullptr && widget() != nullptr && widget()->isAncestorOf(now)) ensureWidgetVisible(now, 4, 4);
  });
}

QSize ScrollingPanel::sizeHint() const { return widget() == nullptr ? QSize() : widget()->sizeHint(); }

QSize ScrollingPanel::minimumSizeHint() const {
  if (widget() == nullptr) return {};
  const QSize needs = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
  return squeezed_ ? needs.boundedTo(least_) : needs;
}

void ScrollingPanel::setSqueezed(bool squeezed) {
  if (std::exchange(squeezed_, squeezed) != squeezed) updateGeometry();
}

/// A scrolling area doesn't pass on that the panel needs another size.
bool ScrollingPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace app
