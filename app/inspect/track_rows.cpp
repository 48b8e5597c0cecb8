// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/track_rows.h"

#include <algorithm>
#include <utility>

#include "app/inspect/morph_rows.h"
#include "app/show/motion_match.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/name_lines.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxProposed = 200;  // names: each is compared with all bones

QString kindName(vmd::TrackKind kind) {
  switch (kind) {
    case vmd::TrackKind::Bone:
      return app::TrackRows::tr("bone");
    case vmd::TrackKind::Morph:
      return app::TrackRows::tr("morph");
    case vmd::TrackKind::Ik:
      break;
  }
  return app::TrackRows::tr("IK");
}

}  // namespace

void TrackRows::fill(const Actor* actor) {
  tracks_.clear();
  motions_.clear();
  headings_.clear();
  unmatched_ = 0;
  model_ = actor == nullptr ? nullptr : actor->loadedModel();
  if (!model_) proposesFor_.reset();
  std::vector<Row> rows;
  for (std::size_t i = 0; actor != nullptr && i < actor->motions().size(); ++i) addMotion(*actor, i, rows);
  if (actor != nullptr) propose(*actor);
  setRows(std::move(rows));
}

void TrackRows::addMotion(const Actor& actor, std::size_t motion, std::vector<Row>& rows) {
  const MotionUse& use = actor.motions()[motion];
  const QString name = shownName(use.motion->path);
  motions_.push_back(use.on ? name : tr("%1 (switched off)").arg(name));
  if (use.motion->pose) return;  // a pose has no keys
  const vmd::BoneNames chosen(actor.switches().names);
  auto tracks = vmd::summariseTracks(use.motion->motion, actor.model(), chosen);
  if (tracks.empty()) return;
  const auto heading = static_cast<std::int32_t>(rows.size());
  headings_.resize(rows.size() + 1);
  headings_.back() = motion;
  rows.push_back({-1, -1});
  const std::vector<std::int32_t> chains = pmx::ikBones(actor.model());
  for (vmd::TrackSummary& track : tracks) {
    ListedTrack listed{std::move(track), motion};
    const std::int32_t target = listed.track.target;
    if (listed.track.kind == vmd::TrackKind::Bone) listed.bone = target;
    if (listed.track.kind == vmd::TrackKind::Ik && target >= 0) listed.bone = chains[static_cast<std::size_t>(target)];
    listed.first = std::int64_t{listed.track.firstFrame} + use.shift;
    listed.last = std::int64_t{listed.track.lastFrame} + use.shift;
    unmatched_ += target < 0 ? 1 : 0;
    rows.push_back({heading, static_cast<std::int32_t>(tracks_.size())});
    tracks_.push_back(std::move(listed));
  }
}

void TrackRows::propose(const Actor& actor) {
  if (unmatched_ == 0) return;
  if (proposesFor_ != model_) {
    proposesFor_ = model_;
    proposals_ = std::make_unique<vmd::BoneProposals>(model_->model);
  }
  std::vector<std::uint8_t> taken = movedBones(actor);
  std::size_t compared = 0;
  for (ListedTrack& of : tracks_) {
    if (of.track.target >= 0 || of.track.kind != vmd::TrackKind::Bone || !of.track.matters) continue;
    if (++compared > kMaxProposed) return;
    of.proposal = proposals_->find(of.track.name.utf8, taken);
    // A bone is proposed once.
    if (of.proposal >= 0) taken[static_cast<std::size_t>(of.proposal)] = 1;
  }
}

const ListedTrack* TrackRows::track(std::int32_t item) const {
  return item < 0 || static_cast<std::size_t>(item) >= tracks_.size() ? nullptr
                                                                      : &tracks_[static_cast<std::size_t>(item)];
}

std::int32_t TrackRows::itemOfBone(std::int32_t bone) const {
  const auto at = std::ranges::find_if(
      tracks_, [bone](const ListedTrack& of) { return of.track.kind == vmd::TrackKind::Bone && of.bone == bone; });
  return bone < 0 || at == tracks_.end() ? -1 : static_cast<std::int32_t>(at - tracks_.begin());
}

std::int32_t TrackRows::itemOfMorph(std::int32_t morph) const {
  const auto at = std::ranges::find_if(tracks_, [morph](const ListedTrack& of) {
    return of.track.kind == vmd::TrackKind::Morph && of.track.target == morph;
  });
  return morph < 0 || at == tracks_.end() ? -1 : static_cast<std::int32_t>(at - tracks_.begin());
}

int TrackRows::columnCount(const QModelIndex&) const { return kColumns; }

QVariant TrackRows::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
  if (role == Qt::DisplayRole)
    return QStringList{tr("Track"), tr("Type"), tr("Keys"), tr("First"), tr("Last"), tr("Affects")}[section];
  if (role == Qt::ToolTipRole)
    return QStringList{tr("Name in the motion; Enter or a double-click goes to its first key"),
                       QString(),
                       QString(),
                       tr("Frame of the first key"),
                       tr("Frame of the last key"),
                       tr("What it affects in the model")}[section];
  return {};
}

QString TrackRows::heading(const Row& row) const {
  return motions_[headings_[static_cast<std::size_t>(&row - rows().data())]];
}

QString TrackRows::moves(const ListedTrack& of) const {
  if (of.track.target >= 0)
    return of.track.kind == vmd::TrackKind::Morph ? morphName(model_->model, of.track.target)
                                                  : boneName(model_->model, of.bone);
  if (of.proposal >= 0) return tr("nothing; perhaps %1").arg(boneName(model_->model, of.proposal));
  return of.track.matters ? tr("nothing: the model has none") : tr("nothing (no movement)");
}

/// Returns the names of the track's target; none without a target.
TrackRows::FileNames TrackRows::target(const ListedTrack& of) const {
  if (of.track.target < 0) return {};
  if (of.track.kind == vmd::TrackKind::Morph) {
    const pmx::Morph& morph = model_->model.morphs[static_cast<std::size_t>(of.track.target)];
    return {&morph.name, &morph.englishName};
  }
  const pmx::Bone& bone = model_->model.bones[static_cast<std::size_t>(of.bone)];
  return {&bone.name, &bone.englishName};
}

/// A motion has no English names, so a track shows its target's.
TrackRows::FileNames TrackRows::namesOf(const Row& row) const {
  if (row.item < 0) return {};
  const ListedTrack& of = tracks_[static_cast<std::size_t>(row.item)];
  return {&of.track.name, target(of).english};
}

QString TrackRows::unnamed(const Row& row) const { return row.item < 0 ? heading(row) : QString(); }

QVariant TrackRows::moreOf(const Row& row, int column, int role) const {
  if (row.item < 0 || column == kName) return {};
  const ListedTrack& of = tracks_[static_cast<std::size_t>(row.item)];
  const bool number = column == kKeys || column == kFirst || column == kLast;
  if (role == Qt::TextAlignmentRole && number) return int(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole && !number)
    return plainToolTip(column == kMoves ? moves(of) : oneLine(of.track.name.utf8));
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case kKind:
      return kindName(of.track.kind);
    case kKeys:
      return QString::number(of.track.keyCount);
    case kFirst:
      return QString::number(of.first);
    case kLast:
      return QString::number(of.last);
    default: {
      // The second line shows the rest.
      const FileNames names = target(of);
      return names.name == nullptr || names.name->utf8.empty() ? moves(of) : oneLine(names.name->utf8);
    }
  }
}

/// A search also finds a track by its target's names.
QString TrackRows::moreSearched(const Row& row) const {
  if (row.item < 0) return {};
  const FileNames names = target(tracks_[static_cast<std::size_t>(row.item)]);
  return names.name == nullptr ? QString() : searchedNames(*names.name, *names.english);
}

std::vector<Property> TrackRows::properties(std::int32_t item) const {
  const ListedTrack* of = track(item);
  if (of == nullptr) return {};
  return {{tr("Name"), oneLine(of->track.name.utf8)},
          {tr("Type"), kindName(of->track.kind)},
          {tr("Motion"), motions_[of->motion]},
          {tr("Keys"), QString::number(of->track.keyCount)},
          {tr("First key"), tr("frame %1").arg(of->first)},
          {tr("Last key"), tr("frame %1").arg(of->last)},
          {tr("Affects"), moves(*of)}};
}

}  // namespace app
