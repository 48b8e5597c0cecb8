// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/playing_panel.h"

#include <algorithm>

#include <QAbstractItemDelegate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/panels/playing_rows.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/row_button.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kPlayingActorRole = Qt::UserRole, kIndexRole = Qt::UserRole + 1;
// A show file may name a million; the number of the others is shown.
constexpr std::size_t kMaxRows = 2000;
constexpr int kNarrow = 34;  // letters: a narrower list hides the column of models

}  // namespace

PlayingPanel::PlayingPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), list(new ListTree(this)), document_(document), selection_(selection) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 0, 6, 2);
  column->setSpacing(2);
  keepTranslated(this, [this] {
    list->setHeaderLabels({tr("File"), tr("Applies to"), tr("Delay"), QString()});
    list->headerItem()->setToolTip(
        kName, tr("Ticked: it plays. If two rows have keys of a bone on one frame, the lower row takes priority"));
    list->headerItem()->setToolTip(kShift, tr("Delay in frames; double-click to change"));
    list->headerItem()->setToolTip(kRemove, tr("Removes it"));
  });
  list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list->setContextMenuPolicy(Qt::CustomContextMenu);
  list->setMinimumSize(120, 2 * list->fontMetrics().height());  // the header and a row
  // The preferred height is ignored: with the sentence below it, the panel would scroll to reach
  // it.
  list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  keepTranslated(this, [this] { list->setAccessibleName(tr("File")); });
  list->header()->setStretchLastSection(false);
  list->header()->setMinimumSectionSize(20);
  list->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
  // Columns aren't sized by their contents, because Qt would measure all rows for each change.
  list->header()->setSectionResizeMode(kOf, QHeaderView::Interactive);
  list->header()->setSectionResizeMode(kShift, QHeaderView::Fixed);
  list->header()->setSectionResizeMode(kRemove, QHeaderView::Fixed);
  new ColumnWidths(list, {{kOf, 0, [] { return QStringList{tr("Camera, light")}; }},
                          {kShift, 5},
                          {kRemove, 0, [] { return QStringList{QStringLiteral("✕")}; }}});
  column->addWidget(list, 1);
  nothing_ = new QLabel(this);
  nothing_->setWordWrap(true);
  nothing_->setMinimumWidth(10);
  column->addWidget(nothing_);
  makeButtons();
  connectList();
  refresh();
}

void PlayingPanel::makeButtons() {
  auto* row = new QHBoxLayout;
  add =
      addRowButton([] { return tr("Add…"); }, [] { return tr("Add a motion, a pose, a camera or a song"); }, row, this);
  remove = addRowButton([] { return tr("Remove"); }, [] { return tr("Remove the current row (Delete)"); }, row, this);
  row->addStretch(1);
  up = addRowButton([] { return tr("↑"); }, [] { return tr("Lower priority of its keys"); }, row, this);
  down = addRowButton([] { return tr("↓"); }, [] { return tr("Higher priority of its keys"); }, row, this);
  layout()->addItem(row);
}

void PlayingPanel::connectList() {
  connect(&document_, &Document::actorsChanged, this, &PlayingPanel::refresh);
  connect(&document_, &Document::motionsChanged, this, &PlayingPanel::refresh);
  connect(&document_, &Document::switchesChanged, this, &PlayingPanel::refresh);
  connect(&document_, &Document::songChanged, this, &PlayingPanel::refresh);
  connect(list, &QTreeWidget::itemChanged, this, &PlayingPanel::onItemChanged);
  connect(list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    showButtons();
    if (quiet_ || item == nullptr) return;
    if (const ActorId of = placeOf(item).of; of != 0) selection_.setActor(of);
  });
  connect(list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item, int column) {
    if (column == kRemove) removeRow(item);
  });
  connect(list, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item, int column) {
    if (column == kShift && item->data(kShift, Qt::EditRole).isValid()) list->editItem(item, column);
  });
  connect(list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
          [this](QWidget*, QAbstractItemDelegate::EndEditHint how) {
            if (how == QAbstractItemDelegate::SubmitModelCache || how == QAbstractItemDelegate::RevertModelCache)
              emit editingDone();  // Enter or Escape
          });
  connect(list, &ListTree::activatedByKey, this, &PlayingPanel::switchRow);
  connect(list, &ListTree::deletedByKey, this, &PlayingPanel::removeRow);
  connect(list, &ListTree::left, this, &PlayingPanel::editingDone);
  connect(list, &QTreeWidget::customContextMenuRequested, this, &PlayingPanel::showMenu);
  connect(add, &QToolButton::clicked, this, &PlayingPanel::addWanted);
  connect(remove, &QToolButton::clicked, this, [this] { removeRow(list->currentItem()); });
  connect(up, &QToolButton::clicked, this, [this] { moveRow(-1); });
  connect(down, &QToolButton::clicked, this, [this] { moveRow(1); });
}

std::vector<PlayingPanel::Place> PlayingPanel::places() const {
  const DocumentState& state = document_.state();
  std::vector<Place> all;
  const auto append = [&](ActorId of, const std::vector<MotionUse>& motions) {
    for (int i = 0; i < static_cast<int>(motions.size()) && all.size() < kMaxRows; ++i) all.push_back({of, i});
  };
  for (const DocumentActor& actor : state.actors) {
    append(actor.id, actor.switches.motions);
    if (hasEdits(actor)) all.push_back({actor.id, Place::kEdits});
  }
  append(0, state.motions);
  if (!state.song.file.empty()) all.push_back({});
  return all;
}

PlayingPanel::Place PlayingPanel::placeOf(const QTreeWidgetItem* item) const {
  return {item->data(kName, kPlayingActorRole).toUInt(), item->data(kName, kIndexRole).toInt()};
}

const std::vector<MotionUse>* PlayingPanel::motionsAt(Place place) const {
  if (place.index < 0) return nullptr;
  if (place.of == 0) return &document_.state().motions;
  const DocumentActor* actor = document_.state().find(place.of);
  return actor == nullptr ? nullptr : &actor->switches.motions;
}

void PlayingPanel::refresh() {
  const QScopedValueRollback quiet(quiet_, true);
  const std::vector<Place> all = places();
  // Rows are reused, because one of them may be in an editor.
  const auto rows = static_cast<int>(all.size());
  while (list->topLevelItemCount() > rows) delete list->takeTopLevelItem(list->topLevelItemCount() - 1);
  for (int i = 0; i < rows; ++i) {
    const Place place = all[static_cast<std::size_t>(i)];
    QTreeWidgetItem* item = list->topLevelItem(i);
    if (item == nullptr) list->addTopLevelItem(item = new QTreeWidgetItem);
    item->setData(kName, kPlayingActorRole, place.of);
    item->setData(kName, kIndexRole, place.index);
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
    item->setTextAlignment(kShift, Qt::AlignRight | Qt::AlignVCenter);
    item->setText(kRemove, QStringLiteral("✕"));
    item->setToolTip(kRemove, tr("Removes it"));
    if (const auto* motions = motionsAt(place)) {
      const MotionUse& use = (*motions)[static_cast<std::size_t>(place.index)];
      const QString of = place.of == 0 ? ofScene(*use.motion) : modelName(*document_.state().find(place.of)->model);
      showMotion(item, use, of);
    } else if (place.index == Place::kEdits) {
      showEdits(item, *document_.state().find(place.of));
    } else {
      showSong(item, document_.state().song);
    }
    item->setToolTip(kOf, plainToolTip(item->text(kOf)));
  }
  std::size_t motions = document_.state().motions.size();
  for (const DocumentActor& actor : document_.state().actors) motions += actor.switches.motions.size();
  const auto listed =
      static_cast<std::size_t>(std::ranges::count_if(all, [](Place place) { return place.index >= 0; }));
  nothing_->setText(motions > listed ? tr("… and %1 more").arg(motions - listed)
                                     : tr("Nothing to play: open a dance (VMD), a pose or a song"));
  nothing_->setVisible(rows == 0 || motions > listed);
  showButtons();
}

void PlayingPanel::showButtons() {
  const QTreeWidgetItem* item = list->currentItem();
  const auto* motions = item == nullptr ? nullptr : motionsAt(placeOf(item));
  remove->setEnabled(item != nullptr);
  up->setEnabled(motions != nullptr && placeOf(item).index > 0);
  down->setEnabled(motions != nullptr && placeOf(item).index + 1 < static_cast<int>(motions->size()));
}

/// Returns false if nothing changed; then there is no step.
bool PlayingPanel::changeMotion(const LiveText& name, Place place, const Change& how) {
  const auto* before = motionsAt(place);
  if (before == nullptr || place.index >= static_cast<int>(before->size())) return false;
  std::vector<MotionUse> after = *before;
  how(after, static_cast<std::size_t>(place.index));
  if (after == *before) return false;
  document_.change(name, [&](DocumentState& state) {
    (place.of == 0 ? state.motions : state.find(place.of)->switches.motions) = std::move(after);
  });
  return true;
}

void PlayingPanel::onItemChanged(QTreeWidgetItem* item, int column) {
  if (quiet_) return;
  const bool on = item->checkState(kName) == Qt::Checked;
  const Place place = placeOf(item);
  if (place.index == Place::kEdits) {
    document_.changeActor(
        place.of, [] { return tr("Moved by hand"); }, [on](DocumentActor& actor) { actor.switches.editsOn = on; });
    return;
  }
  if (place.index < 0) {
    document_.change([] { return tr("Mute"); }, [on](DocumentState& state) { state.song.muted = !on; });
    return;
  }
  const int shift = std::clamp(item->data(kShift, Qt::EditRole).toInt(), -kMaxShift, kMaxShift);
  // The current item stays: another one would close the editor of this number.
  const bool changed =
      changeMotion([column] { return column == kName ? tr("Switch motion") : tr("Change delay"); }, place,
                   [&](auto& uses, std::size_t at) {
                     uses[at].on = on;
                     uses[at].shift = shift;
                   });
  if (!changed) refresh();  // the typed number may be beyond the range
}

void PlayingPanel::switchRow(QTreeWidgetItem* item) {
  item->setCheckState(kName, item->checkState(kName) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void PlayingPanel::removeRow(QTreeWidgetItem* item) {
  if (item == nullptr) return;
  const Place place = placeOf(item);
  if (const DocumentActor* actor = document_.state().find(place.of); actor && place.index == Place::kEdits) {
    Edits edits = actor->switches.edits;
    edits.clearBones();
    edits.clearMorphs();
    document_.resetEdits(
        place.of, [] { return tr("Reset bones"); }, edits);
    return;
  }
  if (place.index < 0) {
    document_.change([] { return tr("Remove song"); }, [](DocumentState& state) { state.song.file.clear(); });
    return;
  }
  changeMotion([] { return tr("Remove motion"); }, place,
               [](auto& uses, std::size_t at) { uses.erase(uses.begin() + static_cast<std::ptrdiff_t>(at)); });
}

void PlayingPanel::moveRow(int rows) {
  QTreeWidgetItem* item = list->currentItem();
  if (item == nullptr) return;
  const int row = list->indexOfTopLevelItem(item);
  const bool moved = changeMotion([] { return tr("Motion order"); }, placeOf(item),
                                  [&](auto& uses, std::size_t at) {
                                    const auto to = static_cast<std::ptrdiff_t>(at) + rows;
                                    if (to < 0 || to >= static_cast<std::ptrdiff_t>(uses.size())) return;
                                    std::swap(uses[at], uses[static_cast<std::size_t>(to)]);
                                  });
  if (moved) list->setCurrentItem(list->topLevelItem(row + rows));
}

void PlayingPanel::showMenu(const QPoint& at) {
  QTreeWidgetItem* item = list->itemAt(at);
  if (item == nullptr) return;
  list->setCurrentItem(item);
  QMenu menu(this);
  const bool on = item->checkState(kName) == Qt::Checked;
  const QAction* toggle = menu.addAction(on ? tr("Switch &Off") : tr("Switch &On"));
  const QAction* away = menu.addAction(tr("&Remove"));
  const QAction* later = item->data(kShift, Qt::EditRole).isValid() ? menu.addAction(tr("De&lay…")) : nullptr;
  const Place place = placeOf(item);
  const QAction* chosen = menu.exec(list->viewport()->mapToGlobal(at));
  // While the menu was open, files may have been opened and rows removed.
  item = list->currentItem();
  if (chosen == nullptr || item == nullptr || placeOf(item) != place) return;
  if (chosen == toggle) switchRow(item);
  if (chosen == away) removeRow(item);
  if (chosen == later) list->editItem(item, kShift);
}

void PlayingPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  list->setColumnHidden(kOf, width() < widthOfLetters(fontMetrics(), kNarrow));
}

}  // namespace app
