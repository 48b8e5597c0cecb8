// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/playlist_panel.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolButton>

#include "app/panels/playlist_view.h"
#include "app/widgets/choice_box.h"
#include "app/widgets/icons.h"
#include "app/widgets/list_keys.h"
#include "app/widgets/search_field.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kSeenAfterMs = 50;  // scrolling is told once it pauses

bool isSaveAs(const QKeyEvent& key) {
  return key.key() == Qt::Key_S && key.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
}

/// Next and previous dance: these keys are about the list.
bool isSkip(const QKeyEvent& key) { return key.text() == QStringLiteral("<") || key.text() == QStringLiteral(">"); }

}  // namespace

PlaylistPanel::PlaylistPanel(OpenPlaylist& list, const Actions& actions, QWidget* parent)
    : QWidget(parent), list_(list), actions_(actions), rows_(new PlaylistModel(list, this)) {
  setAcceptDrops(true);
  makeLayout();
  makeRowActions();
  seenLater_.setSingleShot(true);
  seenLater_.setInterval(kSeenAfterMs);
  sumLater_.setSingleShot(true);
  sumLater_.setInterval(kSeenAfterMs);
  connectRows();
  connect(search, &QLineEdit::textChanged, rows_, &PlaylistModel::search);
  connect(search, &QLineEdit::textChanged, this, &PlaylistPanel::showSummary);
  connect(search, &SearchField::left, this, &PlaylistPanel::left);
  connect(search, &SearchField::cleared, view, [this] { view->setFocus(Qt::OtherFocusReason); });
  connect(search, &SearchField::rowsWanted, this, [this] {
    view->setFocus(Qt::TabFocusReason);
    if (!view->currentIndex().isValid()) view->setCurrentIndex(rows_->index(0, PlaylistModel::kDance));
  });
  connect(onlyFavourites, &QToolButton::toggled, rows_, &PlaylistModel::setOnlyFavourites);
  connect(onlyFavourites, &QToolButton::toggled, this, &PlaylistPanel::showSummary);
  connect(remove, &QToolButton::clicked, this, &PlaylistPanel::removeSelected);
  connect(shuffle, &QToolButton::clicked, this, [this](bool on) { list_.setShuffle(on); });
  connect(repeat, &QToolButton::clicked, this, [this] {
    switch (list_.list().repeat) {
      case Repeat::Off:
        return list_.setRepeat(Repeat::All);
      case Repeat::All:
        return list_.setRepeat(Repeat::One);
      case Repeat::One:
        return list_.setRepeat(Repeat::Off);
    }
  });
  connect(dancer, &QComboBox::activated, this, &PlaylistPanel::chooseDancer);
  connect(stop, &QToolButton::clicked, this, &PlaylistPanel::stopWanted);
  connect(&list_, &OpenPlaylist::changed, this, &PlaylistPanel::followList);
  connect(&list_, &OpenPlaylist::presentChanged, this, [this] {
    goToPresent();
    goTo_->setEnabled(list_.present().has_value());
  });
  connect(&sumLater_, &QTimer::timeout, this, &PlaylistPanel::showSummary);
  connect(&seenLater_, &QTimer::timeout, this, &PlaylistPanel::tellSeen);
  connect(rows_, &PlaylistModel::factsChanged, this, [this] {
    if (!sumLater_.isActive()) sumLater_.start();
  });
  connect(rows_, &PlaylistModel::filesDropped, this, &PlaylistPanel::filesDropped);
  connect(rows_, &PlaylistModel::filesDroppedOn, this, &PlaylistPanel::filesDroppedOn);
  followList();
}

void PlaylistPanel::connectRows() {
  connect(view, &ItemView::activatedByKey, this, &PlaylistPanel::play);
  connect(view, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
    if (index.column() != PlaylistModel::kFavourite) play(index);
  });
  connect(view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
    if (index.column() != PlaylistModel::kFavourite) return;
    const EntryId id = rows_->idAt(index.row());
    list_.setFavourite({id}, !list_.list().entries[*list_.rowOf(id)].favourite);
  });
  connect(view, &ItemView::deletedByKey, this, &PlaylistPanel::removeSelected);
  connect(view, &ItemView::left, this, &PlaylistPanel::left);
  connect(view, &PlaylistView::moveWanted, this, &PlaylistPanel::moveSelected);
  connect(view, &PlaylistView::favouriteWanted, this, &PlaylistPanel::toggleFavourites);
  connect(view, &PlaylistView::addWanted, actions_.addFiles, &QAction::trigger);
  connect(view, &PlaylistView::seenChanged, &seenLater_, qOverload<>(&QTimer::start));
  connect(rows_, &QAbstractItemModel::layoutChanged, &seenLater_, qOverload<>(&QTimer::start));
  connect(rows_, &QAbstractItemModel::rowsRemoved, &seenLater_, qOverload<>(&QTimer::start));
  connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          [this] { remove->setEnabled(!selected().empty()); });
  connect(play_, &QAction::triggered, this, [this] { play(view->currentIndex()); });
  connect(star_, &QAction::triggered, this, &PlaylistPanel::toggleFavourites);
  connect(rename_, &QAction::triggered, this, [this] { view->rename(); });
  connect(files_, &QAction::triggered, this, [this] {
    if (view->currentIndex().isValid()) emit filesWanted(rows_->idAt(view->currentIndex().row()));
  });
  connect(up_, &QAction::triggered, this, [this] { moveSelected(-1); });
  connect(down_, &QAction::triggered, this, [this] { moveSelected(1); });
  connect(remove_, &QAction::triggered, this, &PlaylistPanel::removeSelected);
  connect(goTo_, &QAction::triggered, this, &PlaylistPanel::goToPresent);
  goTo_->setEnabled(false);
  view->setMenu([this](const QModelIndex& index) -> QList<QAction*> {
    if (!index.isValid()) return {actions_.addFiles, actions_.addFolder, nullptr, goTo_};
    star_->setChecked(list_.list().entries[*list_.rowOf(rows_->idAt(index.row()))].favourite);
    return {play_, nullptr, star_, rename_, files_, nullptr, up_, down_, remove_, nullptr, goTo_};
  });
}

std::vector<EntryId> PlaylistPanel::selected() const {
  std::vector<int> rows;
  for (const QModelIndex& each : view->selectionModel()->selectedRows()) rows.push_back(each.row());
  if (rows.empty() && view->currentIndex().isValid()) rows.push_back(view->currentIndex().row());
  std::ranges::sort(rows);
  std::vector<EntryId> ids;
  std::ranges::transform(rows, std::back_inserter(ids), [this](int row) { return rows_->idAt(row); });
  return ids;
}

void PlaylistPanel::goTo(EntryId id) {
  const auto row = rows_->rowOf(id);
  if (!row) return;
  view->setCurrentIndex(rows_->index(*row, PlaylistModel::kDance));
  view->scrollTo(view->currentIndex());
}

void PlaylistPanel::play(const QModelIndex& index) {
  if (index.isValid()) emit playWanted(rows_->idAt(index.row()));
}

/// The row that takes the place of the removed ones becomes the current one, so that Delete can be
/// pressed again.
void PlaylistPanel::removeSelected() {
  const auto ids = selected();
  if (ids.empty()) return;
  const int place = rows_->rowOf(ids.front()).value_or(0);
  list_.remove(ids);
  if (rows_->rowCount() == 0) return;
  view->setCurrentIndex(rows_->index(std::min(place, rows_->rowCount() - 1), PlaylistModel::kDance));
}

/// They move past the next row that is shown, together.
void PlaylistPanel::moveSelected(int step) {
  const auto ids = selected();
  if (ids.empty()) return;
  const int first = *rows_->rowOf(ids.front()), last = *rows_->rowOf(ids.back());
  const int past = step < 0 ? first - 1 : last + 1;
  if (past < 0 || past >= rows_->rowCount()) return;
  list_.move(ids, rows_->placeBefore(step < 0 ? past : past + 1));
  view->scrollTo(view->currentIndex());
}

/// All get a star, unless all have one.
void PlaylistPanel::toggleFavourites() {
  const auto ids = selected();
  const bool all =
      std::ranges::all_of(ids, [this](EntryId id) { return list_.list().entries[*list_.rowOf(id)].favourite; });
  if (!ids.empty()) list_.setFavourite(ids, !all);
}

void PlaylistPanel::goToPresent() {
  const auto id = list_.present();
  const auto row = id ? rows_->rowOf(*id) : std::nullopt;
  if (row) view->scrollTo(rows_->index(*row, PlaylistModel::kDance));
}

void PlaylistPanel::followList() {
  const bool any = !list_.empty();
  pages_->setCurrentIndex(any ? 0 : 1);
  tools_->setVisible(any);
  fold();
  remove->setEnabled(!selected().empty());
  fitColumns();
  showOrder();
  showDancers();
  showSummary();
  seenLater_.start();
}

void PlaylistPanel::showOrder() {
  shuffle->setChecked(list_.list().shuffle);
  const Repeat now = list_.list().repeat;
  repeat->setChecked(now != Repeat::Off);
  repeat->setIcon(glyphIcon(now == Repeat::One ? Glyph::RepeatOne : Glyph::Loop));
  const QString name = now == Repeat::Off   ? tr("Repeat: off")
                       : now == Repeat::All ? tr("Repeat: all dances")
                                            : tr("Repeat: this dance");
  repeat->setAccessibleName(name);
  repeat->setToolTip(plainToolTip(name));
  for (QAction* each : fades_->actions()) each->setChecked(each->data().toDouble() == list_.list().fade);
}

void PlaylistPanel::setOffered(const std::filesystem::path& model) {
  if (std::exchange(offered_, model) != model) showDancers();
}

void PlaylistPanel::showDancers() {
  const auto offer = [this](DancerChoice choice, const QString& text) {
    dancer->addItem(text, static_cast<int>(choice));
  };
  const std::filesystem::path& present = list_.list().dancer;
  dancer->clear();
  offer(DancerChoice::Own, tr("Each dance's own"));
  if (!present.empty()) offer(DancerChoice::Present, shownName(present.stem()));
  if (!offered_.empty() && offered_ != present)
    offer(DancerChoice::Offered, tr("%1, from the view").arg(shownName(offered_.stem())));
  offer(DancerChoice::FromFile, tr("Choose a model…"));
  dancer->setCurrentIndex(present.empty() ? 0 : 1);
}

void PlaylistPanel::chooseDancer(int item) {
  switch (static_cast<DancerChoice>(dancer->itemData(item).toInt())) {
    case DancerChoice::Own:
      return list_.setDancer({});
    case DancerChoice::Present:
      return;
    case DancerChoice::Offered:
      return list_.setDancer(offered_);
    case DancerChoice::FromFile:
      showDancers();  // until one is chosen
      emit dancerWanted();
  }
}

void PlaylistPanel::showSummary() {
  const PlaylistModel::Length length = rows_->length();
  const auto all = static_cast<int>(list_.size());
  const QString count = rows_->isFiltered() ? tr("%1 of %n dances", "how many match", all).arg(rows_->rowCount())
                                            : tr("%n dances", nullptr, all);
  const QString time = QString::fromStdString(clockText(length.seconds));
  summary->setText(length.whole ? tr("%1, %2", "the number of dances, and their length").arg(count, time)
                                : tr("%1, %2 so far", "the number of dances, and their length").arg(count, time));
}

void PlaylistPanel::setWorking(bool working) { work_->setVisible(working); }

/// Tells which rows are in sight, for what is read about them.
void PlaylistPanel::tellSeen() {
  std::vector<EntryId> ids;
  const int bottom = view->viewport()->height();
  if (!view->isVisible()) return;
  for (QModelIndex at = view->indexAt({1, 1}); at.isValid() && view->visualRect(at).top() < bottom;
       at = view->indexBelow(at))
    ids.push_back(rows_->idAt(at.row()));
  emit seen(ids);
}

/// Keys that no part of the panel uses come here.
bool PlaylistPanel::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();  // comes before the window's keys
    return true;
  }
  return QWidget::event(event);
}

bool PlaylistPanel::takesKey(const QKeyEvent& key) const {
  if (key.matches(QKeySequence::Save)) return actions_.save->isEnabled();
  if (isSaveAs(key)) return actions_.saveAs->isEnabled();
  if (list_.empty()) return false;
  return key.matches(QKeySequence::Find) || (isTypingKey(key) && !isSkip(key));
}

void PlaylistPanel::keyPressEvent(QKeyEvent* event) {
  if (!takesKey(*event)) return QWidget::keyPressEvent(event);
  if (event->matches(QKeySequence::Save)) {
    if (!event->isAutoRepeat()) actions_.save->trigger();
  } else if (isSaveAs(*event)) {
    if (!event->isAutoRepeat()) actions_.saveAs->trigger();
  } else if (event->matches(QKeySequence::Find) || event->text() == QStringLiteral("/")) {
    search->setFocus(Qt::ShortcutFocusReason);
    search->selectAll();
  } else if (event->text().front().isLetterOrNumber()) {
    search->setFocus(Qt::ShortcutFocusReason);
    search->selectAll();
    QCoreApplication::sendEvent(search, event);
  }
}

void PlaylistPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) followList();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    fitColumns();
    fold();
  }
  QWidget::changeEvent(event);
}

void PlaylistPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void PlaylistPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  seenLater_.start();
}

/// Files may be dropped anywhere on the panel; beside the rows they go to the end.
void PlaylistPanel::dragEnterEvent(QDragEnterEvent* event) {
  if (!localFiles(*event->mimeData()).empty()) event->acceptProposedAction();
}

void PlaylistPanel::dropEvent(QDropEvent* event) {
  const auto files = localFiles(*event->mimeData());
  if (files.empty()) return;
  event->acceptProposedAction();
  emit filesDropped(files, list_.size());
}

}  // namespace app
