// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests give goals to bones that reach a point and hold something.
#include "app/show/goal.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#define GLM_ENABLE_EXPERIMENTAL
#include <glm/gtx/quaternion.hpp>

#include "app/show/show.h"
#include "tests/app/show/goal_shows.h"

namespace {

using app::ActorId;
using app::Goal;
using app::GoalTarget;
using app::Show;
using base::Transform;
using base::Vec3;
using support::expectNear;
using support::loadedPuppet;
using support::lookAt;
using support::Puppet;
using support::reach;
using support::worldOf;

TEST(GoalReach, BringsAHandToAPlaceInTheWorld) {
  // GIVEN a figure at another position, turned and larger, whose hand is to reach a point
  Show show;
  const ActorId id = show.add(loadedPuppet());
  app::Actor& actor = *show.actor(id);
  actor.setPlacement({{10, 0, 5}, 90, 2});
  show.evaluate(0);
  const std::vector<Transform> before = actor.pose().models;
  const Vec3 place = actor.switches().placement.toWorld(Vec3(4, 17, -2));
  actor.setGoals({reach(Puppet::Wrist, Puppet::Arm, place)});
  show.evaluate(0);
  // THEN it is there, by elbow and shoulder: their bones keep their lengths
  expectNear(worldOf(show, id, Puppet::Wrist).translation, place);
  const auto& after = actor.pose().models;
  const auto length = [](const std::vector<Transform>& of, int a, int b) {
    return glm::distance(of[static_cast<std::size_t>(a)].translation, of[static_cast<std::size_t>(b)].translation);
  };
  EXPECT_NEAR(length(after, Puppet::Arm, Puppet::Elbow), 3.0F, 1e-4F);
  EXPECT_NEAR(length(after, Puppet::Elbow, Puppet::Wrist), 3.0F, 1e-4F);
  // the twist bone isn't twisted, the finger moves with the hand, and all other bones have the bits
  // they had
  EXPECT_GT(std::abs(glm::dot(after[Puppet::Twist].rotation, after[Puppet::Arm].rotation)), 1.0F - 1e-6F);
  EXPECT_NEAR(length(after, Puppet::Wrist, Puppet::Finger), 1.0F, 1e-4F);
  for (std::size_t bone = 0; bone < before.size(); ++bone) {
    const bool ofArm = bone >= Puppet::Arm && bone <= Puppet::Finger;
    EXPECT_EQ(before[bone] == after[bone], !ofArm) << bone;
  }
  EXPECT_TRUE(actor.goalReports()[0].fit);
  EXPECT_LT(actor.goalReports()[0].miss, 2e-3F);
  // a straight arm bends its elbow back and down
  EXPECT_GT(after[Puppet::Elbow].translation.z, 0.0F);
}

TEST(GoalReach, ABentLimbBendsAsItIsBent) {
  // GIVEN an elbow that the motion bends forwards and up, and a goal where the wrist is already
  Show show;
  const ActorId id = show.add(loadedPuppet());
  app::Edits edits;
  edits.set(app::BoneEdit{Puppet::Arm, app::EditKind::Add, {{}, glm::angleAxis(0.4F, Vec3(0, 0, 1))}});
  edits.set(
      app::BoneEdit{Puppet::Elbow, app::EditKind::Add, {{}, glm::angleAxis(1.2F, glm::normalize(Vec3(0, 1, 0.5F)))}});
  show.actor(id)->setEdits(edits);
  show.evaluate(0);
  const std::vector<Transform> before = show.actor(id)->pose().models;
  show.actor(id)->setGoals({reach(Puppet::Wrist, Puppet::Arm, before[Puppet::Wrist].translation)});
  show.evaluate(0);
  // THEN nothing jumps
  for (const int bone : {Puppet::Elbow, Puppet::Wrist, Puppet::Finger})
    expectNear(worldOf(show, id, bone).translation, before[static_cast<std::size_t>(bone)].translation);
}

TEST(GoalReach, AKneeWithoutIkBendsForwards) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  show.actor(id)->setIkMode(app::IkMode::Off);
  show.actor(id)->setGoals({reach(Puppet::LeftAnkle, Puppet::LeftAnkle, {1, 3, -1})});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftAnkle).translation, {1, 3, -1}, 1e-2F);
  const Vec3 hip = worldOf(show, id, Puppet::LeftLeg).translation,
             knee = worldOf(show, id, Puppet::LeftKnee).translation;
  EXPECT_LT(knee.z, hip.z - 1.0F) << "before the line from hip to ankle, as its hinge has it";
}

TEST(GoalReach, AFootTakesARotation) {
  // GIVEN an ankle that no toe leads, which is to be turned where it is
  Show show;
  const ActorId id = show.add(loadedPuppet());
  Goal goal = reach(Puppet::LeftAnkle, Puppet::LeftAnkle, {1, 2, -1});
  goal.turn = glm::angleAxis(0.5F, Vec3(0, 1, 0));
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(std::abs(glm::dot(worldOf(show, id, Puppet::LeftAnkle).rotation, *goal.turn)), 1.0F - 1e-5F);
  EXPECT_LT(show.actor(id)->goalReports()[0].miss, 1e-2F);
  // AND a goal out of reach is reported as such
  goal.place.point = {1, -20, 0};
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(show.actor(id)->goalReports()[0].miss, 15.0F);
}

TEST(GoalReach, TheLastOfSeveralHasItsWay) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  const Goal first = reach(Puppet::Wrist, Puppet::Arm, {4, 16, -3}),
             second = reach(Puppet::Wrist, Puppet::Arm, {5, 13, -3});
  app::Actor& actor = *show.actor(id);
  actor.setGoals({first, second});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, second.place.point);
  EXPECT_EQ(app::goalHolding(actor.switches().goals, actor.goalReports(), Puppet::Wrist), app::GoalTip{1});
  EXPECT_FALSE(app::goalHolding(actor.switches().goals, actor.goalReports(), Puppet::Elbow));
  // WHEN its position changes THEN it is held at once, before the next picture
  Goal moved = second;
  moved.place.point.y = 12;
  actor.setGoals({first, moved});
  EXPECT_EQ(app::goalHolding(actor.switches().goals, actor.goalReports(), Puppet::Wrist), app::GoalTip{1});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, moved.place.point);
}

TEST(GoalReach, PointsAtWhatIsTooFarAway) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  show.actor(id)->setGoals({reach(Puppet::Wrist, Puppet::Arm, {2, 14, -100})});
  show.evaluate(0);
  // THEN the arm, six units long, is straight
  expectNear(worldOf(show, id, Puppet::Wrist).translation, {2, 14, -6}, 1e-2F);
  EXPECT_NEAR(show.actor(id)->goalReports()[0].miss, 94.0F, 1e-2F);
}

TEST(GoalReach, ComesAndGoesWithoutAJump) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  show.evaluate(0);
  const std::vector<Transform> before = show.actor(id)->pose().models;
  Goal goal = reach(Puppet::Wrist, Puppet::Arm, {1, 16, -4});
  app::setGoalKey(goal, {10, true, 20});
  app::setGoalKey(goal, {40, false, 20});
  show.actor(id)->setGoals({goal});
  show.evaluate(10);
  EXPECT_TRUE(show.actor(id)->pose().models == before) << "at weight 0 it is as if there were no goal";
  Vec3 last = before[Puppet::Wrist].translation;
  float way = 0.0F;
  for (double frame = 10; frame <= 60; frame += 0.5) {
    show.evaluate(frame);
    const Vec3 now = worldOf(show, id, Puppet::Wrist).translation;
    EXPECT_LT(glm::distance(now, last), 0.6F) << frame;
    way = std::max(way, glm::distance(now, before[Puppet::Wrist].translation));
    last = now;
  }
  EXPECT_GT(way, 5.0F);
  EXPECT_TRUE(show.actor(id)->pose().models == before);
}

TEST(GoalReach, TheHandTakesARotation) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  show.actor(id)->setPlacement({{3, 1, 0}, 30, 1});
  Goal goal = reach(Puppet::Wrist, Puppet::Arm, show.actor(id)->switches().placement.toWorld(Vec3(4, 16, -3)));
  goal.turn = glm::normalize(base::Quat(0.5F, 0.1F, -0.7F, 0.3F));
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(std::abs(glm::dot(worldOf(show, id, Puppet::Wrist).rotation, *goal.turn)), 1.0F - 1e-5F);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, goal.place.point);
}

TEST(GoalReach, AFootIsBroughtByItsChainAndWithoutIkByItsBones) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  const Vec3 place(2, 3, -2);
  show.actor(id)->setGoals({reach(Puppet::LeftAnkle, Puppet::LeftAnkle, place)});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, place, 1e-5F);
  expectNear(worldOf(show, id, Puppet::LeftAnkle).translation, place, 1e-2F);
  show.actor(id)->setIkMode(app::IkMode::Off);
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
  expectNear(worldOf(show, id, Puppet::LeftAnkle).translation, place, 1e-2F);
}

TEST(GoalReach, WhatMakesNoSenseDoesNothing) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  show.evaluate(0);
  const std::vector<Transform> before = show.actor(id)->pose().models;
  Goal nobody = reach(Puppet::Wrist, Puppet::Arm, {});
  nobody.place.at = GoalTarget::Bone;
  nobody.place.actor = 77;
  Goal noBone = nobody;
  noBone.place.actor = 0;
  noBone.place.targetBone = 1000;
  Goal noSuchEye = lookAt({0, 0, -9});
  noSuchEye.root = Puppet::Wrist;
  std::vector<Goal> goals{
      reach(Puppet::Wrist, Puppet::LeftLeg, {}), reach(-5, 3, {}), reach(99, 99, {}), nobody, noBone, noSuchEye};
  show.actor(id)->setGoals(goals);
  show.evaluate(0);
  EXPECT_TRUE(show.actor(id)->pose().models == before);
  const auto reports = show.actor(id)->goalReports();
  for (const int unfit : {0, 1, 2, 5}) EXPECT_FALSE(reports[static_cast<std::size_t>(unfit)].fit) << unfit;
  EXPECT_FALSE(reports[3].known);
  EXPECT_FALSE(reports[4].known);
}

TEST(GoalReach, AHandHoldsWhatTheOtherHandCarries) {
  // GIVEN a staff that is attached to the right hand, which the left hand holds at one of its
  // points
  Show show;
  const auto staffModel = support::loaded(support::slope(0, 0));
  const ActorId id = show.add(loadedPuppet()), staff = show.add(staffModel);
  ASSERT_TRUE(show.attach(staff, {{0, id, Puppet::RightHand}}));
  Goal goal = reach(Puppet::Wrist, Puppet::Arm, {10, 1, -2});  // on the staff: (2, 15, -2)
  goal.place.at = GoalTarget::Bone;
  goal.place.actor = staff;
  goal.place.targetBone = 0;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, {2, 15, -2});
  // WHEN the right hand moves THEN the left one follows
  app::Edits edits;
  edits.set(app::BoneEdit{Puppet::RightHand, app::EditKind::Add, {{0, -1, -1}, base::kIdentityRotation}});
  show.actor(id)->setEdits(edits);
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, {2, 14, -3});
}

}  // namespace
