// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/list_tree.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include "app/widgets/list_keys.h"
#include "app/widgets/row_delegate.h"

namespace app {

ListTree::ListTree(QWidget* parent) : QTreeWidget(parent) {
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setAllColumnsShowFocus(true);
}

void ListTree::setTwoLines(bool two) {
  auto* rows = qobject_cast<RowDelegate*>(itemDelegate());
  if (rows == nullptr && two) setItemDelegate(rows = new RowDelegate(this));
  if (rows != nullptr && rows->setTwoLines(two)) scheduleDelayedItemsLayout();
}

void ListTree::setEmptyText(const LiveText& text) {
  keepTranslated(this, [this, text] {
    emptyText_ = text();
    setAccessibleDescription(emptyText_);
    viewport()->update();
  });
}

void ListTree::paintEvent(QPaintEvent* event) {
  QTreeWidget::paintEvent(event);
  if (topLevelItemCount() > 0 || emptyText_.isEmpty()) return;
  QPainter painter(viewport());
  painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
  painter.drawText(viewport()->rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
}

bool ListTree::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isListKey(key) && (takesSpace(*this) || key.key() != Qt::Key_Space)) {
      event->accept();
      return true;
    }
  }
  return QTreeWidget::event(event);
}

/// Announces the changed cell to screen readers that follow the current row.
void ListTree::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
  QTreeWidget::dataChanged(first, last, roles);
  const int row = currentIndex().row();
  if (!QAccessible::isActive() || row < first.row() || row > last.row() || first.column() > 0) return;
  const int place = (row + 1) * columnCount();  // after the heading
  if (roles.contains(Qt::CheckStateRole)) {
    QAccessible::State checked;
    checked.checked = true;
    QAccessibleStateChangeEvent event(this, checked);
    event.setChild(place);
    QAccessible::updateAccessibility(&event);
  }
  if (roles.contains(Qt::AccessibleTextRole)) {
    QAccessibleEvent event(this, QAccessible::NameChanged);
    event.setChild(place);
    QAccessible::updateAccessibility(&event);
  }
}

/// Without the update, rows that came with a drop stayed unpainted until something touched them.
/// The cause wasn't found.
void ListTree::rowsInserted(const QModelIndex& parent, int first, int last) {
  QTreeWidget::rowsInserted(parent, first, last);
  viewport()->update();
}

/// No row is chosen when the keyboard only passes: Qt would make the first one current.
void ListTree::focusInEvent(QFocusEvent* event) {
  if (currentIndex().isValid()) return QTreeWidget::focusInEvent(event);
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void ListTree::keyPressEvent(QKeyEvent* event) {
  if (!isPlainKey(*event) || state() == QAbstractItemView::EditingState) return QTreeWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Space:
      if (!takesSpace(*this)) return event->ignore();
      [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (currentItem() != nullptr && !event->isAutoRepeat()) emit activatedByKey(currentItem());
      return;
    case Qt::Key_Delete:
      if (currentItem() != nullptr && !event->isAutoRepeat()) emit deletedByKey(currentItem());
      return;
    case Qt::Key_Escape:
      emit left();
      return;
    default:
      QTreeWidget::keyPressEvent(event);
  }
}

}  // namespace app
