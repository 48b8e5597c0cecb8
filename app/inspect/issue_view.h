// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/inspect/issue_rows.h"
#include "app/inspect/item_view.h"

namespace app {

/// Paints a row of IssueRows in two lines: the name with the dimmed location at the end, and below
/// what is odd.
class IssueDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// This view lists what is odd. Ctrl+C copies the selected rows with the names of their files; its
/// menu copies those or all.
class IssueView : public ItemView {
  Q_OBJECT
 public:
  explicit IssueView(QWidget* parent = nullptr);

  // These actions are in its menu.
  QAction *copySelected, *copyAll;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void copy() const;
  [[nodiscard]] const IssueRows& rows() const;
};

}  // namespace app
