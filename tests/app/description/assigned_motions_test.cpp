// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/assigned_motions.h"

#include <fstream>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/open_show.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
namespace fs = std::filesystem;

/// This fixture has a stage whose one bone is in every dance, a model, and a dance that moves that
/// bone and five more of the model's. Of the stage it moves 1, of the model 6 bones and a chain:
/// more than four times as much.
class DealMotions : public testing::Test {
 protected:
  DealMotions() {
    pmx::Model stage = support::dancer();
    stage.bones.resize(1);
    stage.morphs.clear();
    EXPECT_TRUE(pmx::writePmxFile(stage, at("stage.pmx")));
    EXPECT_TRUE(pmx::writePmxFile(support::dancer(), at("a.pmx")));
    EXPECT_TRUE(pmx::writePmxFile(support::dancer(), at("b.pmx")));
    EXPECT_TRUE(vmd::writeVmdFile(support::danceOfAll(support::dancer()), at("dance.vmd")));
    vmd::Motion camera = vmd::Motion::make("camera");
    camera.cameraKeys.push_back({});
    EXPECT_TRUE(vmd::writeVmdFile(camera, at("camera.vmd")));
    std::ofstream pose(at("pose.vpd"));
    pose << "Vocaloid Pose Data file\n\nmodel.osm;\n6;\n";
    int number = 0;
    for (const auto& bone : {"\x91\x53\x82\xC4\x82\xCC\x90\x65" /* 全ての親 */, "\x8D\xB6\x91\xAB" /* 左足 */,
                             "\x8D\xB6\x82\xD0\x82\xB4" /* 左ひざ */, "\x8D\xB6\x91\xAB\x8E\xF1" /* 左足首 */,
                             "\x8D\xB6\x91\xAB\x82\x68\x82\x6A" /* 左足ＩＫ */, "\x93\xAA" /* 頭 */})
      pose << "\nBone" << number++ << "{" << bone << "\n  0.0,1.0,0.0;\n  0.0,0.0,0.0,1.0;\n}\n";
  }
  [[nodiscard]] fs::path at(const char* name) const { return folder_ / name; }

  /// Returns, for each actor of a row of files, the names of the motions that it plays once the
  /// show is open.
  std::vector<std::vector<std::string>> played(std::initializer_list<const char*> names) {
    std::vector<fs::path> files;
    for (const char* name : names) files.push_back(at(name));
    base::Issues issues;
    const auto described = app::describeFiles(files, {}, issues);
    EXPECT_TRUE(described) << base::describe(described.error());
    app::Show show;
    const auto opened = app::openShow(*described, {}, app::Missing::IsListed, show);
    EXPECT_TRUE(opened);
    std::vector<std::vector<std::string>> all;
    for (const app::ActorId id : opened->actors) {
      auto& of = all.emplace_back();
      if (id == 0) continue;
      for (const auto& use : show.actor(id)->motions()) of.push_back(use.motion->path.filename().string());
    }
    return all;
  }
  using Names = std::vector<std::string>;

 private:
  support::TestFolder folder_;
};

TEST_F(DealMotions, ADanceNamedBehindAStageIsTheDancersWhereverTheFilesAre) {
  EXPECT_THAT(played({"a.pmx", "stage.pmx", "dance.vmd"}), ElementsAre(Names{"dance.vmd"}, Names{}));
  EXPECT_THAT(played({"stage.pmx", "a.pmx", "dance.vmd"}), ElementsAre(Names{}, Names{"dance.vmd"}));
  EXPECT_THAT(played({"stage.pmx", "dance.vmd", "a.pmx"}), ElementsAre(Names{}, Names{"dance.vmd"}));
  EXPECT_THAT(played({"dance.vmd", "stage.pmx", "a.pmx"}), ElementsAre(Names{}, Names{"dance.vmd"}));
  // a pose follows the motions of its model
  EXPECT_THAT(played({"a.pmx", "dance.vmd", "stage.pmx", "pose.vpd"}),
              ElementsAre(Names{"dance.vmd", "pose.vpd"}, Names{}));
}

TEST_F(DealMotions, DancersKeepWhatIsNamedBehindThem) {
  EXPECT_THAT(played({"a.pmx", "b.pmx", "dance.vmd"}), ElementsAre(Names{}, Names{"dance.vmd"}));
  EXPECT_THAT(played({"a.pmx", "dance.vmd", "b.pmx", "dance.vmd", "stage.pmx", "camera.vmd"}),
              ElementsAre(Names{"dance.vmd"}, Names{"dance.vmd"}, Names{}))
      << "the camera's is the scene's";
  EXPECT_THAT(played({"stage.pmx", "dance.vmd"}), ElementsAre(Names{"dance.vmd"})) << "there is nobody else";
  EXPECT_THAT(played({"gone.pmx", "dance.vmd", "a.pmx"}), ElementsAre(Names{}, Names{}))
      << "a dance of a model that can't be read is nobody else's";
}

TEST_F(DealMotions, AShowFileSaysWhoseItsMotionsAre) {
  // GIVEN a show whose stage has the dance
  std::ofstream(at("told.odori")) << R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx"},
    {"model": "stage.pmx", "motions": [{"file": "dance.vmd"}]}]})";
  // THEN it keeps it, and one that is named with the show goes by the rule
  EXPECT_THAT(played({"told.odori"}), ElementsAre(Names{}, Names{"dance.vmd"}));
  EXPECT_THAT(played({"told.odori", "pose.vpd"}), ElementsAre(Names{"pose.vpd"}, Names{"dance.vmd"}));
}

TEST(DealMotionsAlone, GoToWhomTheyMoveMostOfBeyondFourTimesTheOwners) {
  // GIVEN an owner with one bone of a motion, and others with so many of it; the numbers are its
  // bones by hand
  const auto withBones = [](std::size_t count, pmx::ModelFormat format = pmx::ModelFormat::Pmx) {
    pmx::Model model;
    model.format = format;
    for (std::size_t i = 0; i < count; ++i)
      model.bones.emplace_back().name = std::string(1, static_cast<char>('a' + i));
    return support::loaded(std::move(model));
  };
  const auto motion = support::loaded(support::danceOfAll(withBones(8)->model));
  using Models = std::vector<std::shared_ptr<const app::LoadedModel>>;
  const auto whoDances = [&](const Models& models) {
    app::ShowDescription show;
    for (std::size_t i = 0; i < models.size(); ++i) show.actors.emplace_back().model = std::to_string(i);
    show.actors[0].motions = {{.file = "m", .byPlace = true}};
    app::assignMotions(
        show, [&](const fs::path& file) { return models[std::stoul(file.string())]; },
        [&](const fs::path&) { return motion; });
    return std::ranges::find_if(show.actors, [](const auto& actor) { return !actor.motions.empty(); }) -
           show.actors.begin();
  };
  const auto one = withBones(1);
  EXPECT_EQ(whoDances({one, withBones(4)}), 0) << "four times as much isn't more than that";
  EXPECT_EQ(whoDances({one, withBones(5)}), 1);
  EXPECT_EQ(whoDances({one, withBones(5), withBones(8), withBones(8)}), 2) << "the first of those it moves most of";
  EXPECT_EQ(whoDances({one, withBones(8, pmx::ModelFormat::X)}), 0) << "an accessory doesn't dance";
  EXPECT_EQ(whoDances({one, nullptr, withBones(8)}), 2);
  EXPECT_EQ(whoDances({withBones(2), withBones(8)}), 0);
}

}  // namespace
