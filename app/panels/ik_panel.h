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
class QToolButton;
class QTreeWidgetItem;

namespace app {

class ChainFields;
class IkCourse;
class IkFigures;
class Playback;

/// This panel has the IK switches of the selected model: one for all chains, and one a chain in
/// three states. Its check box, a click on the switch's word, Space and Enter go on to the next
/// state: first the opposite of what the picture shows, then back; the menu has all three. Beside
/// each is its state in the picture on the screen. It shows the values of document and picture, so
/// it can't disagree with them. The IK bone of the current row is the selected one.
class IkPanel : public QWidget {
  Q_OBJECT
 public:
  IkPanel(Document& document, Selection& selection, Playback& playback, IkCourse& course, QWidget* parent = nullptr);

  [[nodiscard]] ListTree* chains() const { return tree_; }
  [[nodiscard]] QButtonGroup* allSwitch() const { return all_; }
  [[nodiscard]] ChainFields* fields() const { return fields_; }
  QToolButton* figures;  ///< shows figures and fields of all chains

  /// Returns by how many pixels the list is too narrow for what it shows.
  [[nodiscard]] int lacking() const;
  /// Highlights the rows of the chains to which a bone belongs; -1: none.
  void lightBone(ActorId actor, std::int32_t bone);

 signals:
  /// The mouse is on that chain's row or, with the keyboard in the list, the row is the current
  /// one; -1: none.
  void chainPointedAt(int chain);
  void editingDone();                ///< the list was left: the view gets the keyboard back
  void pictureWanted();              ///< chains are measured from the next picture on
  void statisticsShown(bool shown);  ///< statistics came or went

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeList();
  void connectList();
  void point();
  void chooseBone(const QTreeWidgetItem* item);
  void showBone();
  void showActor();
  void showFields();
  void showModes();
  void showEnabled(std::span<const std::uint8_t> enabled);  // per chain, from ActorFrame
  void onItemChanged(QTreeWidgetItem* item, int column);
  void switchOn(QTreeWidgetItem* item);  ///< to the opposite of what is shown, and back
  void showMenu(const QPoint& at);
  [[nodiscard]] std::size_t listed() const;  // number of chains with a row of their own

  Document& document_;
  Selection& selection_;
  QButtonGroup* all_;  // ids are IkMode's numbers
  ListTree* tree_;
  IkCourse& course_;
  IkFigures* figures_ = nullptr;
  ChainFields* fields_ = nullptr;
  QLabel* summary_;
  std::size_t chains_ = 0;
  const LoadedModel* shown_ = nullptr;  // for comparison only
  std::vector<std::uint8_t> enabled_;
  int under_ = -1, pointed_ = -1;  // chains: of the row under the mouse, and as last emitted
  bool quiet_ = false;             // the program changes the current row
};

}  // namespace app
