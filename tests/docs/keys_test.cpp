// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check the keys and menus in README.md and docs/ against the window's own.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>

#include <gmock/gmock.h>
#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

#include "app/actions/window_actions.h"
#include "app/language/action_text.h"
#include "tests/docs/window_words.h"
#include "tests/support/gui_window.h"
#include "tests/support/places.h"

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<docs::Page>& pages() {
  static const auto all = docs::readPages(ODORI_SOURCE_DIR);
  return all;
}

/// Returns the page that has the table of keys.
const docs::Page& keysPage() {
  static const auto page =
      std::find_if(pages().begin(), pages().end(), [](const auto& each) { return each.name == "docs/user/window.md"; });
  if (page == pages().end()) throw std::logic_error("there is no docs/user/window.md");
  return *page;
}

/// Returns an action's text as it is read: without & and without ….
std::string titleOf(const QAction& action) {
  QString text = app::plainActionText(action.text());
  text.remove(QStringLiteral("…"));
  return text.toStdString();
}

/// Returns the key in Qt's portable form, so that names can be compared; empty for text that is no
/// key.
std::string portable(const std::string& key) {
  const QKeySequence sequence = QKeySequence::fromString(QString::fromStdString(key), QKeySequence::PortableText);
  if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown) return {};
  return sequence.toString(QKeySequence::PortableText).toStdString();
}

class DocsKeys : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    for (const auto& command : window->commandKeys().commands())
      for (const QKeySequence& key : command.standard)
        actions[key.toString(QKeySequence::PortableText).toStdString()] = command.action;
    for (const QAction* top : window->menuBar()->actions()) menus.push_back(titleOf(*top));
  }
  [[nodiscard]] const QAction* menuNamed(const std::string& name) const {
    for (const QAction* top : window->menuBar()->actions())
      if (titleOf(*top) == name) return top;
    return nullptr;
  }
  /// Follows a path of menus and returns its action and the text after it; null where there is
  /// none.
  static const QAction* follow(const QMenu& menu, const std::string& rest, std::string& behind) {
    const QAction* longest = nullptr;
    for (const QAction* action : menu.actions()) {
      const std::string title = titleOf(*action);
      const bool begins =
          !title.empty() && rest.compare(0, title.size(), title) == 0 &&
          (rest.size() == title.size() || std::isalnum(static_cast<unsigned char>(rest[title.size()])) == 0);
      if (begins && (longest == nullptr || title.size() > titleOf(*longest).size())) longest = action;
    }
    if (longest == nullptr) return nullptr;
    behind = rest.substr(titleOf(*longest).size());
    if (behind.rfind("…", 0) == 0) behind.erase(0, std::string("…").size());
    const std::string arrow = " → ";
    if (behind.rfind(arrow, 0) != 0) return longest;
    return longest->menu() == nullptr ? nullptr : follow(*longest->menu(), behind.substr(arrow.size()), behind);
  }
  /// Returns the window's texts about an action, in English.
  [[nodiscard]] std::string wordsOf(const QAction& action) const {
    QString text = window->commands().nameOf(action) + u' ' + action.text() + u' ' + action.toolTip();
    return text.remove(u'&').toStdString();
  }

  std::map<std::string, const QAction*> actions;  ///< by the key
  std::vector<std::string> menus;
};

TEST_F(DocsKeys, CellsAreSingleKeys) {
  EXPECT_THAT(docs::singleKeys("Ctrl++, Ctrl+−, Ctrl+0"), ElementsAre("Ctrl++", "Ctrl+-", "Ctrl+0"));
  EXPECT_THAT(docs::singleKeys("Alt+X, Alt+Y, with Shift"),
              ElementsAre("Alt+X", "Alt+Y", "Alt+Shift+X", "Alt+Shift+Y"));
  EXPECT_THAT(docs::singleKeys("1 to 3"), ElementsAre("1", "2", "3"));
  EXPECT_THAT(docs::singleKeys("\\[, \\], Backspace"), ElementsAre("[", "]", "Backspace"));
  EXPECT_THAT(docs::singleKeys("Space or P"), ElementsAre("Space", "P"));
  EXPECT_THAT(docs::singleKeys("Ctrl+,"), ElementsAre("Ctrl+,"));
  EXPECT_TRUE(docs::sharesAWord("Go to Start", "to the start, to the end"));
  EXPECT_TRUE(docs::sharesAWord("Bones", "a bone that is shown"));
  EXPECT_FALSE(docs::sharesAWord("Switch it on", "the loop on and off"));
}

TEST_F(DocsKeys, EachInATableDoesWhatTheTableSays) {
  std::vector<docs::KeyRow> rows;
  for (const auto& page : pages()) std::ranges::move(docs::keyRows(page), std::back_inserter(rows));
  ASSERT_GE(rows.size(), 50U);  // the rows of docs/user/window.md, and README.md's eight
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.keys.size(); ++i) {
      const auto action = actions.find(portable(row.keys[i]));
      if (action == actions.end()) {
        ADD_FAILURE() << row.where << ": nothing has the key " << row.keys[i];
        continue;
      }
      EXPECT_TRUE(docs::sharesAWord(wordsOf(*action->second), row.parts[i]))
          << row.where << ": " << row.keys[i] << " is the key of \"" << titleOf(*action->second) << "\", not of \""
          << row.parts[i] << '"';
    }
  }
}

TEST_F(DocsKeys, EachOfTheWindowIsInTheTable) {
  std::set<std::string> told;
  for (const auto& row : docs::keyRows(keysPage()))
    for (const auto& key : row.keys)
      EXPECT_TRUE(told.insert(portable(key)).second) << row.where << ": " << key << " twice";
  // One of a command's keys is enough: Ctrl+Y is Ctrl+Shift+Z, too.
  std::size_t count = 0;
  for (const auto& command : window->commandKeys().commands()) {
    if (command.standard.isEmpty()) continue;
    ++count;
    bool any = false;
    for (const auto& key : command.standard)
      any = any || told.count(key.toString(QKeySequence::PortableText).toStdString());
    EXPECT_TRUE(any) << "docs/user/window.md's table of keys lacks "
                     << command.standard.front().toString().toStdString() << ", " << titleOf(*command.action);
  }
  EXPECT_GE(count, 80U);
}

TEST_F(DocsKeys, SentencesNameKeysThatAreThere) {
  // These keys are no commands: a terminal's, and the one that opens the menu of what is selected.
  const std::set<std::string> others{"Ctrl+C", "Shift+F10"};
  std::size_t count = 0;
  for (const auto& page : pages()) {
    // These pages name MMD's own keys.
    if (page.name == "CONTRIBUTING.md" || page.name == "docs/mmd/mmd-reference.md") continue;
    for (const auto& key : docs::keysInSentences(page)) {
      if (others.count(key.text) == 1) continue;
      ++count;
      EXPECT_EQ(actions.count(portable(key.text)), 1U) << page.at(key.line) << ": nothing has the key " << key.text;
    }
  }
  EXPECT_GE(count, 6U);
}

TEST_F(DocsKeys, MenuPathsLeadSomewhereAndHaveTheKeysBehindThem) {
  open({model});  // recent files can be cleared
  emit window->commands().recent->aboutToShow();
  std::size_t paths = 0, keys = 0;
  for (const auto& page : pages()) {
    for (const auto& path : docs::menuPaths(page, menus)) {
      ++paths;
      std::string behind;
      const QAction* action = follow(*menuNamed(path.menu)->menu(), path.rest, behind);
      EXPECT_NE(action, nullptr) << path.where << ": " << path.menu << " → " << path.rest;
      if (action == nullptr) continue;
      const bool named = behind.rfind(", ", 0) == 0 || behind.rfind(" (", 0) == 0;
      const auto key = docs::keysInSentences(docs::pageOf("", behind.substr(0, 20)));
      if (!named || key.empty() || behind.find(key[0].text) != 2) continue;
      ++keys;
      const auto has = actions.find(portable(key[0].text));
      const std::string of = has == actions.end() ? "nothing" : titleOf(*has->second);
      EXPECT_EQ(of, titleOf(*action)) << path.where << ": " << key[0].text;
    }
  }
  EXPECT_GE(paths, 20U);
  EXPECT_GE(keys, 2U);
}

}  // namespace
