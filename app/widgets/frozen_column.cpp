// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/frozen_column.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTreeWidget>
#include <QWheelEvent>

namespace app {

FrozenColumn::FrozenColumn(QTreeWidget* list) : QTreeView(list), list_(list) {
  setModel(list->model());
  setSelectionModel(list->selectionModel());
  setItemDelegate(list->itemDelegate());
  setRootIsDecorated(list->rootIsDecorated());
  setIndentation(list->indentation());
  setUniformRowHeights(list->uniformRowHeights());
  setAlternatingRowColors(list->alternatingRowColors());
  setIconSize(list->iconSize());
  setVerticalScrollMode(list->verticalScrollMode());
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setAutoScroll(false);
  setMouseTracking(true);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  header()->setStretchLastSection(false);
  header()->setMinimumSectionSize(0);
  for (int column = 1; column < model()->columnCount(); ++column) setColumnHidden(column, true);
  connect(list->horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumn::follow);
  connect(list->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &FrozenColumn::follow);
  connect(list->verticalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumn::follow);
  connect(list->header(), &QHeaderView::sectionResized, this, &FrozenColumn::follow);
  connect(this, &QTreeView::clicked, list,
          [list](const QModelIndex& at) { emit list->itemClicked(list->topLevelItem(at.row()), 0); });
  connect(this, &QTreeView::entered, list,
          [list](const QModelIndex& at) { emit list->itemEntered(list->topLevelItem(at.row()), 0); });
  list->installEventFilter(this);
  hide();
}

void FrozenColumn::follow() {
  const int scrolled = list_->horizontalScrollBar()->value();
  const QRect room = list_->viewport()->geometry();
  // a part of the others stays in sight in a narrow list
  const int width = std::min(list_->columnWidth(0), room.width() / 2);
  const int head = list_->header()->height();
  setColumnWidth(0, list_->columnWidth(0));
  header()->setFixedHeight(head);
  setGeometry(room.left(), room.top() - head, width, room.height() + head);
  if (scrolled > 0 && isHidden()) {  // rows may have another height by now, for a second line
    setItemDelegate(list_->itemDelegate());
    doItemsLayout();
  }
  setVisible(scrolled > 0);
  verticalScrollBar()->setValue(list_->verticalScrollBar()->value());
  raise();
}

void FrozenColumn::wheelEvent(QWheelEvent* event) { QCoreApplication::sendEvent(list_->viewport(), event); }

void FrozenColumn::contextMenuEvent(QContextMenuEvent* event) {
  emit list_->customContextMenuRequested(list_->viewport()->mapFromGlobal(event->globalPos()));
}

bool FrozenColumn::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == list_ && (type == QEvent::Resize || type == QEvent::Show || type == QEvent::LayoutRequest)) follow();
  return QTreeView::eventFilter(watched, event);
}

}  // namespace app
