// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/recent_list.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QDir>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "app/widgets/icons.h"
#include "app/widgets/list_keys.h"
#include "app/widgets/second_click.h"
#include "app/widgets/text.h"

namespace app {
namespace {

enum Role { kFile = Qt::UserRole, kFolder, kImage, kGone, kGlyph };

constexpr int kRoom = 4;        // around a row's parts
constexpr int kGlyphSide = 24;  // in place of a picture
constexpr qreal kGoneOpacity = 0.35;
constexpr float kSecondLine = 0.7F;  // opacity relative to the first line

class Row : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    const int text = 2 * option.fontMetrics.height();
    return {RecentList::kPicture.width() * 2, std::max(RecentList::kPicture.height(), text) + 2 * kRoom};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& plain, const QModelIndex& index) const override {
    QStyleOptionViewItem option = plain;
    // Only the list with the keyboard highlights a row.
    if (option.widget != nullptr && !option.widget->hasFocus()) option.state &= ~QStyle::State_Selected;
    option.showDecorationSelected = true;  // the whole row, not only a text
    const QStyle* style = option.widget->style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    painter->save();
    const bool gone = index.data(kGone).toBool();
    const QRect inside = option.rect.adjusted(kRoom, kRoom, -kRoom, -kRoom);
    QRect picture(QPoint(), RecentList::kPicture);
    picture.moveCenter({0, inside.center().y()});
    picture.moveLeft(inside.left());
    if (option.direction == Qt::RightToLeft) picture.moveRight(inside.right());
    paintPicture(*painter, option, picture, index, gone);
    const int beside = RecentList::kPicture.width() + 2 * kRoom;
    const QRect text =
        option.direction == Qt::RightToLeft ? inside.adjusted(0, 0, -beside, 0) : inside.adjusted(beside, 0, 0, 0);
    paintLines(*painter, option, text, index, gone);
    painter->restore();
  }

 private:
  static void paintPicture(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                           const QModelIndex& index, bool gone) {
    const auto picture = index.data(kImage).value<QImage>();
    painter.setOpacity(gone ? kGoneOpacity : 1.0);
    if (picture.isNull()) {  // there was none yet
      painter.fillRect(place, option.palette.color(QPalette::AlternateBase));
      painter.setPen(option.palette.color(QPalette::Mid));
      painter.drawRect(place.adjusted(0, 0, -1, -1));
      QRect glyph(0, 0, kGlyphSide, kGlyphSide);
      glyph.moveCenter(place.center());
      painter.setOpacity(kGoneOpacity);
      glyphIcon(static_cast<Glyph>(index.data(kGlyph).toInt())).paint(&painter, glyph);
    } else {
      painter.setRenderHint(QPainter::SmoothPixmapTransform);
      painter.drawImage(place, picture);
    }
    painter.setOpacity(1.0);
  }

  static void paintLines(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                         const QModelIndex& index, bool gone) {
    const bool lit = (option.state & QStyle::State_Selected) != 0;
    const auto group = gone && !lit ? QPalette::Disabled : QPalette::Active;
    QColor ink = option.palette.color(group, lit ? QPalette::HighlightedText : QPalette::Text);
    const QFontMetrics& metrics = option.fontMetrics;
    const int high = metrics.height(), top = place.top() + (place.height() - 2 * high) / 2;
    const auto line = [&](const QString& text, int y, Qt::TextElideMode elide) {
      painter.drawText(QRect(place.left(), y, place.width(), high),
                       static_cast<int>(Qt::AlignVCenter | Qt::TextSingleLine) |
                           static_cast<int>(option.displayAlignment & Qt::AlignHorizontal_Mask),
                       metrics.elidedText(text, elide, place.width()));
    };
    painter.setPen(ink);
    line(index.data(Qt::DisplayRole).toString(), top, Qt::ElideMiddle);
    if (!lit) ink.setAlphaF(kSecondLine * static_cast<float>(ink.alphaF()));
    painter.setPen(ink);
    line(index.data(kFolder).toString(), top + high, Qt::ElideMiddle);
  }
};

/// Returns the folder in one line, relative to the home folder.
QString folderOf(const QString& file) {
  const QString folder = shownPath(toPath(file).parent_path()), home = QDir::homePath();
  const bool within = folder == home || folder.startsWith(home + u'/');
  return oneLine((within ? u'~' + folder.mid(home.size()) : folder).toStdString());
}

}  // namespace

RecentList::RecentList(Glyph glyph, QWidget* parent) : QListWidget(parent), glyph_(glyph) {
  setItemDelegate(new Row(this));
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setUniformItemSizes(true);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  connect(this, &QListWidget::itemClicked, this,
          [this](QListWidgetItem* row) { emit chosen(row->data(kFile).toString()); });
}

void RecentList::setFiles(const QStringList& files) {
  const QString current = fileOf(currentRow());
  QHash<QString, QListWidgetItem*> before;
  while (count() > 0) {
    QListWidgetItem* row = takeItem(0);
    before.insert(row->data(kFile).toString(), row);
  }
  for (const QString& file : files) {
    QListWidgetItem* row = before.take(file);
    if (row == nullptr) {
      row = new QListWidgetItem(shownName(toPath(file)));
      row->setData(kFile, file);
      row->setData(kGlyph, static_cast<int>(glyph_));
    }
    addItem(row);
    describe(*row);
  }
  qDeleteAll(before);
  const auto at = files.indexOf(current);
  setCurrentRow(at < 0 && hasFocus() ? 0 : static_cast<int>(at));
  fitRows();
}

QString RecentList::fileOf(int row) const {
  const QListWidgetItem* at = item(row);
  return at == nullptr ? QString() : at->data(kFile).toString();
}

QListWidgetItem* RecentList::itemOf(const QString& file) const {
  for (int row = 0; row < count(); ++row) {
    if (fileOf(row) == file) return item(row);
  }
  return nullptr;
}

void RecentList::setPicture(const QString& file, const QImage& picture) {
  if (auto* row = itemOf(file)) row->setData(kImage, picture);
}

void RecentList::setThere(const QString& file, bool there) {
  auto* row = itemOf(file);
  if (row == nullptr || row->data(kGone).toBool() != there) return;
  row->setData(kGone, !there);
  describe(*row);
}

void RecentList::describe(QListWidgetItem& row) const {
  const QString file = row.data(kFile).toString(), folder = folderOf(file);
  const bool gone = row.data(kGone).toBool();
  row.setData(kFolder, gone ? tr("Not found") : folder);
  const QString whole = oneLine(file.toStdString());
  const QString told = gone ? tr("%1 can't be found").arg(whole) : whole;
  row.setToolTip(plainToolTip(told));
  row.setData(Qt::AccessibleTextRole, told);
}

void RecentList::retranslate() {
  for (int row = 0; row < count(); ++row) describe(*item(row));
}

void RecentList::fitRows() { setFixedHeight(count() == 0 ? 0 : count() * sizeHintForRow(0) + 2 * frameWidth()); }

bool RecentList::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && isListKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();  // comes before the window's keys
    return true;
  }
  return QListWidget::event(event);
}

void RecentList::keyPressEvent(QKeyEvent* event) {
  const QString file = fileOf(currentRow());
  switch (isPlainKey(*event) ? event->key() : 0) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (!file.isEmpty()) emit chosen(file);
      return;
    case Qt::Key_Delete:
      if (!file.isEmpty()) emit removeWanted(file);
      return;
    case Qt::Key_Left:
    case Qt::Key_Right:
      emit leftAside((event->key() == Qt::Key_Right) == isLeftToRight() ? 1 : -1);
      return;
    default:
      return QListWidget::keyPressEvent(event);
  }
}

/// People double-click by habit what one click chooses.
void RecentList::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && itemAt(event->position().toPoint()) != nullptr) SecondClick::swallow(*event);
  QListWidget::mouseReleaseEvent(event);
}

void RecentList::focusInEvent(QFocusEvent* event) {
  QListWidget::focusInEvent(event);
  // Qt makes one current, but not selected.
  setCurrentRow(std::max(currentRow(), 0), QItemSelectionModel::ClearAndSelect);
  emit currentItemChanged(currentItem(), nullptr);  // scrolls the area that contains the list
}

void RecentList::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitRows();
}

void RecentList::contextMenuEvent(QContextMenuEvent* event) {
  const QListWidgetItem* row = event->reason() == QContextMenuEvent::Mouse ? itemAt(event->pos()) : currentItem();
  if (row == nullptr) return;
  const QString file = row->data(kFile).toString();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu->addAction(tr("&Open")), &QAction::triggered, this, [this, file] { emit chosen(file); });
  connect(menu->addAction(tr("&Remove from This List")), &QAction::triggered, this,
          [this, file] { emit removeWanted(file); });
  menu->popup(event->reason() == QContextMenuEvent::Mouse ? event->globalPos()
                                                          : viewport()->mapToGlobal(visualItemRect(row).center()));
}

}  // namespace app
