// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/undo_keys.h"

#include <QAbstractSpinBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace app {

bool UndoKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)) return false;
  const auto* line = qobject_cast<QLineEdit*>(watched);
  if (qobject_cast<QAbstractSpinBox*>(watched) != nullptr) line = watched->findChild<QLineEdit*>();
  // The event is refused before the field can take the keys.
  return line != nullptr && !line->isModified();
}

}  // namespace app
