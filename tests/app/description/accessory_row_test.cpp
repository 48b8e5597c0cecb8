// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Accessories among files in a row: which model gets the motions, and what a .vac holds.

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/open_show.h"
#include "app/description/show_json.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class AccessoryRow : public testing::Test {
 protected:
  AccessoryRow() {
    EXPECT_TRUE(pmx::writePmxFile(support::dancer(), at("miku.pmx")));
    EXPECT_TRUE(vmd::writeVmdFile(support::dance(), at("dance.vmd")));
    write("stage.x", "xof 0303txt 0032 Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 1; 3;0,1,2;; }");
    write("mic.vac", "mic\nstage.x\n0.5\n1,2,3\n10,20,30\n" + support::dancer().bones[1].name.utf8 + "\n0\n");
  }
  void write(const char* name, const std::string& content) { std::ofstream(at(name), std::ios::binary) << content; }
  [[nodiscard]] std::filesystem::path at(const char* name) const { return folder_ / name; }
  [[nodiscard]] app::ShowDescription describe(std::initializer_list<const char*> names) {
    std::vector<std::filesystem::path> files;
    for (const char* name : names) files.push_back(at(name));
    auto show = app::describeFiles(files, {}, issues);
    EXPECT_TRUE(show) << base::describe(show.error());
    return show ? std::move(*show) : app::ShowDescription{};
  }
  base::Issues issues;

 private:
  support::TestFolder folder_;
};

TEST_F(AccessoryRow, MotionsAreTheDancersWhereverTheStageIsNamed) {
  for (const auto& names : {std::initializer_list<const char*>{"stage.x", "miku.pmx", "dance.vmd"},
                            {"miku.pmx", "stage.x", "dance.vmd"},
                            {"dance.vmd", "stage.x", "miku.pmx"},
                            {"stage.x", "dance.vmd", "miku.pmx"}}) {
    const auto show = describe(names);
    ASSERT_THAT(show.actors, SizeIs(2));
    for (const auto& actor : show.actors) {
      EXPECT_EQ(actor.motions.size(), actor.model == at("miku.pmx") ? 1U : 0U) << *names.begin();
    }
  }
}

TEST_F(AccessoryRow, AStageAloneTakesTheMotionsForTheirCamera) {
  EXPECT_THAT(describe({"stage.x", "dance.vmd"}).actors.at(0).motions, SizeIs(1));
  EXPECT_THAT(describe({"dance.vmd", "stage.x"}).actors.at(0).motions, SizeIs(1));
}

TEST_F(AccessoryRow, AVacSaysWhereAndHowLarge) {
  const auto show = describe({"miku.pmx", "mic.vac"});
  ASSERT_THAT(show.actors, SizeIs(2));
  const app::ActorDescription& mic = show.actors[1];
  EXPECT_EQ(mic.model, at("stage.x"));
  EXPECT_EQ(mic.placement, (app::Placement{{1, 2, 3}, 20, 0.5F, 10, 30}));
  EXPECT_EQ(mic.groundShadow, std::optional(false));
  ASSERT_THAT(mic.outsideParents, SizeIs(1));
  EXPECT_EQ(mic.outsideParents[0].actor, 0U);
  // WHEN it is opened THEN it is attached, and a file of the show has that, too
  app::Show opened;
  const auto ids = app::openShow(show, {}, app::Missing::Fails, opened);
  ASSERT_TRUE(ids);
  EXPECT_THAT(ids->issues, IsEmpty());
  EXPECT_THAT(opened.actor(ids->actors[1])->switches().outsideParents, SizeIs(1));
  const auto json = app::showJson(show, at("").parent_path());
  ASSERT_TRUE(json);
  const auto again = app::parseShow(*json, at("").parent_path());
  ASSERT_TRUE(again);
  EXPECT_THAT(again->issues, IsEmpty());
  EXPECT_EQ(again->show.actors[1], mic);
}

TEST_F(AccessoryRow, AVacWithoutItsDancerStandsOnTheGround) {
  EXPECT_THAT(describe({"mic.vac"}).actors.at(0).outsideParents, IsEmpty());
  // GIVEN a model without that bone
  write("other.vac", "mic\nstage.x\n1\n0,0,0\n0,0,0\nno such bone\n1\n");
  app::Show opened;
  const auto ids = app::openShow(describe({"miku.pmx", "other.vac"}), {}, app::Missing::Fails, opened);
  ASSERT_TRUE(ids);
  ASSERT_THAT(ids->issues, SizeIs(1));
  EXPECT_THAT(ids->issues[0].detail, HasSubstr("has no bone 'no such bone'"));
  EXPECT_THAT(opened.actor(ids->actors[1])->switches().outsideParents, IsEmpty());
}

TEST_F(AccessoryRow, OnlyModelsThrowAShadowOnTheGroundUnlessItIsSaid) {
  app::Show opened;
  auto show = describe({"miku.pmx", "stage.x", "stage.x"});
  show.actors[2].groundShadow = true;
  const auto ids = app::openShow(show, {}, app::Missing::Fails, opened);
  ASSERT_TRUE(ids);
  const auto throws = [&](std::size_t i) { return opened.actor(ids->actors[i])->switches().groundShadow; };
  EXPECT_TRUE(throws(0));
  EXPECT_FALSE(throws(1));
  EXPECT_TRUE(throws(2));
}

TEST_F(AccessoryRow, ASizeOfNothingIsHidden) {
  write("none.vac", "mic\nstage.x\n-1\n0,0,0\n0,0,0\n");
  EXPECT_FALSE(describe({"none.vac"}).actors.at(0).visible);
}

}  // namespace
