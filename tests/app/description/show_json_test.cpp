// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_json.h"

#include <fstream>

#include <gmock/gmock.h>

#include "app/tree/open_context.h"
#include "tests/app/description/described_show.h"
#include "tests/support/test_folder.h"

namespace {

using app::ShowDescription;
using support::everything;
using support::kFolder;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

TEST(ShowJson, TellsAllThatAShowSays) {
  const auto json = app::showJson(everything(), kFolder);
  ASSERT_TRUE(json);
  EXPECT_THAT(*json, HasSubstr("\"../models/初音 ミク.pmx\""));
  EXPECT_THAT(*json, HasSubstr("\"song.mp3\""));
  EXPECT_THAT(*json, HasSubstr("0.7")) << "floats as people write them";
  const auto back = app::parseShow(*json, kFolder);
  ASSERT_TRUE(back) << base::describe(back.error());
  EXPECT_THAT(back->issues, IsEmpty());
  EXPECT_EQ(back->show, everything());
  EXPECT_EQ(*app::showJson(back->show, kFolder), *json);
}

TEST(ShowJson, MovesWithItsFolder) {
  const auto json = app::showJson(everything(), kFolder);
  const auto elsewhere = app::parseShow(*json, "/other/place");
  ASSERT_TRUE(elsewhere);
  EXPECT_EQ(elsewhere->show.actors[0].model, "/other/models/初音 ミク.pmx");
  EXPECT_EQ(elsewhere->show.song.file, "/other/place/song.mp3");
}

TEST(ShowJson, WhatIsntToldIsStandard) {
  const auto show =
      app::parseShow(R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx"}]})", kFolder);
  ASSERT_TRUE(show);
  EXPECT_THAT(show->issues, IsEmpty());
  EXPECT_THAT(*app::showJson(show->show, kFolder), Not(HasSubstr("outsideParents"))) << "files are as they were";
  EXPECT_THAT(*app::showJson(show->show, kFolder), Not(HasSubstr("boneNames")));
  ShowDescription expected;
  expected.actors.push_back({});
  expected.actors[0].model = kFolder / "a.pmx";
  EXPECT_EQ(show->show, expected);
}

TEST(ShowJson, ValuesThatCantBeMeantAreListed) {
  const std::string text =
      R"({"format": "odori show", "version": 1,
          "actors": [{"model": 7, "visible": "yes", "ik": {"all": "maybe", "solver": ["magic"]},
                      "placement": {"scale": 0, "turn": 1e300, "position": [1, 2]}, "motions": [{"on": true}]}, 5],
          "physics": {"gravity": [0, "down", 0], "settle": -1}, "song": {"volume": 2}, "look": [], "motions": {}})";
  const auto show = app::parseShow(text, kFolder);
  ASSERT_TRUE(show);
  ASSERT_THAT(show->show.actors, SizeIs(2));
  EXPECT_EQ(show->show.actors[0], app::ActorDescription{});
  EXPECT_EQ(show->show.physics, app::PhysicsDescription{});
  EXPECT_EQ(show->show.look, app::LookDescription{});
  EXPECT_THAT(show->issues, SizeIs(14));
  EXPECT_EQ(base::describe(show->issues[0]), "actors[0]: model isn't a text; left as it is");
}

TEST(ShowJson, MoreThanTwentyValuesThatCantBeMeantAreCounted) {
  std::string text = R"({"format": "odori show", "version": 1, "actors": [)";
  for (int i = 0; i < 24; ++i) text += R"({"model": 7},)";
  const auto show = app::parseShow(text + R"({"model": 7}]})", kFolder);
  ASSERT_TRUE(show);
  ASSERT_THAT(show->issues, SizeIs(21));
  EXPECT_EQ(base::describe(show->issues[19]), "actors[19]: model isn't a text; left as it is");
  EXPECT_EQ(base::describe(show->issues[20]), "show: and 5 more values that can't be meant");
}

TEST(ShowJson, OutsideParentsThatCantBeMeantAreListed) {
  const std::string start =
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "outsideParents": )";
  const auto read = [&](const std::string& list) { return *app::parseShow(start + list + "}]}", kFolder); };
  const auto odd = read(R"([{"actor": 0.5, "parent": "a"}, {"actor": -1, "parent": "a"}, {"actor": 1000, "parent": "a"},
                            {"actor": 3}, {"parent": "a"}, 7, {"actor": 2, "parent": "a", "bone": 5}])");
  const std::vector<app::OutsideParentDescription> left{{"", 2, "a"}};
  EXPECT_EQ(odd.show.actors[0].outsideParents, left);
  EXPECT_THAT(odd.issues, SizeIs(10));
  EXPECT_EQ(base::describe(odd.issues[0]), "outsideParents[0]: doesn't name an actor and its bone; left out");
  EXPECT_THAT(read("5").issues, SizeIs(1));
  std::string many = "[";
  for (std::size_t i = 0; i < app::kMaxOutsideParents; ++i) many += R"({"actor": 1, "parent": "a"},)";
  const auto tooMany = read(many + R"({"actor": 1, "parent": "a"}])");
  EXPECT_THAT(tooMany.show.actors[0].outsideParents, SizeIs(app::kMaxOutsideParents));
  EXPECT_THAT(tooMany.issues, SizeIs(1));
}

TEST(ShowJson, RefusesWhatIsNoShow) {
  const auto detail = [](std::string_view text) {
    const auto show = app::parseShow(text, kFolder);
    return show ? std::string("a show") : show.error().detail;
  };
  EXPECT_EQ(detail(""), "isn't JSON");
  EXPECT_EQ(detail("{\"format\": "), "isn't JSON");
  EXPECT_EQ(detail("[]"), "isn't a show of Odori's");
  EXPECT_EQ(detail("{}"), "isn't a show of Odori's");
  EXPECT_EQ(detail(R"({"format": "odori show"})"), "a show without a version");
  EXPECT_EQ(detail(R"({"format": "odori show", "version": 2})"), "a show of version 2; this program reads up to 1");
  const std::string deep = R"({"format": "odori show", "version": 1, "x": )" + std::string(100'000, '[');
  EXPECT_THAT(detail(deep + std::string(100'000, ']') + "}"), HasSubstr("objects in each other"));
  std::string many = R"({"format": "odori show", "version": 1, "actors": [)";
  for (std::size_t i = 0; i < app::kMaxActors; ++i) many += "{},";
  EXPECT_THAT(detail(many + "{}]}"), HasSubstr("1001 actors are more than 1000"));
}

TEST(ShowJson, NamesThatJsonCantSayAreRefused) {
  ShowDescription show;
  show.actors.push_back({});
  show.actors[0].model = "/shows/\xFF.pmx";
  const auto json = app::showJson(show, kFolder);
  ASSERT_FALSE(json);
  EXPECT_EQ(json.error().code, base::ErrorCode::CannotWrite);
}

TEST(ShowJson, BoneNamesThatCantBeMeantAreListed) {
  std::string names;
  for (int i = 0; i < 1005; ++i) names += R"(, {"name": "n", "bone": "b"})";
  const auto show = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "boneNames": [{"name": "x"}, 3)" + names +
          "]}]}",
      kFolder);
  ASSERT_TRUE(show);
  EXPECT_THAT(show->show.actors[0].boneNames, SizeIs(app::kMaxBoneNames));
  // They are the first, the second twice (no object, no names), and the limit.
  EXPECT_THAT(show->issues, SizeIs(4));
}

TEST(ShowJson, AShowInAnArchiveStaysInIt) {
  // GIVEN a show in a folder of an archive that names files in it, above it, and by an absolute
  // path
  const std::string text = R"({"format": "odori show", "version": 1, "actors": [{"model": "../m.pmx"},
      {"model": "../../m.pmx"}, {"model": "/shows/m.pmx"}, {"model": "n.pmx"}]})";
  // WHEN
  const auto read = app::parseShow(text, "/shows/a.zip!/sub", "/shows/a.zip!");
  // THEN only those that stay in it are there
  ASSERT_TRUE(read);
  EXPECT_EQ(read->show.actors[0].model, "/shows/a.zip!/m.pmx");
  EXPECT_EQ(read->show.actors[1].model, "");
  EXPECT_EQ(read->show.actors[2].model, "");
  EXPECT_EQ(read->show.actors[3].model, "/shows/a.zip!/sub/n.pmx");
  EXPECT_THAT(read->issues, SizeIs(2));
}

TEST(ShowJson, AShadowThatIsNoneIsStandard) {
  const auto shadow = [](const std::string& value) {
    const auto read = app::parseShow(
        R"({"format": "odori show", "version": 1, "actors": [{"model": "m.x", "groundShadow": )" + value + "}]}",
        kFolder);
    return read->show.actors[0].groundShadow;
  };
  EXPECT_EQ(shadow("true"), std::optional(true));
  EXPECT_EQ(shadow("false"), std::optional(false));
  EXPECT_EQ(shadow("\"yes\""), std::nullopt);
  EXPECT_EQ(shadow("null"), std::nullopt);
}

TEST(ShowJson, SolversOfChainsAreKept) {
  // GIVEN a solver for all chains, another for one of them, an unknown one, and numbers beyond
  // their limits
  const auto read = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "ik": {"all": "on",
        "by": {"solver": "dls", "loops": 20, "tolerance": 0.01},
        "chains": [{"bone": "a", "by": {"solver": "two-bone"}}, {"bone": "b", "ik": "off", "by": {"solver": "mmd"}},
                   {"bone": "c", "by": {"solver": "magic"}}, {"bone": "d", "by": {"solver": "ccd", "loops": -1}}]},
        "ghost": {"ik": "on", "by": {"solver": "fabrik"}}}]})",
      kFolder);
  ASSERT_TRUE(read);
  const app::IkChoice& ik = read->show.actors[0].ik;
  EXPECT_EQ(ik.chainSolver, (app::ChainSolver{ik::solvers::Solver::DampedLeastSquares, 20, 0.01}));
  ASSERT_EQ(ik.chainSolvers.size(), 4U);
  EXPECT_EQ(ik.chainSolvers[0].second.solver, ik::solvers::Solver::TwoBone);
  EXPECT_EQ(ik.chainSolvers[1].second, app::ChainSolver());
  EXPECT_EQ(ik.chainSolvers[2].second.solver, std::nullopt);
  EXPECT_EQ(ik.chainSolvers[3].second.loops, 0);
  EXPECT_EQ(ik.chains, (std::vector<std::pair<std::string, app::IkMode>>{{"b", app::IkMode::Off}}));
  EXPECT_EQ(read->show.actors[0].ghost->chainSolver.solver, ik::solvers::Solver::Fabrik);
  EXPECT_THAT(read->issues, SizeIs(2));
  // THEN written and read again they are equal
  const auto json = app::showJson(read->show, kFolder);
  ASSERT_TRUE(json);
  const auto again = app::parseShow(*json, kFolder);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->show.actors, read->show.actors);
  EXPECT_TRUE(again->issues.empty());
}

TEST(ShowJson, GoalsAreKept) {
  // GIVEN a goal of each kind, and some invalid ones
  const auto read = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "travel": 0.9, "goals": [
        {"goal": "reach", "bone": "左手首", "root": "左腕", "point": [1, 2.5, -3], "turn": [0, 0, 0, 2], "solver": "fabrik",
         "on": false, "keys": [{"frame": 40, "on": false, "blend": 5}, {"frame": 10, "blend": 15}, {"frame": 40}]},
        {"goal": "look", "bone": "頭", "at": "camera"},
        {"goal": "look", "bone": "頭", "at": "bone", "actor": 1, "target": "頭", "point": [0, 1, 0]},
        {"goal": "stand", "actor": 2}, {"goal": "stand"},
        {"goal": "reach"}, {"goal": "reach", "bone": "b", "solver": "magic", "turn": [0, 0]}, 7, {"goal": "fly", "bone": "c"},
        {"goal": "look", "bone": "頭", "actor": -1}]}]})",
      kFolder);
  ASSERT_TRUE(read);
  const auto& goals = read->show.actors[0].goals;
  EXPECT_FLOAT_EQ(read->show.actors[0].rootMotionScale, 0.9F);
  ASSERT_EQ(goals.size(), 7U);
  EXPECT_EQ(goals[0].kind, app::GoalKind::Reach);
  EXPECT_EQ(goals[0].bone, "左手首");
  EXPECT_EQ(goals[0].root, "左腕");
  EXPECT_EQ(goals[0].point, base::Vec3(1, 2.5F, -3));
  EXPECT_EQ(goals[0].turn, base::kIdentityRotation) << "brought to unit length";
  EXPECT_EQ(goals[0].solver, ik::solvers::Solver::Fabrik);
  EXPECT_FALSE(goals[0].on);
  EXPECT_EQ(goals[0].keys, (std::vector<app::GoalKey>{{10, true, 15}, {40, true, 0}}))
      << "rising, the later of two counts";
  EXPECT_EQ(goals[1].at, app::GoalTarget::Camera);
  EXPECT_EQ(goals[2].actor, 1U);
  EXPECT_EQ(goals[2].target, "頭");
  EXPECT_EQ(goals[3].actor, 2U);
  EXPECT_EQ(goals[4].actor, std::nullopt);
  EXPECT_EQ(goals[5].solver, std::nullopt);
  EXPECT_EQ(goals[5].turn, std::nullopt);
  EXPECT_EQ(goals[6].kind, app::GoalKind::Reach) << "the standard value of what isn't known";
  EXPECT_THAT(read->issues, SizeIs(7));
  // THEN written and read again they are equal
  const auto json = app::showJson(read->show, kFolder);
  ASSERT_TRUE(json);
  const auto again = app::parseShow(*json, kFolder);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->show.actors, read->show.actors);
  EXPECT_TRUE(again->issues.empty());
}

TEST(ShowJson, AnActorHasSoManyGoals) {
  std::string goals;
  for (std::size_t i = 0; i <= app::kMaxGoals; ++i) goals += std::string(i > 0 ? "," : "") + R"({"goal": "stand"})";
  const auto read = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "goals": [)" + goals + "]}]}", kFolder);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->show.actors[0].goals.size(), app::kMaxGoals);
  EXPECT_THAT(read->issues, SizeIs(1));
}

TEST(ShowJson, AGhostIsKept) {
  // GIVEN a ghost beside its model with another solver, and one that is a word
  const auto read = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [
        {"model": "a.pmx", "ghost": {"ik": "on", "place": "beside", "solver": ["straight-leg-rule"], "tint": 3}},
        {"model": "b.pmx", "ghost": "white"}, {"model": "c.pmx", "ghost": null}, {"model": "d.pmx", "ghost": {}}]})",
      kFolder);
  ASSERT_TRUE(read);
  const auto& ghost = read->show.actors[0].ghost;
  ASSERT_TRUE(ghost);
  EXPECT_EQ(ghost->ik, app::IkMode::On);
  EXPECT_EQ(ghost->place, app::GhostPlace::Beside);
  EXPECT_TRUE(ghost->solver.straightLegRule);
  // THEN an invalid one is an issue, null is no ghost, and an empty one is without IK
  EXPECT_FALSE(read->show.actors[1].ghost);
  EXPECT_THAT(read->issues, SizeIs(1));
  EXPECT_FALSE(read->show.actors[2].ghost);
  EXPECT_EQ(read->show.actors[3].ghost, app::GhostChoice());
  EXPECT_EQ(app::GhostChoice().ik, app::IkMode::Off);
  // AND written and read again they are equal, with unknown keys
  const auto json = app::showJson(read->show, kFolder);
  ASSERT_TRUE(json);
  EXPECT_NE(json->find("tint"), std::string::npos);
  const auto again = app::parseShow(*json, kFolder);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->show.actors, read->show.actors);
}

TEST(ShowJson, NamesOfArchivesAreInTheEncodingThatWasChosen) {
  // GIVEN archives whose encodings were chosen, one in the other, one without any choice, and one
  // of which no file is
  namespace fs = std::filesystem;
  using Archives = std::vector<app::ArchiveNames>;
  const fs::path folder = kFolder, outer = folder / "a.zip", inner = folder / "a.zip!in/b.zip";
  const app::OpenContext context;
  context.chooseNames(outer, base::CodePage::Gbk);
  context.chooseNames(inner, base::CodePage::Cp932);
  context.chooseNames(folder / "d.zip", base::CodePage::Big5);
  app::ShowDescription show;
  show.actors.resize(2);
  show.actors[0].model = folder / "a.zip!in/b.zip!m.pmx";
  show.actors[1].model = folder / "c.zip!m.pmx";
  show.archives = app::chosenArchives(show, context);
  // WHEN it is written and read
  const auto json = app::showJson(show, folder);
  ASSERT_TRUE(json);
  const auto read = app::parseShow(*json, folder);
  // THEN both are known, and the others aren't in the file
  ASSERT_TRUE(read);
  EXPECT_EQ(read->show.archives, (Archives{{outer, base::CodePage::Gbk}, {inner, base::CodePage::Cp932}}));
  EXPECT_THAT(read->issues, SizeIs(0));
  // AND a file's choice counts where its show is opened, but not over the user's
  const support::TestFolder made;
  std::ofstream(made.path / "s.odori")
      << R"({"format": "odori show", "version": 1, "archives": [{"file": "a.zip", "names": ")"
      << base::codePageName(base::CodePage::Gbk) << R"("}, {"file": "b.zip", "names": ")"
      << base::codePageName(base::CodePage::Gbk) << R"("}, {"file": "x.zip", "names": "?"}, 3]})";
  context.chooseNames(made.path / "b.zip", base::CodePage::Cp932);
  const auto opened = app::readShow(made.path / "s.odori", context);
  ASSERT_TRUE(opened);
  EXPECT_THAT(opened->issues, ::testing::Not(SizeIs(0)));
  const app::OpenContext ofShow = context.withShowNames(opened->show.archives);
  EXPECT_EQ(ofShow.chosenNames(made.path / "a.zip"), base::CodePage::Gbk);
  EXPECT_EQ(ofShow.chosenNames(made.path / "b.zip"), base::CodePage::Cp932);
  EXPECT_EQ(context.chosenNames(made.path / "a.zip"), std::nullopt) << "reading a show chooses nothing elsewhere";
}

TEST(ShowJson, CamerasThatCantBeMeantAreBounded) {
  // GIVEN cameras with a key twice, one of none, numbers and a name beyond all limits, and values
  // that are no cameras
  const std::string longName(5000, 'n');
  const auto show = app::parseShow(
      R"({"format": "odori show", "version": 1, "look": {"cameras": [
        {"name": "a", "key": 2, "distance": -5, "target": [1, 2, 3]},
        {"name": ")" +
          longName + R"(", "key": 2, "distance": 1e300, "fieldOfView": 0, "target": [1, null, 3]},
        {"key": 77}, 5, null]}})",
      kFolder);
  ASSERT_TRUE(show);
  const app::CameraBookmarks& cameras = show->show.look.bookmarks;
  ASSERT_EQ(cameras.size(), 5U);
  EXPECT_EQ(cameras[0], (app::CameraBookmark{"a", 2, {{1, 2, 3}, {}, -5.0F}}));
  EXPECT_EQ(cameras[1].name.size(), app::kLongestBookmarkName);
  EXPECT_EQ(cameras[1].key, 0);
  EXPECT_EQ(cameras[1].camera, vmd::CameraState{});
  EXPECT_EQ(cameras[2].key, 0);
  EXPECT_GE(show->issues.size(), 5U);
  // AND of a thousand a hundred are read, of a value that is no list none
  std::string many;
  for (int i = 0; i < 1000; ++i) many += std::string(i == 0 ? "" : ",") + "{}";
  const std::string head = R"({"format": "odori show", "version": 1, "look": {"cameras": )";
  const auto hundred = app::parseShow(head + "[" + many + "]}}", kFolder);
  ASSERT_TRUE(hundred);
  EXPECT_EQ(hundred->show.look.bookmarks.size(), app::kMaxBookmarks);
  const auto none = app::parseShow(head + "7}}", kFolder);
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->show.look.bookmarks.empty());
  EXPECT_EQ(none->issues.size(), 1U);
}

}  // namespace
