// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/ik_panel.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/panels/chain_fields.h"
#include "app/panels/ik_figures.h"
#include "app/panels/ik_words.h"
#include "app/playback/playback.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/frozen_column.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/row_button.h"

namespace app {
namespace {

using enum IkFigures::Column;

}  // namespace

IkPanel::IkPanel(Document& document, Selection& selection, Playback& playback, IkCourse& course, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      all_(new QButtonGroup(this)),
      tree_(new ListTree(this)),
      course_(course),
      summary_(new QLabel(this)) {
  tree_->setEmptyText([] { return tr("Models with IK chains have their switches here."); });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  auto* all = new QLabel(this);
  keepTranslated(all, [all] { all->setText(tr("All:")); });
  row->addWidget(all);
  const auto add = [&](IkMode mode, const char* text, const char* whole, const char* tip) {
    auto* button = new QRadioButton(this);
    keepTranslated(button, [button, text, whole, tip] {
      button->setText(tr(text));
      button->setAccessibleName(tr(whole));
      button->setToolTip(tr(tip));
    });
    button->setFocusPolicy(Qt::TabFocus);
    all_->addButton(button, static_cast<int>(mode));
    row->addWidget(button);
  };
  add(IkMode::Motion, QT_TR_NOOP("As the Motion"), QT_TR_NOOP("All Chains as the Motion"),
      QT_TR_NOOP("Every chain as the motion's IK keys say; on where there are none"));
  add(IkMode::On, QT_TR_NOOP("On"), QT_TR_NOOP("All Chains Always On"),
      QT_TR_NOOP("Every chain on, whatever the motion says"));
  add(IkMode::Off, QT_TR_NOOP("Off"), QT_TR_NOOP("All Chains Always Off"),
      QT_TR_NOOP("Every chain off: the legs move by their own keys alone (I switches off and back)"));
  row->addStretch(1);
  figures = addRowButton([] { return tr("Statistics"); },
                         [] { return tr("Show each chain's solver, and its statistics over the motion"); }, row, this);
  figures->setCheckable(true);
  column->addLayout(row);
  column->addWidget(tree_, 1);
  fields_ = new ChainFields(document_, selection_, this);
  column->addWidget(fields_);
  column->addWidget(summary_);
  summary_->setMinimumWidth(10);
  summary_->setWordWrap(true);

  makeList();
  connectList();
  connect(all_, &QButtonGroup::idClicked, this,
          [this](int mode) { document_.setIkMode(selection_.actor(), static_cast<IkMode>(mode)); });
  connect(&document_, &Document::actorsChanged, this, &IkPanel::showActor);
  connect(&selection_, &Selection::actorChanged, this, &IkPanel::showActor);
  connect(&selection_, &Selection::partsChanged, this, &IkPanel::showBone);
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) showModes();
    if (selection_.isOneOf(ids)) showFields();
  });
  connect(figures, &QToolButton::toggled, this, [this](bool shown) {
    figures_->setAsked(shown);
    showFields();
    figures_->show(selection_.actor(), listed());
    emit pictureWanted();
  });
  connect(figures_, &IkFigures::roomWanted, this, &IkPanel::statisticsShown);
  connect(&playback, &Playback::frameShown, this, [this, &playback] {
    if (const ActorFrame* shown = playback.frame(selection_.actor())) showEnabled(shown->ikEnabled);
  });
  connect(&playback, &Playback::frameShown, this, [this] { figures_->show(selection_.actor(), listed()); });
  showActor();
}

void IkPanel::makeList() {
  keepTranslated(this, [this] {
    tree_->setHeaderLabels(QStringList{tr("Chain"), tr("Switch"), tr("Now")} + IkFigures::headers());
    tree_->headerItem()->setToolTip(kMode,
                                    tr("Half a tick: as the motion; a tick: always on; none: always off. A click here "
                                       "switches to the opposite of what the picture shows, and back"));
    tree_->headerItem()->setToolTip(kNow, tr("Whether the chain is solved in the picture on the screen"));
    tree_->setAccessibleName(tr("IK chains"));
  });
  tree_->setContextMenuPolicy(Qt::CustomContextMenu);
  tree_->setMinimumSize(120, 30);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setMinimumSectionSize(24);
  tree_->header()->setSectionResizeMode(kChain, QHeaderView::Stretch);
  // Columns aren't sized by their contents, because Qt would measure all rows for each change.
  for (const int column : {kMode, kNow}) tree_->header()->setSectionResizeMode(column, QHeaderView::Fixed);
  std::vector<ColumnRoom> rooms = IkFigures::rooms();
  rooms.push_back({kMode, 0, [] {
                     return QStringList{modeName(IkMode::On), modeName(IkMode::Off), modeName(IkMode::Motion)};
                   }});
  rooms.push_back({kNow, 0, [] { return QStringList{solvedText(true), solvedText(false)}; }});
  new ColumnWidths(tree_, std::move(rooms));
  figures_ = new IkFigures(tree_, document_, course_);
  new FrozenColumn(tree_);
  tree_->setMouseTracking(true);
  tree_->installEventFilter(this);
  tree_->viewport()->installEventFilter(this);
}

void IkPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // Rows have texts and colours of their own.
  if (event->type() != QEvent::LanguageChange && event->type() != QEvent::PaletteChange) return;
  if (tree_->header()->count() == 0) return;  // not made yet
  const auto enabled = enabled_;
  shown_ = nullptr;  // so that every row is updated
  showActor();
  showEnabled(enabled);
  figures_->showCourse();
}

void IkPanel::connectList() {
  connect(tree_, &QTreeWidget::itemChanged, this, &IkPanel::onItemChanged);
  connect(tree_, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item, int clicked) {
    chooseBone(item);
    if (clicked == kMode) switchOn(item);
  });
  connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* now, QTreeWidgetItem* before) {
    if (quiet_) return;
    // No bone is chosen if the list just got the keyboard, and its first row with it.
    if (now != nullptr && before != nullptr) chooseBone(now);
    point();
  });
  connect(tree_, &QTreeWidget::currentItemChanged, this, &IkPanel::showFields);
  connect(tree_, &QTreeWidget::itemEntered, this, [this](QTreeWidgetItem* item) {
    under_ = tree_->indexOfTopLevelItem(item);
    point();
  });
  connect(tree_, &ListTree::activatedByKey, this, [this](QTreeWidgetItem* item) {
    chooseBone(item);
    switchOn(item);
  });
  connect(tree_, &ListTree::left, this, &IkPanel::editingDone);
  connect(tree_, &QTreeWidget::customContextMenuRequested, this, &IkPanel::showMenu);
}

/// Shows the fields of the current chain, where figures are shown or some chain has another solver
/// than MMD's.
void IkPanel::showFields() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const int row = tree_->currentItem() == nullptr ? -1 : tree_->indexOfTopLevelItem(tree_->currentItem());
  const bool any = actor != nullptr && !actor->switches.chains.empty();
  fields_->setVisible(any && (figures->isChecked() || !actor->switches.chainSolvers.empty()));
  const bool ofChain = row >= 0 && static_cast<std::size_t>(row) < listed();
  fields_->setChain(ofChain ? std::optional<std::size_t>(static_cast<std::size_t>(row)) : std::nullopt);
}

bool IkPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool left = watched != tree_ && event->type() == QEvent::Leave;
  if (left || (watched != tree_ && event->type() == QEvent::MouseMove &&
               tree_->itemAt(static_cast<QMouseEvent*>(event)->position().toPoint()) == nullptr))
    under_ = -1;
  if (watched != tree_ && event->type() == QEvent::Resize) figures_->giveNamesRoom();
  if (watched == tree_ && event->type() == QEvent::PaletteChange) figures_->showCourse();  // the panel changes first
  const bool handled = QWidget::eventFilter(watched, event);
  if (left || event->type() == QEvent::FocusOut || event->type() == QEvent::FocusIn ||
      event->type() == QEvent::MouseMove)
    point();
  return handled;
}

void IkPanel::point() {
  int chain = under_;
  if (chain < 0 && tree_->hasFocus()) chain = tree_->indexOfTopLevelItem(tree_->currentItem());
  if (chain >= static_cast<int>(listed())) chain = -1;
  if (chain == pointed_) return;
  pointed_ = chain;
  emit chainPointedAt(chain);
}

void IkPanel::chooseBone(const QTreeWidgetItem* item) {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const int row = tree_->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item));
  if (actor == nullptr || row < 0 || static_cast<std::size_t>(row) >= listed()) return;
  SelectedParts parts = selection_.parts();
  parts.bone = actor->model->skeleton.chains[static_cast<std::size_t>(row)].target;
  selection_.setParts(parts);
}

void IkPanel::onItemChanged(QTreeWidgetItem* item, int column) {
  // A click on the box goes on as one on the word does, and not in Qt's own order of states.
  if (column == kChain) switchOn(item);
}

/// From "as the motion" it goes on to the opposite of what the picture shows, so the first
/// click changes the picture; from the opposite back to the motion, whatever that says now.
void IkPanel::switchOn(QTreeWidgetItem* item) {
  if ((item->flags() & Qt::ItemIsUserCheckable) == 0) return;  // the row for models without chains
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const auto chain = static_cast<std::size_t>(tree_->indexOfTopLevelItem(item));
  if (actor == nullptr || chain >= actor->switches.chains.size()) return;
  const IkMode mode = actor->switches.chains[chain];
  const bool solved = chain >= enabled_.size() || enabled_[chain] != 0;
  const IkMode other = solved ? IkMode::Off : IkMode::On;
  document_.setChainMode(actor->id, chain, mode == IkMode::Motion ? other : IkMode::Motion);
  showModes();  // also where Qt alone has changed the box
}

void IkPanel::showMenu(const QPoint& at) {
  QTreeWidgetItem* item = tree_->itemAt(at);
  if (item == nullptr || (item->flags() & Qt::ItemIsUserCheckable) == 0) return;
  tree_->setCurrentItem(item);
  // The menu uses ids and indices, because models may be opened and rows removed while it is open.
  const ActorId id = selection_.actor();
  const auto chain = static_cast<std::size_t>(tree_->indexOfTopLevelItem(item));
  QMenu menu(this);
  const auto add = [&](const QString& text, IkMode mode, bool all) {
    QAction* action = menu.addAction(text);
    if (!all) {
      action->setCheckable(true);
      action->setChecked(item->checkState(kChain) == checkState(mode));
    }
    connect(action, &QAction::triggered, this, [this, id, chain, mode, all] {
      if (all) {
        document_.setIkMode(id, mode);
      } else {
        document_.setChainMode(id, chain, mode);
      }
    });
  };
  add(tr("As the &Motion"), IkMode::Motion, false);
  add(tr("Always &On"), IkMode::On, false);
  add(tr("Always O&ff"), IkMode::Off, false);
  menu.addSeparator();
  add(tr("&All Chains as the Motion"), IkMode::Motion, true);
  add(tr("All Chains Always On"), IkMode::On, true);
  add(tr("All Chains Always Off"), IkMode::Off, true);
  menu.addSeparator();
  addSolvers(*menu.addMenu(tr("&Solver")), document_, id, chain);
  addSolvers(*menu.addMenu(tr("Solver of All &Chains")), document_, id, std::nullopt);
  menu.exec(tree_->viewport()->mapToGlobal(at));
}

}  // namespace app
