// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_row.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/open_show.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

using app::Missing;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

/// This fixture has two equal models, a dance, a camera and a song.
class ShowRow : public testing::Test {
 protected:
  ShowRow() {
    EXPECT_TRUE(pmx::writePmxFile(support::dancer(), at("a.pmx")));
    EXPECT_TRUE(pmx::writePmxFile(support::dancer(), at("b.pmx")));
    EXPECT_TRUE(vmd::writeVmdFile(support::dance(), at("dance.vmd")));
    vmd::Motion camera = vmd::Motion::make("camera");
    camera.cameraKeys.push_back({});
    EXPECT_TRUE(vmd::writeVmdFile(camera, at("camera.vmd")));
    std::ofstream(at("song.wav")) << "RIFF\x04\x01\x01\x01WAVEfmt ";
  }
  [[nodiscard]] std::filesystem::path at(const char* name) const { return folder_ / name; }
  [[nodiscard]] base::Result<app::ShowDescription> describe(std::initializer_list<const char*> names) {
    std::vector<std::filesystem::path> files;
    for (const char* name : names) files.push_back(at(name));
    return app::describeFiles(files, {}, issues);
  }
  base::Issues issues;

 private:
  support::TestFolder folder_;
};

TEST_F(ShowRow, AShowBehindOtherModelsIsAboutItsOwnActors) {
  // GIVEN a show whose second actor is attached to its first, looks at it and stands on it; one
  // index of each is nobody's
  std::ofstream(at("pair.odori")) << R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx"},
    {"model": "b.pmx", "outsideParents": [{"bone": "頭", "actor": 0, "parent": "頭"},
                                          {"bone": "センター", "actor": 2, "parent": "頭"}],
     "goals": [{"goal": "look", "bone": "頭", "at": "bone", "actor": 0, "target": "頭"},
               {"goal": "stand", "actor": 0}, {"goal": "stand"}, {"goal": "stand", "actor": 2}]}]})";
  // WHEN it is named after two models, and another model after it
  const auto show = describe({"b.pmx", "b.pmx", "pair.odori", "a.pmx"});
  ASSERT_TRUE(show);
  // THEN its indices mean its own first actor, the third of the row, and never the model after it
  const app::ActorDescription& second = show->actors.at(3);
  const std::vector<app::OutsideParentDescription> parents{{"頭", 2, "頭"}};
  EXPECT_EQ(second.outsideParents, parents);
  ASSERT_THAT(second.goals, SizeIs(3));
  EXPECT_EQ(second.goals[0].actor, 2U);
  EXPECT_EQ(second.goals[1].actor, 2U);
  EXPECT_EQ(second.goals[2].actor, std::nullopt) << "the ground";
  ASSERT_THAT(issues, SizeIs(2));
  EXPECT_EQ(base::describe(issues[0]), "actors[3]: doesn't hang from another: its show has no actor 2");
  EXPECT_EQ(base::describe(issues[1]), "actors[3]: a goal is left out: its show has no actor 2");
  // AND so it is once it is open
  app::Show opened;
  const auto ids = app::openShow(*show, {}, Missing::Fails, opened);
  ASSERT_TRUE(ids);
  EXPECT_THAT(ids->issues, IsEmpty());
  EXPECT_EQ(opened.actor(ids->actors[3])->switches().goals.at(0).place.actor, ids->actors[2]);
}

// The format is that of describe() for errors: the file, the section, the index
// (pmx/base/result.h).
TEST_F(ShowRow, TheFileStandsInFrontOfWhatIsOddInIt) {
  std::ofstream(at("old.odori")) << R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx",
    "ik": {"solver": ["no such switch"]}}]})";
  ASSERT_TRUE(describe({"old.odori"}));
  ASSERT_THAT(issues, SizeIs(1));
  EXPECT_EQ(base::describe(issues[0]),
            at("old.odori").string() + ": ik[0]: there is no solver switch \"no such switch\"");
  // AND an issue of a size beyond any model's, and of a file that can't be used
  issues.clear();
  std::ofstream(at("stand.x")) << "xof 0303txt 0032\n";
  std::ofstream(at("huge.vac")) << "stand\nstand.x\n1000000\n0,0,0\n0,0,0\n\n1\n";
  ASSERT_TRUE(describe({"a.pmx", "huge.vac"}));
  ASSERT_THAT(issues, SizeIs(1));
  EXPECT_THAT(base::describe(issues[0]), StartsWith(at("huge.vac").string() + ": size: 1"));
  issues.clear();
  const std::vector<std::filesystem::path> files{at("a.pmx"), at("gone.odori")};
  ASSERT_TRUE(app::describeFiles(files, {}, issues, Missing::IsListed));
  ASSERT_THAT(issues, SizeIs(1));
  EXPECT_THAT(base::describe(issues[0]), StartsWith(at("gone.odori").string() + ": "));
}

TEST_F(ShowRow, ASongOfAnyKindIsTheSong) {
  // GIVEN first bytes of songs under names of their kinds, and one with an unknown beginning
  using namespace std::string_literals;
  for (const auto& [name, bytes] :
       {std::pair{"song.wma", "\x30\x26\xB2\x75\x8E\x66\xCF\x11\xA6\xD9\0\xAA\0\x62\xCE\x6C"s},
        {"song.wv", "wvpk\x18\1\0\0\x10\4\0\0"s},
        {"song.dts", "\x7F\xFE\x80\x01\xFC"s},
        {"song", "caff\0\1\0\0desc"s},
        {"junk.mp3", std::string(30, '\x02')}}) {
    std::ofstream(at(name), std::ios::binary) << bytes;
    // WHEN they are named in a row THEN they are its song, not a model
    const auto show = describe({"a.pmx", name, "dance.vmd"});
    ASSERT_TRUE(show) << base::describe(show.error());
    EXPECT_THAT(show->actors, SizeIs(1));
    EXPECT_EQ(show->song.file, at(name));
  }
}

TEST_F(ShowRow, OfSeveralModelsTheLikeliestIsTakenWhereThatIsAskedFor) {
  // GIVEN a folder with two models, of which one is larger, a dance, a camera and a song
  namespace fs = std::filesystem;
  fs::create_directory(at("all"));
  pmx::Model large = support::redDancer();
  EXPECT_TRUE(pmx::writePmxFile(large, at("all/large.pmx")));
  fs::copy(at("a.pmx"), at("all/a.pmx"));
  for (const char* each : {"dance.vmd", "camera.vmd", "song.wav"}) fs::copy(at(each), at("all") / each);
  const std::vector<fs::path> files{at("all")};
  // WHEN it is opened as it is THEN that is an error, which names the obvious choice and how to
  // take it
  const auto refused = app::describeFiles(files, {}, issues);
  ASSERT_FALSE(refused);
  EXPECT_THAT(base::describe(refused.error()), HasSubstr("take the obvious one, large.pmx, by --obvious"));
  // WHEN that is requested THEN it is what the window ticks
  const auto taken = app::describeFiles(files, {}, issues, Missing::Fails, app::OfSeveral::Likeliest);
  ASSERT_TRUE(taken) << base::describe(taken.error());
  ASSERT_THAT(taken->actors, SizeIs(1));
  EXPECT_EQ(taken->actors[0].model, at("all/large.pmx"));
  EXPECT_THAT(taken->actors[0].motions, SizeIs(2));
  EXPECT_EQ(taken->song.file, at("all/song.wav"));
  // AND where nothing is more obvious than the rest, it is an error all the same
  for (const char* gone : {"all/large.pmx", "all/a.pmx"}) fs::remove(at(gone));
  fs::copy(at("dance.vmd"), at("all/dance2.vmd"));
  EXPECT_FALSE(app::describeFiles(files, {}, issues, Missing::Fails, app::OfSeveral::Likeliest));
}

}  // namespace
