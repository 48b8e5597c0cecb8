// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/command_keys.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "app/actions/window_actions.h"
#include "app/language/action_text.h"

namespace app {
namespace {

QString plain(const QString& title) { return plainActionText(title); }

}  // namespace

QStringList keysToText(const QList<QKeySequence>& keys) {
  QStringList text;
  for (const QKeySequence& key : keys) text << key.toString(QKeySequence::PortableText);
  return text;
}

QList<QKeySequence> keysFromText(const QStringList& text) {
  constexpr qsizetype kLongest = 100;  // characters in a key's name
  QList<QKeySequence> keys;
  for (const QString& each : text.mid(0, CommandKeys::kMaxKeys)) {
    if (each.size() > kLongest) continue;
    const QKeySequence key = QKeySequence::fromString(each, QKeySequence::PortableText);
    if (key.count() == 1 && key[0].key() != Qt::Key_unknown && !keys.contains(key)) keys << key;
  }
  return keys;
}

QString CommandKeys::Command::name() const { return action->objectName(); }

QStringList CommandKeys::Command::titles() const {
  QStringList all;
  for (const QMenu* menu : menus) all << plain(menu->title());
  return all;
}

CommandKeys::CommandKeys(QMainWindow& window, const WindowActions& actions, QObject* parent)
    : QObject(parent), window_(window), actions_(actions) {
  for (const QAction* top : window.menuBar()->actions())
    if (top->menu() != nullptr) collect(*top->menu(), {});
}

void CommandKeys::collect(const QMenu& menu, std::vector<const QMenu*> menus) {
  if (&menu == actions_.recent) return;  // its entries come and go
  menus.push_back(&menu);
  for (QAction* action : menu.actions()) {
    if (action->menu() != nullptr) {
      collect(*action->menu(), menus);
      continue;
    }
    // A panel's switch is named after its panel, and needs its key while the menu bar is hidden.
    if (const auto* of = qobject_cast<const QWidget*>(action->parent());
        &menu == actions_.panels && of != nullptr && !of->objectName().isEmpty()) {
      action->setObjectName(QStringLiteral("panel/") + of->objectName());
      action->setAutoRepeat(false);
      window_.addAction(action);
    }
    if (!action->isSeparator() && !action->objectName().isEmpty())
      commands_.push_back({action, menus, action->shortcuts()});
  }
}

QString CommandKeys::nameOf(const Command& command) const { return actions_.nameOf(*command.action); }

bool CommandKeys::isStandard(const Command& command) const { return command.action->shortcuts() == command.standard; }

void CommandKeys::restore(ChosenKeys chosen) {
  chosen_ = std::move(chosen);
  apply();
}

/// Applies chosen keys first, so that a standard key that the user gave away doesn't belong to two
/// commands.
void CommandKeys::apply() {
  std::set<QKeySequence> given;
  const auto give = [&](const Command& command, const QList<QKeySequence>& keys) {
    QList<QKeySequence> own;
    for (const QKeySequence& key : keys)
      if (given.insert(key).second) own << key;
    if (command.action->shortcuts() == own) return;
    const QString does = withoutKeys(*command.action);
    // Otherwise its tool tip is Qt's.
    const bool told = does != plainActionText(command.action->text());
    command.action->setShortcuts(own);
    if (told) describe(*command.action, does);
  };
  for (const Command& command : commands_) {
    const auto at = chosen_.find(command.name());
    if (at == chosen_.end()) continue;
    QList<QKeySequence> keys = at->second;
    erase_if(keys, [this](const QKeySequence& key) { return !taken(key).isEmpty(); });
    give(command, keys);
  }
  for (const Command& command : commands_)
    if (!chosen_.contains(command.name())) give(command, command.standard);
}

std::vector<const CommandKeys::Command*> CommandKeys::others(const Command& command,
                                                             const QList<QKeySequence>& keys) const {
  std::vector<const Command*> found;
  for (const Command& other : commands_) {
    if (&other == &command) continue;
    const QList<QKeySequence> theirs = other.action->shortcuts();
    if (std::ranges::any_of(keys, [&](const QKeySequence& key) { return theirs.contains(key); }))
      found.push_back(&other);
  }
  return found;
}

void CommandKeys::choose(const Command& command, const QList<QKeySequence>& keys) {
  if (keys == command.standard) {
    chosen_.erase(command.name());
  } else {
    chosen_[command.name()] = keys;
  }
}

void CommandKeys::set(const Command& command, const QList<QKeySequence>& keys) {
  for (const Command* other : others(command, keys)) {
    QList<QKeySequence> left = other->action->shortcuts();
    erase_if(left, [&](const QKeySequence& key) { return keys.contains(key); });
    choose(*other, left);
  }
  choose(command, keys);
  apply();
  emit changed();
}

void CommandKeys::resetAll() {
  chosen_.clear();
  apply();
  emit changed();
}

QString CommandKeys::taken(const QKeySequence& key) const {
  for (const int kept : {int(Qt::Key_Escape), int(Qt::Key_Tab), int(Qt::Key_Backtab), int(Qt::SHIFT) | int(Qt::Key_Tab),
                         int(Qt::SHIFT) | int(Qt::Key_Backtab)}) {
    if (key == QKeySequence(kept))
      return tr("%1 is reserved by the window.").arg(key.toString(QKeySequence::NativeText));
  }
  for (const QAction* menu : window_.menuBar()->actions()) {
    if (QKeySequence::mnemonic(menu->text()) == key)
      return tr("%1 opens the menu %2.").arg(key.toString(QKeySequence::NativeText), plain(menu->text()));
  }
  return {};
}

}  // namespace app
