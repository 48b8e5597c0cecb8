// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/tracks_panel.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>

#include "app/widgets/column_widths.h"

namespace app {

TracksPanel::TracksPanel(Document& document, Selection& selection, QWidget* parent)
    : InspectPanel(
          document, selection, [] { return tr("Tracks"); }, parent),
      tracks_(new TrackRows(this)) {
  begin(*tracks_);
  view->setIndentation(10);
  view->setExpandsOnDoubleClick(false);
  new ColumnWidths(view, {{TrackRows::kName, 17},
                          {TrackRows::kKind, 6},
                          {TrackRows::kKeys, 6},
                          {TrackRows::kFirst, 6},
                          {TrackRows::kLast, 6},
                          {TrackRows::kMoves, 22}});
  connect(view, &ItemView::activatedByKey, this, &TracksPanel::goTo);
  connect(view, &QTreeView::doubleClicked, this, &TracksPanel::goTo);
  connect(&document_, &Document::motionsChanged, this, &TracksPanel::markStale);
  connect(&selection_, &Selection::actorChanged, this, &TracksPanel::markStale);
}

void TracksPanel::fill() { tracks_->fill(actor()); }

void TracksPanel::goTo(const QModelIndex& at) {
  const ListedTrack* of = tracks_->track(tracks_->itemOf(at));
  if (of != nullptr) emit seekWanted(static_cast<double>(std::max<std::int64_t>(of->first, 0)));
}

/// Returns the track of the bone or morph that was selected last, or kOwnChoice while that is the
/// same.
std::int32_t TracksPanel::chosen() const {
  const SelectedParts& parts = selection_.parts();
  const SelectedParts before = std::exchange(followed_, parts);
  if (parts.bone != before.bone) return tracks_->itemOfBone(parts.bone);
  return parts.morph != before.morph ? tracks_->itemOfMorph(parts.morph) : kOwnChoice;
}

void TracksPanel::choose(std::int32_t item) {
  const ListedTrack* of = tracks_->track(item);
  if (of == nullptr || of->track.target < 0) return;
  SelectedParts parts = selection_.parts();
  if (of->track.kind == vmd::TrackKind::Morph) {
    parts.morph = of->track.target;
  } else {
    parts.bone = of->bone;
  }
  followed_ = parts;  // the row stays, even if it is another track of this bone
  selection_.setParts(parts);
}

std::vector<Property> TracksPanel::details() const {
  return tracks_->properties(tracks_->itemOf(view->currentIndex()));
}

QString TracksPanel::countText(std::size_t found, std::size_t all) const {
  QString counted = all == 1 ? tr("1 track") : tr("%1 tracks").arg(all);
  if (found == all && tracks_->unmatched() > 0)
    counted = tr("%1, %2 of them affect nothing").arg(counted).arg(tracks_->unmatched());
  return foundText(counted, described() == nullptr ? tr("No model") : tr("No motion moves the model"), found, all);
}

}  // namespace app
