// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/choice_box.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>

#include "app/widgets/list_keys.h"

namespace app {
namespace {

bool goesToAnother(const QKeyEvent& key) {
  switch (key.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      return true;
    default:
      return !key.text().isEmpty() && key.text().front().isPrint() && key.key() != Qt::Key_Space;
  }
}

}  // namespace

void ChoiceBox::keyPressEvent(QKeyEvent* event) {
  const bool plain = isPlainKey(*event) || event->modifiers() == Qt::ShiftModifier;
  if (!plain || !goesToAnother(*event)) return QComboBox::keyPressEvent(event);
  showPopup();
  QCoreApplication::sendEvent(view(), event);
}

void ChoiceBox::wheelEvent(QWheelEvent* event) { event->ignore(); }

}  // namespace app
