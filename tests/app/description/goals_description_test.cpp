// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Goals in show files name bones, and actors by their indices.
#include "app/description/goals_description.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/show_json.h"
#include "tests/app/files/puppet.h"

namespace {

using app::GoalDescription;
using app::GoalKind;
using app::GoalTarget;
using support::Puppet;
using testing::SizeIs;

TEST(GoalsDescription, ComeBackAsTheyWere) {
  const auto puppet = support::loaded(support::puppet()), floor = support::loaded(support::slope(0, 0));
  const std::vector<app::NamedModel> row{{7, puppet.get()}, {3, floor.get()}, {9, puppet.get()}};
  app::Goal hold;
  hold.bone = Puppet::Wrist;
  hold.root = Puppet::Elbow;
  hold.place.at = GoalTarget::Bone;
  hold.place.actor = 9;
  hold.place.targetBone = Puppet::RightHand;
  hold.place.point = {1, 2, 3};
  hold.turn = base::Quat(0.6F, 0.8F, 0, 0);
  hold.solver = ik::solvers::Solver::Ccd;
  hold.keys = {{1, true, 2}};
  hold.loops = 7;
  hold.tolerance = 0.25;
  hold.damping = 0.5F;
  hold.weight = 2.0F;
  hold.more.push_back({});
  hold.more[0].bone = Puppet::Head;
  hold.more[0].place.at = GoalTarget::Bone;
  hold.more[0].place.actor = 9;
  hold.more[0].place.targetBone = Puppet::Wrist;
  hold.more[0].weight = 0.5F;
  app::Goal look;
  look.kind = GoalKind::LookAt;
  look.on = false;
  look.bone = Puppet::Head;
  look.root = Puppet::Head;
  look.place.at = GoalTarget::Camera;
  app::Goal stand;
  stand.kind = GoalKind::Stand;
  stand.place.actor = 3;
  app::Goal gone = hold;
  gone.place.actor = 55;
  app::Goal goneToo = hold;
  goneToo.more[0].place.actor = 55;
  // WHEN goals are described and found again
  const auto told = app::describeGoals(std::vector{hold, look, stand, gone, goneToo}, *puppet, row);
  base::Issues issues;
  std::vector<app::Goal> found;
  {
    base::IssueGroup group(issues, "actors", app::kNoSuchGoals);
    found = app::goalsOf(told, 0, row, group);
  }
  // THEN they are equal; the one about no actor is left out
  EXPECT_EQ(found, (std::vector<app::Goal>{hold, look, stand}));
  EXPECT_EQ(told[0].actor, 2U);
  EXPECT_EQ(told[0].target, "右手首");
  EXPECT_TRUE(issues.empty());
}

/// Returns a puppet several of whose bones have one name, and one of which has none.
std::shared_ptr<const app::LoadedModel> twins() {
  pmx::Model model = support::puppet();
  for (const int bone : {Puppet::Elbow, Puppet::Wrist, Puppet::RightHand})
    model.bones[static_cast<std::size_t>(bone)].name = "節";
  model.bones[Puppet::Head].name = "";
  model.bones[Puppet::Head].englishName = "";
  return support::loaded(std::move(model));
}

TEST(GoalsDescription, BonesOfOneNameComeBackByTheirPlaces) {
  // GIVEN a goal whose bone, root and target have one name, which is the name of the first of them
  // in the model
  const auto model = twins();
  const std::vector<app::NamedModel> row{{7, model.get()}};
  ASSERT_LT(Puppet::Elbow, Puppet::Wrist);
  ASSERT_LT(Puppet::Elbow, Puppet::RightHand);
  app::Goal goal;
  goal.bone = Puppet::Wrist;
  goal.root = Puppet::Elbow;
  goal.place.at = GoalTarget::Bone;
  goal.place.targetBone = Puppet::RightHand;
  goal.more.push_back({});
  goal.more[0].bone = Puppet::Head;
  const auto told = app::describeGoals(std::vector{goal}, *model, row);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].bone, "節");
  EXPECT_EQ(told[0].bonePlace, Puppet::Wrist);
  EXPECT_EQ(told[0].rootPlace, -1) << "the first of the name needs none";
  // WHEN they go through the text of a show file THEN they are the same bones
  app::ShowDescription show;
  show.actors.emplace_back();
  show.actors[0].goals = told;
  const auto text = app::showJson(show, "/");
  ASSERT_TRUE(text);
  const auto read = app::parseShow(*text, "/");
  ASSERT_TRUE(read);
  EXPECT_THAT(read->issues, SizeIs(0));
  EXPECT_EQ(read->show.actors[0].goals, told);
  base::Issues issues;
  std::vector<app::Goal> found;
  {
    base::IssueGroup group(issues, "actors", app::kNoSuchGoals);
    found = app::goalsOf(read->show.actors[0].goals, 0, row, group);
    // AND a place whose bone has another name doesn't count: the name does
    GoalDescription moved = told[0];
    moved.bonePlace = Puppet::Arm;
    const auto byName = app::goalsOf(std::vector{moved}, 0, row, group);
    ASSERT_EQ(byName.size(), 1U);
    EXPECT_EQ(byName[0].bone, Puppet::Elbow);
  }
  EXPECT_EQ(found, std::vector{goal});
  EXPECT_TRUE(issues.empty());
}

TEST(GoalsDescription, WhatIsntThereIsAnIssue) {
  const auto puppet = support::loaded(support::puppet());
  const std::vector<app::NamedModel> row{{7, puppet.get()}, {0, nullptr}};
  GoalDescription guessed;  // with the proposed root
  guessed.bone = "左手首";
  GoalDescription noBone = guessed, noRoot = guessed, noActor = guessed, noTarget = guessed;
  noBone.bone = "尻尾";
  noRoot.root = "尻尾";
  noActor.at = noTarget.at = GoalTarget::Bone;
  noActor.actor = 1;
  noTarget.target = "尻尾";
  GoalDescription far = noActor;
  far.actor = 1000;
  base::Issues issues;
  std::vector<app::Goal> found;
  {
    base::IssueGroup group(issues, "actors", app::kNoSuchGoals);
    found = app::goalsOf(std::vector{noBone, noRoot, noActor, noTarget, far, guessed}, 0, row, group);
  }
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].root, Puppet::Arm);
  ASSERT_THAT(issues, SizeIs(5));
  EXPECT_THAT(issues[0].detail, testing::HasSubstr("尻尾"));
  EXPECT_EQ(issues[0].section, "actors");
}

}  // namespace
