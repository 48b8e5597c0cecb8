// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTreeWidget>

#include "app/language/live_text.h"

namespace app {

/// This is a panel's list that uses its keys for itself while it has the keyboard: arrows, Home,
/// End and pages go through the rows instead of the frames, and Space, Enter and Delete act on the
/// current row instead of on the dance or the model. Escape gives the keyboard back to the view.
class ListTree : public QTreeWidget {
  Q_OBJECT
 public:
  explicit ListTree(QWidget* parent = nullptr);
  /// Sets whether rows have room for a second line (kReadableRole).
  void setTwoLines(bool two);
  /// Sets what an empty list says in the middle: what would be there, and how to get it.
  void setEmptyText(const LiveText& text);

 signals:
  void activatedByKey(QTreeWidgetItem* item);  ///< Space (takesSpace()), Enter
  void deletedByKey(QTreeWidgetItem* item);    ///< Delete
  void left();                                 ///< Escape

 protected:
  bool event(QEvent* event) override;
  void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;
  void rowsInserted(const QModelIndex& parent, int first, int last) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QString emptyText_;
};

}  // namespace app
