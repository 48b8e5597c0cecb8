// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/camera_panel.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/actions/window_actions.h"
#include "app/language/live_text.h"
#include "app/widgets/form_rows.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/row_button.h"
#include "app/widgets/text.h"

namespace app {
namespace {

enum BookmarkColumn { kBookmarkName, kBookmarkKey };

constexpr double kMaxUnits = 1e6, kMaxDegrees = 36000.0;
constexpr double kMinFieldOfView = 1.0, kMaxFieldOfView = 125.0;  // MMD's limits
constexpr int kMinCameraRows = 4;
constexpr float kDegree = base::kPi / 180.0F;

/// NaN would be shown as the minimum.
void showNumber(QDoubleSpinBox* box, float value) {
  // Somebody is typing there.
  if (box->hasFocus() && box->findChild<QLineEdit*>()->isModified()) return;
  box->setValue(std::isfinite(value) ? static_cast<double>(value) : 0.0);
}

}  // namespace

CameraPanel::CameraPanel(Document& document, CameraTool& camera, CameraCommands& commands, const WindowActions& actions,
                         QWidget* parent)
    : QWidget(parent), document_(document), camera_(camera), commands_(commands), actions_(actions) {
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);  // Tab goes from field to field, which scrolls
  scroll->setFrameShape(QFrame::NoFrame);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  auto* page = new QWidget(scroll);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(6, 6, 6, 6);
  makeNumbers(*column);
  makeBookmarks(*column);
  makeBookmarkButtons(*column);
  scroll->setWidget(page);
  for (const auto* line : findChildren<QLineEdit*>())
    connect(line, &QLineEdit::returnPressed, this, &CameraPanel::editingDone);
  connect(&document_, &Document::bookmarksChanged, this, &CameraPanel::listBookmarks);
  listBookmarks();
}

QDoubleSpinBox* CameraPanel::number(const LiveText& name, double least, double most,
                                    const std::function<void(vmd::CameraState&, float)>& change) {
  auto* box = new QDoubleSpinBox(this);
  box->setRange(least, most);
  box->setDecimals(2);
  keepTranslated(box, [box, name] { box->setAccessibleName(name()); });
  // The box is as wide as usual numbers, not as the largest possible one.
  box->setMinimumWidth(64);
  box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  box->setKeyboardTracking(false);  // a user who types 120 doesn't want to see 1 on the way
  connect(box, &QDoubleSpinBox::editingFinished, this, [this, box] {
    box->findChild<QLineEdit*>()->setModified(false);
    refresh();
  });
  connect(box, &QDoubleSpinBox::valueChanged, this, [this, change](double value) {
    if (quiet_) return;
    vmd::CameraState camera = camera_.camera();
    change(camera, static_cast<float>(value));
    camera_.setCamera(camera);
  });
  return box;
}

void CameraPanel::makeNumbers(QVBoxLayout& column) {
  auto* form = new QFormLayout;
  distance = number([] { return tr("Distance"); }, -kMaxUnits, kMaxUnits,
                    [](vmd::CameraState& camera, float value) { camera.distance = -value; });
  keepTranslated(this, [this] {
    distance->setToolTip(tr("Distance from the target, in MMD's units; negative values put the camera beyond it"));
  });
  addRow(*form, distance, [] { return tr("Distance"); });
  auto* places = new QHBoxLayout;
  auto* angles = new QHBoxLayout;
  static constexpr std::array kAxes{"X", "Y", "Z"};
  for (int i = 0; i < 3; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const QString axis = QLatin1String(kAxes[at]);
    target[at] = number([axis] { return tr("Target %1").arg(axis); }, -kMaxUnits, kMaxUnits,
                        [i](vmd::CameraState& camera, float value) { camera.target[i] = value; });
    places->addWidget(target[at], 1);
    angle[at] = number([axis] { return tr("Angle %1").arg(axis); }, -kMaxDegrees, kMaxDegrees,
                       [i](vmd::CameraState& camera, float value) { camera.rotation[i] = value * kDegree; });
    keepTranslated(this, [this, at, axis] {
      target[at]->setToolTip(tr("The point that the camera looks at, %1").arg(axis));
      angle[at]->setToolTip(tr("Degrees about %1").arg(axis));
    });
    angles->addWidget(angle[at], 1);
  }
  addRow(*form, places, [] { return tr("Target"); });
  addRow(*form, angles, [] { return tr("Angle"); });
  fieldOfView = number([] { return tr("Field of view"); }, kMinFieldOfView, kMaxFieldOfView,
                       [](vmd::CameraState& camera, float value) { camera.fovDegrees = value; });
  fieldOfView->setDecimals(1);
  keepTranslated(this, [this] {
    fieldOfView->setToolTip(tr("Vertical field of view in degrees: 30 in MMD by default; smaller values zoom in"));
  });
  addRow(*form, fieldOfView, [] { return tr("Field of view"); });
  column.addLayout(form);
  auto* grid = new QGridLayout;
  int place = 0;
  for (QAction* action :
       {actions_[ActionId::Perspective], actions_[ActionId::MotionCamera], actions_[ActionId::FollowBone],
        actions_[ActionId::Turntable], actions_[ActionId::FrameAll], actions_[ActionId::ResetCamera]}) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    grid->addWidget(button, place / 2, place % 2);
    ++place;
  }
  column.addLayout(grid);
}

void CameraPanel::makeBookmarks(QVBoxLayout& column) {
  auto* list = new ListTree(this);
  bookmarks = list;
  list->setEmptyText([] { return tr("No bookmarks yet. Set… keeps the camera as it is now."); });
  keepTranslated(this, [this] {
    bookmarks->setHeaderLabels({tr("Bookmark"), tr("Key")});
    bookmarks->setAccessibleName(tr("Camera bookmarks"));
  });
  bookmarks->setMinimumSize(120, (kMinCameraRows + 1) * bookmarks->fontMetrics().height());
  bookmarks->header()->setStretchLastSection(false);
  bookmarks->header()->setMinimumSectionSize(24);
  bookmarks->header()->setSectionResizeMode(kBookmarkName, QHeaderView::Stretch);
  bookmarks->header()->setSectionResizeMode(kBookmarkKey, QHeaderView::ResizeToContents);
  bookmarks->setEditTriggers(QAbstractItemView::EditKeyPressed);
  connect(list, &ListTree::activatedByKey, this, &CameraPanel::goToChosen);
  connect(list, &QTreeWidget::itemDoubleClicked, this, &CameraPanel::goToChosen);
  connect(list, &ListTree::deletedByKey, this, &CameraPanel::removeBookmark);
  connect(list, &ListTree::left, this, &CameraPanel::editingDone);
  connect(list, &QTreeWidget::itemChanged, this, &CameraPanel::renameBookmark);
  connect(list, &QTreeWidget::itemSelectionChanged, this, &CameraPanel::enableButtons);
  column.addWidget(bookmarks, 1);
}

void CameraPanel::makeBookmarkButtons(QVBoxLayout& column) {
  auto* row = new QHBoxLayout;
  store = addRowButton([] { return tr("Set"); }, [] { return tr("Make a bookmark of the current camera"); }, row, this);
  go = addRowButton([] { return tr("Go To"); }, [] { return tr("Move the camera to the selected bookmark (Enter)"); },
                    row, this);
  rename = addRowButton([] { return tr("Rename"); }, [] { return tr("Rename the selected bookmark (F2)"); }, row, this);
  remove =
      addRowButton([] { return tr("Remove"); }, [] { return tr("Remove the selected bookmark (Delete)"); }, row, this);
  row->addStretch(1);
  column.addLayout(row);
  connect(store, &QToolButton::clicked, this, [this] { commands_.storeBookmark(0); });
  connect(go, &QToolButton::clicked, this, &CameraPanel::goToChosen);
  connect(rename, &QToolButton::clicked, this, [this] {
    if (chosenRow() < 0) return;
    bookmarks->setFocus();
    bookmarks->editItem(bookmarks->topLevelItem(chosenRow()), kBookmarkName);
  });
  connect(remove, &QToolButton::clicked, this, &CameraPanel::removeBookmark);
}

/// Returns the selected row. A click beside the rows leaves the current one current, but none
/// selected.
int CameraPanel::chosenRow() const {
  const QList<QTreeWidgetItem*> selected = bookmarks->selectedItems();
  return selected.isEmpty() ? -1 : bookmarks->indexOfTopLevelItem(selected.front());
}

void CameraPanel::goToChosen() {
  if (chosenRow() >= 0) commands_.goToBookmark(static_cast<std::size_t>(chosenRow()));
}

void CameraPanel::enableButtons() {
  for (QToolButton* button : {go, rename, remove}) button->setEnabled(chosenRow() >= 0);
}

void CameraPanel::listBookmarks() {
  const QScopedValueRollback quiet(quiet_, true);
  const CameraBookmarks& all = document_.state().bookmarks;
  const int before = chosenRow();
  const bool longer = all.size() > listed_.size();
  const auto came = std::ranges::mismatch(all, listed_).in1 - all.begin();
  listed_ = all;
  bookmarks->clear();
  for (const CameraBookmark& bookmark : all) {
    const QString name = oneLine(bookmark.name), key = bookmark.key == 0 ? QString() : QString::number(bookmark.key);
    auto* item = new QTreeWidgetItem(bookmarks, {name, key});
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setToolTip(kBookmarkName, plainToolTip(name));
    if (bookmark.key < 1 || bookmark.key > static_cast<int>(actions_.goToBookmark.size())) continue;
    const QKeySequence keys = actions_.goToBookmark[static_cast<std::size_t>(bookmark.key) - 1]->shortcut();
    if (!keys.isEmpty())
      item->setToolTip(kBookmarkKey, tr("%1 goes there").arg(keys.toString(QKeySequence::NativeText)));
  }
  const int count = bookmarks->topLevelItemCount();
  const int row = longer ? static_cast<int>(came) : std::min(before, count - 1);
  if (row >= 0) bookmarks->setCurrentItem(bookmarks->topLevelItem(row));
  enableButtons();
}

void CameraPanel::renameBookmark(QTreeWidgetItem* item) {
  const int row = bookmarks->indexOfTopLevelItem(item);
  CameraBookmarks all = document_.state().bookmarks;
  if (quiet_ || row < 0 || static_cast<std::size_t>(row) >= all.size()) return;
  std::string& name = all[static_cast<std::size_t>(row)].name;
  const QString typed = item->text(kBookmarkName).trimmed();
  if (!typed.isEmpty() && typed != oneLine(name)) name = bookmarkName(typed.toStdString());
  // The change is delayed, because it makes the list anew while Qt still writes the edited row.
  QMetaObject::invokeMethod(
      this,
      [this, all] {
        document_.setBookmarks([] { return tr("Rename bookmark"); }, all);
        listBookmarks();
      },
      Qt::QueuedConnection);
}

void CameraPanel::removeBookmark() {
  const int row = chosenRow();
  CameraBookmarks all = document_.state().bookmarks;
  if (row < 0 || static_cast<std::size_t>(row) >= all.size()) return;
  all.erase(all.begin() + row);
  document_.setBookmarks([] { return tr("Remove bookmark"); }, all);
}

void CameraPanel::setSeen(bool seen) {
  seen_ = seen;
  refresh();
}

void CameraPanel::refresh() {
  if (!seen_) return;
  const QScopedValueRollback quiet(quiet_, true);
  const vmd::CameraState& camera = camera_.camera();
  showNumber(distance, -camera.distance);
  for (int i = 0; i < 3; ++i) {
    showNumber(target[static_cast<std::size_t>(i)], camera.target[i]);
    showNumber(angle[static_cast<std::size_t>(i)], camera.rotation[i] / kDegree);
  }
  showNumber(fieldOfView, camera.fovDegrees);
}

}  // namespace app
