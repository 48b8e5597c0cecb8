// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/edits_json.h"

#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "app/description/describe_actor.h"
#include "app/description/open_show.h"
#include "app/description/show_json.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"

namespace {

using app::EditKind, app::EditsDescription;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// This struct is an actor that was read with this value for `edits`, and its number of issues.
struct Read {
  EditsDescription edits;
  base::Issues issues;
};
Read read(const std::string& edits) {
  const auto show = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "edits": )" + edits + "}]}", "/shows",
      {});
  EXPECT_TRUE(show);
  return show ? Read{show->show.actors.at(0).edits, show->issues} : Read{};
}

TEST(EditsJson, IsReadAsItIsWritten) {
  EditsDescription edits;
  edits.on = false;
  edits.bones = {{{"左足ＩＫ"}, EditKind::Add, {{0.1F, -2, 3e5F}, base::Quat(0.8F, 0, 0.6F, 0)}},
                 {{"", 7}, EditKind::Replace, {}},
                 {{"右髪", 12}, EditKind::Add, {}}};
  edits.morphs = {{{"まばたき"}, EditKind::Add, -0.25F}, {{"あ"}, EditKind::Replace, 1}};
  app::ShowDescription show;
  show.actors.emplace_back().model = "/shows/a.pmx";
  show.actors[0].edits = edits;
  const auto json = app::showJson(show, "/shows");
  ASSERT_TRUE(json);
  const auto again = app::parseShow(*json, "/shows", {});
  ASSERT_TRUE(again);
  EXPECT_THAT(again->issues, IsEmpty());
  EXPECT_EQ(again->show.actors.at(0).edits, edits);
  // AND one without edits doesn't mention them
  show.actors[0].edits = {};
  EXPECT_THAT(*app::showJson(show, "/shows"), testing::Not(HasSubstr("edits")));
}

TEST(EditsJson, WhatCannotBeMeantIsAnIssue) {
  EXPECT_THAT(read("7").issues, SizeIs(1));
  EXPECT_THAT(read(R"({"bones": {}})").issues, SizeIs(1));
  const struct {
    const char* bone;
    std::size_t left;
  } rows[] = {{R"({"bone": "a"})", 1},
              {R"({})", 0},
              {R"({"bone": ""})", 0},
              {R"({"bone": "a", "place": -5})", 1},
              {R"({"bone": "a", "place": 1e300})", 1},
              {R"({"bone": "a", "translation": [1e300, 0, 0]})", 1},
              {R"({"bone": "a", "translation": [null, 0, 0]})", 1},
              {R"({"bone": "a", "rotation": [0, 0, 0, 0]})", 0},
              {R"({"bone": "a", "rotation": [0, 0, 1e300, 1e300]})", 0},
              {R"({"bone": "a", "rotation": [0, 0, "x", 1]})", 0},
              {R"({"bone": "a", "rotation": [0, 0, 1]})", 0},
              {R"({"bone": "a", "edit": "multiply"})", 1},
              {R"("a")", 0}};
  for (const auto& row : rows) {
    const auto got = read(fmt::format(R"({{"bones": [{}]}})", row.bone));
    EXPECT_THAT(got.edits.bones, SizeIs(row.left)) << row.bone;
    EXPECT_EQ(got.issues.empty(), row.bone == rows[0].bone) << row.bone;
    for (const auto& edit : got.edits.bones) {
      EXPECT_EQ(edit.local.translation, base::Vec3(0)) << row.bone;
      EXPECT_EQ(edit.kind, EditKind::Add);
    }
  }
  EXPECT_THAT(read(R"({"morphs": [{"morph": "a", "weight": 1e300}]})").issues, SizeIs(1));
}

TEST(EditsJson, ARotationIsBroughtToUnitLength) {
  const auto got = read(R"({"bones": [{"bone": "a", "rotation": [0, 6, 0, 8]}]})");
  ASSERT_THAT(got.edits.bones, SizeIs(1));
  EXPECT_EQ(got.edits.bones[0].local.rotation, base::Quat(0.8F, 0, 0.6F, 0));
}

TEST(EditsJson, ManyAreCut) {
  std::string many;
  for (std::size_t i = 0; i < app::kMaxEdits + 10; ++i) many += fmt::format(R"({}{{"bone": "{}"}})", i ? "," : "", i);
  const auto got = read(fmt::format(R"({{"bones": [{}]}})", many));
  EXPECT_THAT(got.edits.bones, SizeIs(app::kMaxEdits));
  EXPECT_THAT(got.issues, SizeIs(1));
}

TEST(EditsJson, KeysThatAreNotKnownAreKept) {
  const std::string text =
      R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "edits": {"bones": [{"bone": "a"}], "hat": 3}}]})";
  const auto show = app::parseShow(text, "/shows", {});
  ASSERT_TRUE(show);
  EXPECT_THAT(*app::showJson(show->show, "/shows"), HasSubstr("\"hat\": 3"));
}

TEST(Edits, PartsOfOneNameAreToldByTheirPlace) {
  // GIVEN two bones of one name, and one without any
  pmx::Model model = support::dancer();
  model.bones[2].name = model.bones[1].name;
  model.bones[3].name = pmx::Text{};
  app::Edits edits;
  for (const std::int32_t bone : {1, 2, 3, 5, 99})
    edits.set(app::BoneEdit{bone, EditKind::Add, {{static_cast<float>(bone), 0, 0}, base::kIdentityRotation}});
  edits.set(app::MorphEdit{0, EditKind::Add, 0.5F});
  const auto described = app::describeEdits(edits, true, model);
  ASSERT_THAT(described.bones, SizeIs(4));
  EXPECT_EQ(described.bones[0].bone, (app::EditedPart{"左足", -1}));
  EXPECT_EQ(described.bones[1].bone, (app::EditedPart{"左足", 2}));
  EXPECT_EQ(described.bones[2].bone, (app::EditedPart{"", 3}));
  EXPECT_EQ(described.bones[3].bone, (app::EditedPart{"頭", -1}));
  // THEN they are found again
  std::vector<std::string> missing;
  app::Edits again = app::editsOf(described, model, missing);
  EXPECT_THAT(missing, IsEmpty());
  edits.clearBone(99);
  EXPECT_EQ(again, edits);
  // AND in a model of other bones by name where that exists
  pmx::Model other = support::dancer();
  other.bones[0].name = other.bones[5].name;
  other.bones[3].name = "足";
  other.bones.pop_back();
  again = app::editsOf(described, other, missing);
  ASSERT_NE(again.ofBone(0), nullptr);
  EXPECT_EQ(again.ofBone(0)->local.translation.x, 5.0F);
  EXPECT_THAT(missing, testing::ElementsAre("bone 3"));
}

TEST(Edits, OfAShowFileMoveTheBones) {
  // GIVEN a show whose file moves the head by hand, replaces the root, and names a bone that
  // doesn't exist
  support::TestFolder folder;
  ASSERT_TRUE(pmx::writePmxFile(support::dancer(), folder / "a.pmx"));
  std::ofstream(folder / "show.odori")
      << R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx", "edits": {"bones": [)"
      << R"({"bone": "頭", "translation": [1, 2, 3]}, {"bone": "しっぽ"},)"
      << R"({"bone": "全ての親", "edit": "replace", "translation": [0, 1, 0]}]}}]})";
  const auto told = app::readShow(folder / "show.odori", {});
  ASSERT_TRUE(told);
  app::Show show;
  const auto opened = app::openShow(told->show, {}, app::Missing::Fails, show);
  ASSERT_TRUE(opened);
  ASSERT_THAT(opened->issues, SizeIs(1));
  EXPECT_THAT(base::describe(opened->issues[0]), HasSubstr("has no bone 'しっぽ'"));
  show.evaluate(0);
  EXPECT_EQ(show.actor(opened->actors[0])->frame().boneModels[5].translation, base::Vec3(1, 19, 3));
  // AND switched off they are kept and have no effect
  app::ActorSwitches switches = show.actor(opened->actors[0])->switches();
  switches.editsOn = false;
  show.actor(opened->actors[0])->set(switches);
  show.evaluate(0);
  EXPECT_EQ(show.actor(opened->actors[0])->frame().boneModels[5].translation, base::Vec3(0, 16, 0));
  const auto actor = app::describeActor(*show.actor(opened->actors[0])->loadedModel(), switches, {});
  EXPECT_FALSE(actor.edits.on);
  EXPECT_THAT(actor.edits.bones, SizeIs(2));
}

}  // namespace
