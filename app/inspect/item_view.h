// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>

#include <QTreeView>

#include "app/widgets/row_delegate.h"

namespace app {

/// This is the view of a panel's rows, all of one height. As in ListTree, it handles its keys while
/// it has the keyboard, and Escape gives the keyboard back to the stage. Ctrl+C copies the selected
/// row.
class ItemView : public QTreeView {
  Q_OBJECT
 public:
  explicit ItemView(QWidget* parent = nullptr);
  /// Sets whether rows have room for a second line (kReadableRole).
  void setTwoLines(bool two);

  /// Returns the actions for a right click on a row, or for the menu key. Null is a separator. An
  /// empty list shows no menu.
  using RowMenu = std::function<QList<QAction*>(const QModelIndex&)>;
  void setMenu(RowMenu menu) { menu_ = std::move(menu); }

  /// Does nothing: letters are the window's keys, and Qt would compare all rows with them.
  void keyboardSearch(const QString& search) override;

 signals:
  void activatedByKey(const QModelIndex& index);  ///< Space, Enter
  void deletedByKey(const QModelIndex& index);    ///< Delete
  void left();                                    ///< Escape

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  RowMenu menu_;
};

}  // namespace app
