// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>
#include <QTreeView>

namespace app {

/// Paints cells with room for the tallest script: a view measures one row for all, and that may be a Latin one.
class RowDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The view of a panel's rows, with rows of one height. As ListTree, it takes its keys for itself while it has the keyboard,
/// and Escape gives the keyboard back to the stage. Ctrl+C copies the selected row.
class ItemView : public QTreeView {
  Q_OBJECT
 public:
  explicit ItemView(QWidget* parent = nullptr);

  /// Nothing: letters are the window's, and Qt would compare all rows with them.
  void keyboardSearch(const QString& search) override;

 signals:
  void activatedByKey(const QModelIndex& index);  ///< Space, Enter
  void deletedByKey(const QModelIndex& index);    ///< Delete
  void left();                                    ///< Escape

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
};

}  // namespace app
