// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/row_delegate.h"

#include <cmath>
#include <utility>

#include <QApplication>
#include <QPainter>
#include <QTreeWidgetItem>

#include "app/widgets/contrast.h"
#include "app/widgets/name_lines.h"

namespace app {
namespace {

constexpr double kSmaller = 0.85;  // size of a second line's letters, relative to the first's
// The style leaves as many pixels beside its own text and beside its frame.
constexpr int kBeside = 1;

QFont secondFont(QFont font) {
  if (font.pointSizeF() > 0.0) {
    font.setPointSizeF(font.pointSizeF() * kSmaller);
  } else {
    font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * kSmaller)));
  }
  return font;
}

/// The two lines are close to each other, because they belong together.
int tightHeight(const QFontMetrics& metrics) { return static_cast<int>(std::ceil(metrics.height() * 1.05)); }

void drawLine(QPainter& painter, const QRect& where, const QFont& font, const QColor& colour, const QString& text) {
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(where, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                   QFontMetrics(font).elidedText(text, Qt::ElideRight, where.width()));
}

}  // namespace

QString inOneLine(const QModelIndex& index) {
  return inOneLine(NameLines{index.data().toString(), index.data(kReadableRole).toString()});
}

void setName(QTreeWidgetItem& item, int column, const NameLines& name) {
  item.setText(column, name.name);
  item.setData(column, kReadableRole, name.readable);
  item.setData(column, Qt::AccessibleTextRole, name.readable.isEmpty() ? QVariant() : inOneLine(name));
}

int lineHeight(const QFontMetrics& metrics) {
  constexpr double kRoom = 1.2;
  return static_cast<int>(metrics.height() * kRoom);
}

bool RowDelegate::setTwoLines(bool two) { return std::exchange(twoLines_, two) != two; }

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  constexpr double kRoom = 1.35;  // of a font's height, for the tallest script
  const QSize hint = QStyledItemDelegate::sizeHint(option, index);
  if (twoLines_)
    return hint.expandedTo(
        {0, tightHeight(option.fontMetrics) + tightHeight(QFontMetrics(secondFont(option.font))) + 2});
  return hint.expandedTo({0, static_cast<int>(std::ceil(option.fontMetrics.height() * kRoom))});
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QString second = index.data(kReadableRole).toString();
  const QString detail = index.data(kDetailRole).toString();
  if (!detail.isEmpty()) second = second.isEmpty() ? detail : second + QStringLiteral(" · ") + detail;
  if (second.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
  const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + kBeside;
  const QRect room =
      style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget).adjusted(margin, 0, -margin, 0);
  const QString first = std::exchange(cell.text, QString());
  style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
  const bool selected = cell.state.testFlag(QStyle::State_Selected);
  const auto group = !cell.state.testFlag(QStyle::State_Enabled)  ? QPalette::Disabled
                     : !cell.state.testFlag(QStyle::State_Active) ? QPalette::Inactive
                                                                  : QPalette::Active;
  const QColor text = cell.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
  const QColor behind = cell.palette.color(group, selected ? QPalette::Highlight : QPalette::Base);
  const QFont smaller = secondFont(cell.font);
  const int above = tightHeight(cell.fontMetrics), below = tightHeight(QFontMetrics(smaller));
  const int top = cell.rect.top() + (cell.rect.height() - above - below) / 2;
  painter->save();
  painter->setClipRect(cell.rect, Qt::IntersectClip);
  drawLine(*painter, {room.left(), top, room.width(), above}, cell.font, text, first);
  drawLine(*painter, {room.left(), top + above, room.width(), below}, smaller, dimmed(text, behind), second);
  painter->restore();
}

}  // namespace app
