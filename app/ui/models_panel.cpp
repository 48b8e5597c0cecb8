// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/models_panel.h"

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/ui/chain_text.h"
#include "app/ui/text.h"

namespace app {
namespace {

enum ModelColumn { kName, kPhysics };
enum MotionColumn { kMotion, kShift };

constexpr int kActorRole = Qt::UserRole;
constexpr double kFarthest = 10000.0;  // units a spin box takes; files may say more
constexpr int kRowsAtLeast = 4;
constexpr std::size_t kMostBones = 20000;  // that can be chosen

QDoubleSpinBox* number(double least, double most, double step, int decimals, const QString& tip, QWidget* parent) {
  auto* box = new QDoubleSpinBox(parent);
  box->setRange(least, most);
  box->setSingleStep(step);
  box->setDecimals(decimals);
  box->setKeyboardTracking(false);
  box->setToolTip(tip);
  box->setMinimumWidth(40);
  return box;
}

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

/// The mode of all chains, -1 where they differ.
int commonMode(const std::vector<IkMode>& chains) {
  if (chains.empty()) return static_cast<int>(IkMode::Motion);
  const bool alike = std::ranges::all_of(chains, [&](IkMode mode) { return mode == chains.front(); });
  return alike ? static_cast<int>(chains.front()) : -1;
}

void showMotion(QTreeWidgetItem* item, const MotionUse& use, bool ofScene) {
  const QString name = shownName(use.motion->path.stem());
  item->setText(kMotion, ofScene ? ModelsPanel::tr("%1 (scene)").arg(name) : name);
  item->setToolTip(kMotion, plainToolTip(oneLine(use.motion->path.string())));
  item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
  item->setCheckState(kMotion, use.on ? Qt::Checked : Qt::Unchecked);
  item->setData(kShift, Qt::EditRole, use.shift);
  item->setTextAlignment(kShift, Qt::AlignRight | Qt::AlignVCenter);
}

QString nameOf(const LoadedModel& model) {
  QString name = oneLine(model.model.name.utf8);
  if (name.isEmpty()) name = oneLine(model.model.englishName.utf8);
  return name.isEmpty() ? shownName(model.path) : name;
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
  fields_ = new QWidget(page);
  makeModels();
  makeSelected();
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

void ModelsPanel::makeSelected() {
  auto* form = new QFormLayout(fields_);
  form->setContentsMargins(0, 4, 0, 4);
  ik = new QComboBox(fields_);
  ik->addItem(tr("As the motion says"), static_cast<int>(IkMode::Motion));
  ik->addItem(tr("On"), static_cast<int>(IkMode::On));
  ik->addItem(tr("Off"), static_cast<int>(IkMode::Off));
  form->addRow(tr("IK:"), ik);
  auto* row = new QHBoxLayout;
  const std::array tips{tr("To the right of who looks at its face, in units of 8 cm"), tr("Up, in units of 8 cm"),
                        tr("Away from the camera, in units of 8 cm")};
  for (std::size_t i = 0; i < position.size(); ++i) {
    position[i] = number(-kFarthest, kFarthest, 1.0, 2, tips[i], fields_);
    position[i]->setPrefix(QStringLiteral("%1 ").arg(QLatin1Char("XYZ"[i])));
    row->addWidget(position[i], 1);
  }
  form->addRow(tr("Place:"), row);
  auto* second = new QHBoxLayout;
  turn = number(-360.0, 360.0, 5.0, 1, tr("Degrees; at 90 it faces left"), fields_);
  turn->setSuffix(tr("°"));
  scale = number(kLeastModelScale, kMostModelScale, 0.1, 2, tr("Times as large"), fields_);
  scale->setSuffix(tr("×"));
  second->addWidget(turn, 1);
  second->addWidget(scale, 1);
  form->addRow(tr("Turn, size:"), second);
  auto* third = new QHBoxLayout;
  holder = new QComboBox(fields_);
  holder->setToolTip(tr("The model from which this one hangs, such as a dancer who holds it"));
  holderBone = new QComboBox(fields_);
  holderBone->setToolTip(tr("The bone of that model"));
  for (QComboBox* box : {holder, holderBone}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    third->addWidget(box, 1);
  }
  form->addRow(tr("Hangs from:"), third);
  column_->addWidget(fields_);
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
    if (column == kShift) motions->editItem(item, column);
  });
  connect(ik, &QComboBox::activated, this, [this] {
    if (ik->currentData().toInt() >= 0)
      document_.setIkMode(selection_.actor(), static_cast<IkMode>(ik->currentData().toInt()));
  });
  for (QDoubleSpinBox* box : {position[0], position[1], position[2], turn, scale})
    connect(box, &QDoubleSpinBox::valueChanged, this, &ModelsPanel::place);
  connect(holder, &QComboBox::activated, this, [this] {
    showHolder();
    hang();
  });
  connect(holderBone, &QComboBox::activated, this, &ModelsPanel::hang);
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
    item->setText(kName, nameOf(*actor.model));
    item->setToolTip(kName, plainToolTip(oneLine(actor.model->path.string())));
    item->setData(kName, kActorRole, actor.id);
    item->setCheckState(kName, actor.switches.visible ? Qt::Checked : Qt::Unchecked);
    item->setCheckState(kPhysics, actor.switches.physics ? Qt::Checked : Qt::Unchecked);
    if (actor.id == selection_.actor()) models->setCurrentItem(item);
  }
  if (selected() == nullptr) models->setCurrentItem(nullptr);
  showSelected();
  listMotions();
}

void ModelsPanel::showSelected() {
  const QScopedValueRollback quiet(quiet_, true);
  const DocumentActor* actor = selected();
  fields_->setEnabled(actor != nullptr);
  for (QToolButton* each : {duplicate, remove, up, down}) each->setEnabled(actor != nullptr);
  const ActorSwitches shown = actor != nullptr ? actor->switches : ActorSwitches();
  const int mode = commonMode(shown.chains);
  const int different = ik->findData(-1);
  if (mode < 0 && different < 0) ik->addItem(tr("Chains differ"), -1);
  if (mode >= 0 && different >= 0) ik->removeItem(different);
  ik->setCurrentIndex(ik->findData(mode));
  for (int i = 0; i < 3; ++i) position[static_cast<std::size_t>(i)]->setValue(shown.placement.position[i]);
  turn->setValue(shown.placement.turn);
  scale->setValue(shown.placement.scale);
  holder->clear();
  holder->addItem(tr("Nothing"), 0U);
  for (const DocumentActor& other : document_.state().actors) {
    if (other.id != selection_.actor()) holder->addItem(nameOf(*other.model), other.id);
  }
  const OutsideParent parent = shown.outsideParents.empty() ? OutsideParent() : shown.outsideParents.front();
  holder->setCurrentIndex(std::max(0, holder->findData(parent.actor)));
  showHolder();
  holderBone->setCurrentIndex(std::min(parent.parentBone, holderBone->count() - 1));
}

/// The bones of the model that is chosen.
void ModelsPanel::showHolder() {
  holderBone->clear();
  const DocumentActor* actor = document_.state().find(holder->currentData().toUInt());
  holderBone->setEnabled(actor != nullptr);
  if (actor == nullptr) return;
  const auto count = std::min<std::size_t>(actor->model->model.bones.size(), kMostBones);
  QStringList names;
  for (std::size_t i = 0; i < count; ++i) names << boneName(actor->model->model, static_cast<std::int32_t>(i));
  holderBone->addItems(names);
}

void ModelsPanel::hang() {
  if (quiet_) return;
  if (document_.attach(selection_.actor(), holder->currentData().toUInt(), std::max(0, holderBone->currentIndex())))
    return;
  showSelected();
  emit refused(tr("Models can't hang from each other in a circle"));
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

void ModelsPanel::place() {
  if (quiet_) return;
  document_.changeActor(
      selection_.actor(), tr("Place"),
      [this](DocumentActor& actor) {
        Placement& placement = actor.switches.placement;
        for (int i = 0; i < 3; ++i)
          placement.position[i] = static_cast<float>(position[static_cast<std::size_t>(i)]->value());
        placement.turn = static_cast<float>(turn->value());
        placement.scale = static_cast<float>(scale->value());
      },
      true);
}

/// Of the list that the current row is of, with its place there.
void ModelsPanel::changeMotions(const QString& name,
                                const std::function<void(std::vector<MotionUse>&, std::size_t)>& how) {
  const int row = motions->indexOfTopLevelItem(motions->currentItem());
  if (row < 0) return;
  const DocumentActor* actor = selected();
  const std::size_t own = actor == nullptr ? 0 : actor->switches.motions.size();
  const auto at = static_cast<std::size_t>(row);
  const ActorId id = selection_.actor();
  document_.change(name, [&](DocumentState& state) {
    if (at < own) {
      how(state.find(id)->switches.motions, at);
    } else {
      how(state.motions, at - own);
    }
  });
}

void ModelsPanel::onMotionChanged(QTreeWidgetItem* item, int column) {
  if (quiet_) return;
  motions->setCurrentItem(item);
  const bool on = item->checkState(kMotion) == Qt::Checked;
  const int shift = std::clamp(item->data(kShift, Qt::EditRole).toInt(), -kMostShift, kMostShift);
  changeMotions(column == kMotion ? tr("Motion") : tr("Shift"), [&](auto& uses, std::size_t at) {
    uses[at].on = on;
    uses[at].shift = shift;
  });
}

void ModelsPanel::moveMotion(int places) {
  int moved = 0;
  changeMotions(tr("Order of motions"), [&](auto& uses, std::size_t at) {
    const auto to = static_cast<std::ptrdiff_t>(at) + places;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(uses.size())) return;
    std::swap(uses[at], uses[static_cast<std::size_t>(to)]);
    moved = places;
  });
  const int row = motions->indexOfTopLevelItem(motions->currentItem()) + moved;
  motions->setCurrentItem(motions->topLevelItem(row));
}

void ModelsPanel::removeMotion() {
  changeMotions(tr("Remove motion"),
                [](auto& uses, std::size_t at) { uses.erase(uses.begin() + static_cast<std::ptrdiff_t>(at)); });
}

}  // namespace app
