// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFontMetrics>
#include <QStyledItemDelegate>

class QTreeWidgetItem;

namespace app {

struct NameLines;

/// The second line of a cell, NameLines::readable, where it has one; Qt::DisplayRole is the first alone.
inline constexpr int kReadableRole = Qt::UserRole + 64;

/// A cell's two lines as one text: `左足ＩＫ (leg IK_L)`.
[[nodiscard]] QString inOneLine(const QModelIndex& index);
/// A name in a cell, with its second line, and for screen readers with both.
void setName(QTreeWidgetItem& item, int column, const NameLines& name);

/// Text that is less important: dimmer, and still to be read on light and on dark.
[[nodiscard]] QColor dimmed(const QColor& text, const QColor& behind);
/// Of a line of text in any script: fonts that stand in for Chinese characters are taller.
[[nodiscard]] int lineHeight(const QFontMetrics& metrics);

/// Paints the rows of a list, all of one height: a name, and under it, smaller and dimmer, its readable form.
class RowDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  /// Whether rows have room for a second line: a list measures one row for all, and that may be one without. True where
  /// that is news.
  bool setTwoLines(bool two);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  bool twoLines_ = false;
};

}  // namespace app
