// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Playlists that play in the window.

#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <QAction>
#include <QSignalSpy>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/opening/file_loader.h"
#include "app/playback/transport.h"
#include "app/playlist/playlist_json.h"
#include "app/stage/camera_tool.h"
#include "app/ui/playlist_controller.h"
#include "tests/app/film/sounds.h"
#include "tests/app/ui/window_rescue.h"
#include "tests/support/file_contents.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using app::ActionId;
using app::EntryId;
using support::waitFor;

class WindowPlaylist : public support::WindowTest {
 protected:
  /// Writes a list of dances, of which each ends two frames later than the one before: 30, 32, …
  void openDances(int count, app::Playlist list = {}) {
    for (int i = 0; i < count; ++i) {
      vmd::Motion motion = support::legDance();
      for (auto& key : motion.boneKeys) key.frame = std::min(key.frame, 20U);
      for (auto& key : motion.ikKeys) key.frame = std::min(key.frame, 20U);
      motion.boneKeys.push_back(motion.boneKeys.back());
      motion.boneKeys.back().frame = 30U + 2U * static_cast<unsigned>(i);
      const auto path = file(("dance" + std::to_string(i) + ".vmd").c_str());
      ASSERT_TRUE(vmd::writeVmdFile(motion, path));
      list.entries.push_back({.files = {model, path}, .title = "dance " + std::to_string(i)});
    }
    openList(list);
  }
  void openList(const app::Playlist& list) {
    const auto path = file("evening.odori-list");
    ASSERT_TRUE(app::writePlaylist(list, path));
    open({path});
  }
  [[nodiscard]] app::OpenPlaylist& list() const { return window->playlist(); }
  [[nodiscard]] app::Transport& transport() const { return window->transport(); }
  [[nodiscard]] QAction& action(ActionId id) const { return *window->commands()[id]; }
  /// Returns the row that plays; -1: none.
  [[nodiscard]] int row() const {
    const auto id = list().present();
    return id ? static_cast<int>(*list().rowOf(*id)) : -1;
  }
  /// Returns whether the dance of this row is in the window.
  [[nodiscard]] bool shows(int row) const { return transport().clock().lastFrame() == 30.0 + 2.0 * row; }
  bool comes(int wanted) {
    return waitFor([&] { return row() == wanted && shows(wanted) && !window->isLoading(); });
  }
};

TEST_F(WindowPlaylist, OneDanceFollowsAnother) {
  action(ActionId::PlayWhenOpened).setChecked(true);
  openDances(3);
  ASSERT_TRUE(comes(0));
  EXPECT_TRUE(transport().playing());
  ASSERT_TRUE(comes(1));
  ASSERT_TRUE(comes(2));
  // THEN after the last one it stands at its end
  ASSERT_TRUE(waitFor([&] { return !transport().playing(); }));
  EXPECT_EQ(row(), 2);
  EXPECT_EQ(transport().frame(), 34.0);
  EXPECT_EQ(list().file(), file("evening.odori-list"));
  EXPECT_FALSE(list().modified());
}

TEST_F(WindowPlaylist, NextAndPreviousKeepThePause) {
  EXPECT_FALSE(action(ActionId::NextDance).isEnabled());
  openDances(3);
  ASSERT_TRUE(comes(0));
  EXPECT_FALSE(transport().playing());
  EXPECT_TRUE(action(ActionId::NextDance).isEnabled());
  EXPECT_FALSE(action(ActionId::PreviousDance).isEnabled());
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(comes(1));
  EXPECT_FALSE(transport().playing());
  EXPECT_EQ(transport().frame(), 0.0);
  // WHEN it is asked for twice before anything is read THEN the last one comes
  action(ActionId::PreviousDance).trigger();
  action(ActionId::NextDance).trigger();
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(comes(2));
  EXPECT_FALSE(action(ActionId::NextDance).isEnabled());
  window->playlistController().play(list().idOf(0));
  ASSERT_TRUE(comes(0));
  EXPECT_TRUE(transport().playing()) << "a chosen one plays";
}

TEST_F(WindowPlaylist, TheNextOneIsReadWhileOnePlays) {
  openDances(2);
  ASSERT_TRUE(comes(0));
  // WHEN enough time has passed THEN the next one is there within the call
  const auto* loader = window->findChild<app::FileLoader*>();
  ASSERT_NE(loader, nullptr);
  ASSERT_TRUE(waitFor([&] { return loader->isReadAhead(); }));
  action(ActionId::NextDance).trigger();
  EXPECT_EQ(row(), 1);
  EXPECT_TRUE(shows(1));
}

TEST_F(WindowPlaylist, WhatCannotBeOpenedIsPassedOver) {
  action(ActionId::PlayWhenOpened).setChecked(true);
  app::Playlist broken;
  broken.entries = {{.files = {file("no.pmx"), dance}, .title = "gone"}, {.files = {dance}, .title = "nobody"}};
  openDances(2, broken);
  ASSERT_TRUE(waitFor([&] { return row() == 2; }));
  EXPECT_TRUE(window->playlistController().failureOf(list().idOf(0)).contains(QStringLiteral("no.pmx")));
  EXPECT_TRUE(window->playlistController().failureOf(list().idOf(1)).contains(QStringLiteral("dancer")));
  EXPECT_TRUE(window->playlistController().failureOf(list().idOf(2)).isEmpty());
  // WHEN all get a dancer THEN those that had none can be played
  list().setDancer(model);
  EXPECT_TRUE(window->playlistController().failureOf(list().idOf(1)).isEmpty());
}

TEST_F(WindowPlaylist, ABrokenDanceIsPassedOverThoughItsModelIsWhole) {
  // GIVEN the first motion ends within its keys
  action(ActionId::PlayWhenOpened).setChecked(true);
  std::string bytes = support::contents(dance);
  bytes.resize(100);
  std::ofstream(file("half.vmd"), std::ios::binary) << bytes;
  app::Playlist broken;
  broken.entries = {{.files = {model, file("half.vmd")}, .title = "half"}};
  openDances(2, broken);
  // THEN the model isn't shown without it, and the line says which file it is
  ASSERT_TRUE(waitFor([&] { return row() == 1 && transport().clock().lastFrame() == 30.0; }));
  EXPECT_TRUE(window->playlistController().failureOf(list().idOf(0)).contains(QStringLiteral("half.vmd")));
}

TEST_F(WindowPlaylist, AListOfWhichNothingCanBeOpenedSaysSo) {
  openList({.entries = {{.files = {file("a.pmx")}}, {.files = {file("b.pmx")}}}, .repeat = app::Repeat::All});
  ASSERT_TRUE(waitFor([&] { return window->message().contains(QStringLiteral("Nothing more")); }));
  EXPECT_TRUE(document().empty());
}

TEST_F(WindowPlaylist, LoopIsTheListsWhileItPlays) {
  action(ActionId::Loop).setChecked(true);
  openDances(2);
  ASSERT_TRUE(comes(0));
  EXPECT_FALSE(action(ActionId::Loop).isChecked());
  action(ActionId::Loop).trigger();
  EXPECT_EQ(list().list().repeat, app::Repeat::One);
  EXPECT_TRUE(transport().clock().loop());
  action(ActionId::Loop).trigger();
  EXPECT_EQ(list().list().repeat, app::Repeat::Off);
  // WHEN something else is opened THEN the switch is as it was before
  open({model, dance});
  EXPECT_TRUE(action(ActionId::Loop).isChecked());
  EXPECT_EQ(row(), -1);
  EXPECT_TRUE(action(ActionId::NextDance).isEnabled()) << "the list is still there";
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(comes(0));
}

TEST_F(WindowPlaylist, NextTwiceKeepsThePause) {
  openDances(4);
  ASSERT_TRUE(comes(0));
  action(ActionId::NextDance).trigger();
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(comes(2));
  EXPECT_FALSE(transport().playing());
  // WHEN it is played while the next one is on its way THEN that plays
  action(ActionId::NextDance).trigger();
  transport().setPlaying(true);
  ASSERT_TRUE(comes(3));
  EXPECT_TRUE(transport().playing() || transport().frame() > 0.0);
}

TEST_F(WindowPlaylist, ADanceComesAgainWhenWhatItMadeWayForIsNotOpened) {
  openDances(2);
  ASSERT_TRUE(comes(0));
  action(ActionId::NextDance).trigger();
  open({file("no.pmx")});
  ASSERT_TRUE(comes(1));
}

TEST_F(WindowPlaylist, LoopComesBackToRepeatAll) {
  app::Playlist all;
  all.repeat = app::Repeat::All;
  openDances(2, all);
  ASSERT_TRUE(comes(0));
  action(ActionId::Loop).trigger();
  EXPECT_EQ(list().list().repeat, app::Repeat::One);
  action(ActionId::Loop).trigger();
  EXPECT_EQ(list().list().repeat, app::Repeat::All);
}

TEST_F(WindowPlaylist, AMendedDanceIsTriedAgainAndABrokenLastOneStopsNothing) {
  openDances(1);
  ASSERT_TRUE(comes(0));
  list().add({{.files = {file("no.pmx"), dance}}}, 1);
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(waitFor([&] { return !window->playlistController().failureOf(list().idOf(1)).isEmpty(); }));
  EXPECT_EQ(row(), 0) << "the one that is there goes on";
  list().setFiles(list().idOf(1), {model, dance});
  EXPECT_TRUE(window->playlistController().failureOf(list().idOf(1)).isEmpty());
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(waitFor([&] { return row() == 1 && transport().clock().lastFrame() == 300.0; }));
}

TEST_F(WindowPlaylist, BehindARemovedDanceItsFollowerComes) {
  action(ActionId::PlayWhenOpened).setChecked(true);
  openDances(3);
  ASSERT_TRUE(comes(0));
  list().remove({list().idOf(0)});
  ASSERT_TRUE(waitFor([&] { return shows(1); }));
  EXPECT_EQ(row(), 0);
}

TEST_F(WindowPlaylist, UndoBringsBackTheDanceThatPlays) {
  openDances(3);
  ASSERT_TRUE(comes(0));
  const EntryId plays = list().idOf(0);
  list().remove({plays});
  EXPECT_FALSE(list().present());
  list().undoStack().undo();
  EXPECT_EQ(list().present(), plays);
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(comes(1));
}

TEST_F(WindowPlaylist, AStillPictureStaysForAWhile) {
  action(ActionId::PlayWhenOpened).setChecked(true);
  window->playlistController().setStillTime(0.2);
  app::Playlist stills;
  stills.entries = {{.files = {model}, .title = "still"}};
  openDances(1, stills);
  ASSERT_TRUE(waitFor([&] { return row() == 1 && transport().playing(); }));
}

TEST_F(WindowPlaylist, ADanceHasNothingOfTheOneBefore) {
  // GIVEN a dance with a camera and a song, one with neither, and a model that doesn't move
  const auto song = file("song.wav");
  support::writeTimes(song);
  openList({.entries = {{.files = {model, dance, camera, song}}, {.files = {model, dance}}, {.files = {model}}}});
  const auto comesAlone = [&](int wanted) { return waitFor([&] { return row() == wanted && !window->isLoading(); }); };
  ASSERT_TRUE(comesAlone(0));
  ASSERT_TRUE(waitFor([&] { return document().show().hasCamera(); }));
  EXPECT_EQ(document().state().song.file, song);
  cameraTool().followMotion(false);
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(comesAlone(1));
  ASSERT_TRUE(waitFor([&] { return document().state().song.file.empty(); })) << "it lies beside, but isn't named";
  EXPECT_FALSE(document().show().hasCamera());
  EXPECT_EQ(document().state().actors.at(0).switches.motions.size(), 1U);
  action(ActionId::NextDance).trigger();
  ASSERT_TRUE(comesAlone(2));
  ASSERT_TRUE(waitFor([&] { return document().state().actors.at(0).switches.motions.empty(); }));
  // AND the one with a camera is seen by it again
  window->playlistController().play(list().idOf(0));
  ASSERT_TRUE(comesAlone(0));
  ASSERT_TRUE(waitFor([&] { return document().show().hasCamera(); }));
  EXPECT_TRUE(cameraTool().followsMotion());
}

TEST_F(WindowPlaylist, WithSeveralFilesAListIsMadeOfThemAll) {
  ASSERT_TRUE(app::writePlaylist({.entries = {{.files = {model, dance}}}}, file("one.odori-list")));
  ASSERT_TRUE(app::writePlaylist({.entries = {{.files = {model, dance}}}}, file("two.odori-list")));
  open({file("one.odori-list"), file("two.odori-list")});
  EXPECT_EQ(list().size(), 2U);
  EXPECT_TRUE(list().file().empty());
}

class WindowPlaylistWork : public support::WindowRescue {};

TEST_F(WindowPlaylistWork, WhatWasMadeByHandIsKeptWithoutAQuestion) {
  startAgain();
  window->setAsker([]() -> QMessageBox::StandardButton {
    ADD_FAILURE() << "a list asks nothing";
    return QMessageBox::Cancel;
  });
  const auto path = file("evening.odori-list");
  ASSERT_TRUE(app::writePlaylist({.entries = {{.files = {model, dance}}, {.files = {model, dance}}}}, path));
  open({path});
  window->commands()[ActionId::Ik]->trigger();
  window->commands()[ActionId::NextDance]->trigger();
  ASSERT_TRUE(
      waitFor([&] { return window->playlist().present() == window->playlist().idOf(1) && !window->isLoading(); }));
  EXPECT_TRUE(rescued().empty()) << "a switch is no work";
  app::Edits edits;
  edits.set(app::BoneEdit{5, app::EditKind::Add, {{0, 1, 0}, base::kIdentityRotation}});
  document().setEdits(document().state().actors[0].id, app::fixedText("turn"), edits);
  window->setAsking(true);
  window->commands()[ActionId::PreviousDance]->trigger();
  ASSERT_TRUE(
      waitFor([&] { return window->playlist().present() == window->playlist().idOf(0) && !window->isLoading(); }));
  EXPECT_EQ(rescued().size(), 1U);
}

}  // namespace
