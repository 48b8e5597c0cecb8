// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/readouts_panel.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/panels/readout_commands.h"
#include "app/view/readout_blocks.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/form_rows.h"
#include "app/widgets/row_button.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kHighest = 240;  // pixels of the list at 96 dpi

}  // namespace

ReadoutsPanel::ReadoutsPanel(Document& document, Selection& selection, ReadoutCommands& commands, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), commands_(commands) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  makeButtons();
  list = new ListTree(this);
  keepTranslated(this, [this] {
    list->setHeaderLabels({tr("Readout")});
    list->setAccessibleName(tr("Readouts"));
  });
  list->setEmptyText([] {
    return tr(
        "Readouts write angles, lengths and matrices beside bones, in the view and in films. Select a bone, then "
        "choose Add.");
  });
  list->setRootIsDecorated(false);
  list->setHeaderHidden(true);
  list->setMinimumSize(120, 60);
  // It is as high as its rows, so that the fields below it are in sight.
  list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
  list->setMaximumHeight(kHighest);
  column->addWidget(list, 1);
  makeFields();
  connectFields();
  refresh();
}

void ReadoutsPanel::makeButtons() {
  auto* row = new QHBoxLayout;
  add = addRowButton([] { return tr("Add"); }, [] { return tr("Add a readout of the selected bone"); }, row, this);
  auto* menu = new QMenu(add);
  connect(add, &QToolButton::clicked, this, [this, menu] {
    commands_.fill(*menu);
    menu->popup(add->mapToGlobal(QPoint(0, add->height())));
  });
  remove = addRowButton([] { return tr("Remove"); }, [] { return tr("Remove the readout (Delete)"); }, row, this);
  row->addStretch(1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

/// Makes a row with the name of a bone, and a button that takes the selected one.
QLineEdit* ReadoutsPanel::addBoneField(const LiveText& label, const LiveText& name, QHBoxLayout*& row,
                                       QToolButton*& button) {
  row = new QHBoxLayout;
  auto* field = new QLineEdit(fields_);
  field->setReadOnly(true);
  field->setMinimumWidth(60);
  row->addWidget(field, 1);
  button = addRowButton([] { return tr("Use Selected"); }, [] { return tr("Take the bone that is selected now"); }, row,
                        fields_);
  keepTranslated(this, [field, button, name] {
    field->setAccessibleName(name());
    button->setAccessibleName(tr("%1: use the selected bone").arg(name()));
  });
  addRow(*form_, row, label);
  return field;
}

void ReadoutsPanel::makeFields() {
  fields_ = new QWidget(this);
  form_ = new QFormLayout(fields_);
  form_->setContentsMargins(0, 0, 0, 0);
  form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
  from = addBoneField([] { return tr("From:"); }, [] { return tr("First side of the angle"); }, fromRow_, fromChosen);
  to = addBoneField([] { return tr("To:"); }, [] { return tr("Other bone of the readout"); }, toRow_, toChosen);
  vertex = new QSpinBox(fields_);
  vertex->setKeyboardTracking(false);
  keepTranslated(this, [this] { vertex->setAccessibleName(tr("Number of the vertex")); });
  addRow(*form_, vertex, [] { return tr("Vertex:"); });
  space = new QComboBox(fields_);
  corner = new QComboBox(fields_);
  for (int i = 0; i < 2; ++i) space->addItem(QString());
  for (int i = 0; i <= static_cast<int>(ReadoutCorner::Bone); ++i) corner->addItem(QString());
  keepTranslated(this, [this] {
    space->setAccessibleName(tr("Space of the position"));
    space->setItemText(0, tr("Model"));
    space->setItemText(1, tr("World"));
    corner->setAccessibleName(tr("Corner of the view"));
    corner->setItemText(0, tr("Upper left"));
    corner->setItemText(1, tr("Upper right"));
    corner->setItemText(2, tr("Lower left"));
    corner->setItemText(3, tr("Lower right"));
    corner->setItemText(4, tr("Below a bone"));
  });
  addRow(*form_, space, [] { return tr("Space:"); });
  addRow(*form_, corner, [] { return tr("Corner:"); });
  time = new QCheckBox(fields_);
  keepTranslated(this, [this] {
    time->setText(tr("Time of the solve"));
    time->setToolTip(tr("It differs from run to run. Without it, films are the same each time"));
  });
  form_->addRow(time);
  static_cast<QVBoxLayout*>(layout())->addWidget(fields_);
}

void ReadoutsPanel::connectFields() {
  connect(&document_, &Document::actorsChanged, this, &ReadoutsPanel::refresh);
  connect(&selection_, &Selection::actorChanged, this, &ReadoutsPanel::refresh);
  connect(&selection_, &Selection::partsChanged, this, &ReadoutsPanel::showFields);
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) refresh();
  });
  connect(&commands_, &ReadoutCommands::added, this,
          [this](int readout) { list->setCurrentItem(list->topLevelItem(readout)); });
  connect(list, &QTreeWidget::currentItemChanged, this, &ReadoutsPanel::showFields);
  connect(list, &ListTree::left, this, &ReadoutsPanel::editingDone);
  connect(list, &ListTree::deletedByKey, this, &ReadoutsPanel::removeCurrent);
  connect(list, &ListTree::activatedByKey, this, [](QTreeWidgetItem* item) {
    item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
  });
  connect(list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
    if (quiet_) return;
    list->setCurrentItem(item);
    change([] { return tr("Switch Readout"); }, [item](Readout& of) { of.on = item->checkState(0) == Qt::Checked; });
  });
  connect(remove, &QToolButton::clicked, this, &ReadoutsPanel::removeCurrent);
  for (const auto& [button, bone] : {std::pair(fromChosen, &Readout::from), std::pair(toChosen, &Readout::to)}) {
    connect(button, &QToolButton::clicked, this, [this, bone = bone] {
      change([] { return tr("Bone of Readout"); }, [&](Readout& of) { of.*bone = selection_.parts().bone; });
    });
  }
  connect(vertex, &QSpinBox::editingFinished, this, [this] { ++edits_; });
  connect(vertex, &QSpinBox::valueChanged, this, [this](int value) {
    if (!quiet_) change([] { return tr("Vertex of Readout"); }, [value](Readout& of) { of.vertex = value; }, true);
  });
  connect(space, &QComboBox::activated, this, [this](int index) {
    change([] { return tr("Space of Readout"); },
           [index](Readout& of) { of.space = static_cast<ReadoutSpace>(index); });
  });
  connect(corner, &QComboBox::activated, this, [this](int index) {
    change([] { return tr("Corner of Readout"); },
           [index](Readout& of) { of.corner = static_cast<ReadoutCorner>(index); });
  });
  connect(time, &QCheckBox::clicked, this, [this](bool shown) {
    change([] { return tr("Time of Readout"); }, [shown](Readout& of) { of.time = shown; });
  });
}

int ReadoutsPanel::currentRow() const {
  return list->currentItem() == nullptr ? -1 : list->indexOfTopLevelItem(list->currentItem());
}

const Readout* ReadoutsPanel::current() const {
  const int row = currentRow();
  return row < 0 || static_cast<std::size_t>(row) >= listed_.size() ? nullptr : &listed_[static_cast<std::size_t>(row)];
}

void ReadoutsPanel::change(const LiveText& name, const std::function<void(Readout&)>& how, bool merge) {
  const Readout* readout = current();
  if (actor() == nullptr || readout == nullptr || actor()->switches.readouts != listed_) return;
  std::vector<Readout> readouts = listed_;
  const auto index = static_cast<std::size_t>(readout - listed_.data());
  how(readouts[index]);
  // This merge key stands for the readout and the present edit, and isn't an actor's id.
  const ActorId row =
      0x40000000U | ((selection_.actor() * 65537U + static_cast<std::uint32_t>(index) * 4099U + edits_) & 0x1FFFFFFFU);
  commands_.set(name, readouts, merge, row);
}

void ReadoutsPanel::removeCurrent() {
  const Readout* readout = current();
  if (actor() == nullptr || readout == nullptr || actor()->switches.readouts != listed_) return;
  std::vector<Readout> readouts = listed_;
  readouts.erase(readouts.begin() + (readout - listed_.data()));
  commands_.set([] { return tr("Remove Readout"); }, readouts);
}

void ReadoutsPanel::refresh() {
  const QScopedValueRollback quiet(quiet_, true);
  const DocumentActor* of = actor();
  int row = of_ != selection_.actor() ? 0 : std::max(0, currentRow());
  of_ = selection_.actor();
  listed_ = of == nullptr ? std::vector<Readout>() : of->switches.readouts;
  const auto rows = static_cast<int>(listed_.size());
  while (list->topLevelItemCount() > rows) delete list->topLevelItem(list->topLevelItemCount() - 1);
  while (list->topLevelItemCount() < rows) new QTreeWidgetItem(list);
  for (int i = 0; i < rows; ++i) {
    const Readout& readout = listed_[static_cast<std::size_t>(i)];
    QTreeWidgetItem* item = list->topLevelItem(i);
    const QString title = readoutTitle(readout, of->model->model);
    item->setText(0, title);
    item->setToolTip(0, plainToolTip(title));
    item->setCheckState(0, readout.on ? Qt::Checked : Qt::Unchecked);
  }
  row = std::min(row, rows - 1);
  if (row >= 0) list->setCurrentItem(list->topLevelItem(row));
  showFields();
}

void ReadoutsPanel::showFields() {
  const QScopedValueRollback quiet(quiet_, true);
  const DocumentActor* of = actor();
  const Readout* readout = current();
  add->setEnabled(commands_.mayAdd());
  remove->setEnabled(readout != nullptr);
  const ReadoutKind kind = readout != nullptr ? readout->kind : ReadoutKind::Axes;
  const auto show = [this](auto* field, bool shown) { form_->setRowVisible(field, shown); };
  show(fromRow_, kind == ReadoutKind::Angle);
  const bool atBone = readout != nullptr && isBlock(kind) && readout->corner == ReadoutCorner::Bone;
  show(toRow_, kind == ReadoutKind::Angle || kind == ReadoutKind::Length || kind == ReadoutKind::Turn || atBone);
  show(vertex, kind == ReadoutKind::Matrix && readout->vertex >= 0);
  show(space, kind == ReadoutKind::Position);
  show(corner, readout != nullptr && isBlock(kind));
  show(time, kind == ReadoutKind::Chain);
  fields_->setVisible(readout != nullptr && kind != ReadoutKind::Axes);
  if (readout == nullptr || of == nullptr) return;
  const pmx::Model& model = of->model->model;
  from->setText(boneName(model, readout->from));
  to->setText(boneName(model, atBone && readout->to < 0 ? readout->bone : readout->to));
  for (QToolButton* button : {fromChosen, toChosen}) button->setEnabled(selection_.parts().bone >= 0);
  const auto last =
      std::min<std::size_t>(std::max<std::size_t>(1, model.vertices.size()), std::numeric_limits<int>::max()) - 1;
  vertex->setRange(0, static_cast<int>(last));
  vertex->setValue(readout->vertex);
  space->setCurrentIndex(static_cast<int>(readout->space));
  corner->setCurrentIndex(static_cast<int>(readout->corner));
  time->setChecked(readout->time);
}

}  // namespace app
