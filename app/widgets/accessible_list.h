// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>

namespace app {

class ListTree;

/// This describes a flat list to screen readers: its headings, then its cells, row by row, as
/// QTreeView numbers them in its events. Qt's own makes its cells anew at each request, has no
/// partial ticks, and takes switching for selecting.
class AccessibleList : public QAccessibleWidget {
 public:
  explicit AccessibleList(ListTree& list);
  ~AccessibleList() override;

  [[nodiscard]] int childCount() const override;
  [[nodiscard]] QAccessibleInterface* child(int number) const override;
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* of) const override;
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
  [[nodiscard]] QAccessibleInterface* focusChild() const override;

 private:
  void dropGone() const;

  ListTree& list_;
  mutable std::vector<QAccessible::Id> headings_;
  mutable QHash<QPersistentModelIndex, QAccessible::Id> cells_;  // those that were asked for
};

}  // namespace app
