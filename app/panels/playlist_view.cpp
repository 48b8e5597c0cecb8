// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/playlist_view.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include "app/panels/playlist_model.h"
#include "app/widgets/list_keys.h"

namespace app {
namespace {

bool isSpace(const QKeyEvent& key) { return key.key() == Qt::Key_Space && isPlainKey(key); }

bool isMove(const QKeyEvent& key) {
  const bool vertical = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
  return vertical && (key.modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier;
}

/// Some keyboards have the star above a digit, with Shift.
bool isStar(const QKeyEvent& key) {
  return key.key() == Qt::Key_Asterisk && !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
}

bool isInsert(const QKeyEvent& key) { return key.key() == Qt::Key_Insert && isPlainKey(key); }

/// A title that is being typed stays when other cells of the row change.
class TitleDelegate : public RowDelegate {
 public:
  using RowDelegate::RowDelegate;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override {
    const auto* field = qobject_cast<QLineEdit*>(editor);
    if (field == nullptr || !field->isModified()) RowDelegate::setEditorData(editor, index);
  }
};

}  // namespace

PlaylistView::PlaylistView(QWidget* parent) : ItemView(parent) {
  setItemDelegate(new TitleDelegate(this));
  setTwoLines(true);
  setRootIsDecorated(false);
  setHeaderHidden(true);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setDragDropMode(QAbstractItemView::DragDrop);
  setDefaultDropAction(Qt::MoveAction);
  setDropIndicatorShown(true);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  leaveSpace(*this);
}

void PlaylistView::setEmptyText(const QString& text) {
  emptyText_ = text;
  setAccessibleDescription(emptyText_);
  viewport()->update();
}

void PlaylistView::rename() {
  const QModelIndex title = currentIndex().siblingAtColumn(PlaylistModel::kDance);  // whichever cell was clicked
  if (title.isValid()) edit(title);
}

bool PlaylistView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && state() != QAbstractItemView::EditingState) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isSpace(key)) {
      event->ignore();
      return true;
    }
    if (isMove(key) || isStar(key) || isInsert(key) || key.key() == Qt::Key_F2 ||
        key.matches(QKeySequence::SelectAll)) {
      event->accept();
      return true;
    }
  }
  return ItemView::event(event);
}

void PlaylistView::keyPressEvent(QKeyEvent* event) {
  if (state() == QAbstractItemView::EditingState) return ItemView::keyPressEvent(event);
  if (isMove(*event)) {
    emit moveWanted(event->key() == Qt::Key_Up ? -1 : 1);
  } else if (isStar(*event)) {
    if (!event->isAutoRepeat()) emit favouriteWanted();
  } else if (isInsert(*event)) {
    if (!event->isAutoRepeat()) emit addWanted();
  } else if (event->key() == Qt::Key_F2 && isPlainKey(*event)) {
    rename();
  } else if (isTypingKey(*event)) {
    event->ignore();  // the panel searches
  } else {
    ItemView::keyPressEvent(event);
  }
}

void PlaylistView::dragEnterEvent(QDragEnterEvent* event) {
  if (auto* rows = qobject_cast<PlaylistModel*>(model())) rows->setDragged(*event->mimeData());
  ItemView::dragEnterEvent(event);
}

void PlaylistView::paintEvent(QPaintEvent* event) {
  ItemView::paintEvent(event);
  if (model() == nullptr || model()->rowCount() > 0 || emptyText_.isEmpty()) return;
  QPainter painter(viewport());
  painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
  painter.drawText(viewport()->rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
}

void PlaylistView::resizeEvent(QResizeEvent* event) {
  ItemView::resizeEvent(event);
  emit seenChanged();
}

void PlaylistView::scrollContentsBy(int dx, int dy) {
  ItemView::scrollContentsBy(dx, dy);
  emit seenChanged();
}

void PlaylistView::rowsInserted(const QModelIndex& parent, int first, int last) {
  ItemView::rowsInserted(parent, first, last);
  emit seenChanged();
}

}  // namespace app
