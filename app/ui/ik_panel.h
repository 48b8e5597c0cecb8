// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/widgets/list_tree.h"

class QButtonGroup;
class QLabel;
class QPoint;
class QTreeWidgetItem;

namespace app {

class Playback;

/// IK's switches of the selected model: one for all chains, and one a chain in three states, by its check box, a click on
/// the switch's word, Space or Enter, or a menu; beside each, what is true in the picture on the screen. It shows what
/// document and picture say, so it can't disagree with them.
class IkPanel : public QWidget {
  Q_OBJECT
 public:
  IkPanel(Document& document, Selection& selection, Playback& playback, QWidget* parent = nullptr);

  [[nodiscard]] ListTree* chains() const { return tree_; }
  [[nodiscard]] QButtonGroup* allSwitch() const { return all_; }

 signals:
  void editingDone();  ///< the list was left: the view wants the keys back

 private:
  void showActor();
  void showModes();
  void showEnabled(std::span<const std::uint8_t> enabled);  // per chain, of ActorFrame
  void onItemChanged(QTreeWidgetItem* item, int column);
  void switchOn(QTreeWidgetItem* item);  ///< motion, on, off, and again
  void showMenu(const QPoint& at);
  [[nodiscard]] std::size_t listed() const;  // chains with a row of their own

  Document& document_;
  Selection& selection_;
  QButtonGroup* all_;  // ids are IkMode's numbers
  ListTree* tree_;
  QLabel* summary_;
  std::size_t chains_ = 0;
  const LoadedModel* shown_ = nullptr;  // compared only
  std::vector<std::uint8_t> enabled_;
};

}  // namespace app
