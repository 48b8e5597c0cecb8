// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// What an actor does and its motion doesn't say.
#include "app/show/goal.h"

#include <cmath>
#include <cstring>

#include <gtest/gtest.h>
#define GLM_ENABLE_EXPERIMENTAL
#include <glm/geometric.hpp>
#include <glm/gtx/quaternion.hpp>

#include "app/show/actor_parts.h"
#include "app/show/show.h"
#include "tests/app/puppet.h"
#include "tests/support/allocation_count.h"

namespace {

using app::ActorId;
using app::Goal;
using app::GoalKind;
using app::GoalTarget;
using app::Show;
using base::Transform;
using base::Vec3;
using support::Puppet;

std::shared_ptr<const app::LoadedModel> puppet() { return support::loaded(support::puppet()); }

Goal reach(std::int32_t bone, std::int32_t root, const Vec3& point) {
  Goal goal;
  goal.bone = bone;
  goal.root = root;
  goal.point = point;
  return goal;
}

Goal lookAt(const Vec3& point) {
  Goal goal;
  goal.kind = GoalKind::LookAt;
  goal.bone = Puppet::Head;
  goal.root = Puppet::Chest;
  goal.point = point;
  return goal;
}

Transform worldOf(const Show& show, ActorId id, std::int32_t bone) {
  const app::Actor& actor = *show.actor(id);
  return actor.placement().toWorld(actor.pose().models[static_cast<std::size_t>(bone)]);
}

void expectNear(const Vec3& got, const Vec3& wanted, float within = 1e-3F) {
  EXPECT_LT(glm::distance(got, wanted), within)
      << got.x << ' ' << got.y << ' ' << got.z << " isn't " << wanted.x << ' ' << wanted.y << ' ' << wanted.z;
}

/// The angle between where the head's face points, from the middle of the eyes, and a place.
float missOfSight(const Show& show, ActorId id, const Vec3& place) {
  const Transform head = worldOf(show, id, Puppet::Head);
  const Vec3 eye = head.translation + head.rotation * (show.actor(id)->placement().scale * Vec3(0, 1, -0.8F));
  return std::acos(std::min(1.0F, glm::dot(head.rotation * Vec3(0, 0, -1), glm::normalize(place - eye))));
}

TEST(GoalWeight, GoesByItsKeys) {
  Goal goal;
  EXPECT_EQ(goalWeight(goal, 5), 1.0F) << "without keys it always counts";
  // GIVEN on from 10 on within 20 frames, and off again from 20 on within 10, when it has only come half way
  app::setGoalKey(goal, {20, false, 10});
  app::setGoalKey(goal, {10, true, 20});
  EXPECT_EQ(goalWeight(goal, 9.9), 0.0F);
  EXPECT_EQ(goalWeight(goal, 10), 0.0F);
  EXPECT_FLOAT_EQ(goalWeight(goal, 15), 3 * 0.0625F - 2 * 0.015625F) << "3 t² - 2 t³ at a quarter";
  EXPECT_FLOAT_EQ(goalWeight(goal, 20), 0.5F);
  EXPECT_FLOAT_EQ(goalWeight(goal, 25), 0.25F) << "half of what it had come to";
  EXPECT_EQ(goalWeight(goal, 30), 0.0F);
  // a key on the same frame takes the other's place
  app::setGoalKey(goal, {20, true, 0});
  EXPECT_EQ(goal.keys.size(), 2U);
  EXPECT_EQ(goalWeight(goal, 20), 1.0F);
  goal.on = false;
  EXPECT_EQ(goalWeight(goal, 20), 0.0F);
  // a goal that is only switched off has counted before
  Goal until;
  app::setGoalKey(until, {100, false, 0});
  EXPECT_EQ(goalWeight(until, 99.9), 1.0F);
  EXPECT_EQ(goalWeight(until, 100), 0.0F);
}

TEST(Goals, RootsArePeoplesGuess) {
  const auto model = puppet();
  const auto root = [&](GoalKind kind, std::int32_t bone) {
    return app::suggestedRoot(model->model, model->skeleton, kind, bone);
  };
  EXPECT_EQ(root(GoalKind::Reach, Puppet::Wrist), Puppet::Arm) << "the twist bone may not turn";
  EXPECT_EQ(root(GoalKind::Reach, Puppet::LeftAnkle), Puppet::LeftAnkle) << "its chain brings it";
  EXPECT_EQ(root(GoalKind::Reach, Puppet::LeftIk), Puppet::LeftIk);
  EXPECT_EQ(root(GoalKind::LookAt, Puppet::Head), Puppet::Chest);
  EXPECT_EQ(root(GoalKind::Reach, -1), -1);
  EXPECT_EQ(root(GoalKind::Reach, 1000), -1);
}

TEST(GoalReach, BringsAHandToAPlaceInTheWorld) {
  // GIVEN a figure that stands elsewhere, turned and larger, whose hand is to come to a place
  Show show;
  const ActorId id = show.add(puppet());
  app::Actor& actor = *show.actor(id);
  actor.setPlacement({{10, 0, 5}, 90, 2});
  show.evaluate(0);
  const std::vector<Transform> before = actor.pose().models;
  const Vec3 place = actor.placement().toWorld(Vec3(4, 17, -2));
  actor.setGoals({reach(Puppet::Wrist, Puppet::Arm, place)});
  show.evaluate(0);
  // THEN it is there, by elbow and shoulder: their bones are as long as they were
  expectNear(worldOf(show, id, Puppet::Wrist).translation, place);
  const auto& after = actor.pose().models;
  const auto length = [](const std::vector<Transform>& of, int a, int b) {
    return glm::distance(of[static_cast<std::size_t>(a)].translation, of[static_cast<std::size_t>(b)].translation);
  };
  EXPECT_NEAR(length(after, Puppet::Arm, Puppet::Elbow), 3.0F, 1e-4F);
  EXPECT_NEAR(length(after, Puppet::Elbow, Puppet::Wrist), 3.0F, 1e-4F);
  // the twist bone isn't twisted, the finger goes with the hand, and all else is what it was to the bit
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
  const ActorId id = show.add(puppet());
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
  const ActorId id = show.add(puppet());
  show.actor(id)->setIkMode(app::IkMode::Off);
  show.actor(id)->setGoals({reach(Puppet::LeftAnkle, Puppet::LeftAnkle, {1, 3, -1})});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftAnkle).translation, {1, 3, -1}, 1e-2F);
  const Vec3 hip = worldOf(show, id, Puppet::LeftLeg).translation,
             knee = worldOf(show, id, Puppet::LeftKnee).translation;
  EXPECT_LT(knee.z, hip.z - 1.0F) << "before the line from hip to ankle, as its hinge has it";
}

TEST(GoalReach, AFootTakesARotation) {
  // GIVEN an ankle that no toe leads, which is to be turned in the place where it is
  Show show;
  const ActorId id = show.add(puppet());
  Goal goal = reach(Puppet::LeftAnkle, Puppet::LeftAnkle, {1, 2, -1});
  goal.turn = glm::angleAxis(0.5F, Vec3(0, 1, 0));
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(std::abs(glm::dot(worldOf(show, id, Puppet::LeftAnkle).rotation, *goal.turn)), 1.0F - 1e-5F);
  EXPECT_LT(show.actor(id)->goalReports()[0].miss, 1e-2F);
  // AND what is out of reach is said to be so
  goal.point = {1, -20, 0};
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(show.actor(id)->goalReports()[0].miss, 15.0F);
}

TEST(GoalReach, TheLastOfSeveralHasItsWay) {
  Show show;
  const ActorId id = show.add(puppet());
  const Goal first = reach(Puppet::Wrist, Puppet::Arm, {4, 16, -3}),
             second = reach(Puppet::Wrist, Puppet::Arm, {5, 13, -3});
  app::Actor& actor = *show.actor(id);
  actor.setGoals({first, second});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, second.point);
  EXPECT_EQ(app::goalHolding(actor.goals(), actor.goalReports(), Puppet::Wrist), 1);
  EXPECT_EQ(app::goalHolding(actor.goals(), actor.goalReports(), Puppet::Elbow), -1);
  // WHEN its place is another THEN it is held at once, before the next picture
  Goal moved = second;
  moved.point.y = 12;
  actor.setGoals({first, moved});
  EXPECT_EQ(app::goalHolding(actor.goals(), actor.goalReports(), Puppet::Wrist), 1);
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, moved.point);
}

TEST(GoalReach, PointsAtWhatIsTooFarAway) {
  Show show;
  const ActorId id = show.add(puppet());
  show.actor(id)->setGoals({reach(Puppet::Wrist, Puppet::Arm, {2, 14, -100})});
  show.evaluate(0);
  // THEN the arm, six units long, is straight
  expectNear(worldOf(show, id, Puppet::Wrist).translation, {2, 14, -6}, 1e-2F);
  EXPECT_NEAR(show.actor(id)->goalReports()[0].miss, 94.0F, 1e-2F);
}

TEST(GoalReach, ComesAndGoesWithoutAJump) {
  Show show;
  const ActorId id = show.add(puppet());
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
  const ActorId id = show.add(puppet());
  show.actor(id)->setPlacement({{3, 1, 0}, 30, 1});
  Goal goal = reach(Puppet::Wrist, Puppet::Arm, show.actor(id)->placement().toWorld(Vec3(4, 16, -3)));
  goal.turn = glm::normalize(base::Quat(0.5F, 0.1F, -0.7F, 0.3F));
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(std::abs(glm::dot(worldOf(show, id, Puppet::Wrist).rotation, *goal.turn)), 1.0F - 1e-5F);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, goal.point);
}

TEST(GoalReach, AFootIsBroughtByItsChainAndWithoutIkByItsBones) {
  Show show;
  const ActorId id = show.add(puppet());
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
  const ActorId id = show.add(puppet());
  show.evaluate(0);
  const std::vector<Transform> before = show.actor(id)->pose().models;
  Goal nobody = reach(Puppet::Wrist, Puppet::Arm, {});
  nobody.at = GoalTarget::Bone;
  nobody.actor = 77;
  Goal noBone = nobody;
  noBone.actor = 0;
  noBone.targetBone = 1000;
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

TEST(GoalLookAt, TheFaceTurnsToAPlace) {
  Show show;
  const ActorId id = show.add(puppet());
  show.actor(id)->setPlacement({{5, 2, 1}, -40, 1.5F});
  for (const Vec3& local : {Vec3(0, 17, -20), Vec3(15, 20, -20), Vec3(-20, 10, -12)}) {
    const Vec3 place = show.actor(id)->placement().toWorld(local);
    show.actor(id)->setGoals({lookAt(place)});
    show.evaluate(0);
    EXPECT_LT(missOfSight(show, id, place), 2e-3F) << local.x;
    EXPECT_LT(show.actor(id)->goalReports()[0].miss, 2e-3F);
  }
}

/// Of a bone's turn R = Ry · Rx · Rz: degrees about Y, then X.
base::Vec2 yawAndPitch(const base::Quat& turn) {
  const Vec3 face = turn * Vec3(0, 0, -1);
  return base::Vec2(std::atan2(-face.x, -face.z), std::asin(face.y)) * (180.0F / base::kPi);
}

TEST(GoalLookAt, HasLimitsAndEyesDoTheRest) {
  // GIVEN something behind, a little to the left
  Show show;
  const ActorId id = show.add(puppet());
  show.actor(id)->setGoals({lookAt({5, 17, 60})});
  show.evaluate(0);
  const auto turnOf = [&](int bone, int above) {
    return glm::conjugate(worldOf(show, id, above).rotation) * worldOf(show, id, bone).rotation;
  };
  // THEN head, neck and chest turn as far as they may, and the eyes go on
  constexpr float kRounding = 0.01F;
  float most = 0.0F;
  const auto expectWithin = [&](int bone, int above, float yaw, float pitch) {
    const base::Vec2 angles = yawAndPitch(turnOf(bone, above));
    EXPECT_LE(std::abs(angles.x), yaw + kRounding) << bone;
    EXPECT_LE(std::abs(angles.y), pitch + kRounding) << bone;
    most += std::abs(angles.x) / yaw;
  };
  expectWithin(Puppet::Head, Puppet::Neck, 70, 45);
  expectWithin(Puppet::Neck, Puppet::Chest, 35, 25);
  expectWithin(Puppet::Chest, Puppet::Centre, 25, 10);
  expectWithin(Puppet::LeftEye, Puppet::Head, 12, 8);
  EXPECT_GT(most, 3.8F) << "all of them are at their ends";
  EXPECT_TRUE(turnOf(Puppet::LeftEye, Puppet::Head) == turnOf(Puppet::RightEye, Puppet::Head));
  EXPECT_GT(show.actor(id)->goalReports()[0].miss, 0.1F);
}

TEST(GoalLookAt, TheCameraIsTheMotionsOrTheOneThatIsToldOf) {
  Show show;
  const ActorId id = show.add(puppet());
  Goal goal = lookAt({});
  goal.at = GoalTarget::Camera;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {0, 10, -45}), 2e-3F) << "MMD's camera at the start";
  vmd::Motion motion = vmd::Motion::make("camera");
  vmd::CameraKey key;
  key.target = {10, 15, 0};
  key.distance = -20;
  motion.cameraKeys.push_back(key);
  show.setSceneMotions({{support::loaded(std::move(motion))}});
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {10, 15, -20}), 2e-3F);
  show.setEye([](double) { return Vec3(-12, 30, -30); });
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {-12, 30, -30}), 2e-3F);
}

TEST(GoalLookAt, TwoLookAtEachOther) {
  // GIVEN two that look at the other's head, one of them in a dance, on any number of threads
  for (const int threads : {1, 3}) {
    Show show;
    const ActorId a = show.add(puppet()), b = show.add(puppet());
    show.setThreads(threads);
    show.actor(b)->setPlacement({{6, 0, -15}, 180, 1});
    for (const auto& [id, other] : {std::pair{a, b}, std::pair{b, a}}) {
      Goal goal = lookAt({0, 1, 0});
      goal.at = GoalTarget::Bone;
      goal.actor = other;
      goal.targetBone = Puppet::Head;
      show.actor(id)->setGoals({goal});
    }
    vmd::Motion motion = vmd::Motion::make("step");
    for (const std::uint32_t frame : {0U, 30U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0.2F * static_cast<float>(frame), 0, 0};
      motion.boneKeys.push_back(key);
    }
    show.setMotions(b, {{support::loaded(std::move(motion))}});
    for (const double frame : {0.0, 12.5, 30.0, 3.0}) {
      show.evaluate(frame);
      // THEN each looks at where the other's head would be without its goal: a tenth of a unit from where it is
      const Transform headOfB = worldOf(show, b, Puppet::Head), headOfA = worldOf(show, a, Puppet::Head);
      EXPECT_LT(missOfSight(show, a, headOfB.translation + headOfB.rotation * Vec3(0, 1, 0)), 0.1F) << frame;
      EXPECT_LT(missOfSight(show, b, headOfA.translation + headOfA.rotation * Vec3(0, 1, 0)), 0.1F) << frame;
      EXPECT_LT(show.actor(a)->goalReports()[0].miss, 2e-3F);
    }
    show.remove(b);
    show.evaluate(0);
    EXPECT_FALSE(show.actor(a)->goalReports()[0].known);
  }
}

TEST(GoalReach, AHandHoldsWhatTheOtherHandCarries) {
  // GIVEN a staff that hangs from the right hand, which the left hand holds at a place of it
  Show show;
  const auto staffModel = support::loaded(support::slope(0, 0));
  const ActorId id = show.add(puppet()), staff = show.add(staffModel);
  ASSERT_TRUE(show.attach(staff, {{0, id, Puppet::RightHand}}));
  Goal goal = reach(Puppet::Wrist, Puppet::Arm, {10, 1, -2});  // of the staff: (2, 15, -2)
  goal.at = GoalTarget::Bone;
  goal.actor = staff;
  goal.targetBone = 0;
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

TEST(GoalLookAt, WhoHangsFromWhomIsFollowedOnce) {
  // GIVEN fourteen models, each of which hangs by sixteen bones from the next, and one that looks at the first: 16^14 ways
  pmx::Model many;
  many.name = "房";
  for (int i = 0; i < 16; ++i) {
    pmx::Bone bone;
    bone.name = "骨" + std::to_string(i);
    many.bones.push_back(bone);
  }
  const auto model = support::loaded(std::move(many));
  Show show;
  const ActorId id = show.add(puppet());
  std::vector<ActorId> row;
  for (int i = 0; i < 14; ++i) row.push_back(show.add(model));
  show.actor(row.back())->setPlacement({{3, 20, -30}, 0, 1});
  for (std::size_t i = 0; i + 1 < row.size(); ++i) {
    std::vector<app::OutsideParent> parents;
    for (std::int32_t bone = 0; bone < 16; ++bone) parents.push_back({bone, row[i + 1], bone});
    ASSERT_TRUE(show.attach(row[i], parents));
  }
  Goal goal = lookAt({});
  goal.at = GoalTarget::Bone;
  goal.actor = row[0];
  goal.targetBone = 15;
  show.actor(id)->setGoals({goal});
  // THEN it is looked at where the last one of them stands, and that doesn't take for ever
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {3, 20, -30}), 2e-3F);
}

TEST(GoalLookAt, ABoneThatIsPosedAfterPhysicsIsSeenWhereItIsInThisFrame) {
  // GIVEN a hand whose bone has its turn after physics, which moves, and a head that looks at it
  pmx::Model late = support::puppet();
  late.bones[Puppet::RightHand].flags |= pmx::boneFlag::afterPhysics;
  Show show;
  const ActorId id = show.add(support::loaded(std::move(late)));
  vmd::Motion motion = vmd::Motion::make("wave");
  for (const std::uint32_t frame : {0U, 30U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("右手首");
    key.frame = frame;
    key.translation = {0, 0.2F * static_cast<float>(frame), -8};
    motion.boneKeys.push_back(key);
  }
  show.setMotions(id, {{support::loaded(std::move(motion))}});
  Goal goal = lookAt({});
  goal.at = GoalTarget::Bone;
  goal.targetBone = Puppet::RightHand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  show.evaluate(30);
  const std::vector<Transform> sought = show.actor(id)->pose().models;
  show.evaluate(29);
  show.evaluate(30);
  EXPECT_TRUE(show.actor(id)->pose().models == sought) << "whatever was shown before";
  EXPECT_EQ(show.actor(id)->goalReports()[0].known, true);
}

TEST(GoalStand, FeetStandOnASlope) {
  // GIVEN a slope, y = 2 + 0.3 x, under a figure whose ankles are a unit above the ground, at x of 1 and -1
  Show show;
  const ActorId id = show.add(puppet());
  const ActorId floor = show.add(support::loaded(support::slope(2, 0.3F)));
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  // THEN each ankle's leader is a unit above its sole's place, along the normal
  const Vec3 normal = glm::normalize(Vec3(-0.3F, 1, 0));
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, Vec3(1, 2.3F, 0) + normal);
  expectNear(worldOf(show, id, Puppet::RightIk).translation, Vec3(-1, 1.7F, 0) + normal);
  // the body is as much higher as the foot that stands lower, and the foot that stands higher is reached
  expectNear(worldOf(show, id, Puppet::Centre).translation, {0, 9.7F, 0});
  expectNear(worldOf(show, id, Puppet::LeftAnkle).translation, Vec3(1, 2.3F, 0) + normal, 0.02F);
  // soles lie on the slope: no other chain tells these ankles how to turn
  for (const int ankle : {Puppet::LeftAnkle, Puppet::RightAnkle}) {
    const Vec3 up = worldOf(show, id, ankle).rotation * Vec3(0, 1, 0);
    EXPECT_GT(glm::dot(up, normal), 1.0F - 1e-5F) << ankle;
  }
  // WHEN the floor isn't there, or isn't the one that is asked for, THEN it stands on the ground
  show.actor(floor)->setVisible(false);
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
  show.actor(floor)->setVisible(true);
  goal.actor = id;  // who isn't a floor
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_FALSE(show.actor(id)->goalReports()[0].known);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
  goal.actor = floor;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(worldOf(show, id, Puppet::LeftIk).translation.y, 3.0F);
  show.remove(floor);
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
}

TEST(GoalStand, SolesLieOnTheSlopeAlsoWhereToesAreLed) {
  // GIVEN a left foot whose ankle a toe's chain turns, with a foot that is turned out, on a slope across it
  pmx::Model model = support::puppet();
  const auto toe = static_cast<std::int32_t>(model.bones.size());
  const auto add = [&](const char* name, const Vec3& place, std::int32_t parent) -> pmx::Bone& {
    pmx::Bone bone;
    bone.name = name;
    bone.position = place;
    bone.parent = parent;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
    return model.bones.emplace_back(bone);
  };
  add("左つま先", {1, 0, -1.5F}, Puppet::LeftAnkle);
  pmx::Bone& leader = add("左つま先ＩＫ", {1, 0, -1.5F}, Puppet::LeftIk);
  leader.flags |= pmx::boneFlag::ik;
  leader.ik = {toe, 10, 2.0F, {{Puppet::LeftAnkle, false, {}, {}}}};
  Show show;
  const ActorId id = show.add(support::loaded(std::move(model)));
  ASSERT_EQ(show.actor(id)->skeleton().chains.size(), 3U);
  show.add(support::loaded(support::slope(2, 0.3F)));
  app::Edits edits;
  edits.set(app::BoneEdit{Puppet::LeftIk, app::EditKind::Add, {{0.5F, 0, -1}, glm::angleAxis(0.5F, Vec3(0, 1, 0))}});
  show.actor(id)->setEdits(edits);
  show.evaluate(0);
  const base::Quat flat = worldOf(show, id, Puppet::LeftAnkle).rotation;
  const auto missed = [&] {
    return glm::distance(worldOf(show, id, Puppet::LeftAnkle).translation,
                         worldOf(show, id, Puppet::LeftIk).translation);
  };
  const float before = missed();
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  // THEN it stands on the slope as it stood on the ground
  const base::Quat tilt = glm::rotation(Vec3(0, 1, 0), glm::normalize(Vec3(-0.3F, 1, 0)));
  const base::Quat ankle = worldOf(show, id, Puppet::LeftAnkle).rotation;
  // but for what MMD's solver leaves the ankle from its place, 1.8 units from the toe that is led
  const float off = 2.0F * std::acos(std::min(1.0F, std::abs(glm::dot(ankle, tilt * flat))));
  EXPECT_LT(off, (before + missed()) / 1.8F + 0.005F);
  EXPECT_LT(off, 0.06F) << "the slope itself is 0.29";
}

TEST(GoalStand, BelowTheGroundOnlyOnWhatIsNamed) {
  Show show;
  const ActorId id = show.add(puppet());
  const ActorId floor = show.add(support::loaded(support::slope(-3, 0)));
  show.actor(floor)->setPlacement({{0, 0, 0}, 45, 2});  // its height is doubled
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
  goal.actor = floor;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, -5, 0}, 1e-3F);
  expectNear(worldOf(show, id, Puppet::Centre).translation, {0, 2, 0}, 1e-3F);
}

TEST(GoalStand, NeedsLegsWithIk) {
  Show show;
  const ActorId id = show.add(puppet());
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.actor(id)->setIkMode(app::IkMode::Off);
  show.evaluate(0);
  EXPECT_FALSE(show.actor(id)->goalReports()[0].fit);
  show.actor(id)->setIkMode(app::IkMode::Motion);
  show.evaluate(0);
  EXPECT_TRUE(show.actor(id)->goalReports()[0].fit);
}

TEST(Goals, AreInAGhostAndInAnotherShow) {
  Show show;
  const ActorId first = show.add(puppet()), id = show.add(puppet());
  Goal goal = reach(Puppet::Wrist, Puppet::Arm, {0, 0, 0});
  goal.at = GoalTarget::Bone;
  goal.actor = first;
  goal.targetBone = Puppet::Wrist;
  show.actor(id)->setPlacement({{3, 1, 0}, 0, 1});
  show.actor(id)->setGoals({goal});
  show.setGhost(id, app::GhostChoice{app::IkMode::Motion, {}, {}, app::GhostPlace::Same});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, {8, 14, 0});
  EXPECT_TRUE(show.ghostOf(id)->pose().models == show.actor(id)->pose().models);
  // WHEN both are put into another show, whose ids are others
  Show other;
  other.remove(other.add(puppet()));
  const std::vector<app::ActorParts> parts{{show.actor(first)->loadedModel(), show.actor(first)->switches(), first},
                                           {show.actor(id)->loadedModel(), show.actor(id)->switches(), id}};
  const std::vector<ActorId> ids = addTo(other, parts);
  ASSERT_NE(ids[0], first);
  other.evaluate(0);
  expectNear(worldOf(other, ids[1], Puppet::Wrist).translation, {8, 14, 0});
  // AND where only the one comes along, nothing is reached for
  Show alone;
  const ActorId there = addTo(alone, std::span(parts).subspan(1))[0];
  EXPECT_TRUE(alone.actor(there)->goals().empty());
}

TEST(Goals, AllocateNothingPerFrame) {
  Show show;
  const ActorId other = show.add(puppet()), id = show.add(puppet());
  show.add(support::loaded(support::slope(1, 0.1F)));
  Goal look = lookAt({});
  look.at = GoalTarget::Bone;
  look.actor = other;
  look.targetBone = Puppet::Head;
  Goal stand;
  stand.kind = GoalKind::Stand;
  Goal camera = lookAt({});
  camera.at = GoalTarget::Camera;
  const Vec3 eye(1, 12, -30);
  show.setEye([eye](double) { return eye; });
  show.actor(id)->setGoals({stand, look, camera, reach(Puppet::Wrist, Puppet::Arm, {1, 15, -4})});
  show.setGhost(id, app::GhostChoice{});
  show.setThreads(1);
  for (const double frame : {0.0, 1.0}) show.evaluate(frame);
  const auto before = support::allocationCount();
  for (double frame = 2; frame < 12; ++frame) show.evaluate(frame);
  EXPECT_EQ(support::allocationCount(), before);
}

TEST(Travel, IsMultiplied) {
  // GIVEN a motion that moves centre, foot and hand
  Show show;
  const ActorId id = show.add(puppet());
  vmd::Motion motion = vmd::Motion::make("walk");
  for (const char* name : {"センター", "左足ＩＫ", "左手首"}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(name);
    key.translation = {1, 2, -4};
    motion.boneKeys.push_back(key);
  }
  show.setMotions(id, {{support::loaded(std::move(motion))}});
  show.actor(id)->setTravel(0.5F);
  show.evaluate(0);
  // THEN centre and foot go half as far, and the hand as far as ever
  expectNear(worldOf(show, id, Puppet::Centre).translation, Vec3(0, 8, 0) + Vec3(0.5F, 1, -2), 1e-5F);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, Vec3(1, 1, 0) + Vec3(0.5F, 1, -2), 1e-5F);
  const auto& models = show.actor(id)->pose().models;
  expectNear(models[Puppet::Wrist].translation - models[Puppet::Elbow].translation, Vec3(3, 0, 0) + Vec3(1, 2, -4),
             1e-5F);
}

}  // namespace
