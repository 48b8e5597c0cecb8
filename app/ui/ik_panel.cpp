// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/ik_panel.h"

#include <algorithm>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/ui/chain_text.h"
#include "app/ui/playback.h"

namespace app {
namespace {

enum Column { kChain, kMode, kNow };

constexpr int kMargins = 12;               // pixels beside a text
constexpr std::size_t kMostListed = 2000;  // a broken file may have hundreds of thousands; a switch for all is above

Qt::CheckState checkState(IkMode mode) {
  return mode == IkMode::On ? Qt::Checked : mode == IkMode::Off ? Qt::Unchecked : Qt::PartiallyChecked;
}

IkMode modeOf(Qt::CheckState state) {
  return state == Qt::Checked ? IkMode::On : state == Qt::Unchecked ? IkMode::Off : IkMode::Motion;
}

QString modeName(IkMode mode) {
  switch (mode) {
    case IkMode::On:
      return IkPanel::tr("on");
    case IkMode::Off:
      return IkPanel::tr("off");
    case IkMode::Motion:
      break;
  }
  return IkPanel::tr("motion");
}

QString solvedText(bool solved) { return solved ? IkPanel::tr("● on") : IkPanel::tr("○ off"); }

/// As wide as the widest of these texts, or the header.
void fixWidth(QTreeWidget* tree, int column, const QStringList& texts) {
  int width = tree->header()->sectionSizeHint(column);
  for (const QString& text : texts) width = std::max(width, tree->fontMetrics().horizontalAdvance(text) + kMargins);
  tree->header()->setSectionResizeMode(column, QHeaderView::Fixed);
  tree->header()->resizeSection(column, width);
}

}  // namespace

IkPanel::IkPanel(Document& document, Selection& selection, Playback& playback, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      all_(new QButtonGroup(this)),
      tree_(new QTreeWidget(this)),
      summary_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(new QLabel(tr("All:"), this));
  const auto add = [&](IkMode mode, const QString& text, const QString& tip) {
    auto* button = new QRadioButton(text, this);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::NoFocus);
    all_->addButton(button, static_cast<int>(mode));
    row->addWidget(button);
  };
  add(IkMode::Motion, tr("Motion"), tr("Every chain as the motion's IK keys say; on where there are none"));
  add(IkMode::On, tr("On"), tr("Every chain on, whatever the motion says"));
  add(IkMode::Off, tr("Off"), tr("Every chain off: the legs move by their own keys alone (I switches off and back)"));
  row->addStretch(1);
  column->addLayout(row);
  column->addWidget(tree_, 1);
  column->addWidget(summary_);
  summary_->setMinimumWidth(10);
  summary_->setWordWrap(true);

  tree_->setHeaderLabels({tr("Chain"), tr("Switch"), tr("Now")});
  tree_->headerItem()->setToolTip(kMode,
                                  tr("The check box: half as the motion says, ticked always on, empty always off"));
  tree_->headerItem()->setToolTip(kNow, tr("Whether the chain is solved in the picture on the screen"));
  tree_->setRootIsDecorated(false);
  tree_->setUniformRowHeights(true);
  tree_->setAllColumnsShowFocus(true);
  tree_->setMinimumSize(120, 40);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setMinimumSectionSize(24);
  tree_->header()->setSectionResizeMode(kChain, QHeaderView::Stretch);
  // Not by their contents: Qt would measure all rows for each one that changes.
  fixWidth(tree_, kMode, {modeName(IkMode::On), modeName(IkMode::Off), modeName(IkMode::Motion)});
  fixWidth(tree_, kNow, {solvedText(true), solvedText(false)});
  connect(tree_, &QTreeWidget::itemChanged, this, &IkPanel::onItemChanged);
  connect(all_, &QButtonGroup::idClicked, this,
          [this](int mode) { document_.setIkMode(selection_.actor(), static_cast<IkMode>(mode)); });
  connect(&document_, &Document::actorsChanged, this, &IkPanel::showActor);
  connect(&selection_, &Selection::actorChanged, this, &IkPanel::showActor);
  connect(&document_, &Document::switchesChanged, this, [this](ActorId id) {
    if (id == selection_.actor()) showModes();
  });
  connect(&playback, &Playback::frameShown, this, [this, &playback] {
    if (const ActorFrame* shown = playback.frame(selection_.actor())) showEnabled(shown->ikEnabled);
  });
  showActor();
}

void IkPanel::showActor() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const LoadedModel* model = actor == nullptr ? nullptr : actor->model.get();
  if (model == shown_ && model != nullptr) return showModes();
  shown_ = model;
  const QSignalBlocker quiet(tree_);
  tree_->clear();
  enabled_.clear();
  chains_ = model == nullptr ? 0 : model->skeleton.chains.size();
  QList<QTreeWidgetItem*> rows;
  for (std::size_t i = 0; i < listed(); ++i) {
    auto* item = new QTreeWidgetItem;
    rows << item;
    item->setText(kChain, boneName(model->model, model->skeleton.chains[i].target));
    const QString tip = chainToolTip(*model, i);
    for (int column = kChain; column <= kNow; ++column) item->setToolTip(column, tip);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsUserTristate);
  }
  if (chains_ > kMostListed) {
    rows << new QTreeWidgetItem({tr("… and %1 more").arg(chains_ - kMostListed)});
    rows.back()->setFlags(Qt::NoItemFlags);
  }
  tree_->addTopLevelItems(rows);
  showModes();
  showEnabled({});
}

std::size_t IkPanel::listed() const { return std::min(chains_, kMostListed); }

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
  }
  const bool alike = !modes.empty() && std::ranges::all_of(modes, [&](IkMode mode) { return mode == modes.front(); });
  all_->setExclusive(false);  // chains that differ leave none of the three chosen
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
    item->setForeground(kNow, palette().brush(solved ? QPalette::Active : QPalette::Disabled, QPalette::Text));
  }
  const auto on = std::ranges::count_if(enabled, [](std::uint8_t each) { return each != 0; });
  summary_->setText(chains_ == 0 ? tr("No IK chains")
                                 : tr("%1 of %2 chains are solved in this picture").arg(on).arg(chains_));
}

void IkPanel::onItemChanged(QTreeWidgetItem* item, int column) {
  if (column != kChain) return;
  document_.setChainMode(selection_.actor(), static_cast<std::size_t>(tree_->indexOfTopLevelItem(item)),
                         modeOf(item->checkState(kChain)));
}

}  // namespace app
