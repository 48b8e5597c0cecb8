// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Menus by the keyboard.
#include <map>

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "app/dialogs/film_dialog.h"
#include "tests/support/gui_window.h"

namespace {

using WindowMenus = support::WindowTest;

QChar mnemonic(QString text) {
  text.remove(QStringLiteral("&&"));
  const qsizetype at = text.indexOf(u'&');
  return at < 0 || at + 1 == text.size() ? QChar() : text[at + 1].toUpper();
}

/// Checks that each entry of a menu and its submenus has its own letter: two with one letter need
/// it twice, and Return.
void expectOneEach(const QList<QAction*>& entries, const QString& where) {
  std::map<QChar, QString> taken;
  for (const QAction* action : entries) {
    if (action->menu() != nullptr) expectOneEach(action->menu()->actions(), action->text());
    const QChar letter = mnemonic(action->text());
    if (letter.isNull()) continue;
    EXPECT_TRUE(taken.emplace(letter, action->text()).second)
        << where.toStdString() << ": " << taken[letter].toStdString() << ", " << action->text().toStdString();
  }
}

TEST_F(WindowMenus, NoTwoEntriesShareALetter) {
  ASSERT_GE(window->menuBar()->actions().size(), 7);
  expectOneEach(window->menuBar()->actions(), QStringLiteral("menu bar"));
}

TEST_F(WindowMenus, NoTwoCommandsShareAKey) {
  std::map<QString, QString> taken;
  for (const QAction* menu : window->menuBar()->actions())
    taken.emplace(QStringLiteral("Alt+") + mnemonic(menu->text()), menu->text());
  for (const QAction* action : window->findChildren<QAction*>()) {
    for (const QKeySequence& key : action->shortcuts()) {
      if (action->shortcutContext() != Qt::WindowShortcut || action->parent() == &window->filmDialog()) continue;
      EXPECT_TRUE(taken.emplace(key.toString(), action->text()).second)
          << key.toString().toStdString() << ": " << taken[key.toString()].toStdString() << ", "
          << action->text().toStdString();
    }
  }
  EXPECT_GE(taken.size(), 40U);
}

}  // namespace
