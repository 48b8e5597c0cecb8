// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/models_panel.h"

#include <algorithm>

#include <QAbstractItemDelegate>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QStringList>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/ui/chain_text.h"
#include "app/ui/text.h"

namespace app {
namespace {

enum ModelColumn { kName, kPhysics };
enum MotionColumn { kMotion, kShift };

constexpr int kActorRole = Qt::UserRole, kPoseRole = Qt::UserRole;
constexpr double kFarthest = base::kMostUnits, kMostTurn = 1e4;  // units and degrees, as files have them (docs/show.md)
constexpr int kRowsAtLeast = 4;
constexpr std::size_t kMostBones = 20000;  // that can be chosen

QDoubleSpinBox* number(double least, double most, double step, int decimals, QWidget* parent) {
  auto* box = new QDoubleSpinBox(parent);
  box->setRange(least, most);
  box->setSingleStep(step);
  box->setDecimals(decimals);
  box->setKeyboardTracking(false);
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

/// Whether all of a model hangs. Where one of several roots does, the others stay where the model is put.
bool allHangs(const pmx::Model& model, const std::vector<OutsideParent>& hung) {
  if (hung.empty()) return false;
  std::vector<bool> hangs(model.bones.size(), false);
  for (const OutsideParent& of : hung) hangs.at(static_cast<std::size_t>(of.bone)) = true;
  bool roots = false;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (model.bones[i].parent >= 0) continue;
    if (!hangs[i]) return false;
    roots = true;
  }
  return roots;
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
  for (std::size_t i = 0; i < position.size(); ++i) {
    position[i] = number(-kFarthest, kFarthest, 1.0, 2, fields_);
    position[i]->setPrefix(QStringLiteral("%1 ").arg(QLatin1Char("XYZ"[i])));
    row->addWidget(position[i], 1);
  }
  form->addRow(tr("Place:"), row);
  auto* second = new QHBoxLayout;
  turn = number(-kMostTurn, kMostTurn, 5.0, 1, fields_);
  turn->setSuffix(tr("°"));
  scale = number(kLeastModelScale, kMostModelScale, 0.1, 3, fields_);
  scale->setToolTip(tr("Times as large"));
  scale->setSuffix(tr("×"));
  second->addWidget(turn, 1);
  second->addWidget(scale, 1);
  form->addRow(tr("Turn, size:"), second);
  auto* third = new QHBoxLayout;
  holder = new QComboBox(fields_);
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
    if (column == kShift && !item->data(kMotion, kPoseRole).toBool()) motions->editItem(item, column);
  });
  connect(ik, &QComboBox::activated, this, [this] {
    if (ik->currentData().toInt() >= 0)
      document_.setIkMode(selection_.actor(), static_cast<IkMode>(ik->currentData().toInt()));
  });
  connectNumbers();
  connect(holder, &QComboBox::activated, this, [this] {
    const std::vector<OutsideParent> hung = hanging(selected());
    if (!hung.empty() && hung.front().actor == holder->currentData().toUInt()) return;  // it hangs there already
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

void ModelsPanel::connectNumbers() {
  for (std::size_t i = 0; i < position.size(); ++i) {
    connect(position[i], &QDoubleSpinBox::valueChanged, this, [this, i](double units) {
      place(position[i], [&](Placement& placed) { placed.position[static_cast<int>(i)] = static_cast<float>(units); });
    });
  }
  connect(turn, &QDoubleSpinBox::valueChanged, this, [this](double degrees) {
    place(turn, [degrees](Placement& placed) { placed.turn = static_cast<float>(degrees); });
  });
  connect(scale, &QDoubleSpinBox::valueChanged, this, [this](double times) {
    place(scale, [times](Placement& placed) { placed.scale = static_cast<float>(times); });
  });
  for (const QDoubleSpinBox* box : {position[0], position[1], position[2], turn, scale})
    connect(box, &QDoubleSpinBox::editingFinished, this, [this] { edited_ = {}; });
  for (const auto* field : fields_->findChildren<QLineEdit*>())
    connect(field, &QLineEdit::returnPressed, this, &ModelsPanel::editingDone);
  connect(motions->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
          [this](QWidget*, QAbstractItemDelegate::EndEditHint how) {
            if (how == QAbstractItemDelegate::SubmitModelCache || how == QAbstractItemDelegate::RevertModelCache)
              emit editingDone();  // Enter, Escape
          });
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
  showPlacement(actor);
  holder->clear();
  holder->addItem(tr("Nothing"), 0U);
  for (const DocumentActor& other : document_.state().actors) {
    if (other.id != selection_.actor()) holder->addItem(modelName(*other.model), other.id);
  }
  const std::vector<OutsideParent> hung = hanging(actor);
  const OutsideParent parent = hung.empty() ? OutsideParent() : hung.front();
  holder->setCurrentIndex(std::max(0, holder->findData(parent.actor)));
  showHolder();
  holderBone->setCurrentIndex(std::min(parent.parentBone, holderBone->count() - 1));
  showHanging(hung);
}

void ModelsPanel::showPlacement(const DocumentActor* actor) {
  const Placement shown = actor != nullptr ? actor->switches.placement : Placement();
  for (int i = 0; i < 3; ++i) position[static_cast<std::size_t>(i)]->setValue(shown.position[i]);
  turn->setValue(shown.turn);
  scale->setValue(shown.scale);
  const std::array<std::pair<QDoubleSpinBox*, QString>, 4> moving{
      {{position[0], tr("To the right of who looks at its face, in units of 8 cm")},
       {position[1], tr("Up, in units of 8 cm")},
       {position[2], tr("Away from the camera, in units of 8 cm")},
       {turn, tr("Degrees; at 90 it faces left")}}};
  const bool hangs = actor != nullptr && allHangs(actor->model->model, hanging(actor));
  for (const auto& [box, tip] : moving) {
    box->setEnabled(!hangs);
    box->setToolTip(hangs ? tr("It hangs from another model: place and turn don't move what hangs") : tip);
  }
}

/// Which bones hang: the fields show the first one alone.
void ModelsPanel::showHanging(const std::vector<OutsideParent>& hung) {
  QString tip = tr("The model from which this one hangs, such as a dancer who holds it");
  QStringList bones;
  for (const OutsideParent& of : hung) bones << boneName(selected()->model->model, of.bone);
  if (bones.size() == 1) tip += u'\n' + tr("It hangs by %1").arg(bones.front());
  if (bones.size() > 1)
    tip += u'\n' + tr("%1 bones of it hang: %2. The first is shown; Nothing lets go of all")
                       .arg(QString::number(bones.size()), bones.join(QStringLiteral(", ")));
  holder->setToolTip(plainToolTip(tip));
}

/// What of it hangs from models that are there. Those that were removed are waited for.
std::vector<OutsideParent> ModelsPanel::hanging(const DocumentActor* actor) const {
  if (actor == nullptr) return {};
  std::vector<OutsideParent> hung = actor->switches.outsideParents;
  std::erase_if(hung, [this](const OutsideParent& of) { return document_.state().find(of.actor) == nullptr; });
  return hung;
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
  const std::vector<OutsideParent> hung = hanging(selected());
  if (document_.attach(selection_.actor(), holder->currentData().toUInt(), std::max(0, holderBone->currentIndex()),
                       hung.empty() ? -1 : hung.front().bone))
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

/// One number of the place was changed. The others stay what they are, which a box may show rounded.
void ModelsPanel::place(QDoubleSpinBox* box, const std::function<void(Placement&)>& how) {
  const ActorId id = selection_.actor();
  if (quiet_ || selected() == nullptr) return;
  if (const std::pair now(id, box); edited_ != now) {
    edited_ = now;
    ++edit_;
  }
  document_.change(
      tr("Place"), [&](DocumentState& state) { how(state.find(id)->switches.placement); }, true, edit_);
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
