// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFontMetrics>
#include <QStyledItemDelegate>

class QTreeWidgetItem;

namespace app {

struct NameLines;

/// This role has the second line of a cell, NameLines::readable, where there is one.
/// Qt::DisplayRole has only the first.
inline constexpr int kReadableRole = Qt::UserRole + 64;
/// This role has more for the second line, after the readable name: what a row stands for.
inline constexpr int kDetailRole = kReadableRole + 1;

/// Returns a cell's two lines as one text: `左足ＩＫ (leg IK_L)`.
[[nodiscard]] QString inOneLine(const QModelIndex& index);
/// Sets a name in a cell with its second line; screen readers get both.
void setName(QTreeWidgetItem& item, int column, const NameLines& name);

/// Returns the height of a line of text in any script. Substitute fonts for Chinese characters are
/// taller.
[[nodiscard]] int lineHeight(const QFontMetrics& metrics);

/// Paints the rows of a list, all of one height: a name, and below it, smaller and dimmer, its
/// readable form and a detail.
class RowDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  /// Sets whether rows have room for a second line, because a list measures one row for all, which
  /// may be one without. Returns whether this is a change.
  bool setTwoLines(bool two);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  bool twoLines_ = false;
};

}  // namespace app
