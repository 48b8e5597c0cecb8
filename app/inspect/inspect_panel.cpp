// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/inspect_panel.h"

#include <utility>

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/live_text.h"

namespace app {
namespace {

constexpr std::size_t kMaxExpanded = 3000;  // rows: a view lays out all that are open

}  // namespace

InspectPanel::InspectPanel(Document& document, Selection& selection, const LiveText& name, QWidget* parent,
                           ItemView* rowsView)
    : QWidget(parent),
      search(new SearchField(name, this)),
      byName(new QToolButton(this)),
      view(rowsView != nullptr ? rowsView : new ItemView(this)),
      properties(new PropertyList(this)),
      summary(new QLabel(this)),
      above(new QHBoxLayout),
      below(new QVBoxLayout),
      document_(document),
      selection_(selection) {
  keepTranslated(this, [this, name] { view->setAccessibleName(name()); });
  keepTranslated(this, [this, name] { properties->setAccessibleName(tr("Details: %1").arg(name())); });
  summary->setMinimumWidth(10);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  above->addWidget(search, 1);
  keepTranslated(this, [this] {
    byName->setText(tr("A–Z", "puts rows in the order of their names; the first and the last letter"));
  });
  byName->setCheckable(true);
  keepTranslated(this, [this, name] {
    byName->setAccessibleName(tr("Sort by name: %1").arg(name()));
    byName->setToolTip(tr("Sort by name in the order of the window's language; again: in the model's order"));
  });
  byName->setFocusPolicy(Qt::TabFocus);
  above->addWidget(byName);
  column->addLayout(above);
  auto* split = new QSplitter(Qt::Vertical, this);
  split->addWidget(view);
  split->addWidget(properties);
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 2);
  split->setChildrenCollapsible(true);
  properties->hide();
  column->addWidget(split, 1);
  column->addLayout(below);
  column->addWidget(summary);
  pause_.setSingleShot(true);
  pause_.setInterval(1000 / kUpdatesASecond);
  connect(&pause_, &QTimer::timeout, this, [this] {
    if (again_) frameShown();
  });
  connect(search, &SearchField::rowsWanted, this, [this] {
    view->setFocus(Qt::TabFocusReason);
    if (!view->currentIndex().isValid()) view->setCurrentIndex(view->model()->index(0, 0));
  });
  connect(search, &SearchField::left, this, &InspectPanel::left);
  connect(search, &QLineEdit::textChanged, this, &InspectPanel::searched);
  connect(byName, &QToolButton::clicked, this,
          [this](bool down) { chooseOrder(down ? RowOrder::Rising : RowOrder::AsListed); });
  connect(view, &ItemView::left, this, &InspectPanel::left);
  connect(properties, &ItemView::left, this, &InspectPanel::left);
  connect(&document_, &Document::actorsChanged, this, &InspectPanel::actorsChanged);
  connect(&selection_, &Selection::actorChanged, this, &InspectPanel::actorsChanged);
  connect(&selection_, &Selection::partsChanged, this, [this] {
    if (seen_ && !stale_) followSelection();
  });
}

void InspectPanel::begin(NamedRows& rows) {
  rows_ = &rows;
  view->setModel(rows_);
  view->header()->setSectionsClickable(true);
  connect(view->header(), &QHeaderView::sectionClicked, this, [this](int column) {
    if (column != NamedRows::kNameColumn) return;
    // A click on the header leads to rising order, then to falling, then back.
    const RowOrder now = rows_->order();
    chooseOrder(now == RowOrder::AsListed ? RowOrder::Rising
                : now == RowOrder::Rising ? RowOrder::Falling
                                          : RowOrder::AsListed);
  });
  connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
    if (quiet_) return;
    if (const std::int32_t item = rows_->itemOf(current); item >= 0) choose(item);
    refreshMore();
    showDetails();
  });
}

const Actor* InspectPanel::actor() const {
  return described() == nullptr ? nullptr : document_.show().actor(selection_.actor());
}

const DocumentActor* InspectPanel::described() const {
  return forgets_ ? nullptr : document_.state().find(selection_.actor());
}

void InspectPanel::actorsChanged() {
  const DocumentActor* actor = described();
  if ((actor == nullptr ? nullptr : actor->model) == filledFor_ && !stale_) return refresh();
  markStale();
}

void InspectPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && rows_ != nullptr) markStale();
}

void InspectPanel::markStale() {
  stale_ = true;
  if (seen_) {
    update();
  } else {
    forget();
  }
}

/// A hidden panel doesn't keep a removed model in memory.
void InspectPanel::forget() {
  const QScopedValueRollback forgets(forgets_, true), quiet(quiet_, true);
  filledFor_.reset();
  fill();
}

void InspectPanel::setSeen(bool seen) {
  seen_ = seen;
  if (seen_) update();
}

void InspectPanel::update() {
  if (!std::exchange(stale_, false)) {
    followSelection();
    return refresh();
  }
  const DocumentActor* actor = described();
  filledFor_ = actor == nullptr ? nullptr : actor->model;
  {
    const QScopedValueRollback quiet(quiet_, true);
    fill();
  }
  view->setTwoLines(rows_->hasTwoLines());
  shownAnew();
}

/// The rows stay, but others of them are shown, or in another order.
void InspectPanel::shownAnew() {
  expandRows();
  showCount();
  followSelection();
}

void InspectPanel::chooseOrder(RowOrder order) {
  setRowOrder(order);
  emit rowOrderChosen(order);
}

void InspectPanel::setRowOrder(RowOrder order) {
  {
    const QScopedValueRollback quiet(quiet_, true);
    rows_->sort(order);
  }
  byName->setChecked(order != RowOrder::AsListed);
  view->header()->setSortIndicatorShown(order != RowOrder::AsListed);
  view->header()->setSortIndicator(NamedRows::kNameColumn,
                                   order == RowOrder::Falling ? Qt::DescendingOrder : Qt::AscendingOrder);
  shownAnew();
}

/// A view lays out all rows that are open: of very many only the first ones are opened.
void InspectPanel::expandRows() {
  if (rows_->foundCount() <= kMaxExpanded) {
    view->expandAll();
  } else {
    view->expandToDepth(0);
  }
}

void InspectPanel::searched() {
  {
    const QScopedValueRollback quiet(quiet_, true);
    rows_->search(search->text());
  }
  shownAnew();
}

void InspectPanel::showCount() { summary->setText(countText(rows_->foundCount(), rows_->itemCount())); }

void InspectPanel::followSelection() {
  const std::int32_t item = chosen();
  if (item != kOwnChoice && rows_->itemOf(view->currentIndex()) != item) {
    const QScopedValueRollback quiet(quiet_, true);
    const QModelIndex at = rows_->indexOfItem(item);
    view->setCurrentIndex(at);
    if (at.isValid()) view->scrollTo(at);
  }
  refreshMore();
  showDetails();
}

/// While nothing is selected, the rows have all the room.
void InspectPanel::showDetails() {
  std::vector<Property> told = details();
  properties->setVisible(!told.empty());
  properties->set(std::move(told));
}

void InspectPanel::refresh() {
  if (!seen_ || stale_) return;
  view->viewport()->update();
  refreshMore();
  showDetails();
}

void InspectPanel::frameShown() {
  again_ = pause_.isActive();
  if (!seen_ || again_) return;
  pause_.start();
  refresh();
}

QString foundText(const QString& counted, const QString& nothing, std::size_t found, std::size_t all) {
  if (all == 0) return nothing;
  return found == all ? counted : InspectPanel::tr("%1 of %2").arg(found).arg(counted);
}

}  // namespace app
