// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/actor_fields.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStringList>

#include "app/language/live_text.h"
#include "app/show/leg_chains.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/form_rows.h"
#include "app/widgets/text.h"

namespace app {
namespace {

// Units and degrees, as files have them (shows.md)
constexpr double kFarthest = base::kMaxUnits, kMaxTurn = 1e4;
constexpr std::size_t kMaxBones = 20000;  // how many can be chosen

QDoubleSpinBox* number(double least, double most, double step, int decimals, QWidget* parent) {
  auto* box = new QDoubleSpinBox(parent);
  box->setRange(least, most);
  box->setSingleStep(step);
  box->setDecimals(decimals);
  box->setKeyboardTracking(false);
  box->setMinimumWidth(40);
  return box;
}

/// Returns the mode of all chains, or -1 where they differ.
int commonMode(const std::vector<IkMode>& chains) {
  if (chains.empty()) return static_cast<int>(IkMode::Motion);
  const bool alike = std::ranges::all_of(chains, [&](IkMode mode) { return mode == chains.front(); });
  return alike ? static_cast<int>(chains.front()) : -1;
}

/// Returns whether all of a model is attached. If only one of several roots is, the others stay
/// where the model is put.
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

ActorFields::ActorFields(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {
  make();
  connectFields();
}

void ActorFields::make() {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 4, 0, 4);
  ik = new QComboBox(this);
  for (const IkMode mode : {IkMode::Motion, IkMode::On, IkMode::Off}) ik->addItem(QString(), static_cast<int>(mode));
  keepTranslated(this, [this] {
    const QStringList texts{tr("As the motion"), tr("On"), tr("Off"), tr("Mixed")};
    for (int i = 0; i < ik->count(); ++i) ik->setItemText(i, texts[i]);
  });
  travel = number(kMinRootMotionScale, kMaxRootMotionScale, 0.01, 3, this);
  keepTranslated(this, [this] {
    travel->setToolTip(
        tr("Scales the translations of body and feet in the motion: less than 1 for legs that are shorter than those "
           "it was made for, more for longer ones"));
    travel->setPrefix(tr("Stride "));
    travel->setSuffix(tr("×"));
  });
  auto* first = new QHBoxLayout;
  first->addWidget(ik, 1);
  first->addWidget(travel, 1);
  addRow(*form, first, [] { return tr("IK:"); });
  auto* row = new QHBoxLayout;
  for (std::size_t i = 0; i < position.size(); ++i) {
    position[i] = number(-kFarthest, kFarthest, 1.0, 2, this);
    position[i]->setPrefix(QStringLiteral("%1 ").arg(QLatin1Char("XYZ"[i])));
    row->addWidget(position[i], 1);
  }
  addRow(*form, row, [] { return tr("Position:"); });
  auto* turns = new QHBoxLayout;
  const std::array<std::pair<QDoubleSpinBox**, char>, 3> axes{{{&pitch, 'X'}, {&turn, 'Y'}, {&roll, 'Z'}}};
  for (const auto& [box, axis] : axes) {
    *box = number(-kMaxTurn, kMaxTurn, 5.0, 1, this);
    (*box)->setPrefix(QStringLiteral("%1 ").arg(QLatin1Char(axis)));
    keepTranslated(this, [box = *box] { box->setSuffix(tr("°")); });
    turns->addWidget(*box, 1);
  }
  addRow(*form, turns, [] { return tr("Rotation:"); });
  auto* second = new QHBoxLayout;
  scale = number(kMinModelScale, kMaxModelScale, 0.1, 3, this);
  keepTranslated(this, [this] {
    scale->setToolTip(tr("Scale factor"));
    scale->setSuffix(tr("×"));
  });
  opacity = number(0.0, 100.0, 5.0, 0, this);
  keepTranslated(this, [this] {
    opacity->setToolTip(tr("Opacity; at 0 the model is invisible"));
    opacity->setSuffix(tr(" %"));
  });
  groundShadow = new QCheckBox(this);
  keepTranslated(this, [this] {
    groundShadow->setText(tr("Shadow"));
    groundShadow->setToolTip(tr("Cast a shadow on the ground, while ground shadows are shown; a stage needs none"));
  });
  second->addWidget(scale, 1);
  second->addWidget(opacity, 1);
  second->addWidget(groundShadow);
  addRow(*form, second, [] { return tr("Scale, opacity:"); });
  auto* third = new QHBoxLayout;
  holder = new QComboBox(this);
  holderBone = new QComboBox(this);
  keepTranslated(this, [this] { holderBone->setToolTip(tr("Parent bone of that model")); });
  for (QComboBox* box : {holder, holderBone}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    third->addWidget(box, 1);
  }
  addRow(*form, third, [] { return tr("Outside parent:"); });
  keepTranslated(this, [this] { nameFields(); });
}

/// Names the fields for screen readers, because the row's label names none of several in a row.
void ActorFields::nameFields() {
  for (const auto& [field, name] :
       std::initializer_list<std::pair<QWidget*, QString>>{{position[0], tr("Position X")},
                                                           {position[1], tr("Position Y")},
                                                           {position[2], tr("Position Z")},
                                                           {pitch, tr("Rotation X")},
                                                           {turn, tr("Rotation Y")},
                                                           {roll, tr("Rotation Z")},
                                                           {scale, tr("Scale")},
                                                           {travel, tr("Stride length")},
                                                           {opacity, tr("Opacity")},
                                                           {groundShadow, tr("Ground shadow")},
                                                           {holder, tr("Outside parent")},
                                                           {holderBone, tr("Parent bone of that model")}})
    field->setAccessibleName(name);
  // A box's accessible name is its current choice.
  ik->setAccessibleDescription(tr("IK of all chains"));
}

void ActorFields::connectFields() {
  connect(ik, &QComboBox::activated, this, [this] {
    if (ik->currentData().toInt() >= 0)
      document_.setIkMode(selection_.actor(), static_cast<IkMode>(ik->currentData().toInt()));
  });
  connect(holder, &QComboBox::activated, this, [this] {
    const std::vector<OutsideParent> hung = hanging(selected());
    // It is attached there already.
    if (!hung.empty() && hung.front().actor == holder->currentData().toUInt()) return;
    showHolder();
    hang();
  });
  connect(holderBone, &QComboBox::activated, this, &ActorFields::hang);
  connectNumbers();
}

void ActorFields::connectNumbers() {
  for (std::size_t i = 0; i < position.size(); ++i) {
    connect(position[i], &QDoubleSpinBox::valueChanged, this, [this, i](double units) {
      edit(
          position[i], [] { return tr("Position"); },
          [&](ActorSwitches& now) { now.placement.position[static_cast<int>(i)] = static_cast<float>(units); });
    });
  }
  const std::array<std::pair<QDoubleSpinBox*, float Placement::*>, 4> numbers{
      {{pitch, &Placement::pitch}, {turn, &Placement::turn}, {roll, &Placement::roll}, {scale, &Placement::scale}}};
  for (const auto& [box, field] : numbers) {
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, box = box, field = field](double value) {
      edit(
          box, [] { return tr("Position"); },
          [&](ActorSwitches& now) { now.placement.*field = static_cast<float>(value); });
    });
  }
  connect(travel, &QDoubleSpinBox::valueChanged, this, [this](double times) {
    edit(
        travel, [] { return tr("Stride"); },
        [&](ActorSwitches& now) { now.rootMotionScale = static_cast<float>(times); });
  });
  connect(opacity, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
    edit(
        opacity, [] { return tr("Opacity"); },
        [&](ActorSwitches& now) { now.opacity = static_cast<float>(percent / 100.0); });
  });
  connect(groundShadow, &QCheckBox::clicked, this, [this](bool on) {
    document_.changeActor(
        selection_.actor(), [] { return tr("Ground shadow"); },
        [on](DocumentActor& actor) { actor.switches.groundShadow = on; });
  });
  for (const QDoubleSpinBox* box : {position[0], position[1], position[2], pitch, turn, roll, scale, travel, opacity})
    connect(box, &QDoubleSpinBox::editingFinished, this, [this] { edited_ = {}; });
  for (const auto* field : findChildren<QLineEdit*>())
    connect(field, &QLineEdit::returnPressed, this, &ActorFields::editingDone);
}

void ActorFields::refresh() {
  const QScopedValueRollback quiet(quiet_, true);
  const DocumentActor* actor = selected();
  setEnabled(actor != nullptr);
  const ActorSwitches shown = actor != nullptr ? actor->switches : ActorSwitches();
  const int mode = commonMode(shown.chains);
  const int different = ik->findData(-1);
  if (mode < 0 && different < 0) ik->addItem(tr("Mixed"), -1);
  if (mode >= 0 && different >= 0) ik->removeItem(different);
  ik->setCurrentIndex(ik->findData(mode));
  showPlacement(actor);
  holder->clear();
  holder->addItem(tr("None"), 0U);
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

void ActorFields::showPlacement(const DocumentActor* actor) {
  const Placement shown = actor != nullptr ? actor->switches.placement : Placement();
  for (int i = 0; i < 3; ++i) position[static_cast<std::size_t>(i)]->setValue(shown.position[i]);
  pitch->setValue(shown.pitch);
  turn->setValue(shown.turn);
  roll->setValue(shown.roll);
  scale->setValue(shown.scale);
  travel->setValue(actor != nullptr ? actor->switches.rootMotionScale : 1.0F);
  travel->setEnabled(actor != nullptr && !legChains(actor->model->skeleton).empty());
  opacity->setValue(100.0 * double(actor != nullptr ? actor->switches.opacity : 1.0F));
  groundShadow->setChecked(actor == nullptr || actor->switches.groundShadow);
  const std::array<std::pair<QDoubleSpinBox*, QString>, 6> moving{
      {{position[0], tr("To the right as seen from the front, in units of 8 cm")},
       {position[1], tr("Up, in units of 8 cm")},
       {position[2], tr("Away from the camera, in units of 8 cm")},
       {pitch, tr("Degrees; at 90 it looks up")},
       {turn, tr("Degrees; at 90 it faces left")},
       {roll, tr("Degrees; at 90 it lies on its right side")}}};
  const bool accessory = actor != nullptr && actor->model->model.format == pmx::ModelFormat::X;
  const bool hangs = actor != nullptr && !accessory && allHangs(actor->model->model, hanging(actor));
  for (const auto& [box, tip] : moving) {
    box->setEnabled(!hangs);
    box->setToolTip(hangs ? tr("The model has an outside parent: position and rotation have no effect") : tip);
  }
}

/// Lists the attached bones in the tool tip, because the fields show only the first one.
void ActorFields::showHanging(const std::vector<OutsideParent>& hung) {
  QString tip = tr("The model that this one is attached to, such as a dancer who holds it");
  QStringList bones;
  for (const OutsideParent& of : hung) bones << boneName(selected()->model->model, of.bone);
  if (bones.size() == 1) tip += u'\n' + tr("Attached by %1").arg(bones.front());
  if (bones.size() > 1)
    tip += u'\n' + tr("%1 bones are attached: %2. The first is shown; None detaches all")
                       .arg(QString::number(bones.size()), enumerated(bones));
  holder->setToolTip(plainToolTip(tip));
}

/// Returns the attachments to models that exist. Those to removed models are kept for their return.
std::vector<OutsideParent> ActorFields::hanging(const DocumentActor* actor) const {
  if (actor == nullptr) return {};
  std::vector<OutsideParent> hung = actor->switches.outsideParents;
  std::erase_if(hung, [this](const OutsideParent& of) { return document_.state().find(of.actor) == nullptr; });
  return hung;
}

/// Lists the bones of the chosen model.
void ActorFields::showHolder() {
  holderBone->clear();
  const DocumentActor* actor = document_.state().find(holder->currentData().toUInt());
  holderBone->setEnabled(actor != nullptr);
  if (actor == nullptr) return;
  const auto count = std::min<std::size_t>(actor->model->model.bones.size(), kMaxBones);
  QStringList names;
  for (std::size_t i = 0; i < count; ++i) names << boneName(actor->model->model, static_cast<std::int32_t>(i));
  holderBone->addItems(names);
}

void ActorFields::hang() {
  if (quiet_) return;
  const std::vector<OutsideParent> hung = hanging(selected());
  if (document_.attach(selection_.actor(), holder->currentData().toUInt(), std::max(0, holderBone->currentIndex()),
                       hung.empty() ? -1 : hung.front().bone))
    return;
  refresh();
  emit refused([] { return tr("Models can't be attached to each other in a circle"); });
}

/// Changes one number. The others keep their values, which a box may show rounded.
void ActorFields::edit(QDoubleSpinBox* box, const LiveText& name, const std::function<void(ActorSwitches&)>& how) {
  const ActorId id = selection_.actor();
  if (quiet_ || selected() == nullptr) return;
  if (const std::pair now(id, box); edited_ != now) {
    edited_ = now;
    ++edit_;
  }
  document_.change(
      name, [&](DocumentState& state) { how(state.find(id)->switches); }, true, edit_);
}

}  // namespace app
