// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <QWidget>

#include "app/files/loaded_files.h"
#include "app/show/frame.h"

class QButtonGroup;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace app {

/// IK's switches: one for all chains, and a check box a chain in three states; beside each, what is true at
/// the frame on the screen. It only shows what it's told, so it can't disagree with the picture.
class IkPanel : public QWidget {
  Q_OBJECT
 public:
  explicit IkPanel(QWidget* parent = nullptr);

  /// Null: no model.
  void setModel(const LoadedModel* model);
  /// Per chain.
  void showModes(const std::vector<IkMode>& modes);
  /// Per chain, of FrameOutput.
  void showEnabled(std::span<const std::uint8_t> enabled);

  [[nodiscard]] QTreeWidget* chains() const { return tree_; }
  [[nodiscard]] QButtonGroup* allSwitch() const { return all_; }

 signals:
  void allChosen(IkMode mode);
  void chainChosen(int chain, IkMode mode);

 private:
  void onItemChanged(QTreeWidgetItem* item, int column);
  [[nodiscard]] std::size_t listed() const;  // chains with a row of their own

  QButtonGroup* all_;  // ids are IkMode's numbers
  QTreeWidget* tree_;
  QLabel* summary_;
  std::size_t chains_ = 0;
  std::vector<IkMode> modes_;
  std::vector<std::uint8_t> enabled_;
};

}  // namespace app
