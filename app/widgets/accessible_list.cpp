// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/accessible_list.h"

#include <QHeaderView>
#include <QPointer>

#include "app/widgets/list_tree.h"

namespace app {
namespace {

/// This is a cell, or a column's heading. It may outlive its row, and is then invalid.
class Cell : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  Cell(ListTree& list, const QModelIndex& index) : list_(&list), index_(index), column_(index.column()) {}
  Cell(ListTree& list, int heading) : list_(&list), column_(heading), heading_(true) {}

  [[nodiscard]] int column() const { return column_; }
  [[nodiscard]] bool isHeading() const { return heading_; }
  [[nodiscard]] QModelIndex index() const { return index_; }

  [[nodiscard]] bool isValid() const override {
    return !list_.isNull() && (heading_ ? column_ < list_->columnCount() : index_.isValid());
  }
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QWindow* window() const override { return list_.isNull() ? nullptr : list_->window()->windowHandle(); }
  [[nodiscard]] QAccessibleInterface* parent() const override {
    return list_.isNull() ? nullptr : QAccessible::queryAccessibleInterface(list_);
  }
  [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  [[nodiscard]] QAccessible::Role role() const override {
    return heading_ ? QAccessible::ColumnHeader : QAccessible::TreeItem;
  }
  [[nodiscard]] QRect rect() const override;
  [[nodiscard]] QString text(QAccessible::Text kind) const override;
  void setText(QAccessible::Text, const QString&) override {}
  [[nodiscard]] QAccessible::State state() const override;
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
  }

  [[nodiscard]] QStringList actionNames() const override;
  void doAction(const QString& name) override;
  [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  [[nodiscard]] bool hasTick() const {
    return index_.flags().testFlag(Qt::ItemIsUserCheckable) && index_.data(Qt::CheckStateRole).isValid();
  }

  QPointer<ListTree> list_;
  QPersistentModelIndex index_;
  int column_ = 0;
  bool heading_ = false;
};

QRect Cell::rect() const {
  if (!isValid()) return {};
  const QWidget& on = heading_ ? *list_->header()->viewport() : *list_->viewport();
  const QRect place = heading_ ? QRect(list_->header()->sectionViewportPosition(column_), 0,
                                       list_->header()->sectionSize(column_), on.height())
                               : list_->visualRect(index_);
  return {on.mapToGlobal(place.topLeft()), place.size()};
}

QString Cell::text(QAccessible::Text kind) const {
  if (!isValid()) return {};
  const auto of = [this](int role) {
    return heading_ ? list_->headerItem()->data(column_, role).toString() : index_.data(role).toString();
  };
  if (kind == QAccessible::Description) return of(Qt::AccessibleDescriptionRole);
  if (kind != QAccessible::Name) return {};
  const QString said = of(Qt::AccessibleTextRole);
  return said.isEmpty() ? of(Qt::DisplayRole) : said;
}

QAccessible::State Cell::state() const {
  QAccessible::State state;
  if (!isValid()) {
    state.invalid = true;
    return state;
  }
  const QRect place = rect();
  state.invisible = !list_->isVisible();
  state.offscreen = place.isEmpty() || !list_->rect().intersects({list_->mapFromGlobal(place.topLeft()), place.size()});
  if (heading_) return state;
  const Qt::ItemFlags flags = index_.flags();
  state.disabled = !flags.testFlag(Qt::ItemIsEnabled) || !list_->isEnabled();
  state.selectable = flags.testFlag(Qt::ItemIsSelectable);
  state.focusable = state.selectable;
  state.selected = list_->selectionModel()->isSelected(index_);
  state.focused = list_->hasFocus() && list_->currentIndex() == index_;
  state.checkable = hasTick();
  const int tick = index_.data(Qt::CheckStateRole).toInt();
  state.checked = hasTick() && tick == Qt::Checked;
  state.checkStateMixed = hasTick() && tick == Qt::PartiallyChecked;
  return state;
}

QStringList Cell::actionNames() const {
  if (!isValid() || heading_ || !index_.flags().testFlag(Qt::ItemIsEnabled)) return {};
  if (hasTick()) return {toggleAction()};
  return column_ == 0 ? QStringList(pressAction()) : QStringList();
}

/// Does what Space does in the row; a tick in another column is toggled.
void Cell::doAction(const QString& name) {
  if (!actionNames().contains(name)) return;
  list_->setCurrentIndex(index_);
  if (!isValid()) return;
  if (column_ == 0) {
    if (list_->currentItem() != nullptr) emit list_->activatedByKey(list_->currentItem());
  } else {
    const bool was = index_.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    list_->model()->setData(index_, was ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
  }
}

}  // namespace

AccessibleList::AccessibleList(ListTree& list) : QAccessibleWidget(&list, QAccessible::Tree), list_(list) {}

AccessibleList::~AccessibleList() {
  for (const QAccessible::Id id : headings_) QAccessible::deleteAccessibleInterface(id);
  for (const QAccessible::Id id : std::as_const(cells_)) QAccessible::deleteAccessibleInterface(id);
}

int AccessibleList::childCount() const { return (list_.topLevelItemCount() + 1) * list_.columnCount(); }

QAccessibleInterface* AccessibleList::child(int number) const {
  const int columns = list_.columnCount();
  if (number < 0 || number >= childCount()) return nullptr;
  if (number < columns) {
    while (static_cast<int>(headings_.size()) < columns)
      headings_.push_back(
          QAccessible::registerAccessibleInterface(new Cell(list_, static_cast<int>(headings_.size()))));
    return QAccessible::accessibleInterface(headings_[static_cast<std::size_t>(number)]);
  }
  const QModelIndex index = list_.model()->index(number / columns - 1, number % columns);
  if (const auto known = cells_.constFind(index); known != cells_.cend())
    return QAccessible::accessibleInterface(*known);
  dropGone();
  const QAccessible::Id id = QAccessible::registerAccessibleInterface(new Cell(list_, index));
  cells_.insert(index, id);
  return QAccessible::accessibleInterface(id);
}

/// Drops the cells of rows that were removed.
void AccessibleList::dropGone() const {
  if (cells_.size() <= 2 * childCount()) return;
  for (auto each = cells_.begin(); each != cells_.end();) {
    if (each.key().isValid()) {
      ++each;
      continue;
    }
    QAccessible::deleteAccessibleInterface(each.value());
    each = cells_.erase(each);
  }
}

int AccessibleList::indexOfChild(const QAccessibleInterface* of) const {
  const auto* cell = dynamic_cast<const Cell*>(of);
  if (cell == nullptr || !cell->isValid()) return -1;
  return cell->isHeading() ? cell->column() : (cell->index().row() + 1) * list_.columnCount() + cell->column();
}

QAccessibleInterface* AccessibleList::childAt(int x, int y) const {
  const QPoint global(x, y);
  const QHeaderView& header = *list_.header();
  if (const QPoint at = header.mapFromGlobal(global); header.isVisible() && header.rect().contains(at))
    return child(header.logicalIndexAt(at));
  const QModelIndex index = list_.indexAt(list_.viewport()->mapFromGlobal(global));
  return index.isValid() ? child((index.row() + 1) * list_.columnCount() + index.column()) : nullptr;
}

QAccessibleInterface* AccessibleList::focusChild() const {
  const QModelIndex now = list_.currentIndex();
  return list_.hasFocus() && now.isValid() ? child((now.row() + 1) * list_.columnCount() + now.column()) : nullptr;
}

}  // namespace app
