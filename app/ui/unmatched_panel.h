// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "vmd/motion_binding.h"

class QLabel;
class QTreeWidget;

namespace app {

/// Tracks of the motions that the model has no bone, morph or IK chain for.
class UnmatchedPanel : public QWidget {
  Q_OBJECT
 public:
  explicit UnmatchedPanel(QWidget* parent = nullptr);

  /// Null: no model, or no motion.
  void show(const vmd::MotionBinding* binding);
  [[nodiscard]] std::size_t trackCount() const { return count_; }
  [[nodiscard]] QTreeWidget* tracks() const { return tree_; }

 private:
  void add(const QString& kind, const std::vector<vmd::Unmatched>& tracks);

  QLabel* summary_;
  QTreeWidget* tree_;
  std::size_t count_ = 0;
};

}  // namespace app
