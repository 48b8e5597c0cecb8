// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of PlaylistPanel that makes its widgets.

#include <array>

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/action_text.h"
#include "app/panels/playlist_panel.h"
#include "app/panels/playlist_view.h"
#include "app/widgets/choice_box.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/icons.h"
#include "app/widgets/row_button.h"
#include "app/widgets/search_field.h"

namespace app {
namespace {

constexpr int kMinWidth = 120, kMinRows = 60;  // device-independent pixels

/// Makes an action of a row's menu, whose key the list itself takes.
QAction* rowAction(QWidget* parent, const LiveText& text, const QKeySequence& key) {
  auto* action = new QAction(parent);
  keepTranslated(action, [action, text] { setActionText(*action, text()); });
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);
  return action;
}

}  // namespace

void PlaylistPanel::makeLayout() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 6);
  column->addWidget(work_ = makeWork());
  tools_ = new QWidget(this);
  tools_->setLayout(makeSearch());
  column->addWidget(tools_);
  makeView();
  pages_ = new QStackedWidget(this);
  pages_->addWidget(view);
  pages_->addWidget(makeEmptyPage());
  column->addWidget(pages_, 1);
  const auto addRow = [this, column](QWidget*& row) {
    row = new QWidget(this);
    auto* parts = new QHBoxLayout(row);
    parts->setContentsMargins(0, 0, 0, 0);
    column->addWidget(row);
    return parts;
  };
  makeButtons(*addRow(buttons_));
  makeDancer(*addRow(dancers_));
  summary = new QLabel(this);
  summary->setMinimumWidth(10);
  column->addWidget(summary);
}

/// The list with its search is the least; the rest goes where there is no room for it.
QSize PlaylistPanel::minimumSizeHint() const {
  const QMargins around = layout()->contentsMargins();
  const int above = list_.empty() ? 0 : tools_->minimumSizeHint().height() + layout()->spacing();
  return {kMinWidth, around.top() + around.bottom() + above + kMinRows};
}

/// Shows what there is room for below the list, the most used first, and of the buttons those that
/// have no other place.
void PlaylistPanel::fold() {
  const QMargins around = layout()->contentsMargins();
  int room = height() - minimumSizeHint().height();
  for (QWidget* part : {buttons_, dancers_, static_cast<QWidget*>(summary)}) {
    room -= part->sizeHint().height() + layout()->spacing();
    part->setVisible(!list_.empty() && room >= 0);
  }
  int across = width() - around.left() - around.right();
  for (QToolButton* part : {more, repeat, shuffle, add, remove}) {
    across -= part->sizeHint().width();
    part->setVisible(across >= 0);
    across -= buttons_->layout()->spacing();
  }
}

QHBoxLayout* PlaylistPanel::makeSearch() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  search = new SearchField([] { return tr("Playlist"); }, this);
  row->addWidget(search, 1);
  onlyFavourites = addRowButton([] { return tr("★"); }, [] { return tr("Show favourites only"); }, row, this);
  makeSwitch(*onlyFavourites);
  keepTranslated(this, [this] { onlyFavourites->setAccessibleName(tr("Favourites only")); });
  return row;
}

void PlaylistPanel::makeView() {
  view = new PlaylistView(this);
  view->setModel(rows_);
  view->setIconSize({PlaylistModel::kPictureSide, PlaylistModel::kPictureSide});
  keepTranslated(this, [this] {
    view->setAccessibleName(tr("Playlist"));
    view->setEmptyText(tr("No dance matches."));
  });
  QHeaderView* header = view->header();
  header->setStretchLastSection(false);
  header->setSectionResizeMode(QHeaderView::Fixed);
  header->setSectionResizeMode(PlaylistModel::kDance, QHeaderView::Stretch);
}

/// Says what would be there, and offers it. It scrolls by itself, so that its texts never make the
/// panel larger.
QWidget* PlaylistPanel::makeEmptyPage() {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setFrameShape(QFrame::NoFrame);
  auto* page = new QWidget(area);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->addStretch(1);
  auto* text = new QLabel(page);
  text->setWordWrap(true);
  text->setAlignment(Qt::AlignCenter);
  keepTranslated(text, [text] {
    text->setText(
        tr("A playlist is a list of dances that are played one after another.\n\nDrop a folder of dances, "
           "archives or files here, or choose them."));
  });
  column->addWidget(text);
  column->addSpacing(8);
  for (QAction* action : {actions_.addFolder, actions_.addFiles, actions_.open}) {
    auto* button = new QToolButton(page);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    column->addWidget(button, 0, Qt::AlignHCenter);
  }
  column->addStretch(2);
  area->setWidget(page);
  return area;
}

void PlaylistPanel::makeButtons(QHBoxLayout& row) {
  add = addRowButton(*actions_.addFiles, &row, buttons_);
  auto* adding = new QMenu(add);
  adding->addActions({actions_.addFiles, actions_.addFolder});
  add->setMenu(adding);
  add->setPopupMode(QToolButton::MenuButtonPopup);
  remove = addRowButton([] { return tr("Remove"); },
                        [] { return tr("Remove the selected dances from the list (Delete)"); }, &row, buttons_);
  row.addStretch(1);
  shuffle = addRowButton({}, {}, &row, buttons_);
  makeSwitch(*shuffle);
  shuffle->setIcon(glyphIcon(Glyph::Shuffle));
  keepTranslated(this, [this] {
    shuffle->setAccessibleName(tr("Shuffle"));
    shuffle->setToolTip(tr("Shuffle: dances come in random order, each once in a round"));
  });
  repeat = addRowButton({}, {}, &row, buttons_);
  makeSwitch(*repeat);
  more = addRowButton({}, {}, &row, buttons_);
  more->setIcon(glyphIcon(Glyph::More));
  more->setPopupMode(QToolButton::InstantPopup);
  keepTranslated(this, [this] {
    more->setAccessibleName(tr("More of the playlist"));
    more->setToolTip(tr("New, open, add, save, fade"));
  });
  auto* menu = new QMenu(more);
  menu->addActions(
      {actions_.create, actions_.open, actions_.addFiles, actions_.addFolder, actions_.save, actions_.saveAs});
  menu->addSeparator();
  makeFades(*menu);
  more->setMenu(menu);
}

/// Seconds over which a dance goes and the next one comes. A list's file may say others.
void PlaylistPanel::makeFades(QMenu& menu) {
  auto* fades = menu.addMenu(QString());
  keepTranslated(fades, [fades] { setActionText(*fades->menuAction(), tr("&Fade between Dances")); });
  fades_ = new QActionGroup(fades);
  fades_->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  for (const int seconds : {0, 1, 2, 5, 10}) {
    QAction* action = fades->addAction(QString());
    keepTranslated(action, [action, seconds] {
      setActionText(*action, seconds == 0 ? tr("&None") : tr("%n seconds", nullptr, seconds));
    });
    action->setCheckable(true);
    action->setData(seconds);
    fades_->addAction(action);
  }
  connect(fades_, &QActionGroup::triggered, this, [this](const QAction* action) {
    list_.setFade(action->data().toDouble());
    showOrder();
  });
}

void PlaylistPanel::makeDancer(QHBoxLayout& row) {
  auto* label = new QLabel(dancers_);
  keepTranslated(label, [label] { label->setText(tr("Dancer:")); });
  row.addWidget(label);
  dancer = new ChoiceBox(dancers_);
  dancer->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  dancer->setMinimumContentsLength(8);
  keepTranslated(this, [this] {
    dancer->setAccessibleName(tr("Model that dances them all"));
    dancer->setToolTip(tr("One model dances all dances, in place of the first model of each"));
  });
  label->setBuddy(dancer);
  row.addWidget(dancer, 1);
}

QWidget* PlaylistPanel::makeWork() {
  auto* work = new QWidget(this);
  auto* row = new QHBoxLayout(work);
  row->setContentsMargins(0, 0, 0, 0);
  auto* text = new QLabel(work);
  keepTranslated(text, [text] { text->setText(tr("Looking for dances…")); });
  row->addWidget(text);
  auto* bar = new QProgressBar(work);
  bar->setRange(0, 0);
  bar->setTextVisible(false);
  bar->setMinimumWidth(20);
  keepTranslated(bar, [bar] { bar->setAccessibleName(tr("Looking for dances")); });
  row->addWidget(bar, 1);
  stop = addRowButton([] { return tr("Stop"); }, [] { return tr("Stop looking; what was found is added"); }, row, work);
  work->hide();
  return work;
}

void PlaylistPanel::makeRowActions() {
  play_ = rowAction(
      this, [] { return tr("&Play"); }, Qt::Key_Return);
  star_ = rowAction(
      this, [] { return tr("&Favourite"); }, Qt::Key_Asterisk);
  star_->setCheckable(true);
  rename_ = rowAction(
      this, [] { return tr("Re&name"); }, Qt::Key_F2);
  files_ = rowAction(this, [] { return tr("F&iles of the Dance…"); }, {});
  up_ = rowAction(
      this, [] { return tr("Move &Up"); }, Qt::ALT | Qt::Key_Up);
  down_ = rowAction(
      this, [] { return tr("Move &Down"); }, Qt::ALT | Qt::Key_Down);
  remove_ = rowAction(
      this, [] { return tr("&Remove"); }, Qt::Key_Delete);
  goTo_ = rowAction(
      this, [] { return tr("&Show What Plays"); }, Qt::CTRL | Qt::Key_J);
  goTo_->setShortcutContext(Qt::WindowShortcut);
  addAction(goTo_);
}

/// Numbers, lengths and stars have the room that they need, and titles the rest.
void PlaylistPanel::fitColumns() {
  constexpr int kBeside = 10;
  QFont bold = view->font();
  bold.setBold(true);
  const QFontMetrics metrics(bold);
  const auto room = [&](const QString& text) { return metrics.horizontalAdvance(text) + kBeside; };
  const auto digits = QString::number(std::max<std::size_t>(list_.size(), 10)).size();
  view->header()->resizeSection(PlaylistModel::kNumber, room(QString(digits, u'0')));
  view->header()->resizeSection(PlaylistModel::kLength, room(QStringLiteral("0:00:00")));
  view->header()->resizeSection(PlaylistModel::kFavourite, room(QStringLiteral("★")));
}

}  // namespace app
