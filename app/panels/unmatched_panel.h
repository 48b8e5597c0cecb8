// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QLabel>
#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "vmd/bone_proposals.h"

class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace app {

class ListTree;

/// This panel lists tracks of motions and poses for which the selected model has no bone, morph or
/// IK chain. Bones have a proposal, a bone of the model with a tick: if it is ticked, the bone
/// takes the name's track (ActorSwitches::names).
class UnmatchedPanel : public QWidget {
  Q_OBJECT
 public:
  UnmatchedPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Returns the number without tracks that a bone takes.
  [[nodiscard]] std::size_t trackCount() const { return count_; }
  /// Returns a row each: name, kind, keys, the model's bone.
  [[nodiscard]] QTreeWidget* tracks() const;
  /// Returns the line above the rows.
  [[nodiscard]] QString summary() const { return summary_->text(); }
  QToolButton* useAll;  ///< ticks all proposals

 signals:
  void countChanged(std::size_t count);
  void left();  ///< by Escape: the view gets the keyboard back

 private:
  void list();
  void addChosen(const DocumentActor& actor);
  /// `proposed` counts those for which bones are proposed; null: none are.
  void add(const QString& kind, const std::vector<vmd::Unmatched>& tracks, std::size_t* proposed);
  [[nodiscard]] static QString countedText(const UnmatchedTracks& tracks);
  void summarise(bool moves, const UnmatchedTracks& unmatched, bool proposes);
  void toggle(QTreeWidgetItem* item);
  void onTicked(QTreeWidgetItem* item, int column);
  void takeProposals();
  void findTaken(const Actor& actor, const DocumentActor& described);

  Document& document_;
  Selection& selection_;
  QLabel* summary_;
  ListTree* tree_;
  std::size_t count_ = 0;
  bool quiet_ = false;
  std::shared_ptr<const LoadedModel> proposesFor_;
  std::unique_ptr<vmd::BoneProposals> proposals_;  // for that model
  std::vector<std::uint8_t> taken_;                // per bone
};

}  // namespace app
