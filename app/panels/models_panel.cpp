// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/models_panel.h"

#include <algorithm>
#include <set>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/panels/actor_fields.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/list_keys.h"
#include "app/widgets/row_button.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/text.h"

namespace app {
namespace {

enum ModelColumn { kName, kPhysics };

constexpr int kActorRole = Qt::UserRole;
constexpr int kMinModelRows = 4;

void showTicks(QTreeWidgetItem& item, const ActorSwitches& switches) {
  item.setCheckState(kName, switches.visible ? Qt::Checked : Qt::Unchecked);
  item.setCheckState(kPhysics, switches.physics ? Qt::Checked : Qt::Unchecked);
}

}  // namespace

ModelsPanel::ModelsPanel(Document& document, Selection& selection, const Actions& actions, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {
  // The panel scrolls, so that it fits half a screen.
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);  // Tab goes from field to field, which scrolls
  scroll->setFrameShape(QFrame::NoFrame);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  auto* page = new QWidget(scroll);
  column_ = new QVBoxLayout(page);
  column_->setContentsMargins(6, 6, 6, 6);
  makeModels(actions);
  column_->addWidget(fields_ = new ActorFields(document_, selection_, page));
  scroll->setWidget(page);
  connectFields();
  listModels();
}

void ModelsPanel::makeModels(const Actions& actions) {
  models = new ListTree(this);
  models->setEmptyText([] { return tr("No models yet. Add… opens one, or drop it on the window."); });
  keepTranslated(this, [this] {
    models->setHeaderLabels({tr("Model"), tr("Physics")});
    models->setAccessibleName(tr("Models"));
  });
  models->setMinimumSize(120, kMinModelRows * models->fontMetrics().height());
  models->header()->setStretchLastSection(false);
  models->header()->setMinimumSectionSize(24);
  models->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
  models->header()->setSectionResizeMode(kPhysics, QHeaderView::ResizeToContents);
  // Ticks have one size, so invisible rows needn't be measured.
  models->header()->setResizeContentsPrecision(0);
  leaveSpace(*models);
  models->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(models, &QWidget::customContextMenuRequested, this, &ModelsPanel::showMenu);
  connect(models, &ListTree::activatedByKey, this, [](QTreeWidgetItem* item) {
    item->setCheckState(kName, item->checkState(kName) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
  });
  connect(models, &ListTree::deletedByKey, this, [this] { document_.remove(selection_.actor()); });
  connect(models, &ListTree::left, this, &ModelsPanel::editingDone);
  keepTranslated(this, [this] {
    models->headerItem()->setToolTip(kName,
                                     tr("Drawing order: put what is behind glass above the glass. The box or Enter "
                                        "hides and shows a model"));
    models->headerItem()->setToolTip(kPhysics,
                                     tr("Ticked: physics moves hair and clothes of this model, while physics is on"));
  });
  column_->addWidget(models, 1);
  auto* row = new QHBoxLayout;
  add = addRowButton([] { return tr("Add…"); }, [] { return tr("Add models, motions, a song"); }, row, this);
  duplicate = addRowButton(*actions.duplicate, row, this);
  remove = addRowButton(*actions.remove, row, this);
  row->addStretch(1);
  up = addRowButton([] { return tr("↑"); }, [] { return tr("Draw earlier"); }, row, this);
  down = addRowButton([] { return tr("↓"); }, [] { return tr("Draw later"); }, row, this);
  column_->addLayout(row);
}

void ModelsPanel::connectFields() {
  connect(&document_, &Document::actorsChanged, this, &ModelsPanel::listModels);
  connect(&document_, &Document::switchesChanged, this, &ModelsPanel::showSwitches);
  connect(&selection_, &Selection::actorChanged, this, &ModelsPanel::showSelected);
  connect(models, &QTreeWidget::itemChanged, this, &ModelsPanel::onModelChanged);
  connect(models, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (quiet_ || item == nullptr) return;
    selection_.setActor(item->data(kName, kActorRole).toUInt());
    emit chosen(selection_.actor());
  });
  connect(fields_, &ActorFields::editingDone, this, &ModelsPanel::editingDone);
  connect(fields_, &ActorFields::refused, this, &ModelsPanel::refused);
  connect(add, &QToolButton::clicked, this, &ModelsPanel::addWanted);
  connect(up, &QToolButton::clicked, this, [this] { document_.move(selection_.actor(), -1); });
  connect(down, &QToolButton::clicked, this, [this] { document_.move(selection_.actor(), 1); });
}

void ModelsPanel::listModels() {
  {
    const QScopedValueRollback quiet(quiet_, true);
    const auto& actors = document_.state().actors;
    bool twoLines = false;
    QList<QTreeWidgetItem*> added;  // added at once, because Qt lays out and measures each time
    while (models->topLevelItemCount() > static_cast<int>(actors.size())) delete models->takeTopLevelItem(0);
    for (std::size_t i = 0; i < actors.size(); ++i) {
      const DocumentActor& actor = actors[i];
      QTreeWidgetItem* item = models->topLevelItem(static_cast<int>(i));
      if (item == nullptr) added << (item = new QTreeWidgetItem);
      item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
      const NameLines name = modelNameLines(*actor.model);
      setName(*item, kName, name);
      twoLines = twoLines || !name.readable.isEmpty();
      item->setToolTip(kName, plainToolTip(oneLine(actor.model->path.string()) + u'\n' +
                                           tr("The box or Enter hides and shows the model")));
      item->setData(kName, kActorRole, actor.id);
      showTicks(*item, actor.switches);
    }
    models->addTopLevelItems(added);
    models->setTwoLines(twoLines);
  }
  showSelected();
}

void ModelsPanel::showSwitches(const ActorIds& ids) {
  {
    const QScopedValueRollback quiet(quiet_, true);
    const std::set<ActorId> changed(ids.begin(), ids.end());
    const auto& actors = document_.state().actors;
    for (std::size_t i = 0; i < actors.size(); ++i) {
      if (changed.contains(actors[i].id)) showTicks(*models->topLevelItem(static_cast<int>(i)), actors[i].switches);
    }
  }
  if (selection_.isOneOf(ids)) fields_->refresh();
}

void ModelsPanel::showSelected() {
  const QScopedValueRollback quiet(quiet_, true);
  const auto& actors = document_.state().actors;
  const auto at = std::ranges::find(actors, selection_.actor(), &DocumentActor::id);
  models->setCurrentItem(at == actors.end() ? nullptr : models->topLevelItem(static_cast<int>(at - actors.begin())));
  for (QToolButton* each : {up, down}) each->setEnabled(selected() != nullptr);
  fields_->refresh();
}

/// Asks for the menu of the model at a position in the list, or, by the keyboard, of the current
/// one.
void ModelsPanel::showMenu(QPoint at) {
  const QTreeWidgetItem* item = models->itemAt(at);
  emit menuWanted(item != nullptr ? item->data(kName, kActorRole).toUInt() : 0, models->viewport()->mapToGlobal(at));
}

void ModelsPanel::onModelChanged(QTreeWidgetItem* item, int column) {
  if (quiet_) return;
  const ActorId id = item->data(kName, kActorRole).toUInt();
  const bool on = item->checkState(column) == Qt::Checked;
  document_.changeActor(
      id, [column] { return column == kName ? tr("Visible") : tr("Physics"); },
      [&](DocumentActor& actor) { (column == kName ? actor.switches.visible : actor.switches.physics) = on; });
}

}  // namespace app
