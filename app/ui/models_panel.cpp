// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/models_panel.h"

#include <algorithm>

#include <QAbstractItemDelegate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QStringList>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/ui/actor_fields.h"
#include "app/ui/chain_text.h"
#include "app/ui/text.h"

namespace app {
namespace {

enum ModelColumn { kName, kPhysics };
enum MotionColumn { kMotion, kShift };

constexpr int kActorRole = Qt::UserRole, kPoseRole = Qt::UserRole;
constexpr int kRowsAtLeast = 4;

QToolButton* button(const QString& text, const QString& tip, QHBoxLayout* row, QWidget* parent) {
  auto* made = new QToolButton(parent);
  made->setText(text);
  made->setToolTip(tip);
  made->setFocusPolicy(Qt::NoFocus);
  row->addWidget(made);
  return made;
}

QTreeWidget* list(const QStringList& header, QWidget* parent) {
  auto* tree = new QTreeWidget(parent);
  tree->setHeaderLabels(header);
  tree->setRootIsDecorated(false);
  tree->setUniformRowHeights(true);
  tree->setAllColumnsShowFocus(true);
  tree->setMinimumSize(120, kRowsAtLeast * tree->fontMetrics().height());
  tree->header()->setStretchLastSection(false);
  tree->header()->setMinimumSectionSize(24);
  tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  return tree;
}

void showMotion(QTreeWidgetItem* item, const MotionUse& use, bool ofScene) {
  const QString name = shownName(ownName(*use.motion).stem());
  const bool isPose = use.motion->pose.has_value();
  item->setText(kMotion, isPose    ? ModelsPanel::tr("%1 (pose)").arg(name)
                         : ofScene ? ModelsPanel::tr("%1 (scene)").arg(name)
                                   : name);
  QString tip = oneLine(use.motion->path.string());
  if (isPose)
    tip += u'\n' + ModelsPanel::tr("It stands over the motions at every frame, until it is unticked or removed");
  item->setToolTip(kMotion, plainToolTip(tip));
  item->setData(kMotion, kPoseRole, isPose);
  item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
  item->setCheckState(kMotion, use.on ? Qt::Checked : Qt::Unchecked);
  item->setData(kShift, Qt::EditRole, isPose ? QVariant() : QVariant(use.shift));
  item->setTextAlignment(kShift, Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace

ModelsPanel::ModelsPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {
  // All of it has room on half a screen: what doesn't fit is scrolled to.
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  auto* page = new QWidget(scroll);
  column_ = new QVBoxLayout(page);
  column_->setContentsMargins(6, 6, 6, 6);
  makeModels();
  column_->addWidget(fields_ = new ActorFields(document_, selection_, page));
  makeMotions();
  scroll->setWidget(page);
  connectFields();
  listModels();
}

void ModelsPanel::makeModels() {
  models = list({tr("Model"), tr("Physics")}, this);
  models->headerItem()->setToolTip(kName,
                                   tr("In the order of drawing: what is behind glass has to be above the glass"));
  models->headerItem()->setToolTip(kPhysics, tr("Ticked: hair and clothes of this model move, where physics is on"));
  column_->addWidget(models, 1);
  auto* row = new QHBoxLayout;
  add = button(tr("Add…"), tr("Add models, motions, a song"), row, this);
  duplicate = button(tr("Duplicate"), tr("The same model with the same motions once more"), row, this);
  remove = button(tr("Remove"), tr("Take the selected model off the stage (Delete)"), row, this);
  row->addStretch(1);
  up = button(tr("↑"), tr("Draw it earlier"), row, this);
  down = button(tr("↓"), tr("Draw it later"), row, this);
  column_->addLayout(row);
}

void ModelsPanel::makeMotions() {
  motions = list({tr("Motion"), tr("Later by")}, this);
  motions->headerItem()->setToolTip(kMotion, tr("Of two keys of a bone on one frame, the lower motion's counts"));
  motions->headerItem()->setToolTip(kShift, tr("Frames that the motion begins later; double click to change"));
  motions->setEditTriggers(QAbstractItemView::NoEditTriggers);
  column_->addWidget(motions, 1);
  auto* row = new QHBoxLayout;
  row->addStretch(1);
  motionRemove = button(tr("Remove Motion"), tr("Take the motion away"), row, this);
  motionUp = button(tr("↑"), tr("Its keys give way to more motions"), row, this);
  motionDown = button(tr("↓"), tr("Its keys count over more motions"), row, this);
  column_->addLayout(row);
}

void ModelsPanel::connectFields() {
  connect(&document_, &Document::actorsChanged, this, &ModelsPanel::listModels);
  connect(&document_, &Document::motionsChanged, this, &ModelsPanel::listMotions);
  connect(&document_, &Document::switchesChanged, this, [this] { listModels(); });
  connect(&selection_, &Selection::actorChanged, this, &ModelsPanel::listModels);
  connect(models, &QTreeWidget::itemChanged, this, &ModelsPanel::onModelChanged);
  connect(models, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (!quiet_ && item != nullptr) selection_.setActor(item->data(kName, kActorRole).toUInt());
  });
  connect(motions, &QTreeWidget::itemChanged, this, &ModelsPanel::onMotionChanged);
  connect(motions, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item, int column) {
    if (column == kShift && !item->data(kMotion, kPoseRole).toBool()) motions->editItem(item, column);
  });
  connect(motions->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
          [this](QWidget*, QAbstractItemDelegate::EndEditHint how) {
            if (how == QAbstractItemDelegate::SubmitModelCache || how == QAbstractItemDelegate::RevertModelCache)
              emit editingDone();  // Enter, Escape
          });
  connect(fields_, &ActorFields::editingDone, this, &ModelsPanel::editingDone);
  connect(fields_, &ActorFields::refused, this, &ModelsPanel::refused);
  connect(add, &QToolButton::clicked, this, &ModelsPanel::addWanted);
  connect(duplicate, &QToolButton::clicked, this,
          [this] { selection_.setActor(document_.duplicate(selection_.actor())); });
  connect(remove, &QToolButton::clicked, this, [this] { document_.remove(selection_.actor()); });
  connect(up, &QToolButton::clicked, this, [this] { document_.move(selection_.actor(), -1); });
  connect(down, &QToolButton::clicked, this, [this] { document_.move(selection_.actor(), 1); });
  connect(motionRemove, &QToolButton::clicked, this, &ModelsPanel::removeMotion);
  connect(motionUp, &QToolButton::clicked, this, [this] { moveMotion(-1); });
  connect(motionDown, &QToolButton::clicked, this, [this] { moveMotion(1); });
}

void ModelsPanel::listModels() {
  const QScopedValueRollback quiet(quiet_, true);
  const auto& actors = document_.state().actors;
  while (models->topLevelItemCount() > static_cast<int>(actors.size())) delete models->takeTopLevelItem(0);
  for (std::size_t i = 0; i < actors.size(); ++i) {
    const DocumentActor& actor = actors[i];
    QTreeWidgetItem* item = models->topLevelItem(static_cast<int>(i));
    if (item == nullptr) models->addTopLevelItem(item = new QTreeWidgetItem);
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    item->setText(kName, modelName(*actor.model));
    item->setToolTip(kName, plainToolTip(oneLine(actor.model->path.string())));
    item->setData(kName, kActorRole, actor.id);
    item->setCheckState(kName, actor.switches.visible ? Qt::Checked : Qt::Unchecked);
    item->setCheckState(kPhysics, actor.switches.physics ? Qt::Checked : Qt::Unchecked);
    if (actor.id == selection_.actor()) models->setCurrentItem(item);
  }
  if (selected() == nullptr) models->setCurrentItem(nullptr);
  for (QToolButton* each : {duplicate, remove, up, down}) each->setEnabled(selected() != nullptr);
  fields_->refresh();
  listMotions();
}

void ModelsPanel::listMotions() {
  const QScopedValueRollback quiet(quiet_, true);
  // Rows stay where they are: one of them may be being edited.
  const DocumentActor* actor = selected();
  const auto& scene = document_.state().motions;
  const std::size_t own = actor == nullptr ? 0 : actor->switches.motions.size();
  const auto rows = static_cast<int>(own + scene.size());
  while (motions->topLevelItemCount() > rows) delete motions->takeTopLevelItem(motions->topLevelItemCount() - 1);
  for (int i = 0; i < rows; ++i) {
    const auto at = static_cast<std::size_t>(i);
    QTreeWidgetItem* item = motions->topLevelItem(i);
    if (item == nullptr) motions->addTopLevelItem(item = new QTreeWidgetItem);
    showMotion(item, at < own ? actor->switches.motions[at] : scene[at - own], at >= own);
  }
  for (QToolButton* each : {motionRemove, motionUp, motionDown}) each->setEnabled(motions->topLevelItemCount() > 0);
}

void ModelsPanel::onModelChanged(QTreeWidgetItem* item, int column) {
  if (quiet_) return;
  const ActorId id = item->data(kName, kActorRole).toUInt();
  const bool on = item->checkState(column) == Qt::Checked;
  document_.changeActor(id, column == kName ? tr("Visible") : tr("Physics"), [&](DocumentActor& actor) {
    (column == kName ? actor.switches.visible : actor.switches.physics) = on;
  });
}

int ModelsPanel::currentMotion() const { return motions->indexOfTopLevelItem(motions->currentItem()); }

/// Of the list that the row is of, with its place there. False where that changed nothing: it is no step then.
bool ModelsPanel::changeMotions(const QString& name, int row,
                                const std::function<void(std::vector<MotionUse>&, std::size_t)>& how) {
  if (row < 0) return false;
  const DocumentActor* actor = selected();
  const std::size_t own = actor == nullptr ? 0 : actor->switches.motions.size();
  const auto at = static_cast<std::size_t>(row);
  const ActorId id = selection_.actor();
  const std::vector<MotionUse>& before = at < own ? actor->switches.motions : document_.state().motions;
  std::vector<MotionUse> after = before;
  how(after, at < own ? at : at - own);
  if (after == before) return false;
  document_.change(name, [&](DocumentState& state) {
    (at < own ? state.find(id)->switches.motions : state.motions) = std::move(after);
  });
  return true;
}

void ModelsPanel::onMotionChanged(QTreeWidgetItem* item, int column) {
  if (quiet_) return;
  const bool on = item->checkState(kMotion) == Qt::Checked;
  const int shift = std::clamp(item->data(kShift, Qt::EditRole).toInt(), -kMostShift, kMostShift);
  // The current item stays: another one would close the editor whose number this is.
  const bool changed = changeMotions(column == kMotion ? tr("Motion") : tr("Shift"), motions->indexOfTopLevelItem(item),
                                     [&](auto& uses, std::size_t at) {
                                       uses[at].on = on;
                                       uses[at].shift = shift;
                                     });
  if (!changed) listMotions();  // what was typed may be beyond the range
}

void ModelsPanel::moveMotion(int places) {
  const int row = currentMotion();
  const bool moved = changeMotions(tr("Order of motions"), row, [&](auto& uses, std::size_t at) {
    const auto to = static_cast<std::ptrdiff_t>(at) + places;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(uses.size())) return;
    std::swap(uses[at], uses[static_cast<std::size_t>(to)]);
  });
  if (moved) motions->setCurrentItem(motions->topLevelItem(row + places));
}

void ModelsPanel::removeMotion() {
  changeMotions(tr("Remove motion"), currentMotion(),
                [](auto& uses, std::size_t at) { uses.erase(uses.begin() + static_cast<std::ptrdiff_t>(at)); });
}

}  // namespace app
