// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/unmatched_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/show/motion_match.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxListedNames = 2000;
constexpr std::size_t kMaxProposed = 200;  // rows: each is compared with all bones
enum UnmatchedColumn { kUnmatchedName, kUnmatchedKind, kUnmatchedKeys, kUnmatchedBone };
// These are the original name and the bone's index.
constexpr int kTrackRole = Qt::UserRole, kBoneRole = Qt::UserRole + 1;

void setBone(QTreeWidgetItem* item, const std::string& name, const pmx::Model& model, std::int32_t bone, bool chosen) {
  setName(*item, kUnmatchedBone, boneNameLines(model, bone));
  item->setToolTip(kUnmatchedBone, plainToolTip(app::UnmatchedPanel::tr("Ticked: %1 takes the motion of %2")
                                                    .arg(boneName(model, bone), item->text(kUnmatchedName))));
  item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
  item->setCheckState(kUnmatchedBone, chosen ? Qt::Checked : Qt::Unchecked);
  item->setData(kUnmatchedName, kTrackRole, QByteArray::fromStdString(name));
  item->setData(kUnmatchedName, kBoneRole, bone);
}

}  // namespace

UnmatchedPanel::UnmatchedPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      useAll(new QToolButton(this)),
      document_(document),
      selection_(selection),
      summary_(new QLabel(this)),
      tree_(new ListTree(this)) {
  tree_->setEmptyText([] { return tr("The model has all bones and morphs that its motions move."); });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->addWidget(summary_);
  column->addWidget(tree_, 1);
  column->addWidget(useAll);
  keepTranslated(this, [this] { useAll->setText(tr("Tick All Suggestions")); });
  useAll->setFocusPolicy(Qt::TabFocus);
  summary_->setWordWrap(true);
  summary_->setMinimumWidth(10);
  keepTranslated(this, [this] {
    tree_->setHeaderLabels({tr("Name"), tr("Type"), tr("Keys"), tr("Substitute bone")});
    tree_->headerItem()->setToolTip(
        kUnmatchedBone,
        tr("A bone of the model that may match. Ticked, it takes the motion of that name (Enter, or a click)"));
  });
  auto* rows = new RowDelegate(tree_);
  rows->setTwoLines(true);  // nearly all names here are Japanese
  tree_->setItemDelegate(rows);
  keepTranslated(this, [this] { tree_->setAccessibleName(tr("Missing bones and morphs")); });
  tree_->setMinimumSize(120, 40);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setMinimumSectionSize(24);
  for (const int stretched : {kUnmatchedName, kUnmatchedBone})
    tree_->header()->setSectionResizeMode(stretched, QHeaderView::Stretch);
  for (const int narrow : {kUnmatchedKind, kUnmatchedKeys})
    tree_->header()->setSectionResizeMode(narrow, QHeaderView::ResizeToContents);
  connect(tree_, &QTreeWidget::itemChanged, this, &UnmatchedPanel::onTicked);
  connect(tree_, &ListTree::activatedByKey, this, &UnmatchedPanel::toggle);
  connect(tree_, &QTreeWidget::itemDoubleClicked, this, &UnmatchedPanel::toggle);
  connect(tree_, &ListTree::left, this, &UnmatchedPanel::left);
  connect(useAll, &QToolButton::clicked, this, &UnmatchedPanel::takeProposals);
  connect(&document_, &Document::actorsChanged, this, &UnmatchedPanel::list);
  connect(&document_, &Document::motionsChanged, this, &UnmatchedPanel::list);
  connect(&selection_, &Selection::actorChanged, this, &UnmatchedPanel::list);
  list();
}

QTreeWidget* UnmatchedPanel::tracks() const { return tree_; }

void UnmatchedPanel::list() {
  const QScopedValueRollback quiet(quiet_, true);
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const bool moves = actor != nullptr && !(actor->switches.motions.empty() && document_.state().motions.empty());
  const int current = tree_->indexOfTopLevelItem(tree_->currentItem());
  tree_->clear();
  count_ = 0;
  UnmatchedTracks unmatched;
  std::size_t proposed = 0;
  if (moves) {
    const Actor& shown = *document_.show().actor(actor->id);
    unmatched = shown.unmatched();
    findTaken(shown, *actor);
    addChosen(*actor);
    add(tr("bone"), unmatched.bones, &proposed);
    add(tr("morph"), unmatched.morphs, nullptr);
    add(tr("IK"), unmatched.chains, nullptr);
  }
  summarise(moves, unmatched, proposed > 0);
  const bool any = tree_->topLevelItemCount() > 0;
  tree_->setVisible(any);
  useAll->setVisible(proposed > 0);
  tree_->setCurrentItem(tree_->topLevelItem(std::min(current, tree_->topLevelItemCount() - 1)));
  static_cast<QVBoxLayout*>(layout())->setAlignment(summary_, any ? Qt::Alignment() : Qt::AlignTop);
  emit countChanged(count_);
}

/// Returns the text of countedTracks() for the command line: "2 bones, 10 morphs and 1 IK chain".
QString UnmatchedPanel::countedText(const UnmatchedTracks& tracks) {
  QStringList parts;
  const auto add = [&](std::size_t count, const QString& one, const QString& many) {
    if (count > 0) parts << (count == 1 ? one : many.arg(count));
  };
  add(tracks.bones.size(), tr("1 bone"), tr("%1 bones"));
  add(tracks.morphs.size(), tr("1 morph"), tr("%1 morphs"));
  add(tracks.chains.size(), tr("1 IK chain"), tr("%1 IK chains"));
  if (parts.size() < 2) return parts.join(QString());
  const QString last = parts.takeLast();
  return tr("%1 and %2").arg(enumerated(parts), last);
}

void UnmatchedPanel::summarise(bool moves, const UnmatchedTracks& unmatched, bool proposes) {
  if (!moves) return summary_->setText(tr("No motion on a model."));
  if (count_ == 0) return summary_->setText(tr("The model has everything that its motions and poses move."));
  QString text = tr("The model doesn't have %1 that its motions and poses use.").arg(countedText(unmatched));
  if (proposes) text += u' ' + tr("Tick the bones to use instead.");
  summary_->setText(text);
}

/// Finds the bones that a motion or a pose moves already, or that replace another name.
void UnmatchedPanel::findTaken(const Actor& actor, const DocumentActor& described) {
  if (proposesFor_ != described.model) {
    proposesFor_ = described.model;
    proposals_ = std::make_unique<vmd::BoneProposals>(described.model->model);
  }
  taken_ = movedBones(actor);
}

/// Adds the names that a bone replaces already.
void UnmatchedPanel::addChosen(const DocumentActor& actor) {
  for (const vmd::BoneName& of : actor.switches.names) {
    auto* item = new QTreeWidgetItem({QString(), tr("bone")});
    setName(*item, kUnmatchedName, nameLines(of.name));
    setBone(item, of.name, actor.model->model, of.bone, true);
    tree_->addTopLevelItem(item);
  }
}

void UnmatchedPanel::add(const QString& kind, const std::vector<vmd::Unmatched>& tracks, std::size_t* proposed) {
  QList<QTreeWidgetItem*> items;  // added at once, because Qt measures all each time
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    if (++count_ > kMaxListedNames) continue;
    const std::string& name = tracks[i].name.utf8;
    auto* item = new QTreeWidgetItem({QString(), kind, QString::number(tracks[i].keyCount)});
    const NameLines lines = nameLines(name);
    setName(*item, kUnmatchedName, lines);
    items << item;
    item->setTextAlignment(kUnmatchedKeys, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(kUnmatchedName, plainToolTip(inOneLine(lines)));
    const std::int32_t bone = proposed != nullptr && i < kMaxProposed ? proposals_->find(name, taken_) : -1;
    if (bone < 0) continue;
    setBone(item, name, proposesFor_->model, bone, false);
    taken_[static_cast<std::size_t>(bone)] = 1;  // a bone is proposed once
    ++*proposed;
  }
  tree_->addTopLevelItems(items);
}

void UnmatchedPanel::toggle(QTreeWidgetItem* item) {
  if (item->data(kUnmatchedName, kBoneRole).isNull()) return;
  item->setCheckState(kUnmatchedBone, item->checkState(kUnmatchedBone) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void UnmatchedPanel::onTicked(QTreeWidgetItem* item, int column) {
  if (quiet_ || column != kUnmatchedBone || item->data(kUnmatchedName, kBoneRole).isNull()) return;
  const bool on = item->checkState(kUnmatchedBone) == Qt::Checked;
  const vmd::BoneName of{item->data(kUnmatchedName, kTrackRole).toByteArray().toStdString(),
                         item->data(kUnmatchedName, kBoneRole).toInt()};
  // The change is delayed until the tree doesn't use the item any more, because it is deleted.
  QTimer::singleShot(0, this, [this, on, of, id = selection_.actor()] {
    document_.changeActor(
        id, [on] { return on ? tr("Use substitute bone") : tr("Remove substitute bone"); },
        [&](DocumentActor& actor) {
          std::erase_if(actor.switches.names, [&](const vmd::BoneName& each) { return each.name == of.name; });
          if (on) actor.switches.names.push_back(of);
        });
  });
}

void UnmatchedPanel::takeProposals() {
  std::vector<vmd::BoneName> taken;
  for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
    const QTreeWidgetItem* item = tree_->topLevelItem(i);
    if (item->data(kUnmatchedName, kBoneRole).isNull() || item->checkState(kUnmatchedBone) == Qt::Checked) continue;
    taken.push_back({item->data(kUnmatchedName, kTrackRole).toByteArray().toStdString(),
                     item->data(kUnmatchedName, kBoneRole).toInt()});
  }
  if (taken.empty()) return;
  document_.changeActor(
      selection_.actor(), [] { return tr("Use substitute bones"); },
      [&](DocumentActor& actor) {
        actor.switches.names.insert(actor.switches.names.end(), taken.begin(), taken.end());
      });
}

}  // namespace app
