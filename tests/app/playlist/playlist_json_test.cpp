// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist_json.h"

#include <string>
#include <utility>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "app/description/show_json.h"
#include "tests/app/files/openable_files.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace {

namespace fs = std::filesystem;
using app::parsePlaylist, app::Playlist, app::playlistJson, app::readPlaylist, app::Repeat;
using support::put, support::TestFolder;
using testing::ElementsAre;
using testing::HasSubstr;

/// Parses the members of a playlist in /lists.
app::ReadPlaylist read(const std::string& members) {
  auto list = parsePlaylist(R"({"format": "odori list", "version": 1)" + members + "}", {"/lists", {}});
  EXPECT_TRUE(list) << base::describe(list.error());
  return list ? *list : app::ReadPlaylist();
}

TEST(PlaylistJson, IsReadAsTheDocumentSays) {
  const auto got = read(R"(, "dancer": "../models/miku.pmx", "repeat": "all", "shuffle": true, "entries": [
    {"title": "Wave", "files": ["wave.vmd", "/songs/wave.mp3"], "favourite": true}, {"files": ["stage.odori"]}])");
  EXPECT_TRUE(got.issues.empty());
  EXPECT_EQ(got.list.dancer, "/models/miku.pmx");
  EXPECT_EQ(got.list.repeat, Repeat::All);
  EXPECT_TRUE(got.list.shuffle);
  ASSERT_EQ(got.list.entries.size(), 2U);
  EXPECT_EQ(got.list.entries[0].title, "Wave");
  EXPECT_TRUE(got.list.entries[0].favourite);
  EXPECT_THAT(got.list.entries[0].files, ElementsAre("/lists/wave.vmd", "/songs/wave.mp3"));
  EXPECT_THAT(got.list.entries[1].files, ElementsAre("/lists/stage.odori"));
}

TEST(PlaylistJson, WhatIsWrittenIsReadAgain) {
  const TestFolder folder;
  Playlist list = read(R"(, "dancer": "a.pmx", "repeat": "one", "shuffle": true, "colour": [1], "entries": [
    {"title": "踊り", "files": ["d/x.vmd"], "favourite": true, "stars": 5}, {"files": ["/a/b.odori", "c"]}])")
                      .list;
  const fs::path file = folder / "evening.odori-list";
  ASSERT_TRUE(app::writePlaylist(list, file));
  EXPECT_TRUE(app::isPlaylist(file, {}));
  const auto again = readPlaylist(file, {});
  ASSERT_TRUE(again);
  EXPECT_EQ(again->list, list) << "with the keys that nobody knows";
  EXPECT_EQ(list.entries[0].unknown.size(), 1U);
  EXPECT_EQ(list.unknown.size(), 1U);
  // AND paths are written from its folder on, so that both can be moved together
  list.entries = {{.files = {folder / "d" / "x.vmd"}}};
  list.dancer = folder.path.parent_path() / "m.pmx";
  const auto json = *playlistJson(list, folder.path);
  EXPECT_THAT(json, HasSubstr(R"("d/x.vmd")"));
  EXPECT_THAT(json, HasSubstr(R"("../m.pmx")"));
}

TEST(PlaylistJson, ImpossibleValuesAreListedAndTheRestIsRead) {
  const auto got = read(R"(, "repeat": "twice", "shuffle": 1, "entries": [
    {"files": [3, "", "a.vmd", "b\u0000c"]}, {"files": []}, 7, {"title": 3, "files": ["c.vmd"]}])");
  ASSERT_EQ(got.list.entries.size(), 2U);
  EXPECT_THAT(got.list.entries[0].files, ElementsAre("/lists/a.vmd"));
  EXPECT_EQ(got.list.entries[1].title, "");
  EXPECT_EQ(got.list.repeat, Repeat::Off);
  std::string all;
  for (const auto& issue : got.issues) all += base::describe(issue) + "\n";
  for (const char* about : {"repeat isn't one of off, one, all", "shuffle isn't true or false", "a file isn't a text",
                            "a file isn't a name of a file", "entries[1]: a dance without files",
                            "entries[2]: isn't an object", "title isn't a text"})
    EXPECT_THAT(all, HasSubstr(about));
}

TEST(PlaylistJson, AListHasAnEnd) {
  std::string entries;
  for (std::size_t i = 0; i <= app::kMaxDances; ++i)
    entries += fmt::format(R"({}{{"files": ["{}"]}})", i == 0 ? "" : ",", i);
  const auto got = read(", \"entries\": [" + entries + "]");
  EXPECT_EQ(got.list.entries.size(), app::kMaxDances);
  ASSERT_EQ(got.issues.size(), 1U);
  std::string files;
  for (std::size_t i = 0; i <= app::kMaxDanceFiles; ++i) files += fmt::format(R"({}"{}")", i == 0 ? "" : ",", i);
  const auto wide = read(", \"entries\": [{\"files\": [" + files + "]}]");
  EXPECT_EQ(wide.list.entries.at(0).files.size(), app::kMaxDanceFiles);
  EXPECT_EQ(wide.issues.size(), 1U);
}

TEST(PlaylistJson, OtherFilesAreRefusedInOneLine) {
  const auto why = [](const char* text) {
    const auto list = parsePlaylist(text, {});
    EXPECT_FALSE(list);
    return list ? std::string() : list.error().detail;
  };
  EXPECT_THAT(why("[]"), HasSubstr("isn't a playlist of Odori's"));
  EXPECT_THAT(why(R"({"format": "odori show", "version": 1})"), HasSubstr("isn't a playlist of Odori's"));
  EXPECT_THAT(why(R"({"format": "odori list"})"), HasSubstr("a playlist without a version"));
  EXPECT_THAT(why(R"({"format": "odori list", "version": 2})"),
              HasSubstr("a playlist of version 2; this program reads up to 1"));
  EXPECT_NE(why("{"), "");
}

TEST(PlaylistJson, OnlyTheFormatSaysWhatAFileIs) {
  const TestFolder folder;
  const auto kinds = [&](const std::string& text) {
    put(folder / "f", text);
    return std::pair(app::isPlaylist(folder / "f", {}), app::isShow(folder / "f", {}));
  };
  EXPECT_EQ(kinds(R"({"format": "odori list", "version": 1})"), std::pair(true, false));
  EXPECT_EQ(kinds("\xEF\xBB\xBF {\n\"version\":1,\t\"format\"\n:\"odori show\"}"), std::pair(false, true));
  EXPECT_EQ(kinds(R"({"format": "odori show", "version": 1, "song": {"file": "../odori list/a.mp3"}})"),
            std::pair(false, true));
  EXPECT_EQ(kinds(R"({"title": "\"format\": \"odori show\"", "format": "odori list", "version": 1})"),
            std::pair(true, false));
  EXPECT_EQ(kinds(R"({"format": "odori list two"})"), std::pair(false, false));
  EXPECT_EQ(kinds(R"({"format":)"), std::pair(false, false));
  EXPECT_EQ(kinds(R"({"format")"), std::pair(false, false));
}

TEST(PlaylistJson, InAnArchiveItStaysInIt) {
  const TestFolder folder;
  const std::string text =
      R"({"format": "odori list", "version": 1, "entries": [{"files": ["d/a.vmd", "../../../etc/passwd", "/x.vmd"]}]})";
  put(folder / "a.zip", support::zipOf({{"lists/l.odori-list", text}, {"lists/d/a.vmd", support::danceBytes()}}));
  const auto got = readPlaylist(folder / "a.zip!lists/l.odori-list", {});
  ASSERT_TRUE(got) << base::describe(got.error());
  ASSERT_EQ(got->list.entries.size(), 1U);
  EXPECT_THAT(got->list.entries[0].files, ElementsAre(folder / "a.zip!/lists/d/a.vmd"));
  EXPECT_EQ(got->issues.size(), 2U);
}

}  // namespace
