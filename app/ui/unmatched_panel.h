// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "app/ui/document.h"
#include "app/ui/selection.h"

class QLabel;
class QTreeWidget;

namespace app {

/// Tracks of the motions that the selected model has no bone, morph or IK chain for.
class UnmatchedPanel : public QWidget {
  Q_OBJECT
 public:
  UnmatchedPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  [[nodiscard]] std::size_t trackCount() const { return count_; }
  [[nodiscard]] QTreeWidget* tracks() const { return tree_; }

 signals:
  void countChanged(std::size_t count);

 private:
  void list();
  void add(const QString& kind, const std::vector<vmd::Unmatched>& tracks);

  Document& document_;
  Selection& selection_;
  QLabel* summary_;
  QTreeWidget* tree_;
  std::size_t count_ = 0;
};

}  // namespace app
