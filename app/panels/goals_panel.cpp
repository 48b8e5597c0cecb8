// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/goals_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/panels/goal_commands.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/form_rows.h"
#include "app/widgets/row_button.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kMaxShownKeys = 4;
constexpr int kMaxBlend = 9000;  // the field's maximum: five minutes
constexpr int kMaxRoots = 64;

}  // namespace

GoalsPanel::GoalsPanel(Document& document, Selection& selection, GoalCommands& commands, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), commands_(commands) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  makeButtons();
  list = new ListTree(this);
  keepTranslated(this, [this] {
    list->setHeaderLabels({tr("Goal"), tr("Keys"), tr("Now")});
    list->headerItem()->setToolTip(kKeys, tr("Frames from which it is on (◆) or off (◇)"));
    list->headerItem()->setToolTip(kNow, tr("Its influence in the current frame, and the remaining error"));
    list->setAccessibleName(tr("Goals"));
  });
  list->setRootIsDecorated(false);
  list->setMinimumSize(120, 30);
  list->header()->setStretchLastSection(false);
  list->header()->setMinimumSectionSize(24);
  list->header()->setSectionResizeMode(kGoal, QHeaderView::Stretch);
  for (const int each : {kKeys, kNow}) list->header()->setSectionResizeMode(each, QHeaderView::Fixed);
  new ColumnWidths(list, {{kKeys, 7}, {kNow, 13}});
  column->addWidget(list, 1);
  nothing_ = new QLabel(this);
  keepTranslated(this, [this] {
    nothing_->setText(
        tr("Goals add what the motion doesn't have: a hand pinned to a point, a look at the camera, feet planted on a "
           "slope."));
  });
  nothing_->setWordWrap(true);
  nothing_->setMinimumWidth(10);
  nothing_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  column->addWidget(nothing_, 1);
  makeFields();
  connectFields();
  refresh();
}

void GoalsPanel::makeButtons() {
  auto* row = new QHBoxLayout;
  add = addRowButton([] { return tr("Add"); }, [] { return tr("Add a goal to the selected model"); }, row, this);
  auto* menu = new QMenu(add);
  connect(add, &QToolButton::clicked, this, [this, menu] {
    commands_.fill(*menu);
    menu->popup(add->mapToGlobal(QPoint(0, add->height())));
  });
  onHere = addRowButton([] { return tr("◆ On from Here"); }, [] { return tr("The goal is on from the current frame"); },
                        row, this);
  offHere = addRowButton([] { return tr("◇ Off from Here"); },
                         [] { return tr("The goal is off from the current frame"); }, row, this);
  remove = addRowButton([] { return tr("Remove"); }, [] { return tr("Remove the goal (Delete)"); }, row, this);
  row->addStretch(1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void GoalsPanel::makeFields() {
  fields_ = new QWidget(this);
  auto* form = new QFormLayout(fields_);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  root = new QComboBox(fields_);
  keepTranslated(this, [this] {
    root->setAccessibleName(tr("Root bone of the chain"));
    root->setToolTip(tr("The first bone that rotates for the goal; the bones from it to the goal's bone rotate, too"));
  });
  root->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  root->setMinimumContentsLength(6);
  addRow(*form, root, [] { return tr("Chain root:"); });
  auto* row = new QHBoxLayout;
  for (std::size_t i = 0; i < point.size(); ++i) {
    point[i] = new QDoubleSpinBox(fields_);
    point[i]->setRange(-static_cast<double>(base::kMaxUnits), static_cast<double>(base::kMaxUnits));
    point[i]->setSingleStep(0.1);
    point[i]->setDecimals(2);
    point[i]->setKeyboardTracking(false);
    point[i]->setMinimumWidth(40);
    point[i]->setPrefix(QStringLiteral("%1 ").arg(QLatin1Char("XYZ"[i])));
    row->addWidget(point[i], 1);
  }
  keepTranslated(this, [this] {
    point[0]->setAccessibleName(tr("Goal position X"));
    point[1]->setAccessibleName(tr("Goal position Y"));
    point[2]->setAccessibleName(tr("Goal position Z"));
  });
  addRow(*form, row, [] { return tr("Position:"); });
  auto* keys = new QHBoxLayout;
  blend = new QSpinBox(fields_);
  blend->setRange(0, kMaxBlend);
  keepTranslated(this, [this] { blend->setSuffix(tr(" frames")); });
  blend->setValue(10);
  keepTranslated(this, [this] {
    blend->setAccessibleName(tr("Blend time in frames"));
    blend->setToolTip(tr("How long the goal blends in or out at the key before the current frame, and at new keys"));
  });
  keys->addWidget(blend, 1);
  always = addRowButton([] { return tr("Clear Keys"); }, [] { return tr("The goal is always on"); }, keys, fields_);
  addRow(*form, keys, [] { return tr("Blend time:"); });
  static_cast<QVBoxLayout*>(layout())->addWidget(fields_);
}

void GoalsPanel::connectFields() {
  connect(&document_, &Document::actorsChanged, this, &GoalsPanel::refresh);
  connect(&selection_, &Selection::actorChanged, this, &GoalsPanel::refresh);
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) refresh();
  });
  connect(&commands_, &GoalCommands::added, this, [this](int goal) { list->setCurrentItem(list->topLevelItem(goal)); });
  connect(list, &QTreeWidget::currentItemChanged, this, &GoalsPanel::showFields);
  connect(list, &ListTree::left, this, &GoalsPanel::editingDone);
  connect(list, &ListTree::deletedByKey, this, &GoalsPanel::removeCurrent);
  connect(list, &ListTree::activatedByKey, this, [](QTreeWidgetItem* item) {
    item->setCheckState(kGoal, item->checkState(kGoal) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
  });
  connect(list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
    if (quiet_ || column != kGoal) return;
    list->setCurrentItem(item);
    change([] { return tr("Switch Goal"); }, [item](Goal& goal) { goal.on = item->checkState(kGoal) == Qt::Checked; });
  });
  connect(remove, &QToolButton::clicked, this, &GoalsPanel::removeCurrent);
  connect(onHere, &QToolButton::clicked, this, [this] { setKey(true); });
  connect(offHere, &QToolButton::clicked, this, [this] { setKey(false); });
  connect(always, &QToolButton::clicked, this,
          [this] { change([] { return tr("Clear Keys"); }, [](Goal& goal) { goal.keys.clear(); }); });
  connect(root, &QComboBox::activated, this, [this] {
    change([] { return tr("Goal Bones"); }, [this](Goal& goal) { goal.root = root->currentData().toInt(); });
  });
  for (std::size_t i = 0; i < point.size(); ++i) {
    connect(point[i], &QDoubleSpinBox::editingFinished, this, [this] { ++edits_; });
    connect(point[i], &QDoubleSpinBox::valueChanged, this, [this, i](double value) {
      if (quiet_) return;
      change([] { return tr("Goal Position"); },
             [&](Goal& goal) { goal.place.point[static_cast<int>(i)] = static_cast<float>(value); }, true);
    });
  }
  connect(blend, &QSpinBox::editingFinished, this, [this] { ++edits_; });
  connect(blend, &QSpinBox::valueChanged, this, [this](int frames) {
    if (quiet_ || current() == nullptr) return;
    change([] { return tr("Goal Blend Time"); },
           [&](Goal& goal) {
             GoalKey* last = nullptr;
             for (GoalKey& key : goal.keys)
               if (key.frame <= frame_) last = &key;
             if (last != nullptr) last->blend = frames;
           },
           true);
  });
}

const Goal* GoalsPanel::current() const {
  const int row = list->currentItem() == nullptr ? -1 : list->indexOfTopLevelItem(list->currentItem());
  return row < 0 || static_cast<std::size_t>(row) >= listed_.size() ? nullptr : &listed_[static_cast<std::size_t>(row)];
}

void GoalsPanel::change(const LiveText& name, const std::function<void(Goal&)>& how, bool merge) {
  const Goal* goal = current();
  if (actor() == nullptr || goal == nullptr || actor()->switches.goals != listed_) return;
  std::vector<Goal> goals = listed_;
  how(goals[static_cast<std::size_t>(goal - listed_.data())]);
  // This merge key stands for the goal and the present edit, and isn't an actor's id.
  const auto index = static_cast<std::uint32_t>(goal - listed_.data());
  const ActorId row = 0x20000000U | ((selection_.actor() * 65537U + index * 4099U + edits_) & 0x1FFFFFFFU);
  document_.setGoals(selection_.actor(), name, goals, merge, row);
}

void GoalsPanel::setKey(bool on) {
  const auto frame = static_cast<std::int32_t>(std::lround(std::clamp(frame_, 0.0, double(kMaxGoalFrame))));
  change([on] { return on ? tr("Goal On from Here") : tr("Goal Off from Here"); },
         [&](Goal& goal) {
           setGoalKey(goal, {frame, on, static_cast<std::int32_t>(blend->value())});
         });
}

void GoalsPanel::removeCurrent() {
  const Goal* goal = current();
  if (actor() == nullptr || goal == nullptr || actor()->switches.goals != listed_) return;
  std::vector<Goal> goals = listed_;
  goals.erase(goals.begin() + (goal - listed_.data()));
  document_.setGoals(
      selection_.actor(), [] { return tr("Remove Goal"); }, goals);
}

QString GoalsPanel::keysText(const Goal& goal) {
  if (goal.keys.empty()) return tr("always");
  QStringList parts;
  for (const GoalKey& key : goal.keys) {
    if (parts.size() == kMaxShownKeys) {
      parts << QStringLiteral("…");
      break;
    }
    parts << (key.on ? QStringLiteral("◆%1") : QStringLiteral("◇%1")).arg(key.frame);
  }
  return parts.join(u' ');
}

void GoalsPanel::refresh() {
  const QScopedValueRollback quiet(quiet_, true);
  const DocumentActor* of = actor();
  int row =
      list->currentItem() == nullptr || of_ != selection_.actor() ? 0 : list->indexOfTopLevelItem(list->currentItem());
  of_ = selection_.actor();
  listed_ = of == nullptr ? std::vector<Goal>() : of->switches.goals;
  const auto rows = static_cast<int>(listed_.size());
  while (list->topLevelItemCount() > rows) delete list->topLevelItem(list->topLevelItemCount() - 1);
  while (list->topLevelItemCount() < rows) new QTreeWidgetItem(list);
  for (int i = 0; i < rows; ++i) {
    const Goal& goal = listed_[static_cast<std::size_t>(i)];
    QTreeWidgetItem* item = list->topLevelItem(i);
    const QString title = goalTitle(goal, *of, document_.state());
    item->setText(kGoal, title);
    item->setToolTip(kGoal, plainToolTip(title));
    item->setCheckState(kGoal, goal.on ? Qt::Checked : Qt::Unchecked);
    item->setText(kKeys, keysText(goal));
    item->setToolTip(kKeys, plainToolTip(keysText(goal)));
  }
  row = std::min(row, rows - 1);
  if (row >= 0) list->setCurrentItem(list->topLevelItem(row));
  nothing_->setVisible(rows == 0);
  list->setVisible(rows > 0);
  showFields();
  showNow();
}

void GoalsPanel::showRoots(const DocumentActor& shown, const Goal& goal) {
  root->clear();
  const auto& skeleton = shown.model->skeleton;
  const auto bones = static_cast<std::int32_t>(shown.model->model.bones.size());
  for (std::int32_t bone = goal.bone; bone >= 0 && bone < bones && root->count() < kMaxRoots;
       bone = skeleton.parents[static_cast<std::size_t>(bone)]) {
    if (bone == goal.bone && goal.kind == GoalKind::Reach) {
      root->addItem(tr("%1 itself, moved").arg(boneName(shown.model->model, bone)), bone);
    } else if (mayTurn(shown.model->model, bone) || bone == goal.root) {
      root->addItem(boneName(shown.model->model, bone), bone);
    }
  }
  root->setCurrentIndex(root->findData(goal.root));
}

void GoalsPanel::showFields() {
  const QScopedValueRollback quiet(quiet_, true);
  const DocumentActor* of = actor();
  const Goal* goal = current();
  fields_->setVisible(goal != nullptr);
  for (QToolButton* button : {remove, onHere, offHere}) button->setEnabled(goal != nullptr);
  add->setEnabled(of != nullptr && listed_.size() < kMaxGoals);
  if (goal == nullptr || of == nullptr) return;
  const bool bones = goal->kind != GoalKind::Stand;
  root->setEnabled(bones);
  showRoots(*of, *goal);
  for (std::size_t i = 0; i < point.size(); ++i) {
    point[i]->setEnabled(bones && goal->place.at != GoalTarget::Camera);
    point[i]->setValue(static_cast<double>(goal->place.point[static_cast<int>(i)]));
  }
  always->setEnabled(!goal->keys.empty());
  showBlend();
}

void GoalsPanel::frameShown(double frame) {
  frame_ = frame;
  if (!isVisible()) return;
  showNow();
  showBlend();
}

void GoalsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showNow();
  showFields();
}

/// Shows the blend of the key before the frame, unless the user is entering another.
void GoalsPanel::showBlend() {
  const Goal* goal = current();
  if (goal == nullptr || blend->hasFocus()) return;
  const QScopedValueRollback quiet(quiet_, true);
  for (const GoalKey& key : goal->keys)
    if (key.frame <= frame_) blend->setValue(key.blend);
}

void GoalsPanel::showNow() {
  const Actor* shown = document_.show().actor(selection_.actor());
  if (shown == nullptr || shown->goalReports().size() != listed_.size()) return;
  const QSignalBlocker quiet(list);
  for (std::size_t i = 0; i < listed_.size(); ++i) {
    const GoalReport& report = shown->goalReports()[i];
    QString text = tr("%1 %").arg(std::lround(report.weight * 100.0F));
    if (!report.fit) {
      text = tr("not possible");
    } else if (!report.known) {
      text = tr("missing");
    } else if (report.weight > 0.0F && listed_[i].kind != GoalKind::Stand) {
      const bool looks = listed_[i].kind == GoalKind::LookAt;
      const double miss = static_cast<double>(looks ? report.miss * 180.0F / base::kPi : report.miss);
      text = tr("%1, %2").arg(text,
                              looks ? tr("%1°").arg(locale().toString(miss, 'f', 1)) : locale().toString(miss, 'f', 2));
    }
    QTreeWidgetItem* item = list->topLevelItem(static_cast<int>(i));
    if (item->text(kNow) == text) continue;
    item->setTextAlignment(kNow, Qt::AlignRight | Qt::AlignVCenter);
    item->setText(kNow, text);
  }
}

}  // namespace app
