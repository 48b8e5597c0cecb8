// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/open_show.h"

#include <fstream>

#include <gmock/gmock.h>

#include "app/description/describe_actor.h"
#include "app/description/missing_files.h"
#include "app/description/show_json.h"
#include "app/files/loaded_files.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

using app::Missing;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class OpenShow : public testing::Test {
 protected:
  OpenShow() {
    EXPECT_TRUE(pmx::writePmxFile(support::dancer(), at("a.pmx")));
    EXPECT_TRUE(pmx::writePmxFile(support::dancer(), at("b.pmx")));
    EXPECT_TRUE(vmd::writeVmdFile(support::dance(), at("dance.vmd")));
    vmd::Motion camera = vmd::Motion::make("camera");
    camera.cameraKeys.push_back({});
    EXPECT_TRUE(vmd::writeVmdFile(camera, at("camera.vmd")));
    std::ofstream(at("song.wav")) << "RIFF\x04\x01\x01\x01WAVEfmt ";
  }
  [[nodiscard]] std::filesystem::path at(const char* name) const { return folder_ / name; }
  [[nodiscard]] base::Result<app::ShowDescription> describe(std::initializer_list<const char*> names,
                                                            Missing missing = Missing::Fails) {
    std::vector<std::filesystem::path> files;
    for (const char* name : names) files.push_back(at(name));
    return app::describeFiles(files, {}, issues, missing);
  }
  base::Issues issues;

 private:
  support::TestFolder folder_;
};

TEST_F(OpenShow, TheOrderOfFilesDoesNotMatterForOneModel) {
  // GIVEN a model, its dance, a camera and a song in any order / THEN they make one show
  const auto first = describe({"a.pmx", "dance.vmd", "camera.vmd", "song.wav"});
  ASSERT_TRUE(first);
  for (const auto& order : {std::initializer_list<const char*>{"dance.vmd", "camera.vmd", "a.pmx", "song.wav"},
                            {"song.wav", "dance.vmd", "a.pmx", "camera.vmd"},
                            {"dance.vmd", "song.wav", "camera.vmd", "a.pmx"}}) {
    const auto show = describe(order);
    ASSERT_TRUE(show) << base::describe(show.error());
    EXPECT_EQ(*show, *first);
  }
}

TEST_F(OpenShow, WhatIsTooMuchTogetherIsLeftOutAndListed) {
  // GIVEN a model with as many bodies as the limit, seventeen times
  pmx::Model heavy = support::dancer();
  pmx::RigidBody body;
  body.bone = 0;
  body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
  body.size = {0.1F, 0, 0};
  heavy.rigidBodies.assign(4096, body);
  EXPECT_TRUE(pmx::writePmxFile(heavy, at("heavy.pmx")));
  app::ShowDescription show;
  for (int i = 0; i < 17; ++i) {
    app::ActorDescription actor;
    actor.model = at("heavy.pmx");
    show.actors.push_back(actor);
  }
  // WHEN it opens
  app::Show opened;
  const auto ids = app::openShow(show, {}, Missing::Fails, opened);
  ASSERT_TRUE(ids) << base::describe(ids.error());
  // THEN all are there, the last one without physics, and an issue says so
  ASSERT_EQ(opened.size(), 17U);
  EXPECT_TRUE(opened.actor(ids->actors[15])->switches().physics);
  EXPECT_FALSE(opened.actor(ids->actors[16])->switches().physics);
  ASSERT_THAT(ids->issues, SizeIs(1));
  EXPECT_EQ(base::describe(ids->issues[0]),
            "actors[16]: has no physics: with those before it, the show would have more than 65536 rigid bodies");
}

TEST_F(OpenShow, WrongFilesAreCalledWhatTheyAre) {
  std::ofstream(at("readme.txt")) << "Please read this.\n";
  std::ofstream(at("tool.exe")) << "MZ and more";
  std::ofstream(at("empty.pmx")).flush();
  for (const auto& [name, what] : {std::pair{"readme.txt", "is a text, not a model"},
                                   {"tool.exe", "is a Windows program (EXE or DLL), not a model"},
                                   {"song.wav", "is a song (WAV), not a model"},
                                   {"dance.vmd", "is a motion (VMD), not a model"},
                                   {"empty.pmx", "is an empty file, not a model"}}) {
    const auto model = app::loadModel(at(name), {});
    ASSERT_FALSE(model) << name;
    EXPECT_THAT(base::describe(model.error()), testing::StartsWith(at(name).string() + ": " + what)) << name;
  }
  const auto motion = app::loadMotion(at("a.pmx"), {});
  ASSERT_FALSE(motion);
  EXPECT_THAT(base::describe(motion.error()), HasSubstr("is a model (PMX), not a motion"));
  // AND an error about a missing model says what to do
  for (const char* alone : {"song.wav", "dance.vmd"}) {
    const auto show = describe({alone});
    ASSERT_FALSE(show) << alone;
    EXPECT_THAT(base::describe(show.error()), HasSubstr("and no model is named; give one with it"));
  }
}

TEST_F(OpenShow, MotionsGoToTheModelBefore) {
  const auto show = describe({"dance.vmd", "a.pmx", "dance.vmd", "b.pmx", "camera.vmd", "song.wav", "a.pmx"});
  ASSERT_TRUE(show) << base::describe(show.error());
  ASSERT_THAT(show->actors, SizeIs(3));
  EXPECT_EQ(show->actors[0].model, at("a.pmx"));
  EXPECT_THAT(show->actors[0].motions, SizeIs(2));
  EXPECT_THAT(show->actors[1].motions, SizeIs(1));
  EXPECT_THAT(show->actors[2].motions, IsEmpty());
  EXPECT_EQ(show->song.file, at("song.wav"));
  app::Show opened;
  const auto ids = app::openShow(*show, {}, Missing::Fails, opened);
  ASSERT_TRUE(ids) << base::describe(ids.error());
  EXPECT_EQ(opened.size(), 3U);
  EXPECT_TRUE(opened.hasCamera());
  EXPECT_THAT(opened.sceneMotions(), SizeIs(1));
  EXPECT_THAT(opened.actor(ids->actors[1])->motions(), IsEmpty()) << "the camera's is the scene's";
  EXPECT_EQ(opened.actor(ids->actors[0])->motions()[0].motion, opened.actor(ids->actors[0])->motions()[1].motion)
      << "one file is read once";
  EXPECT_EQ(opened.actor(ids->actors[0])->loadedModel(), opened.actor(ids->actors[2])->loadedModel());
  EXPECT_EQ(opened.evaluate(10).actors[0].frame->boneModels[4].translation.y, 2.0F);
}

TEST_F(OpenShow, WordsThatMakeNoShow) {
  EXPECT_EQ(describe({"dance.vmd"}).error().code, base::ErrorCode::BadArgument);
  EXPECT_THAT(describe({"a.pmx", "song.wav", "song.wav"}).error().detail, HasSubstr("second song"));
}

TEST_F(OpenShow, FilesThatArentKnownAreWhatTheirNamesSay) {
  std::ofstream(at("text.mp3")) << "Please read this.\n";
  // GIVEN a missing motion or pose THEN it is the model's, and reading it is the error
  for (const char* gone : {"gone.vmd", "gone.VPD"}) {
    const auto show = describe({"a.pmx", gone});
    ASSERT_TRUE(show) << gone;
    ASSERT_THAT(show->actors, SizeIs(1));
    EXPECT_THAT(show->actors[0].motions, SizeIs(1));
    app::Show opened;
    EXPECT_THAT(base::describe(app::openShow(*show, {}, Missing::Fails, opened).error()), HasSubstr("No such file"));
  }
  // GIVEN a song, a show or an archive that is missing, or isn't one THEN that is an error
  for (const auto& [file, why] : {std::pair{"gone.mp3", "gone.mp3: No such file"},
                                  {"text.mp3", "text.mp3: is a text, not a song"},
                                  {"gone.odori", "gone.odori: No such file"},
                                  {"gone.zip", "gone.zip: No such file"}}) {
    const auto show = describe({"a.pmx", file});
    ASSERT_FALSE(show) << file;
    EXPECT_THAT(base::describe(show.error()), HasSubstr(why));
    // WHEN such files are listed THEN the rest opens, unless there is no rest
    issues.clear();
    const auto rest = describe({"a.pmx", file, "dance.vmd"}, Missing::IsListed);
    ASSERT_TRUE(rest) << file;
    ASSERT_THAT(rest->actors, SizeIs(1));
    EXPECT_THAT(rest->actors[0].motions, SizeIs(1));
    ASSERT_THAT(issues, SizeIs(1));
    EXPECT_THAT(base::describe(issues[0]), HasSubstr(why));
    EXPECT_THAT(base::describe(describe({file}, Missing::IsListed).error()), HasSubstr(why));
  }
  // GIVEN a missing motion alone THEN the error isn't about a missing model
  EXPECT_THAT(base::describe(describe({"gone.vmd"}).error()), HasSubstr("No such file"));
  // GIVEN any other name THEN it is an actor, whose model is missing
  EXPECT_THAT(describe({"a.pmx", "gone"})->actors, SizeIs(2));
}

TEST_F(OpenShow, SwitchesAreThoseDescribed) {
  auto show = describe({"a.pmx", "dance.vmd"});
  ASSERT_TRUE(show);
  app::ActorDescription& actor = show->actors[0];
  actor.visible = false;
  actor.physics = false;
  actor.placement = {{1, 2, 3}, 90, 2};
  actor.ik.chains = {{"左足ＩＫ", app::IkMode::Off}, {"no such bone", app::IkMode::On}, {"", app::IkMode::Off}};
  actor.motions[0].shift = 5;
  show->physics.together = false;
  app::Show opened;
  const auto ids = app::openShow(*show, {}, Missing::Fails, opened);
  ASSERT_TRUE(ids);
  const app::Actor& made = *opened.actor(ids->actors[0]);
  EXPECT_FALSE(made.switches().visible);
  EXPECT_FALSE(made.switches().physics);
  EXPECT_EQ(made.switches().placement, actor.placement);
  EXPECT_EQ(made.switches().chains[0], app::IkMode::Off);
  EXPECT_EQ(made.motions()[0].shift, 5);
  EXPECT_FALSE(opened.physics().together);
  EXPECT_TRUE(app::PhysicsChoice{}.together);
  ASSERT_THAT(ids->issues, SizeIs(2));
  EXPECT_EQ(base::describe(ids->issues[0]), "actors[0]: has no IK bone 'no such bone'");
  EXPECT_EQ(base::describe(ids->issues[1]), "actors[0]: has no IK bone ''") << "its bones have no English names";
}

TEST_F(OpenShow, IssuesOfAKindAreListedUpToTwentyAndCounted) {
  // GIVEN two actors with 13 IK bones each that their models don't have
  auto show = describe({"a.pmx", "b.pmx"});
  ASSERT_TRUE(show);
  for (auto& actor : show->actors) actor.ik.chains.assign(13, {"no such bone", app::IkMode::On});
  app::Show opened;
  // WHEN the show is opened
  const auto ids = app::openShow(*show, {}, Missing::Fails, opened);
  // THEN twenty are listed, and a line counts the six others
  ASSERT_TRUE(ids);
  ASSERT_THAT(ids->issues, SizeIs(21));
  EXPECT_EQ(base::describe(ids->issues[19]), "actors[1]: has no IK bone 'no such bone'");
  EXPECT_EQ(base::describe(ids->issues[20]), "actors: and 6 more IK bones that models don't have");
}

TEST_F(OpenShow, ActorsHangFromOthersByName) {
  auto show = describe({"a.pmx", "b.pmx", "a.pmx"});
  ASSERT_TRUE(show);
  // It comes before the actor that it is attached to.
  show->actors[0].outsideParents = {{"頭", 2, "左足首"}, {"", 1, "頭"}};
  app::Show opened;
  const auto ids = app::openShow(*show, {}, Missing::Fails, opened);
  ASSERT_TRUE(ids);
  EXPECT_THAT(ids->issues, IsEmpty());
  const std::vector<app::OutsideParent> parents{{5, ids->actors[2], 3}, {0, ids->actors[1], 5}};
  EXPECT_EQ(opened.actor(ids->actors[0])->switches().outsideParents, parents);
  // The root is attached to a head at (0, 16, 0), and the head, 16 above the root, to an ankle at
  // (1, 0, 0).
  const auto& bones = opened.evaluate(0).actors[0].frame->boneModels;
  EXPECT_EQ(bones[0].translation, base::Vec3(0, 16, 0));
  EXPECT_LT(glm::distance(bones[5].translation, base::Vec3(1, 16, 0)), 1e-3F);
}

TEST_F(OpenShow, WhoCantHangIsListed) {
  auto show = describe({"a.pmx", "b.pmx", "gone.pmx"});
  ASSERT_TRUE(show);
  show->actors[0].outsideParents = {{"頭", 1, "頭"}, {"頭", 1, "左足首"}, {"no such", 1, "頭"},
                                    {"", 1, "none"}, {"", 2, "頭"},       {"", 9, "頭"}};
  show->actors[1].outsideParents = {{"", 0, "頭"}, {"", 1, "頭"}};
  app::Show opened;
  const auto ids = app::openShow(*show, {}, Missing::IsListed, opened);
  ASSERT_TRUE(ids);
  ASSERT_THAT(ids->issues, SizeIs(8));
  const auto told = [&](std::size_t i) { return base::describe(ids->issues[i]); };
  EXPECT_EQ(told(1), "actors[0]: doesn't hang from another: its bone hangs already");
  EXPECT_EQ(told(2), "actors[0]: doesn't hang from another: it has no bone 'no such'");
  EXPECT_EQ(told(3), "actors[0]: doesn't hang from another: actor 1 has no bone 'none'");
  EXPECT_EQ(told(4), "actors[0]: doesn't hang from another: there is no actor 2");
  EXPECT_EQ(told(5), "actors[0]: doesn't hang from another: there is no actor 9");
  EXPECT_EQ(told(6), "actors[1]: doesn't hang from another: actors can't hang from each other in a circle");
  EXPECT_EQ(told(7), told(6));
  EXPECT_THAT(opened.actor(ids->actors[0])->switches().outsideParents, SizeIs(1));
}

TEST_F(OpenShow, MissingFilesAreLookedForByName) {
  namespace fs = std::filesystem;
  const fs::path folder = at("downloads");
  for (const char* path :
       {"b/miku/Dance.VMD", "a/miku/dance.vmd", "a/luka/dance.vmd", "a/luka/model.pmx.d/x", "song.wav"}) {
    fs::create_directories((folder / path).parent_path());
    std::ofstream(folder / path) << "x";
  }
  fs::create_directories(folder / "camera.vmd");  // a folder of that name is no file
  const std::vector<fs::path> missing = {"/gone/luka/dance.vmd", "/gone/miku/dance.vmd", "/gone/song.wav",
                                         "/gone/camera.vmd", "/gone/none.vmd"};
  const app::FoundInstead found = app::lookFor(missing, folder);
  // The folder's name decides; of two equals the first by path; names compare as under Windows.
  EXPECT_EQ(found, (app::FoundInstead{{missing[0], folder / "a/luka/dance.vmd"},
                                      {missing[1], folder / "a/miku/dance.vmd"},
                                      {missing[2], folder / "song.wav"}}));
  EXPECT_TRUE(app::lookFor(missing, at("no folder")).empty());
  EXPECT_TRUE(app::lookFor(missing, folder, [] { return true; }).empty());
  // AND a show gets the new paths wherever it names them
  app::ShowDescription show;
  show.actors.resize(1);
  show.actors[0].model = missing[4];
  show.actors[0].motions = {{missing[0]}, {missing[1]}};
  show.motions = {{missing[0]}};
  show.song.file = missing[2];
  EXPECT_EQ(app::missingFiles(show, {}), (std::vector<fs::path>{missing[4], missing[0], missing[1], missing[2]}));
  app::pointAt(show, found);
  EXPECT_EQ(app::missingFiles(show, {}), std::vector<fs::path>{missing[4]});
  EXPECT_EQ(show.motions[0].file, folder / "a/luka/dance.vmd");
  EXPECT_EQ(show.song.file, folder / "song.wav");
}

TEST_F(OpenShow, WhatIsMissingIsListedOrFails) {
  const auto show = describe({"a.pmx", "dance.vmd", "gone.pmx", "dance.vmd"});
  ASSERT_TRUE(show);
  app::Show failing, listing;
  EXPECT_EQ(app::openShow(*show, {}, Missing::Fails, failing).error().file, at("gone.pmx"));
  const auto opened = app::openShow(*show, {}, Missing::IsListed, listing);
  ASSERT_TRUE(opened);
  EXPECT_EQ(listing.size(), 1U);
  EXPECT_EQ(opened->actors[1], 0U);
  ASSERT_THAT(opened->issues, SizeIs(1));
  EXPECT_THAT(base::describe(opened->issues[0]), HasSubstr("gone.pmx"));
}

TEST_F(OpenShow, ShowFilesJoinWhatIsNamedBesides) {
  auto two = describe({"a.pmx", "dance.vmd", "b.pmx"});
  ASSERT_TRUE(two);
  two->actors[1].outsideParents = {{"", 0, "頭"}};
  two->actors[0].motions[0].byPlace = false;  // a show file says which actor it is for
  ASSERT_TRUE(app::writeShow(*two, at("tonight.odori")));
  EXPECT_TRUE(app::isShow(at("tonight.odori"), {}));
  EXPECT_FALSE(app::isShow(at("a.pmx"), {}));
  EXPECT_FALSE(app::isShow(at("gone"), {}));
  const auto alone = describe({"tonight.odori"});
  ASSERT_TRUE(alone) << base::describe(alone.error());
  EXPECT_EQ(*alone, *two);
  const auto joined = describe({"b.pmx", "tonight.odori", "dance.vmd"});
  ASSERT_TRUE(joined);
  ASSERT_THAT(joined->actors, SizeIs(3));
  EXPECT_THAT(joined->actors[2].motions, SizeIs(1));
  EXPECT_EQ(joined->actors[2].outsideParents[0].actor, 1U) << "its places move with it";
  EXPECT_THAT(issues, IsEmpty());
}

TEST_F(OpenShow, PosesJoinTheMotions) {
  std::ofstream(at("pose.txt"))
      << "Vocaloid Pose Data file\n\na.osm;\n2;\nBone0{頭\n0,0,3;\n0,0,0,1;\n}\nBone1{羽\n1,0,0;\n0,0,0,1;\n}\n";
  const auto show = describe({"pose.txt", "a.pmx", "dance.vmd"});  // by content, whatever its name
  ASSERT_TRUE(show) << base::describe(show.error());
  EXPECT_THAT(show->actors[0].motions, SizeIs(2));
  app::Show opened;
  const auto ids = app::openShow(*show, {}, Missing::Fails, opened);
  ASSERT_TRUE(ids) << base::describe(ids.error());
  EXPECT_EQ(opened.evaluate(10).actors[0].frame->boneModels[5].translation, base::Vec3(0, 16, 3));
  EXPECT_EQ(opened.actor(ids->actors[0])->unmatchedOfPoses().bones.size(), 1U);
  EXPECT_THAT(opened.sceneMotions(), IsEmpty());
}

TEST_F(OpenShow, BonesStandForNamesByName) {
  vmd::Motion other = support::dance();
  for (auto& key : other.boneKeys) key.name = vmd::makeName<15>("leg IK_L");
  ASSERT_TRUE(vmd::writeVmdFile(other, at("other.vmd")));
  auto show = describe({"a.pmx", "other.vmd"});
  ASSERT_TRUE(show);
  show->actors[0].boneNames = {{"leg IK_L", "左足ＩＫ"}, {"leg IK_L", "頭"}, {"x", "no such bone"}};
  app::Show opened;
  const auto ids = app::openShow(*show, {}, Missing::Fails, opened);
  ASSERT_TRUE(ids);
  ASSERT_THAT(ids->issues, SizeIs(1));
  EXPECT_EQ(base::describe(ids->issues[0]), "actors[0]: has no bone 'no such bone'");
  EXPECT_EQ(opened.evaluate(10).actors[0].frame->boneModels[4].translation, base::Vec3(1, 2, 0));
  // AND described again it is as it was
  const app::Actor& actor = *opened.actor(ids->actors[0]);
  const auto told = app::describeActor(*actor.loadedModel(), actor.switches(), {});
  ASSERT_THAT(told.boneNames, SizeIs(1));
  EXPECT_EQ(told.boneNames[0], show->actors[0].boneNames[0]);
}

}  // namespace
