// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/keys_dialog.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/dialogs/key_field.h"
#include "app/inspect/search_key.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/widgets/clear_button.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kCommandRole = Qt::UserRole;  // index of the command; other rows have none

QString shownKeys(const QList<QKeySequence>& keys) {
  QStringList shown;
  for (const QKeySequence& key : keys) shown << key.toString(QKeySequence::NativeText);
  return shown.join(QStringLiteral(", "));
}

}  // namespace

KeysDialog::KeysDialog(CommandKeys& keys, QWidget* parent)
    : QDialog(parent),
      search(new QLineEdit(this)),
      list(new QTreeWidget(this)),
      chosenName(new QLabel(this)),
      resetButton(new QPushButton(this)),
      resetAllButton(new QPushButton(this)),
      question(new QLabel(this)),
      yesButton(new QPushButton(this)),
      noButton(new QPushButton(this)),
      keys_(keys) {
  setAttribute(Qt::WA_DeleteOnClose);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    fields[i] = new KeyField(this);
    clearButtons[i] = new QToolButton(this);
    connect(fields[i], &KeyField::pressed, this, [this, i](const QKeySequence& key) { press(i, key); });
    connect(clearButtons[i], &QToolButton::clicked, this, [this, i] { press(i, {}); });
  }
  makeLayout();
  keepTranslated(this, [this] { showTexts(); });
  connect(search, &QLineEdit::textChanged, this, &KeysDialog::filter);
  connect(list, &QTreeWidget::currentItemChanged, this, &KeysDialog::showChosen);
  connect(list, &QTreeWidget::itemActivated, this, [this] {
    if (chosen() != nullptr) fields[0]->setFocus();
  });
  connect(resetButton, &QPushButton::clicked, this, [this] {
    if (const CommandKeys::Command* of = chosen()) give(of->standard);
  });
  connect(resetAllButton, &QPushButton::clicked, this, [this] {
    ask(tr("Reset the shortcuts of all commands to their defaults?"), tr("&Reset All"), [this] { keys_.resetAll(); });
  });
  connect(yesButton, &QPushButton::clicked, this, [this] {
    const auto then = std::exchange(asked_, nullptr);
    dropQuestion();
    if (then) then();
  });
  connect(noButton, &QPushButton::clicked, this, &KeysDialog::dropQuestion);
  connect(&keys_, &CommandKeys::changed, this, &KeysDialog::showKeys);
  resize(QSize(560, 620).boundedTo(parent->size()));
}

void KeysDialog::makeLayout() {
  auto* column = new QVBoxLayout(this);
  addClearButton(*search, [] { return tr("Clear the search"); });
  column->addWidget(search);
  list->setColumnCount(2);
  list->setUniformRowHeights(true);
  list->setAllColumnsShowFocus(true);
  list->header()->setStretchLastSection(false);
  list->header()->setSectionResizeMode(kCommand, QHeaderView::Stretch);
  list->header()->setSectionResizeMode(kKeys, QHeaderView::ResizeToContents);
  column->addWidget(list, 1);
  chosenName->setTextFormat(Qt::PlainText);
  chosenName->setWordWrap(true);
  column->addWidget(chosenName);
  auto* row = new QHBoxLayout;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    row->addWidget(fields[i], 1);
    row->addWidget(clearButtons[i]);
    clearButtons[i]->setText(QStringLiteral("×"));
  }
  row->addWidget(resetButton);
  column->addLayout(row);
  auto* asks = new QHBoxLayout;
  question->setTextFormat(Qt::PlainText);
  question->setWordWrap(true);
  asks->addWidget(question, 1);
  asks->addWidget(yesButton);
  asks->addWidget(noButton);
  column->addLayout(asks);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->addButton(resetAllButton, QDialogButtonBox::ResetRole);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  column->addWidget(buttons);
  // Enter is a key like others.
  for (auto* button : findChildren<QPushButton*>()) button->setAutoDefault(false);
  dropQuestion();
}

void KeysDialog::showTexts() {
  setWindowTitle(tr("Keyboard and Mouse"));
  search->setPlaceholderText(tr("Search commands and shortcuts"));
  search->setAccessibleName(tr("Search commands and shortcuts"));
  list->setAccessibleName(tr("Commands"));
  list->setHeaderLabels({tr("Command"), tr("Shortcuts")});
  const std::array names{tr("Shortcut"), tr("Alternate shortcut")};
  const std::array clears{tr("No shortcut"), tr("No alternate shortcut")};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    fields[i]->setAccessibleName(names[i]);
    clearButtons[i]->setAccessibleName(clears[i]);
    clearButtons[i]->setToolTip(clears[i]);
  }
  resetButton->setText(tr("&Reset"));
  resetButton->setToolTip(tr("The default shortcuts of the command"));
  resetAllButton->setText(tr("Reset &All"));
  noButton->setText(tr("&Cancel"));
  fill();
}

void KeysDialog::fill() {
  const auto at = std::ranges::find(rows_, list->currentItem());
  const auto current = static_cast<std::size_t>(at == rows_.end() ? 0 : at - rows_.begin());
  list->clear();
  rows_.clear();
  std::vector<const QMenu*> before;
  QTreeWidgetItem* heading = nullptr;
  const auto& commands = keys_.commands();
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (commands[i].menus != before || heading == nullptr) {
      before = commands[i].menus;
      const QString title = commands[i].titles().join(QStringLiteral(" › "));
      const auto same = list->findItems(title, Qt::MatchExactly);
      heading = same.isEmpty() ? new QTreeWidgetItem(list, {title}) : same.front();
      heading->setFirstColumnSpanned(true);
    }
    auto* row = new QTreeWidgetItem(heading, {keys_.nameOf(commands[i])});
    row->setData(kCommand, kCommandRole, static_cast<int>(i));
    row->setToolTip(kCommand, plainToolTip(withoutKeys(*commands[i].action)));
    rows_.push_back(row);
  }
  addFixed();
  QFont strong = list->font();
  strong.setBold(true);
  for (int i = 0; i < list->topLevelItemCount(); ++i) list->topLevelItem(i)->setFont(kCommand, strong);
  filter();
  QTreeWidgetItem* chosen = current < rows_.size() && !rows_[current]->isHidden() ? rows_[current] : nullptr;
  for (std::size_t i = 0; chosen == nullptr && i < rows_.size(); ++i)
    chosen = rows_[i]->isHidden() ? nullptr : rows_[i];
  list->setCurrentItem(chosen);
  showKeys();
}

/// Adds the keys that can't be changed.
void KeysDialog::addFixed() {
  QTreeWidgetItem* heading = nullptr;
  const auto head = [&](const QString& title) {
    heading = new QTreeWidgetItem(list, {title});
    heading->setFirstColumnSpanned(true);
  };
  const auto row = [&](const QString& keys, const QString& what) {
    auto* made = new QTreeWidgetItem(heading, {what, keys});
    for (const int column : {kCommand, kKeys}) made->setToolTip(column, plainToolTip(what));
  };
  const auto key = [](const QKeySequence& of) { return of.toString(QKeySequence::NativeText); };
  head(tr("In the view and in lists (fixed)"));
  row(key(Qt::Key_Escape), tr("Cancel a drag; leave full screen; from a list to the view"));
  row(QStringLiteral("%1, %2").arg(key(Qt::Key_Tab), key(Qt::SHIFT | Qt::Key_Tab)), tr("Next and previous field"));
  row(QStringLiteral("%1, %2").arg(key(Qt::Key_Space), key(Qt::Key_Return)), tr("In a list: switch, or go there"));
  row(key(Qt::Key_Delete), tr("In a list: remove, or reset"));
  row(key(QKeySequence::Copy), tr("In a list: copy"));
  row(tr("Arrows"), tr("In a list: from row to row"));
  head(tr("Mouse"));
  row(tr("Right drag, left drag"), tr("Orbit"));
  row(tr("Middle drag, Shift+right drag"), tr("Pan"));
  row(tr("Wheel, Ctrl+right drag"), tr("Zoom; with Shift ten times faster, with Ctrl ten times finer"));
  row(tr("Left click"), tr("On a bone's mark: select the bone"));
  row(tr("Shift+left click"), tr("On another bone's mark: the chain between it and the selected bone gets a target"));
  row(tr("Left drag"),
      tr("On a target, on an IK bone's square, on the selected bone's mark, arrows and rings: move and "
         "rotate it; with Ctrl ten times finer; Escape cancels"));
  row(tr("Press, drag"), tr("In the timeline: go there; on its ruler: set the loop range"));
  row(tr("Wheel, middle drag"), tr("In the timeline: zoom; scroll (with the wheel: Shift)"));
  row(tr("Drop files"), tr("Open a model, motions, a camera, or a folder with a model"));
}

void KeysDialog::showKeys() {
  const auto& commands = keys_.commands();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool standard = keys_.isStandard(commands[i]);
    rows_[i]->setText(kKeys, shownKeys(commands[i].action->shortcuts()));
    QFont font = list->font();
    font.setBold(!standard);
    rows_[i]->setFont(kKeys, font);
    const QString first = shownKeys(commands[i].standard);
    const QString tip = first.isEmpty() ? tr("Changed; default: none") : tr("Changed; default: %1").arg(first);
    rows_[i]->setToolTip(kKeys, standard ? QString() : plainToolTip(tip));
  }
  showChosen();
}

const CommandKeys::Command* KeysDialog::chosen() const {
  const QTreeWidgetItem* row = list->currentItem();
  const QVariant index = row == nullptr ? QVariant() : row->data(kCommand, kCommandRole);
  return index.isNull() ? nullptr : &keys_.commands()[static_cast<std::size_t>(index.toInt())];
}

void KeysDialog::showChosen() {
  dropQuestion();
  const CommandKeys::Command* of = chosen();
  const QList<QKeySequence> shown = of == nullptr ? QList<QKeySequence>() : of->action->shortcuts();
  chosenName->setText(of == nullptr ? tr("Choose a command to change its shortcuts.")
                                    : tr("Shortcuts of “%1”: press them in a field.").arg(keys_.nameOf(*of)));
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const auto at = static_cast<qsizetype>(i);
    fields[i]->setEnabled(of != nullptr);
    fields[i]->setKey(at < shown.size() ? shown[at] : QKeySequence());
    clearButtons[i]->setEnabled(at < shown.size());
  }
  resetButton->setEnabled(of != nullptr && !keys_.isStandard(*of));
  resetAllButton->setEnabled(!keys_.chosen().empty());
}

/// Filters by command, by key and by menu: a menu that matches shows all its commands.
void KeysDialog::filter() {
  const SearchWords words(search->text());
  for (int i = 0; i < list->topLevelItemCount(); ++i) {
    QTreeWidgetItem* heading = list->topLevelItem(i);
    const bool whole = words.findIn(searchKey(heading->text(kCommand)));
    bool any = whole;
    for (int j = 0; j < heading->childCount(); ++j) {
      QTreeWidgetItem* row = heading->child(j);
      const bool found = whole || words.findIn(searchKey(row->text(kCommand) + u'\n' + row->text(kKeys)));
      row->setHidden(!found);
      any = any || found;
    }
    heading->setHidden(!any);
    heading->setExpanded(true);
  }
}

void KeysDialog::press(std::size_t field, const QKeySequence& key) {
  const CommandKeys::Command* of = chosen();
  if (of == nullptr) return;
  dropQuestion();
  QList<QKeySequence> wanted = of->action->shortcuts();
  const auto at = static_cast<qsizetype>(field);
  if (!key.isEmpty() && wanted.contains(key)) return;  // it has the key already
  if (key.isEmpty()) {
    if (at < wanted.size()) wanted.removeAt(at);
  } else if (at < wanted.size()) {
    wanted[at] = key;
  } else {
    wanted << key;
  }
  if (const QString why = keys_.taken(key); !key.isEmpty() && !why.isEmpty()) {
    question->setText(why);
    question->show();
    return;
  }
  give(wanted);
}

void KeysDialog::give(const QList<QKeySequence>& keys) {
  const CommandKeys::Command* of = chosen();
  const auto others = keys_.others(*of, keys);
  if (others.empty()) return keys_.set(*of, keys);
  QStringList names;
  for (const CommandKeys::Command* other : others) names << keys_.nameOf(*other);
  QList<QKeySequence> theirs;
  for (const QKeySequence& key : keys) {
    const auto has = [&](const CommandKeys::Command* other) { return other->action->shortcuts().contains(key); };
    if (std::ranges::any_of(others, has)) theirs << key;
  }
  ask(tr("%1 is already the shortcut of “%2”.").arg(shownKeys(theirs), names.join(QStringLiteral("”, “"))),
      tr("Reassign Shor&tcut"), [this, of, keys] { keys_.set(*of, keys); });
}

void KeysDialog::ask(const QString& text, const QString& yes, std::function<void()> then) {
  question->setText(text);
  question->show();
  yesButton->setText(yes);
  yesButton->show();
  noButton->show();
  asked_ = std::move(then);
  yesButton->setFocus();
}

/// The keyboard goes back to where it was.
void KeysDialog::dropQuestion() {
  const bool hadKeys = focusWidget() == yesButton || focusWidget() == noButton;
  asked_ = nullptr;
  for (QWidget* part : std::initializer_list<QWidget*>{question, yesButton, noButton}) part->hide();
  if (hadKeys) (chosen() != nullptr ? static_cast<QWidget*>(fields[0]) : list)->setFocus();
}

}  // namespace app
