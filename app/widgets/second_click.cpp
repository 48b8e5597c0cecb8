// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/second_click.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

namespace app {

void SecondClick::swallow(const QMouseEvent& first) { new SecondClick(first); }

SecondClick::SecondClick(const QMouseEvent& first)
    : QObject(QCoreApplication::instance()), time_(first.timestamp()), place_(first.globalPosition()) {
  QCoreApplication::instance()->installEventFilter(this);
}

bool SecondClick::belongs(const QMouseEvent& press) const {
  const QStyleHints& hints = *QGuiApplication::styleHints();
  const auto within = static_cast<quint64>(hints.mouseDoubleClickInterval());
  const QPointF moved = press.globalPosition() - place_;
  return press.button() == Qt::LeftButton && press.timestamp() - time_ <= within &&
         moved.manhattanLength() <= hints.startDragDistance();
}

bool SecondClick::eventFilter(QObject*, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
      if (!pressed_ && belongs(*static_cast<QMouseEvent*>(event))) return pressed_ = true;
      break;
    case QEvent::MouseButtonRelease:
      if (!pressed_) return false;
      deleteLater();
      QCoreApplication::instance()->removeEventFilter(this);
      return true;
    default:
      return false;
  }
  QCoreApplication::instance()->removeEventFilter(this);
  deleteLater();
  return false;
}

}  // namespace app
