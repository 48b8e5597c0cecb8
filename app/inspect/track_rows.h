// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/inspect/named_rows.h"
#include "app/inspect/properties.h"
#include "app/show/actor.h"
#include "vmd/bone_proposals.h"
#include "vmd/track_summary.h"

namespace app {

/// This is a track of one of an actor's motions, with its target.
struct ListedTrack {
  vmd::TrackSummary track;
  std::size_t motion = 0;  ///< index in ActorSwitches::motions
  /// This is the model's bone: of a bone's track, or the target of an IK switch's chain.
  std::int32_t bone = -1;
  std::int32_t proposal = -1;  ///< a bone that may be meant, where the model has none with the name
  std::int64_t first = 0;      ///< in frames of the show, with the motion's shift
  std::int64_t last = 0;
};

/// These rows are the tracks of an actor's motions, under a heading for each motion.
class TrackRows : public NamedRows {
  Q_OBJECT
 public:
  enum Column { kName, kKind, kKeys, kFirst, kLast, kMoves, kColumns };

  using NamedRows::NamedRows;
  /// With null there are no rows. Keys are counted and names are looked up here, once.
  void fill(const Actor* actor);
  /// Returns the track of a row's item; null beyond the end.
  [[nodiscard]] const ListedTrack* track(std::int32_t item) const;
  /// Returns the first track of the model's bone or morph; -1 for none.
  [[nodiscard]] std::int32_t itemOfBone(std::int32_t bone) const;
  [[nodiscard]] std::int32_t itemOfMorph(std::int32_t morph) const;
  /// Returns how many tracks have no target in the model.
  [[nodiscard]] std::size_t unmatched() const { return unmatched_; }
  [[nodiscard]] std::vector<Property> properties(std::int32_t item) const;

  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 protected:
  [[nodiscard]] FileNames namesOf(const Row& row) const override;
  [[nodiscard]] QString unnamed(const Row& row) const override;
  [[nodiscard]] QVariant moreOf(const Row& row, int column, int role) const override;
  [[nodiscard]] QString moreSearched(const Row& row) const override;

 private:
  void addMotion(const Actor& actor, std::size_t motion, std::vector<Row>& rows);
  void propose(const Actor& actor);
  [[nodiscard]] QString heading(const Row& row) const;
  [[nodiscard]] QString moves(const ListedTrack& of) const;
  [[nodiscard]] FileNames target(const ListedTrack& of) const;

  std::shared_ptr<const LoadedModel> model_, proposesFor_;
  std::unique_ptr<vmd::BoneProposals> proposals_;  // of that model
  std::vector<QString> motions_;                   // their headings
  std::vector<std::size_t> headings_;              // the motion, by the index of its row
  std::vector<ListedTrack> tracks_;
  std::size_t unmatched_ = 0;
};

}  // namespace app
