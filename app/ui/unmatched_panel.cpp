// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/unmatched_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/ui/text.h"

namespace app {
namespace {

constexpr std::size_t kMostListed = 2000;

}  // namespace

UnmatchedPanel::UnmatchedPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      summary_(new QLabel(this)),
      tree_(new QTreeWidget(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->addWidget(summary_);
  column->addWidget(tree_, 1);
  summary_->setWordWrap(true);
  summary_->setMinimumWidth(10);
  tree_->setHeaderLabels({tr("Name"), tr("Kind"), tr("Keys")});
  tree_->setRootIsDecorated(false);
  tree_->setUniformRowHeights(true);
  tree_->setMinimumSize(120, 40);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  tree_->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  connect(&document_, &Document::actorsChanged, this, &UnmatchedPanel::list);
  connect(&document_, &Document::motionsChanged, this, &UnmatchedPanel::list);
  connect(&selection_, &Selection::actorChanged, this, &UnmatchedPanel::list);
  list();
}

void UnmatchedPanel::list() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const bool moves = actor != nullptr && !(actor->switches.motions.empty() && document_.state().motions.empty());
  const vmd::MotionBinding* binding = moves ? &document_.show().actor(actor->id)->binding() : nullptr;
  tree_->clear();
  count_ = 0;
  if (binding != nullptr) {
    add(tr("bone"), binding->unmatchedBones);
    add(tr("morph"), binding->unmatchedMorphs);
    add(tr("IK"), binding->unmatchedChains);
    summary_->setText(count_ == 0 ? tr("The model has everything that the motion moves.")
                                  : tr("The motion moves %1 bones, %2 morphs and switches %3 IK chains that the model "
                                       "doesn't have:")
                                        .arg(binding->unmatchedBones.size())
                                        .arg(binding->unmatchedMorphs.size())
                                        .arg(binding->unmatchedChains.size()));
  } else {
    summary_->setText(tr("No motion on a model."));
  }
  tree_->setVisible(count_ > 0);
  static_cast<QVBoxLayout*>(layout())->setAlignment(summary_, count_ > 0 ? Qt::Alignment() : Qt::AlignTop);
  emit countChanged(count_);
}

void UnmatchedPanel::add(const QString& kind, const std::vector<vmd::Unmatched>& tracks) {
  QList<QTreeWidgetItem*> items;  // added at once: Qt measures all for each
  for (const vmd::Unmatched& track : tracks) {
    if (++count_ > kMostListed) continue;
    auto* item = new QTreeWidgetItem({oneLine(track.name.utf8), kind, QString::number(track.keyCount)});
    items << item;
    item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(0, plainToolTip(item->text(0)));
  }
  tree_->addTopLevelItems(items);
}

}  // namespace app
