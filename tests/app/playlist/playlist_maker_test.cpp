// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist_maker.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "app/playlist/playlist_json.h"
#include "tests/app/files/openable_files.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace {

namespace fs = std::filesystem;
using app::PlaylistMaker;
using support::cameraBytes, support::danceBytes, support::modelBytes, support::put, support::TestFolder;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A RIFF file by its first bytes is a song.
const std::string kSong = std::string("RIFF") + std::string(4, '\0') + "WAVEfmt ";

class PlaylistMakerTest : public testing::Test {
 protected:
  /// Returns the files of each dance, from the test's folder on, with spaces between them.
  std::vector<std::string> made(const std::vector<fs::path>& paths) {
    issues.clear();
    PlaylistMaker maker({}, issues);
    for (const fs::path& path : paths) {
      const auto added = maker.add(folder / path);
      if (!added) errors += added.error().detail + "\n";
    }
    std::vector<std::string> dances;
    for (const auto& entry : maker.list().entries) {
      std::string files;
      for (const fs::path& file : entry.files)
        files += (files.empty() ? "" : " ") + file.lexically_relative(folder.path).string();
      dances.push_back(files);
    }
    return dances;
  }
  TestFolder folder;
  base::Issues issues;
  std::string errors;
};

TEST_F(PlaylistMakerTest, ADanceHasTheModelTheCameraAndTheSongBesideIt) {
  // GIVEN two dances with their own models, and one above them
  put(folder / "f" / "big.pmx", modelBytes(50));
  put(folder / "f" / "one" / "a.pmx", modelBytes());
  put(folder / "f" / "one" / "wave.vmd", danceBytes());
  put(folder / "f" / "one" / "wave.wav", kSong);
  put(folder / "f" / "one" / "other.wav", kSong);
  put(folder / "f" / "one" / "cam.vmd", cameraBytes());
  put(folder / "f" / "two" / "models" / "b.pmx", modelBytes());
  put(folder / "f" / "two" / "jump.vmd", danceBytes());
  put(folder / "f" / "three" / "turn.vmd", danceBytes());
  EXPECT_THAT(made({"f"}), ElementsAre("f/one/a.pmx f/one/wave.vmd f/one/cam.vmd f/one/wave.wav",
                                       "f/big.pmx f/three/turn.vmd", "f/two/models/b.pmx f/two/jump.vmd"));
  EXPECT_EQ(errors, "");
}

TEST_F(PlaylistMakerTest, ArchivesInAFolderCountAsFolders) {
  put(folder / "f" / "m.pmx", modelBytes());
  put(folder / "f" / "a.zip", support::zipOf({{"x.vmd", danceBytes()}, {"x.wav", kSong}}));
  put(folder / "f" / "sub" / "b.zip", support::zipOf({{"own.pmx", modelBytes()}, {"y.vmd", danceBytes()}}));
  put(folder / "f" / "broken.zip", "PK\3\4 nothing more");
  EXPECT_THAT(made({"f"}), ElementsAre("f/m.pmx f/a.zip!x.vmd f/a.zip!x.wav", "f/sub/b.zip!own.pmx f/sub/b.zip!y.vmd"));
  ASSERT_FALSE(issues.empty());
  EXPECT_THAT(base::describe(issues.back()), HasSubstr("broken.zip"));
  EXPECT_THAT(made({"f/sub/b.zip"}), ElementsAre("f/sub/b.zip!own.pmx f/sub/b.zip!y.vmd"));
}

TEST_F(PlaylistMakerTest, FilesAreARow) {
  put(folder / "m.pmx", modelBytes());
  put(folder / "n.pmx", modelBytes());
  for (const char* name : {"a", "b", "c"}) put(folder / name / "d.vmd", danceBytes());
  put(folder / "b" / "d.wav", kSong);
  put(folder / "c" / "own.vmd", cameraBytes());
  put(folder / "s.wav", kSong);
  put(folder / "cam.vmd", cameraBytes());
  // GIVEN a model for two dances, and a song and a camera named for one: those beside it don't
  // count
  EXPECT_THAT(made({"a/d.vmd", "m.pmx", "a/d.vmd", "b/d.vmd", "s.wav", "n.pmx", "c/d.vmd", "cam.vmd"}),
              ElementsAre("a/d.vmd", "m.pmx a/d.vmd", "m.pmx b/d.vmd s.wav", "n.pmx c/d.vmd cam.vmd"));
  EXPECT_EQ(errors, "");
}

TEST_F(PlaylistMakerTest, AListHasAnEnd) {
  std::string entries;
  for (std::size_t i = 0; i < app::kMaxDances; ++i) entries += (i == 0 ? "" : ",") + std::string(R"({"files": ["a"]})");
  put(folder / "l", R"({"format": "odori list", "version": 1, "entries": [)" + entries + "]}");
  put(folder / "f" / "d.vmd", danceBytes());
  put(folder / "f" / "e.vmd", danceBytes());
  EXPECT_EQ(made({"l", "f"}).size(), app::kMaxDances);
  ASSERT_EQ(issues.size(), 1U) << "it is said once";
  EXPECT_THAT(base::describe(issues[0]), HasSubstr("the others are left out"));
}

TEST_F(PlaylistMakerTest, ShowsAndPlaylistsBringTheirOwn) {
  put(folder / "f" / "stage.odori", R"({"format": "odori show", "version": 1})");
  put(folder / "f" / "note.odori", "no show");
  put(folder / "l" / "old.odori-list",
      R"({"format": "odori list", "version": 1, "entries": [{"title": "T", "files": ["a.vmd", "b.wav"], "favourite": true}, {}]})");
  EXPECT_THAT(made({"f", "f/stage.odori", "l/old.odori-list"}),
              ElementsAre("f/stage.odori", "f/stage.odori", "l/a.vmd l/b.wav"));
  ASSERT_EQ(issues.size(), 1U);
  EXPECT_THAT(base::describe(issues[0]), HasSubstr("old.odori-list"));
}

TEST_F(PlaylistMakerTest, WhatIsNoDanceIsRefused) {
  put(folder / "t.txt", "text");
  put(folder / "s.wav", kSong);
  put(folder / "e" / "m.pmx", modelBytes());
  put(folder / "cam.vmd", cameraBytes());
  vmd::Motion light = vmd::Motion::make("照明");
  light.lightKeys.resize(1);
  put(folder / "light.vmd", support::textOf(vmd::writeVmd(light)));
  EXPECT_THAT(made({"cam.vmd", "e/m.pmx", "light.vmd"}), IsEmpty());
  EXPECT_EQ(std::ranges::count(errors, '\n'), 2) << "a camera alone is no dance";
  errors.clear();
  EXPECT_THAT(made({"t.txt", "s.wav", "gone.vmd", "e"}), IsEmpty());
  EXPECT_THAT(errors, HasSubstr("is no dance"));
  EXPECT_THAT(errors, HasSubstr("a song is named behind the dance"));
  EXPECT_EQ(std::ranges::count(errors, '\n'), 3) << "a folder without dances isn't an error";
}

}  // namespace
