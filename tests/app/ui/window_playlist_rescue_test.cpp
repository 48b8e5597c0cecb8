// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A playlist had changes that no file has when the program ended, for any reason: the rescue keeps
// them, and the next start offers them.

#include <chrono>
#include <vector>

#include <QAction>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/document/open_playlist.h"
#include "app/playlist/playlist_json.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/rescued_files.h"
#include "tests/app/ui/window_rescue.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using app::ActionId;
using app::RescuedFiles;
using support::waitFor;

class WindowPlaylistRescue : public support::WindowRescue {
 protected:
  [[nodiscard]] app::OpenPlaylist& list() const { return window->playlist(); }
  [[nodiscard]] std::vector<fs::path> lists() const {
    return RescuedFiles(folderOfRescued(), RescuedFiles::kPlaylists).all();
  }
  void openList() {
    startAgain();
    ASSERT_TRUE(app::writePlaylist({.entries = {{.files = {model, dance}}, {.files = {model, dance}}}}, evening()));
    open({evening()});
    ASSERT_TRUE(waitFor([&] { return list().present() && !window->isLoading(); }));
  }
  void passOfList(std::chrono::milliseconds milliseconds) {
    time += milliseconds;
    window->playlistKeeper().keepWhenDue();
  }
  void offerList() {
    window->offerRescued();
    settle();
  }
  [[nodiscard]] fs::path evening() const { return file("evening.odori-list"); }
};

TEST_F(WindowPlaylistRescue, ChangesAreOfferedAtTheNextStart) {
  openList();
  const std::string saved = support::contents(evening());
  EXPECT_TRUE(window->endWithoutDisplay().isEmpty()) << "nothing has changed";
  list().setShuffle(true);
  list().setTitle(list().idOf(1), "最後");
  const QStringList lines = window->endWithoutDisplay();
  ASSERT_EQ(lists().size(), 1U);
  EXPECT_TRUE(rescued().empty()) << "it is no show";
  EXPECT_TRUE(lines.join('\n').contains(QString::fromStdString(lists().front().string())));
  EXPECT_EQ(support::contents(evening()), saved);
  // THEN the next start offers it, later as often as it starts
  startAgain();
  reply = 2;
  offerList();
  ASSERT_EQ(offers.size(), 1);
  EXPECT_TRUE(offers[0].contains("playlist")) << offers[0].toStdString();
  EXPECT_TRUE(list().empty());
  startAgain();
  reply = 0;
  offerList();
  // THEN it is the list of the user's file, with changes that the file hasn't; nothing plays
  ASSERT_EQ(list().size(), 2U);
  EXPECT_TRUE(list().list().shuffle);
  EXPECT_EQ(list().list().entries[1].title, "最後");
  EXPECT_EQ(list().list().entries[0].files, (std::vector{model, dance}));
  EXPECT_EQ(list().file(), evening());
  EXPECT_TRUE(list().modified());
  EXPECT_FALSE(list().present());
  EXPECT_TRUE(document().empty());
  EXPECT_EQ(lists().size(), 1U) << "it stays until it is saved";
  // WHEN it is saved THEN it is in that file, without a trace of the rescue
  window->commands()[ActionId::SavePlaylist]->trigger();
  const auto read = app::readPlaylist(evening(), {});
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->list.shuffle);
  EXPECT_TRUE(read->list.unknown.empty());
  EXPECT_TRUE(lists().empty());
  startAgain();
  offerList();
  EXPECT_TRUE(offers.isEmpty());
}

TEST_F(WindowPlaylistRescue, ANewListIsKeptInTimeAndGoneWithItsChanges) {
  using std::chrono::milliseconds;
  startAgain();
  list().add({{.files = {model, dance}}}, 0);
  passOfList(milliseconds(999));
  EXPECT_TRUE(lists().empty());
  passOfList(milliseconds(1));
  ASSERT_TRUE(waitFor([&] { return lists().size() == 1; }));
  // WHEN the change is undone THEN nothing is to be kept
  list().undoStack().undo();
  EXPECT_TRUE(waitFor([&] { return lists().empty(); }));
  list().undoStack().redo();
  passOfList(milliseconds(30'000));
  ASSERT_TRUE(waitFor([&] { return lists().size() == 1; }));
  // WHEN the program is killed THEN the next one has it, without a file
  startAgain();
  offerList();
  ASSERT_EQ(list().size(), 1U);
  EXPECT_TRUE(list().file().empty());
  EXPECT_TRUE(list().modified());
  // AND another list in its place ends it
  ASSERT_EQ(lists().size(), 1U);
  window->setAsking(true);
  reply = 1;
  offers.clear();
  window->commands()[ActionId::NewPlaylist]->trigger();
  EXPECT_EQ(offers.size(), 1) << "it is asked about";
  EXPECT_TRUE(list().empty());
  EXPECT_TRUE(lists().empty());
}

TEST_F(WindowPlaylistRescue, AShowAndAListAreBothOffered) {
  openList();
  list().setShuffle(true);
  open({model, dance, second});
  place(7);
  ASSERT_EQ(window->endWithoutDisplay().size(), 2);
  startAgain();
  reply = 0;
  offer();
  EXPECT_EQ(offers.size(), 2);
  EXPECT_EQ(actors().size(), 2U);
  EXPECT_EQ(list().size(), 2U);
  EXPECT_TRUE(list().list().shuffle);
  // AND what isn't wanted is gone
  ASSERT_EQ(window->endWithoutDisplay().size(), 2);
  startAgain();
  reply = 1;
  offerList();
  EXPECT_EQ(offers.size(), 2);
  EXPECT_TRUE(lists().empty());
  EXPECT_TRUE(rescued().empty());
}

}  // namespace
