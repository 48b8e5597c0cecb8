// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/playlist.h"

#include <gmock/gmock.h>

#include "app/playlist/playlist_length.h"
#include "tests/app/files/openable_files.h"
#include "tests/app/files/vac_files.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::entryFiles, app::entryTitle, app::Playlist;
using support::put, support::TestFolder;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(Playlist, AnEntryIsCalledByItsTitleShowDanceOrFile) {
  EXPECT_EQ(entryTitle({.files = {"m.pmx", "a/wave.vmd"}, .title = "My wave"}), "My wave");
  EXPECT_EQ(entryTitle({.files = {"m.pmx", "a/wave.vmd", "camera.vmd", "s.mp3"}}), "wave");
  EXPECT_EQ(entryTitle({.files = {"m.pmx", "a/wave.vmd", "stage.odori"}}), "stage");
  EXPECT_EQ(entryTitle({.files = {"m.pmx"}}), "m");
  EXPECT_EQ(entryTitle({.files = {"a.zip!波.vmd"}}), "波");
  EXPECT_EQ(entryTitle({.files = {"a.zip!b/c.vmd"}}), "c");
  EXPECT_EQ(entryTitle({.files = {"wow!.vmd"}}), "wow!");
  EXPECT_EQ(entryTitle({}), "");
  // WHEN a name says only that it is a dance THEN its folder's or archive's is taken
  EXPECT_EQ(entryTitle({.files = {"m.pmx", "千本桜/motion.vmd"}}), "千本桜");
  EXPECT_EQ(entryTitle({.files = {"d/千本桜/モーション/ダンスモーション.vmd"}}), "千本桜");
  EXPECT_EQ(entryTitle({.files = {"d/千本桜.zip!Dance_Motion.vmd"}}), "千本桜");
  EXPECT_EQ(entryTitle({.files = {"d/x.zip!千本桜/舞蹈.vmd"}}), "千本桜");
  // AND with a number, which tells it from others, it stays behind that
  EXPECT_EQ(entryTitle({.files = {"千本桜/motion2.vmd"}}), "千本桜 motion2");
  // AND where nothing around says more, or only far away, it stays
  EXPECT_EQ(entryTitle({.files = {"motion.vmd"}}), "motion");
  EXPECT_EQ(entryTitle({.files = {"./motion.vmd"}}), "motion");
  EXPECT_EQ(entryTitle({.files = {"千本桜/dance/data/motion.vmd"}}), "motion");
  // AND names that say something stay, also numbers alone
  EXPECT_EQ(entryTitle({.files = {"a/emotion song.vmd"}}), "emotion song");
  EXPECT_EQ(entryTitle({.files = {"a/01.vmd"}}), "01");
  EXPECT_EQ(app::entryFolder({.files = {"m.pmx", "x/千本桜/wave.vmd"}}), "千本桜");
  EXPECT_EQ(app::entryFolder({.files = {"x/千本桜.zip!wave.vmd"}}), "千本桜");
  EXPECT_EQ(app::entryFolder({.files = {"wave.vmd"}}), "");
}

TEST(Playlist, OneDancesThemAll) {
  const TestFolder folder;
  put(folder / "own.bin", support::modelBytes());
  put(folder / "d.vmd", support::danceBytes());
  put(folder / "s.odori", R"({"format": "odori show", "version": 1})");
  Playlist list;
  list.entries = {{.files = {folder / "own.bin", folder / "d.vmd"}},
                  {.files = {folder / "d.vmd"}},
                  {.files = {folder / "s.odori"}}};
  EXPECT_THAT(entryFiles(list, 0, {}), ElementsAre(folder / "own.bin", folder / "d.vmd"));
  list.dancer = "miku.pmx";
  EXPECT_THAT(entryFiles(list, 0, {}), ElementsAre("miku.pmx", folder / "d.vmd")) << "a model by its content";
  EXPECT_THAT(entryFiles(list, 1, {}), ElementsAre("miku.pmx", folder / "d.vmd"));
  EXPECT_THAT(entryFiles(list, 2, {}), ElementsAre(folder / "s.odori")) << "a show has its own dancers";
  // GIVEN a model that isn't there, as on a friend's machine THEN that is who is replaced
  list.entries = {{.files = {"gone.pmx", folder / "d.vmd"}}};
  EXPECT_THAT(entryFiles(list, 0, {}), ElementsAre("miku.pmx", folder / "d.vmd"));
  // GIVEN a stage before the dancer THEN the stage stays
  put(folder / "stage.bin", support::kTriangleX);
  list.entries = {{.files = {folder / "stage.bin", "gone.x", folder / "own.bin", folder / "d.vmd"}}};
  EXPECT_THAT(entryFiles(list, 0, {}), ElementsAre(folder / "stage.bin", "gone.x", "miku.pmx", folder / "d.vmd"));
}

TEST(Playlist, LengthsAreThoseOfTheMotions) {
  const TestFolder folder;
  vmd::Motion motion = vmd::Motion::make("踊り子");
  motion.boneKeys.resize(2);
  motion.boneKeys[1].frame = 300;
  put(folder / "d.vmd", support::textOf(vmd::writeVmd(motion)));
  put(folder / "m.pmx", support::modelBytes());
  const auto facts = app::factsOf({folder / "m.pmx", folder / "d.vmd"}, {});
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->seconds, 10.0);
  EXPECT_THAT(facts->models, ElementsAre(folder / "m.pmx"));
  EXPECT_TRUE(facts->issues.empty());
  // GIVEN a show in which it begins 60 frames later, and longer motions that are off
  motion.boneKeys[1].frame = 9000;
  put(folder / "long.vmd", support::textOf(vmd::writeVmd(motion)));
  put(folder / "s.odori", R"({"format": "odori show", "version": 1, "actors": [{"model": "m.pmx", "motions":
    [{"file": "d.vmd", "shift": 60}, {"file": "gone.vmd", "on": false}, {"file": "long.vmd", "on": false}]}], "song": {"file": "none.mp3"}})");
  const auto show = app::factsOf({folder / "s.odori"}, {});
  ASSERT_TRUE(show);
  EXPECT_EQ(show->seconds, 12.0);
  std::string all;
  for (const auto& issue : show->issues) all += base::describe(issue) + "\n";
  EXPECT_THAT(all, HasSubstr("gone.vmd isn't there"));
  EXPECT_THAT(all, HasSubstr("none.mp3 isn't there"));
}

TEST(Playlist, TimesAreWrittenAsPlayersDo) {
  EXPECT_EQ(app::clockText(0), "0:00");
  EXPECT_EQ(app::clockText(59.99), "0:59");
  EXPECT_EQ(app::clockText(93.7), "1:33");
  EXPECT_EQ(app::clockText(3723), "1:02:03");
  EXPECT_EQ(app::clockText(-1), "0:00");
}

}  // namespace
