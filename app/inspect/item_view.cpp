// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/item_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include "app/widgets/list_keys.h"

namespace app {

ItemView::ItemView(QWidget* parent) : QTreeView(parent) {
  setItemDelegate(new RowDelegate(this));
  setUniformRowHeights(true);
  setAllColumnsShowFocus(true);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMinimumSize(120, 40);
  header()->setMinimumSectionSize(24);
}

void ItemView::setTwoLines(bool two) {
  if (auto* rows = qobject_cast<RowDelegate*>(itemDelegate()); rows != nullptr && rows->setTwoLines(two))
    scheduleDelayedItemsLayout();
}

void ItemView::keyboardSearch(const QString&) {}

bool ItemView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (isListKey(*key) || key->matches(QKeySequence::Copy)) {
      event->accept();
      return true;
    }
  }
  return QTreeView::event(event);
}

/// Qt would make the first row the current one, which selects its bone.
void ItemView::focusInEvent(QFocusEvent* event) {
  if (currentIndex().isValid()) return QTreeView::focusInEvent(event);
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void ItemView::contextMenuEvent(QContextMenuEvent* event) {
  const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
  const QModelIndex at = byKeys ? currentIndex() : indexAt(event->pos());
  const QList<QAction*> offered = menu_ ? menu_(at) : QList<QAction*>();
  if (offered.isEmpty()) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (QAction* action : offered) action == nullptr ? (void)menu->addSeparator() : menu->addAction(action);
  menu->popup(byKeys ? viewport()->mapToGlobal(visualRect(at).center()) : event->globalPos());
}

void ItemView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    QStringList cells;
    for (const QModelIndex& each : selectedIndexes()) {
      if (const QString text = inOneLine(each); !text.isEmpty()) cells << text;
    }
    QGuiApplication::clipboard()->setText(cells.join(u'\t'));
    return;
  }
  if (!isPlainKey(*event) || state() == QAbstractItemView::EditingState) return QTreeView::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (currentIndex().isValid() && !event->isAutoRepeat()) emit activatedByKey(currentIndex());
      return;
    case Qt::Key_Delete:
      if (currentIndex().isValid() && !event->isAutoRepeat()) emit deletedByKey(currentIndex());
      return;
    case Qt::Key_Escape:
      emit left();
      return;
    default:
      QTreeView::keyPressEvent(event);
  }
}

}  // namespace app
