// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/start_page.h"

#include <algorithm>

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include "app/ui/recent_list.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/icons.h"
#include "app/widgets/list_keys.h"

namespace app {
namespace {

constexpr int kIcon = 64;  // device-independent pixels
constexpr int kMinHeightForIcon = 420;
// These letters are beside a picture; with less room, sections lie below each other.
constexpr int kLettersOfColumn = 26;
constexpr int kWidestColumn = 420, kWidestText = 640;
constexpr int kBetween = 12;
constexpr std::array kGlyphs{Glyph::Open, Glyph::Bones, Glyph::Play};  // by RecentKind

}  // namespace

StartPage::StartPage(QWidget* parent)
    : QScrollArea(parent),
      open(new QPushButton),
      openFolder(new QPushButton),
      demo(new QPushButton),
      lab(new QPushButton),
      picture_(new QLabel),
      title_(new QLabel),
      hint_(new QLabel),
      buttons_(new QHBoxLayout),
      columns_(new QHBoxLayout) {
  setWidgetResizable(true);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);  // its widgets have the keyboard: see focusInEvent()
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->addStretch(1);
  column->addLayout(makeHead(page));
  columns_->setSpacing(kBetween);
  for (std::size_t place = 0; place < sections_.size(); ++place) sections_[place] = makeSection(page, place);
  auto* row = new QHBoxLayout;
  row->addStretch(1);
  row->addLayout(columns_, 1000);
  row->addStretch(1);
  column->addLayout(row);
  column->addStretch(1);
  setWidget(page);
  connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
  connect(openFolder, &QPushButton::clicked, this, &StartPage::openFolderWanted);
  connect(demo, &QPushButton::clicked, this, &StartPage::demoWanted);
  connect(lab, &QPushButton::clicked, this, &StartPage::labWanted);
  for (QPushButton* button : {open, openFolder, demo, lab}) button->installEventFilter(this);
  retranslate();
  setRecent({});
}

QBoxLayout* StartPage::makeHead(QWidget* page) {
  auto* head = new QVBoxLayout;
  picture_->setPixmap(programIcon().pixmap(QSize(kIcon, kIcon), devicePixelRatioF()));
  QFont large = title_->font();
  large.setPointSizeF(large.pointSizeF() * 1.6);
  title_->setFont(large);
  for (QLabel* label : {picture_, title_, hint_}) {
    label->setParent(page);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(label != picture_);
    head->addWidget(label);
  }
  head->addSpacing(kBetween);
  buttons_->addStretch(1);
  for (QPushButton* button : {open, openFolder, demo, lab}) buttons_->addWidget(button);
  buttons_->addStretch(1);
  head->addLayout(buttons_);
  head->addSpacing(kBetween);
  return head;
}

StartPage::Section StartPage::makeSection(QWidget* page, std::size_t place) {
  Section made{new QWidget(page), nullptr, nullptr};
  made.whole->setMaximumWidth(kWidestColumn);
  auto* column = new QVBoxLayout(made.whole);
  column->setContentsMargins(0, 0, 0, 0);
  made.title = new QLabel(made.whole);
  QFont bold = made.title->font();
  bold.setBold(true);
  made.title->setFont(bold);
  made.list = new RecentList(kGlyphs[place], made.whole);
  made.title->setBuddy(made.list);
  column->addWidget(made.title);
  column->addWidget(made.list);
  column->addStretch(1);
  columns_->addWidget(made.whole, 1);
  connect(made.list, &RecentList::chosen, this, &StartPage::recentWanted);
  connect(made.list, &RecentList::removeWanted, this, &StartPage::forgetWanted);
  connect(made.list, &RecentList::leftAside, this, [this, place](int step) { goAside(place, step); });
  connect(made.list, &RecentList::currentItemChanged, this, [this, list = made.list](QListWidgetItem* row) {
    if (row == nullptr || !list->hasFocus()) return;
    const QRect at = list->visualItemRect(row);
    const QPoint middle = list->viewport()->mapTo(widget(), at.center());
    ensureVisible(middle.x(), middle.y(), 0, at.height() / 2 + kBetween);
  });
  return made;
}

/// Sets all texts in the current language.
void StartPage::retranslate() {
  setAccessibleName(tr("Start page"));
  title_->setText(tr("Open a model, or drop files here"));
  hint_->setText(
      tr("Models (PMX, PMD, .x), motions and poses (VMD, VPD), songs, shows, archives and folders may be dropped; "
         "several together, in any order."));
  open->setText(tr("Open…"));
  openFolder->setText(tr("Open Folder…"));
  openFolder->setToolTip(tr("A folder with a model and its motions, as it was unpacked"));
  demo->setText(tr("Show the demo"));
  lab->setText(tr("IK Lab…"));
  lab->setToolTip(tr("Scenes that show how inverse kinematics works"));
  const std::array titles{tr("Recent shows"), tr("Recent models"), tr("Recent motions and songs")};
  for (std::size_t i = 0; i < sections_.size(); ++i) {
    sections_[i].title->setText(titles[i]);
    sections_[i].list->setAccessibleName(titles[i]);
    sections_[i].list->retranslate();
  }
}

void StartPage::setRecent(const RecentFiles& recent) {
  for (const RecentKind kind : kRecentKinds) {
    const Section& section = sections_[static_cast<std::size_t>(kind)];
    const bool had = section.list->hasFocus();
    section.list->setFiles(recent.of(kind));
    section.whole->setVisible(!recent.of(kind).isEmpty());
    if (had && recent.of(kind).isEmpty()) setFocus();
  }
  arrange();
  if (isVisible()) emit shown();
}

void StartPage::setPicture(const QString& file, const QImage& picture) {
  for (const Section& section : sections_) section.list->setPicture(file, picture);
}

void StartPage::setThere(const QString& file, bool there) {
  for (const Section& section : sections_) section.list->setThere(file, there);
}

void StartPage::setDemoOffered(bool offered) { demo->setVisible(offered); }

void StartPage::setLabOffered(bool offered) { lab->setVisible(offered); }

/// Arranges sections beside each other where there is room, else below each other.
void StartPage::arrange() {
  const auto any = std::ranges::count_if(sections_, [](const Section& each) { return each.list->count() > 0; });
  const int least = RecentList::kPicture.width() + widthOfLetters(fontMetrics(), kLettersOfColumn) + kBetween;
  const bool wide = viewport()->width() >= static_cast<int>(any) * least;
  columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  int buttons = 0;
  for (const QPushButton* button : {open, openFolder, demo, lab})
    buttons += button->isHidden() ? 0 : button->sizeHint().width() + kBetween;
  buttons_->setDirection(viewport()->width() >= buttons ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  picture_->setVisible(viewport()->height() >= kMinHeightForIcon);
}

/// Goes to the next list beside that has rows, to the row at the same height.
void StartPage::goAside(std::size_t from, int step) {
  const int row = sections_[from].list->currentRow();
  for (auto to = static_cast<std::ptrdiff_t>(from) + step; to >= 0 && to < std::ssize(sections_); to += step) {
    RecentList& list = *sections_[static_cast<std::size_t>(to)].list;
    if (list.count() == 0) continue;
    list.setCurrentRow(std::min(row, list.count() - 1));
    list.setFocus(Qt::OtherFocusReason);
    return;
  }
}

/// Buttons handle the keys of lists, and Enter, too.
bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  auto* button = qobject_cast<QPushButton*>(watched);
  if (button == nullptr || (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress))
    return QScrollArea::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (event->type() == QEvent::ShortcutOverride) {
    if (isListKey(key)) event->accept();
    return isListKey(key);
  }
  if (!isPlainKey(key) || (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)) return false;
  button->click();
  return true;
}

/// The most likely choice gets the keyboard: the latest file, else the first button.
void StartPage::focusInEvent(QFocusEvent*) {
  for (const Section& section : sections_) {
    if (section.list->count() > 0) return section.list->setFocus(Qt::OtherFocusReason);
  }
  open->setFocus(Qt::OtherFocusReason);
}

void StartPage::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

void StartPage::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  emit shown();
  if (!event->spontaneous()) emit appeared();
}

}  // namespace app
