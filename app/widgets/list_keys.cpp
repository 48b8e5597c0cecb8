// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/list_keys.h"

#include <QKeyEvent>
#include <QObject>
#include <QVariant>

namespace app {
namespace {

constexpr const char* kLeavesSpace = "odoriLeavesSpace";

}  // namespace

bool isPlainKey(const QKeyEvent& key) { return (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier; }

bool isTypingKey(const QKeyEvent& key) {
  const bool plain = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
  return plain && key.key() != Qt::Key_Space && !key.text().isEmpty() && key.text().front().isPrint();
}

void leaveSpace(QObject& list) { list.setProperty(kLeavesSpace, true); }

bool takesSpace(const QObject& list) { return !list.property(kLeavesSpace).toBool(); }

bool isMenuKey(const QKeyEvent& key) { return key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier; }

bool isListKey(const QKeyEvent& key) {
  if (!isPlainKey(key)) return false;
  switch (key.key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Delete:
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      return true;
    default:
      return false;
  }
}

}  // namespace app
