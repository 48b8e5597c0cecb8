// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/search_field.h"

#include <QKeyEvent>

#include "app/widgets/clear_button.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/list_keys.h"

namespace app {
namespace {

bool isFieldKey(const QKeyEvent& key) {
  return isPlainKey(key) && (key.key() == Qt::Key_Down || key.key() == Qt::Key_Escape);
}

}  // namespace

SearchField::SearchField(const LiveText& rows, QWidget* parent) : QLineEdit(parent) {
  setMinimumWidth(widthOfLetters(fontMetrics(), 8));
  addClearButton(*this, [] { return tr("Clear the search"); });
  keepTranslated(this, [this, rows] {
    setPlaceholderText(tr("Search"));
    setAccessibleName(tr("Search: %1").arg(rows()));
    setToolTip(tr("Japanese, English or romaji, in any width or case; all words must match"));
  });
}

bool SearchField::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && isFieldKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent* event) {
  if (!isFieldKey(*event)) return QLineEdit::keyPressEvent(event);
  if (event->key() == Qt::Key_Down) {
    emit rowsWanted();
  } else if (text().isEmpty()) {
    emit left();
  } else {
    clear();
    emit cleared();
  }
}

}  // namespace app
