// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/control_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGroupBox>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTabBar>

#include "app/widgets/list_keys.h"

namespace app {
namespace {

bool isArrow(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isMove(int key) {
  return isArrow(key) || key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

bool isOfNumberField(const QObject& control) {
  return qobject_cast<const QAbstractSpinBox*>(&control) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(control.parent()) != nullptr;
}

bool uses(const QObject& control, int key) {
  if (qobject_cast<const QAbstractButton*>(&control) != nullptr)
    return key == Qt::Key_Space || (isArrow(key) && qobject_cast<const QRadioButton*>(&control) != nullptr);
  if (key == Qt::Key_Space && !takesSpace(control)) return false;
  if (qobject_cast<const QComboBox*>(&control) != nullptr ||
      qobject_cast<const QAbstractItemView*>(&control) != nullptr)
    return key == Qt::Key_Space || isMove(key);
  if (qobject_cast<const QAbstractSlider*>(&control) != nullptr) return isMove(key);
  if (qobject_cast<const QTabBar*>(&control) != nullptr) return isArrow(key);
  if (isOfNumberField(control)) return key == Qt::Key_Up || key == Qt::Key_Down;
  if (qobject_cast<const QPlainTextEdit*>(&control) != nullptr) return isMove(key);
  const auto* group = qobject_cast<const QGroupBox*>(&control);
  return group != nullptr && group->isCheckable() && key == Qt::Key_Space;
}

/// Sends what Qt sends for the key for context menus.
bool askForMenu(QWidget& control) {
  const QPoint at = control.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
  QContextMenuEvent asks(QContextMenuEvent::Keyboard, at, control.mapToGlobal(at));
  QCoreApplication::sendEvent(&control, &asks);
  return true;
}

}  // namespace

bool ControlKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && isMenuKey(*static_cast<QKeyEvent*>(event)))
    if (auto* control = qobject_cast<QWidget*>(watched)) return askForMenu(*control);
  if (event->type() != QEvent::ShortcutOverride) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->key() == Qt::Key_Space && isPlainKey(*key) && isOfNumberField(*watched)) {
    event->ignore();  // no number has a space, so the key plays
    return true;
  }
  if (!isPlainKey(*key) || !uses(*watched, key->key())) return false;
  event->accept();
  return true;
}

}  // namespace app
