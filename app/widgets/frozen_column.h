// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

class QTreeWidget;

namespace app {

/// This keeps the first column of a list in sight while the list is scrolled sideways: it shows the
/// column at the list's edge, over the others, as soon as its own place is scrolled away. A
/// click on it is one on the list's first column. It takes no keyboard, and no screen reader needs
/// it. It belongs to the list, whose rows must have no children.
class FrozenColumn : public QTreeView {
  Q_OBJECT
 public:
  explicit FrozenColumn(QTreeWidget* list);
  /// Places it, and shows it if the list is scrolled. It must be called when widths were changed by
  /// other means than the list's header.
  void follow();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  QTreeWidget* list_;
};

}  // namespace app
