// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/inspect/item_view.h"

namespace app {

/// This is the view of PlaylistPanel's rows. Several can be selected. Beside the keys of ItemView
/// it has those that change the list; Space stays the window's, where it plays.
class PlaylistView : public ItemView {
  Q_OBJECT
 public:
  explicit PlaylistView(QWidget* parent = nullptr);
  /// Sets what a view without rows says.
  void setEmptyText(const QString& text);
  /// Lets the user type another title for the current row.
  void rename();

 signals:
  void moveWanted(int step);  ///< Alt with up (−1) or down (1)
  void favouriteWanted();     ///< *
  void addWanted();           ///< Insert
  void seenChanged();         ///< other rows may be in sight

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void rowsInserted(const QModelIndex& parent, int first, int last) override;

 private:
  QString emptyText_;
};

}  // namespace app
