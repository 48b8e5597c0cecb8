// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Readouts in show files name bones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/describe_actor.h"
#include "app/description/readouts_description.h"
#include "app/description/show_json.h"
#include "tests/app/files/puppet.h"

namespace {

using app::Readout;
using app::ReadoutCorner;
using app::ReadoutKind;
using app::ReadoutSpace;
using support::Puppet;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

pmx::Model puppetWithVertex() {
  pmx::Model model = support::puppet();
  model.vertices.resize(3);
  return model;
}

std::vector<Readout> everyKind() {
  Readout vertex{ReadoutKind::Matrix};
  vertex.vertex = 2;
  vertex.corner = ReadoutCorner::UpperRight;
  Readout chain{ReadoutKind::Chain, false, Puppet::LeftIk};
  chain.corner = ReadoutCorner::LowerRight;
  chain.time = false;
  Readout pose{ReadoutKind::Pose, true, Puppet::Wrist};
  pose.corner = ReadoutCorner::LowerLeft;
  Readout name{ReadoutKind::Name, true, Puppet::Head, -1, Puppet::Root};
  name.corner = ReadoutCorner::Bone;
  Readout place{ReadoutKind::Position, true, Puppet::Head};
  place.space = ReadoutSpace::World;
  return {{ReadoutKind::Angle, true, Puppet::Elbow, Puppet::Arm, Puppet::Wrist},
          {ReadoutKind::Turn, true, Puppet::LeftKnee, -1, Puppet::LeftAnkle},
          {ReadoutKind::Length, true, Puppet::Arm, -1, Puppet::RightHand},
          {ReadoutKind::Axes, true, Puppet::Head},
          place,
          {ReadoutKind::Matrix, true, Puppet::Root},
          vertex,
          chain,
          pose,
          name};
}

TEST(ReadoutsDescription, ComeBackAsTheyWere) {
  const auto puppet = support::loaded(puppetWithVertex());
  std::vector<std::string> missing;
  const auto told = app::describeReadouts(everyKind(), puppet->model);
  EXPECT_EQ(told[0].from, "左腕");
  EXPECT_EQ(app::readoutsOf(told, *puppet, missing), everyKind());
  EXPECT_THAT(missing, SizeIs(0));
  // AND through the text of a show file
  app::ShowDescription show;
  show.actors.emplace_back();
  show.actors[0].readouts = told;
  const auto text = app::showJson(show, "/");
  ASSERT_TRUE(text);
  const auto read = app::parseShow(*text, "/");
  ASSERT_TRUE(read);
  EXPECT_THAT(read->issues, SizeIs(0));
  EXPECT_EQ(read->show.actors[0].readouts, told);
}

TEST(ReadoutsDescription, BonesOfOneNameComeBackByTheirPlaces) {
  // GIVEN a model three of whose bones have one name, and one of which has none
  pmx::Model model = puppetWithVertex();
  for (const int bone : {Puppet::Arm, Puppet::Elbow, Puppet::Wrist})
    model.bones[static_cast<std::size_t>(bone)].name = "節";
  model.bones[Puppet::Head].name = "";
  model.bones[Puppet::Head].englishName = "";
  const auto twins = support::loaded(std::move(model));
  const std::vector<Readout> readouts{{ReadoutKind::Angle, true, Puppet::Elbow, Puppet::Arm, Puppet::Wrist},
                                      {ReadoutKind::Axes, true, Puppet::Head}};
  app::ShowDescription show;
  show.actors.emplace_back();
  show.actors[0].readouts = app::describeReadouts(readouts, twins->model);
  EXPECT_EQ(show.actors[0].readouts[0].bonePlace, Puppet::Elbow);
  EXPECT_EQ(show.actors[0].readouts[0].fromPlace, -1) << "the first of the name needs none";
  // WHEN they go through the text of a show file THEN they are the same bones
  const auto text = app::showJson(show, "/");
  ASSERT_TRUE(text);
  const auto read = app::parseShow(*text, "/");
  ASSERT_TRUE(read);
  EXPECT_THAT(read->issues, SizeIs(0));
  std::vector<std::string> missing;
  EXPECT_EQ(app::readoutsOf(read->show.actors[0].readouts, *twins, missing), readouts);
  EXPECT_THAT(missing, SizeIs(0));
}

TEST(ReadoutsDescription, WhatIsLeftOutIsCompleted) {
  const auto puppet = support::loaded(puppetWithVertex());
  const auto read = app::parseShow(R"({"format": "odori show", "version": 1, "actors": [{"readouts": [
      {"readout": "angle", "bone": "左ひじ"},
      {"readout": "chain", "bone": "左足ＩＫ"}]}]})",
                                   "/");
  ASSERT_TRUE(read);
  EXPECT_THAT(read->issues, SizeIs(0));
  std::vector<std::string> missing;
  // THEN the angle is between its parent and its child, and blocks are in the upper left corner
  EXPECT_THAT(app::readoutsOf(read->show.actors[0].readouts, *puppet, missing),
              ElementsAre(Readout{ReadoutKind::Angle, true, Puppet::Elbow, Puppet::Twist, Puppet::Wrist},
                          Readout{ReadoutKind::Chain, true, Puppet::LeftIk}));
}

TEST(ReadoutsDescription, WhatIsntThereIsLeftOut) {
  const auto puppet = support::loaded(puppetWithVertex());
  const auto read = app::parseShow(R"({"format": "odori show", "version": 1, "actors": [{"readouts": [
      {"readout": "angle", "bone": "尻尾"},
      {"readout": "length", "bone": "左腕", "to": "尻尾"},
      {"readout": "angle", "bone": "全ての親"},
      {"readout": "matrix", "vertex": 3},
      {"readout": "angle"},
      {"readout": "weather", "bone": "左腕"},
      {"readout": "position", "bone": "左腕", "space": "outer", "corner": "middle", "vertex": -4, "on": 3}]}]})",
                                   "/");
  ASSERT_TRUE(read);
  EXPECT_THAT(read->issues, SizeIs(testing::Ge(5U)));
  std::vector<std::string> missing;
  // THEN unknown words leave the default: "weather" is an angle
  EXPECT_THAT(app::readoutsOf(read->show.actors[0].readouts, *puppet, missing),
              ElementsAre(Readout{ReadoutKind::Angle, true, Puppet::Arm, Puppet::Chest, Puppet::Twist},
                          Readout{ReadoutKind::Position, true, Puppet::Arm}));
  EXPECT_THAT(missing,
              ElementsAre(HasSubstr("尻尾"), HasSubstr("尻尾"), HasSubstr("second bone"), HasSubstr("vertex 3")));
}

TEST(ReadoutsDescription, AnActorHasOnlySoMany) {
  std::string text = R"({"format": "odori show", "version": 1, "actors": [{"readouts": [)";
  for (std::size_t i = 0; i < app::kMaxReadouts + 3; ++i)
    text += std::string(i > 0 ? "," : "") + R"({"readout": "axes", "bone": "頭"})";
  const auto read = app::parseShow(text + "]}]}", "/");
  ASSERT_TRUE(read);
  EXPECT_THAT(read->show.actors[0].readouts, SizeIs(app::kMaxReadouts));
  ASSERT_THAT(read->issues, SizeIs(1));
  EXPECT_THAT(read->issues[0].detail, HasSubstr("at most 64 readouts"));
}

TEST(ReadoutsDescription, AnActorIsDescribedWithThem) {
  const auto puppet = support::loaded(puppetWithVertex());
  app::ActorSwitches switches;
  switches.readouts = everyKind();
  const app::ActorDescription described = app::describeActor(*puppet, switches, {});
  std::vector<std::string> missing;
  EXPECT_EQ(app::switchesOf(described, *puppet, {}, missing).readouts, everyKind());
}

}  // namespace
