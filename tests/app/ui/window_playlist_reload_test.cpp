// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Another program writes to the file of the open playlist.

#include <fstream>
#include <string>
#include <vector>

#include <QAction>
#include <QToolButton>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/document/open_playlist.h"
#include "app/playlist/playlist_json.h"
#include "app/ui/playlist_editor.h"
#include "tests/support/gui_window.h"

namespace {

using app::ActionId;
using app::Playlist;
using support::waitFor;

class WindowPlaylistReload : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    ASSERT_TRUE(app::writePlaylist(two(), evening()));
    open({evening()});
    ASSERT_TRUE(waitFor([&] { return list().present() && !window->isLoading(); }));
  }
  /// The first dance twice.
  [[nodiscard]] Playlist two() const { return {.entries = {{.files = {model, dance}}, {.files = {model, dance}}}}; }
  /// Writes as another program does: one before them, and another title of the second.
  void writeOther() {
    Playlist other = two();
    other.entries[1].title = "theirs";
    other.entries.insert(other.entries.begin(), {.files = {model}, .title = "first"});
    ASSERT_TRUE(app::writePlaylist(other, evening()));
  }
  [[nodiscard]] app::OpenPlaylist& list() const { return window->playlist(); }
  [[nodiscard]] std::filesystem::path evening() const { return file("evening.odori-list"); }
  [[nodiscard]] QAction* reload() const { return window->findChild<QAction*>("reloadPlaylist"); }
  bool says(const char* what) {
    return waitFor([&] { return window->message().contains(QLatin1String(what)); });
  }
  /// Makes the window ask; the test answers with the index of an answer.
  void ask(int answer) {
    asked.clear();
    window->setAnswers([this, answer](const QString& text, const QStringList&) {
      asked << text;
      return answer;
    });
  }
  QStringList asked;
};

TEST_F(WindowPlaylistReload, IsOfferedAndKeepsWhatPlays) {
  const app::EntryId present = *list().present(), second = list().idOf(1);
  writeOther();
  ASSERT_TRUE(says("evening.odori-list"));
  EXPECT_EQ(list().size(), 2U) << "nothing is taken unasked";
  reload()->trigger();
  ASSERT_EQ(list().size(), 3U);
  EXPECT_EQ(list().list().entries[0].title, "first");
  EXPECT_EQ(list().list().entries[2].title, "theirs");
  EXPECT_EQ(list().idOf(1), present);
  EXPECT_EQ(list().idOf(2), second);
  EXPECT_EQ(list().present(), present);
  EXPECT_FALSE(list().modified());
  EXPECT_FALSE(window->message().contains("evening.odori-list")) << "the offer is gone";
  // AND it can be undone
  list().undoStack().undo();
  EXPECT_EQ(list().size(), 2U);
  EXPECT_EQ(list().present(), present);
  EXPECT_TRUE(list().modified());
}

TEST_F(WindowPlaylistReload, HappensByItselfWhereNothingIsLost) {
  window->commands()[ActionId::ReloadChanged]->setChecked(true);
  writeOther();
  ASSERT_TRUE(waitFor([&] { return list().size() == 3; }));
  // WHEN the list has changes of its own THEN it is asked about
  list().setShuffle(true);
  ASSERT_TRUE(app::writePlaylist(two(), evening()));
  ASSERT_TRUE(says("your changes"));
  EXPECT_EQ(list().size(), 3U);
  // AND saving hides it, which isn't another program's change
  ask(1);
  window->commands()[ActionId::SavePlaylist]->trigger();
  EXPECT_EQ(asked.size(), 1);
  EXPECT_FALSE(window->message().contains("your changes")) << window->message().toStdString();
  const auto read = app::readPlaylist(evening(), {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->list.entries.size(), 3U);
}

TEST_F(WindowPlaylistReload, SavingOverAChangedFileAsks) {
  list().setShuffle(true);
  ask(2);
  window->commands()[ActionId::SavePlaylist]->trigger();
  EXPECT_TRUE(asked.isEmpty()) << "nobody has changed it";
  list().setShuffle(false);
  writeOther();
  // WHEN the answer is Cancel THEN both stay
  window->commands()[ActionId::SavePlaylist]->trigger();
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(asked[0].contains("evening.odori-list")) << asked[0].toStdString();
  EXPECT_TRUE(list().modified());
  EXPECT_EQ(app::readPlaylist(evening(), {})->list.entries.size(), 3U);
  // WHEN it is Save As THEN it is written elsewhere
  ask(0);
  support::nameFile(file("mine"));
  window->commands()[ActionId::SavePlaylist]->trigger();
  ASSERT_TRUE(waitFor([&] { return list().file() == file("mine.odori-list"); }));
  EXPECT_EQ(app::readPlaylist(evening(), {})->list.entries.size(), 3U);
  EXPECT_EQ(app::readPlaylist(file("mine.odori-list"), {})->list.entries.size(), 2U);
}

TEST_F(WindowPlaylistReload, WhatCannotBeReadIsSaidAndTheListStays) {
  std::ofstream(evening()) << "Dear reader";
  ASSERT_TRUE(says("evening.odori-list"));
  reload()->trigger();
  EXPECT_EQ(list().size(), 2U);
  EXPECT_TRUE(window->message().contains("evening.odori-list")) << window->message().toStdString();
  // AND a file that is gone changes nothing
  std::filesystem::remove(evening());
  ask(2);
  list().setShuffle(true);
  window->commands()[ActionId::SavePlaylist]->trigger();
  EXPECT_TRUE(asked.isEmpty());
  EXPECT_TRUE(std::filesystem::exists(evening()));
}

}  // namespace
