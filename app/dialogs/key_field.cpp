// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/key_field.h"

#include "app/language/live_text.h"

#include <QKeyEvent>

namespace app {
namespace {

bool isOther(const QKeyEvent& event) {
  switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Escape:
      return true;
    default:
      return false;
  }
}

bool isKey(int key) {
  switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
      return false;
    default:
      return key < Qt::Key_Multi_key || key > Qt::Key_Romaji;  // keys of input methods
  }
}

/// Shift is part of a key unless it is only needed to type a sign: `+`, not Shift and `+`.
Qt::KeyboardModifiers modifiersOf(const QKeyEvent& event) {
  Qt::KeyboardModifiers held = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  const QString text = event.text();
  const bool sign = !text.isEmpty() && text[0].isPrint() && !text[0].isLetterOrNumber() && !text[0].isSpace();
  if (event.modifiers().testFlag(Qt::ShiftModifier) && !sign) held |= Qt::ShiftModifier;
  return held;
}

}  // namespace

KeyField::KeyField(QWidget* parent) : QLineEdit(parent) {
  setReadOnly(true);
  keepTranslated(this, [this] {
    setPlaceholderText(tr("None"));
    setToolTip(tr("Press the new shortcut"));
  });
  setAttribute(Qt::WA_InputMethodEnabled, false);
}

void KeyField::setKey(const QKeySequence& key) {
  key_ = key;
  setText(key.toString(QKeySequence::NativeText));
}

bool KeyField::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && !isOther(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent* event) {
  if (isOther(*event)) return QLineEdit::keyPressEvent(event);
  event->accept();
  if (!isKey(event->key()) || event->isAutoRepeat()) return;
  emit pressed(QKeySequence(QKeyCombination(modifiersOf(*event), static_cast<Qt::Key>(event->key()))));
}

void KeyField::contextMenuEvent(QContextMenuEvent*) {}

}  // namespace app
