// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of IkPanel that shows the chains and their states in the rows.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <QButtonGroup>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include "app/panels/ik_figures.h"
#include "app/panels/ik_panel.h"
#include "app/panels/ik_words.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/contrast.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/name_lines.h"
#include "app/widgets/row_delegate.h"

namespace app {
namespace {

using enum IkFigures::Column;

constexpr int kLitAlpha = 90;  // of the colour of highlighted rows, of 255
// A broken file may have hundreds of thousands; the switch above sets all.
constexpr std::size_t kMaxListed = 2000;

}  // namespace

void IkPanel::showBone() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const std::int32_t bone = selection_.parts().bone;
  QTreeWidgetItem* row = nullptr;
  if (actor != nullptr && bone >= 0) {
    const auto& chains = actor->model->skeleton.chains;
    const auto at = static_cast<std::size_t>(std::ranges::find(chains, bone, &ik::Chain::target) - chains.begin());
    if (at < listed()) row = tree_->topLevelItem(static_cast<int>(at));
  }
  if (row == tree_->currentItem()) return;
  const QScopedValueRollback quiet(quiet_, true);
  tree_->setCurrentItem(row);
  if (row == nullptr) tree_->clearSelection();
}

void IkPanel::lightBone(ActorId id, std::int32_t bone) {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const QSignalBlocker quiet(tree_);
  QColor colour = palette().color(QPalette::Highlight);
  colour.setAlpha(kLitAlpha);
  for (std::size_t i = 0; actor != nullptr && i < listed(); ++i) {
    const ik::Chain& chain = actor->model->skeleton.chains[i];
    const bool lit = bone >= 0 && id == actor->id &&
                     (chain.target == bone || chain.effector == bone ||
                      std::ranges::find(chain.links, bone, &ik::Link::bone) != chain.links.end());
    QTreeWidgetItem* item = tree_->topLevelItem(static_cast<int>(i));
    if (lit != (item->background(kChain).style() != Qt::NoBrush)) {
      for (int column = kChain; column < kColumns; ++column)
        item->setBackground(column, lit ? QBrush(colour) : QBrush());
    }
    if (lit && chain.target == bone) tree_->scrollToItem(item);
  }
}

void IkPanel::showActor() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const LoadedModel* model = actor == nullptr ? nullptr : actor->model.get();
  if (model == shown_ && model != nullptr) return showModes();
  shown_ = model;
  under_ = -1;
  const QSignalBlocker quiet(tree_);
  tree_->clear();
  enabled_.clear();
  chains_ = model == nullptr ? 0 : model->skeleton.chains.size();
  QList<QTreeWidgetItem*> rows;
  for (std::size_t i = 0; i < listed(); ++i) {
    auto* item = new QTreeWidgetItem;
    rows << item;
    const NameLines name = boneNameLines(model->model, model->skeleton.chains[i].target);
    setName(*item, kChain, name);
    const QString bones = chainBones(*model, i);
    item->setData(kChain, kDetailRole, bones);
    item->setData(kChain, Qt::AccessibleDescriptionRole, bones);
    const QString tip = chainToolTip(*model, i);
    for (int column = kChain; column < kColumns; ++column) item->setToolTip(column, tip);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsUserTristate);
  }
  if (chains_ > kMaxListed) {
    rows << new QTreeWidgetItem({tr("… and %1 more").arg(chains_ - kMaxListed)});
    rows.back()->setFlags(Qt::NoItemFlags);
  }
  tree_->setTwoLines(true);
  tree_->addTopLevelItems(rows);
  showModes();
  showEnabled({});
  showBone();
  showFields();
  if (actor == nullptr) figures_->show(0, 0);
  point();
}

int IkPanel::lacking() const { return figures_->lacking(); }

std::size_t IkPanel::listed() const { return std::min(chains_, kMaxListed); }

void IkPanel::showModes() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const std::vector<IkMode> modes = actor == nullptr ? std::vector<IkMode>() : actor->switches.chains;
  const QSignalBlocker quiet(tree_);
  const auto rows = static_cast<int>(std::min(listed(), modes.size()));
  for (int i = 0; i < rows; ++i) {
    const IkMode mode = modes[static_cast<std::size_t>(i)];
    QTreeWidgetItem* item = tree_->topLevelItem(i);
    item->setCheckState(kChain, checkState(mode));
    item->setText(kMode, modeName(mode));
    item->setData(
        kChain, Qt::AccessibleTextRole,
        spokenName(inOneLine(NameLines{item->text(kChain), item->data(kChain, kReadableRole).toString()}), mode));
  }
  const bool alike = !modes.empty() && std::ranges::all_of(modes, [&](IkMode mode) { return mode == modes.front(); });
  all_->setExclusive(false);  // chains that differ select none of the three
  for (QAbstractButton* button : all_->buttons()) {
    button->setChecked(alike && all_->id(button) == static_cast<int>(modes.front()));
    button->setEnabled(!modes.empty());
  }
  all_->setExclusive(alike);
}

void IkPanel::showEnabled(std::span<const std::uint8_t> enabled) {
  if (!enabled_.empty() && std::ranges::equal(enabled_, enabled)) return;
  enabled_.assign(enabled.begin(), enabled.end());
  const QSignalBlocker quiet(tree_);
  for (std::size_t i = 0; i < listed(); ++i) {
    QTreeWidgetItem* item = tree_->topLevelItem(static_cast<int>(i));
    const bool known = i < enabled.size();
    const bool solved = known && enabled[i] != 0;
    item->setText(kNow, known ? solvedText(solved) : QString());
    const QColor text = palette().color(QPalette::Text);
    item->setForeground(kNow, solved ? text : dimmed(text, palette().color(QPalette::Base)));
  }
  const auto on = std::ranges::count_if(enabled, [](std::uint8_t each) { return each != 0; });
  summary_->setText(chains_ == 0 ? tr("No IK chains")
                                 : tr("%1 of %2 chains are solved in this picture").arg(on).arg(chains_));
}

}  // namespace app
