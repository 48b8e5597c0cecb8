// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of FreedomsPanel that lists joints; freedoms_panel_fields.cpp has their
// fields.

#include "app/panels/freedoms_panel.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <glm/geometric.hpp>

#include "app/widgets/chain_text.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/row_button.h"
#include "app/widgets/text.h"

namespace app {
namespace {

using ik::solvers::BoneFreedom;

constexpr double kDegreesOfRadian = 180.0 / ik::solvers::kPi;
}  // namespace

FreedomsPanel::FreedomsPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  auto* row = new QHBoxLayout;
  add = addRowButton([] { return tr("Add Joint"); }, [] { return tr("Say how the selected bone may turn and slide"); },
                     row, this);
  remove = addRowButton([] { return tr("Remove"); },
                        [] { return tr("The bone moves as the model's file says again (Delete)"); }, row, this);
  row->addStretch(1);
  column->addLayout(row);
  makeList();
  makeFields();
  connectList();
  connectFields();
  refresh();
}

void FreedomsPanel::makeList() {
  list = new ListTree(this);
  keepTranslated(this, [this] {
    list->setHeaderLabels({tr("Joint"), tr("Slider"), tr("Value")});
    list->setAccessibleName(tr("Joints"));
  });
  list->setRootIsDecorated(false);
  list->setMinimumSize(120, 30);
  list->header()->setStretchLastSection(false);
  list->header()->setMinimumSectionSize(24);
  list->header()->setSectionResizeMode(kJoint, QHeaderView::Stretch);
  for (const int each : {kSlider, kValue}) list->header()->setSectionResizeMode(each, QHeaderView::Fixed);
  new ColumnWidths(list, {{kSlider, 12}, {kValue, 8}});
  layout()->addWidget(list);
  nothing_ = new QLabel(this);
  keepTranslated(this, [this] {
    nothing_->setText(tr(
        "A joint says how a bone turns or slides while goals and chains are solved: as a hinge, within a cone, along "
        "an axis. Hinges and slides have a slider here. Select a bone, and add one."));
  });
  nothing_->setWordWrap(true);
  nothing_->setMinimumWidth(10);
  nothing_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  layout()->addWidget(nothing_);
}

void FreedomsPanel::connectList() {
  connect(&document_, &Document::actorsChanged, this, &FreedomsPanel::refresh);
  connect(&selection_, &Selection::actorChanged, this, &FreedomsPanel::refresh);
  connect(&selection_, &Selection::partsChanged, this, &FreedomsPanel::showFields);
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) refresh();
  });
  connect(list, &ListTree::left, this, &FreedomsPanel::editingDone);
  connect(list, &ListTree::deletedByKey, this, &FreedomsPanel::removeCurrent);
  connect(list, &QTreeWidget::currentItemChanged, this, [this] {
    showFields();
    const auto row = quiet_ ? std::optional<Row>() : current();
    if (!row) return;
    SelectedParts parts = selection_.parts();
    parts.bone = row->bone;
    selection_.setParts(parts);
  });
  connect(add, &QToolButton::clicked, this, &FreedomsPanel::addCurrent);
  connect(remove, &QToolButton::clicked, this, &FreedomsPanel::removeCurrent);
}

std::vector<FreedomsPanel::Row> FreedomsPanel::rows() const {
  std::vector<Row> rows;
  const DocumentActor* of = actor();
  if (of == nullptr) return rows;
  const std::vector<JointValue> values = jointValues(of->switches.freedoms);
  for (const BoneFreedom& freedom : of->switches.freedoms) {
    const std::size_t before = rows.size();
    for (const JointValue& value : values)
      if (value.bone == freedom.bone) rows.push_back({freedom.bone, value});
    if (rows.size() == before) rows.push_back({freedom.bone, {}});
  }
  return rows;
}

std::optional<FreedomsPanel::Row> FreedomsPanel::current() const {
  const int row = list->currentItem() == nullptr ? -1 : list->indexOfTopLevelItem(list->currentItem());
  if (row < 0 || static_cast<std::size_t>(row) >= listed_.size()) return {};
  return listed_[static_cast<std::size_t>(row)];
}

QSlider* FreedomsPanel::sliderOf(int row) const {
  return qobject_cast<QSlider*>(list->itemWidget(list->topLevelItem(row), kSlider));
}

void FreedomsPanel::refresh() {
  const std::vector<Row> wanted = rows();
  if (wanted != listed_ || of_ != selection_.actor()) {
    if (of_ != selection_.actor()) takePosed();
    listed_ = wanted;
    of_ = selection_.actor();
    fillRows();
  }
  nothing_->setVisible(listed_.empty());
  list->setVisible(!listed_.empty());
  showFields();
  showValues();
}

void FreedomsPanel::fillRows() {
  const QScopedValueRollback quiet(quiet_, true);
  const int before = list->currentItem() == nullptr ? 0 : list->indexOfTopLevelItem(list->currentItem());
  list->clear();
  for (std::size_t i = 0; i < listed_.size(); ++i) {
    const QString name = boneName(actor()->model->model, listed_[i].bone);
    auto* item = new QTreeWidgetItem(list, {name});
    item->setToolTip(kJoint, plainToolTip(name));
    item->setTextAlignment(kValue, Qt::AlignRight | Qt::AlignVCenter);
    if (!listed_[i].value) continue;
    auto* slider = new QSlider(Qt::Horizontal, list);
    slider->setRange(0, kSteps);
    slider->setPageStep(kSteps / 20);
    slider->setAccessibleName(name);
    list->setItemWidget(item, kSlider, slider);
    const int row = static_cast<int>(i);
    connect(slider, &QSlider::valueChanged, this, [this, row](int step) { slide(row, step); });
    connect(slider, &QSlider::sliderReleased, this, [this] { ++edits_; });
  }
  const int row = std::min(before, static_cast<int>(listed_.size()) - 1);
  if (row >= 0) list->setCurrentItem(list->topLevelItem(row));
}

void FreedomsPanel::slide(int row, int step) {
  const Actor* shown = document_.show().actor(selection_.actor());
  const DocumentActor* of = actor();
  if (quiet_ || of == nullptr || shown == nullptr || static_cast<std::size_t>(row) >= listed_.size()) return;
  const JointValue& value = *listed_[static_cast<std::size_t>(row)].value;
  const double wanted = value.lower + (value.upper - value.lower) * step / kSteps;
  Edits edits = of->switches.edits;
  const auto editIn = [&value](const Edits& all) {
    const BoneEdit* edit = all.ofBone(value.bone);
    return edit != nullptr ? *edit : BoneEdit{value.bone};
  };
  // The picture may be older than the last edits: what it lacks of them stays as it is.
  const BoneEdit brought = bringTo(value, wanted, *shown, editIn(posedEdits_));
  BoneEdit edit = editIn(edits);
  if (value.slides) {
    const base::Vec3 along(value.axis);
    edit.local.translation += along * glm::dot(brought.local.translation - edit.local.translation, along);
  } else {
    edit.local.rotation = brought.local.rotation;
  }
  edits.set(edit);
  // This merge key stands for the slider and the present move, and isn't an actor's id.
  const ActorId move =
      0x10000000U | ((selection_.actor() * 65537U + static_cast<std::uint32_t>(row) * 4099U + edits_) & 0x0FFFFFFFU);
  document_.setEdits(
      selection_.actor(), [] { return tr("Move Joint"); }, edits, true, move);
}

void FreedomsPanel::removeCurrent() {
  const auto row = current();
  if (!row || actor() == nullptr) return;
  std::vector<BoneFreedom> freedoms = actor()->switches.freedoms;
  std::erase_if(freedoms, [&row](const BoneFreedom& each) { return each.bone == row->bone; });
  document_.setFreedoms(
      selection_.actor(), [] { return tr("Remove Joint"); }, freedoms);
}

void FreedomsPanel::change(const std::function<void(BoneFreedom&)>& how) {
  const auto row = current();
  if (quiet_ || !row || actor() == nullptr) return;
  std::vector<BoneFreedom> freedoms = actor()->switches.freedoms;
  const auto at = std::ranges::find(freedoms, row->bone, &BoneFreedom::bone);
  if (at == freedoms.end()) return;
  how(*at);
  if (!at->turn && !at->slide) return removeCurrent();
  const ActorId merge =
      0x08000000U |
      ((selection_.actor() * 65537U + static_cast<std::uint32_t>(row->bone) * 4099U + edits_) & 0x07FFFFFFU);
  document_.setFreedoms(
      selection_.actor(), [] { return tr("Joint Limits"); }, freedoms, true, merge);
}

void FreedomsPanel::frameShown() {
  const Actor* shown = document_.show().actor(selection_.actor());
  if (!isVisible() || listed_.empty() || shown == nullptr) return;
  takePosed();
  showValues();
}

void FreedomsPanel::takePosed() {
  const Actor* shown = document_.show().actor(selection_.actor());
  posedEdits_ = shown != nullptr && shown->switches().editsOn ? shown->switches().edits : Edits();
}

void FreedomsPanel::showValues() {
  const Actor* shown = document_.show().actor(selection_.actor());
  if (!isVisible() || shown == nullptr) return;
  const QScopedValueRollback quiet(quiet_, true);
  for (std::size_t i = 0; i < listed_.size(); ++i) {
    if (!listed_[i].value) continue;
    const JointValue& value = *listed_[i].value;
    const double now = measure(value, *shown);
    QSlider* slider = sliderOf(static_cast<int>(i));
    const double share = value.upper > value.lower ? (now - value.lower) / (value.upper - value.lower) : 0.0;
    if (slider != nullptr && !slider->isSliderDown())
      slider->setValue(static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * kSteps)));
    const QString text = value.slides ? locale().toString(now, 'f', 2)
                                      : tr("%1\u00b0").arg(locale().toString(now * kDegreesOfRadian, 'f', 1));
    QTreeWidgetItem* item = list->topLevelItem(static_cast<int>(i));
    if (item != nullptr && item->text(kValue) != text) item->setText(kValue, text);
  }
}

void FreedomsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  takePosed();
  refresh();
}

}  // namespace app
