// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/document/open_playlist.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <QUndoStack>

namespace {

using app::EntryId;
using app::OpenPlaylist;
using testing::ElementsAre;

bool any(EntryId /*id*/) { return true; }

struct OpenPlaylists : testing::Test {
  OpenPlaylists() { list.open({.entries = {entry("a"), entry("b"), entry("c"), entry("d")}}, "evening.odori-list"); }

  static app::PlaylistEntry entry(const std::string& title) { return {.files = {title + ".vmd"}, .title = title}; }
  [[nodiscard]] std::vector<std::string> titles() const {
    std::vector<std::string> all;
    for (const auto& each : list.list().entries) all.push_back(each.title);
    return all;
  }
  [[nodiscard]] EntryId id(const std::string& title) const {
    for (std::size_t i = 0; i < list.size(); ++i)
      if (list.list().entries[i].title == title) return list.idOf(i);
    return 0;
  }
  [[nodiscard]] std::string titleOf(std::optional<EntryId> of) const {
    return of ? list.list().entries[*list.rowOf(*of)].title : "";
  }

  OpenPlaylist list{1};
};

TEST_F(OpenPlaylists, RowsAreChangedAndTheChangesUndone) {
  EXPECT_FALSE(list.modified());
  list.move({id("a"), id("c")}, 4);
  EXPECT_THAT(titles(), ElementsAre("b", "d", "a", "c"));
  list.move({id("c"), id("d")}, 1);
  EXPECT_THAT(titles(), ElementsAre("b", "d", "c", "a"));
  const EntryId b = id("b");
  list.remove({b, id("c")});
  EXPECT_THAT(titles(), ElementsAre("d", "a"));
  EXPECT_EQ(list.rowOf(b), std::nullopt);
  EXPECT_EQ(list.add({entry("e"), entry("f")}, 1), 2U);
  EXPECT_THAT(titles(), ElementsAre("d", "e", "f", "a"));
  list.setTitle(id("e"), "é");
  list.setFavourite({id("f"), id("a")}, true);
  EXPECT_TRUE(list.list().entries[3].favourite);
  EXPECT_TRUE(list.modified());
  list.setSaved("other.odori-list");
  EXPECT_FALSE(list.modified());
  EXPECT_EQ(list.file(), "other.odori-list");
  while (list.undoStack().canUndo()) list.undoStack().undo();
  EXPECT_THAT(titles(), ElementsAre("a", "b", "c", "d"));
  EXPECT_EQ(list.idOf(1), b) << "an entry that comes back is the same one";
  EXPECT_TRUE(list.modified());
}

TEST_F(OpenPlaylists, WhatChangesNothingMakesNoStep) {
  list.move({id("b")}, 1);
  list.move({id("b")}, 2);
  list.remove({});
  list.setTitle(id("a"), "a");
  list.setTitle(77, "x");
  list.setFavourite({id("a")}, false);
  list.setShuffle(false);
  list.setRepeat(app::Repeat::Off);
  list.setDancer({});
  list.setFade(-3.0);
  list.setFiles(id("a"), {});
  EXPECT_EQ(list.undoStack().count(), 0);
}

TEST_F(OpenPlaylists, WhatPlaysStaysWhileRowsMove) {
  EXPECT_EQ(list.present(), std::nullopt);
  EXPECT_EQ(titleOf(list.goOn(any)), "a");
  list.goTo(id("b"));
  int told = 0;
  QObject::connect(&list, &OpenPlaylist::presentChanged, [&told] { ++told; });
  list.move({id("b")}, 4);
  EXPECT_EQ(titleOf(list.present()), "b");
  EXPECT_EQ(told, 0);
  EXPECT_EQ(list.upcoming(any), std::nullopt);
  EXPECT_FALSE(list.hasNext());
  list.undoStack().undo();
  EXPECT_EQ(titleOf(list.upcoming(any)), "c");
  // WHEN it is removed THEN nothing plays, and its follower comes next
  list.remove({id("b")});
  EXPECT_EQ(told, 1);
  EXPECT_EQ(list.present(), std::nullopt);
  EXPECT_EQ(titleOf(list.upcoming(any)), "c");
  EXPECT_EQ(titleOf(list.goOn(any)), "c");
}

TEST_F(OpenPlaylists, WhatCannotBePlayedIsPassedOver) {
  list.goTo(id("a"));
  const auto fine = [this](EntryId of) { return of == id("a") || of == id("d"); };
  EXPECT_EQ(titleOf(list.upcoming(fine)), "d");
  EXPECT_EQ(titleOf(list.goOn(fine)), "d");
  EXPECT_EQ(titleOf(list.goBack(fine)), "a");
  const auto none = [](EntryId) { return false; };
  EXPECT_EQ(list.skip(none), std::nullopt);
  EXPECT_EQ(titleOf(list.present()), "a") << "it stays";
  list.setRepeat(app::Repeat::All);
  EXPECT_EQ(list.skip(none), std::nullopt) << "it doesn't go round for ever";
  list.setShuffle(true);
  EXPECT_EQ(list.upcoming(none), std::nullopt);
}

TEST_F(OpenPlaylists, RepeatedOneIsLeftByTheUserAlone) {
  list.setRepeat(app::Repeat::One);
  list.goTo(id("b"));
  EXPECT_EQ(titleOf(list.upcoming(any)), "b");
  EXPECT_EQ(titleOf(list.goOn(any)), "b");
  EXPECT_EQ(titleOf(list.skip(any)), "c");
  list.leave();
  EXPECT_EQ(list.present(), std::nullopt);
  EXPECT_EQ(titleOf(list.skip(any)), "c") << "it goes on with what was interrupted";
}

TEST_F(OpenPlaylists, HoldsNoMoreThanItsLimit) {
  std::vector<app::PlaylistEntry> many(app::kMaxDances, entry("x"));
  EXPECT_EQ(list.add(many, 0), app::kMaxDances - 4);
  EXPECT_EQ(list.add(many, 0), 0U);
  EXPECT_EQ(list.size(), app::kMaxDances);
}

}  // namespace
