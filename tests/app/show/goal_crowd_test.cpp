// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests give goals about attached actors: how deep attachments may go, and how many actors
// are posed again.
#include <pthread.h>

#include <vector>

#include <gtest/gtest.h>

#include "app/show/goal_scene.h"
#include "app/show/show.h"
#include "tests/app/show/goal_shows.h"

namespace {

using app::ActorId;
using app::Goal;
using app::GoalRoom;
using app::GoalScene;
using app::GoalSight;
using app::GoalTarget;
using app::Show;
using base::Vec3;
using support::expectNear;
using support::loadedPuppet;
using support::Puppet;
using support::reach;
using support::worldOf;

/// Returns a goal about the right hand of another actor.
Goal about(ActorId actor) {
  Goal goal = reach(Puppet::Wrist, Puppet::Wrist, {0, 0, 0});
  goal.place.at = GoalTarget::Bone;
  goal.place.actor = actor;
  goal.place.targetBone = Puppet::RightHand;
  return goal;
}

/// Makes a row of puppets, each attached to the left wrist of the one before: its root is at (8,
/// 14, 0) of that one's.
std::vector<ActorId> tower(Show& show, std::size_t height) {
  const auto model = loadedPuppet();
  std::vector<ActorId> ids;
  for (std::size_t i = 0; i < height; ++i) ids.push_back(show.add(model));
  for (std::size_t i = 1; i < height; ++i)
    EXPECT_TRUE(show.attach(ids[i], {{Puppet::Root, ids[i - 1], Puppet::Wrist}}));
  return ids;
}

Vec3 rightHandIn(std::size_t place) { return static_cast<float>(place) * Vec3(8, 14, 0) + Vec3(-8, 14, 0); }

/// The stack has room for less than 900 nested calls. Those of a sanitizer's build take more each.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kSmallStack = std::size_t{1} << 20;
#else
constexpr std::size_t kSmallStack = std::size_t{64} << 10;
#endif

/// Runs something on a thread with a stack of kSmallStack.
template <class Act>
void onSmallStack(Act act) {
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, kSmallStack), 0);
  pthread_t thread{};
  const auto run = [](void* of) -> void* {
    (*static_cast<Act*>(of))();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, run, &act), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

TEST(GoalCrowd, IsAsDeepAsAShowMayBe) {
  constexpr std::size_t kHeight = 900;
  Show show;
  show.setThreads(1);
  const auto ids = tower(show, kHeight);
  const ActorId looks = show.add(loadedPuppet());
  show.actor(looks)->setGoals({about(ids.back())});
  onSmallStack([&show] { show.evaluate(0); });
  EXPECT_TRUE(show.actor(looks)->goalReports()[0].known);
  expectNear(worldOf(show, looks, Puppet::Wrist).translation, rightHandIn(kHeight - 1), 0.02F);
}

TEST(GoalCrowd, KnowsWhoHangsFromWhomInAnyOrder) {
  // GIVEN goals about the top of a tower, then about its middle; one of the actors is attached to
  // the one with the goals
  Show show;
  const auto ids = tower(show, 5);
  const ActorId looks = show.add(loadedPuppet()), above = show.add(loadedPuppet());
  ASSERT_TRUE(show.attach(above, {{Puppet::Root, looks, Puppet::Head}, {Puppet::Centre, ids[4], Puppet::Wrist}}));
  Goal first = about(ids[4]), second = about(ids[2]), third = about(above);
  second.bone = second.root = Puppet::RightHand;
  third.bone = third.root = Puppet::Finger;
  show.actor(looks)->setPlacement({{100, 0, 0}, 0, 1});
  show.actor(looks)->setGoals({first, second, third});
  for (const double frame : {0.0, 1.0}) {
    show.evaluate(frame);
    expectNear(worldOf(show, looks, Puppet::Wrist).translation, rightHandIn(4));
    expectNear(worldOf(show, looks, Puppet::RightHand).translation, rightHandIn(2));
    // The root, on which the centre stands, is at the wrist of the tower's top, 5 · (8, 14, 0); the
    // hand is at (-8, 14, 0) of it.
    expectNear(worldOf(show, looks, Puppet::Finger).translation, Vec3(32, 84, 0));
  }
  // WHEN the middle of the tower is detached THEN it stands on the ground
  ASSERT_TRUE(show.attach(ids[2], {}));
  show.evaluate(2);
  expectNear(worldOf(show, looks, Puppet::RightHand).translation, rightHandIn(0));
  expectNear(worldOf(show, looks, Puppet::Wrist).translation, rightHandIn(2));
  // WHEN it is removed THEN the goal is about no actor
  show.remove(ids[2]);
  show.evaluate(3);
  EXPECT_FALSE(show.actor(looks)->goalReports()[1].known);
}

class GoalRoomTest : public testing::Test {
 protected:
  static constexpr std::size_t kHeight = 6;
  GoalRoomTest() : ids(tower(show, kHeight)), looks(show.add(loadedPuppet())) {
    scene.actorOf = [this](ActorId id) { return std::as_const(show).actor(id); };
    scene.room = &room;
    const pmx::Model& model = show.actor(looks)->model();
    each = app::kStandCost + model.bones.size() + model.morphs.size();
  }
  /// Returns how many goals about these actors have a position.
  std::size_t known(GoalSight& sight, const std::vector<ActorId>& actors) {
    std::vector<Goal> goals;
    for (const ActorId id : actors) goals.push_back(about(id));
    sight.see(scene, looks, goals);
    sight.begin(0);
    return static_cast<std::size_t>(std::ranges::count_if(
        goals, [&](const Goal& goal) { return sight.placeOf(goal.place, {}, show.actor(looks)->pose()).has_value(); }));
  }

  Show show;
  std::vector<ActorId> ids;
  ActorId looks;
  GoalScene scene;
  GoalRoom room;
  std::size_t each = 0;  // bytes for each actor that is posed again
};

TEST_F(GoalRoomTest, EachIsTakenOnceWithAllThatItHangsFrom) {
  GoalSight sight;
  room.left = 1000 * each;
  EXPECT_EQ(known(sight, {ids[2], ids[0], ids[2], ids[1]}), 4U);
  EXPECT_EQ(room.left, 997 * each) << "three of the tower";
  EXPECT_EQ(known(sight, {ids[5], ids[2]}), 2U);
  EXPECT_EQ(room.left, 991 * each) << "six";
  EXPECT_FALSE(sight.leftOut());
}

TEST_F(GoalRoomTest, WhoDoesntFitIsntThere) {
  // GIVEN a limit of four actors
  room.left = 4 * each;
  GoalSight sight;
  // THEN the third of the tower fits, the sixth needs three more, and after that only those that
  // are posed already
  EXPECT_EQ(known(sight, {ids[2], ids[5], ids[1], ids[3]}), 2U);
  EXPECT_TRUE(sight.leftOut());
  EXPECT_TRUE(room.full);
  GoalSight other;
  EXPECT_EQ(known(other, {ids[0]}), 0U) << "those later in order have none";
  EXPECT_TRUE(other.leftOut());
  EXPECT_EQ(known(other, {}), 0U);
  EXPECT_FALSE(other.leftOut()) << "without such goals nobody is missed";
  // WHEN the limit allows it again THEN all are posed
  room = {6 * each};
  EXPECT_EQ(known(sight, {ids[2], ids[5], ids[1], ids[3]}), 4U);
  EXPECT_FALSE(sight.leftOut());
}

TEST_F(GoalRoomTest, WhatIsLeftOutIsSaid) {
  app::Actor& actor = *show.actor(looks);
  actor.setGoals({about(ids[5])});
  room.left = 5 * each;
  actor.seeGoals(scene, looks);
  EXPECT_EQ(actor.playIssueCount(), 1U);
  ASSERT_EQ(actor.playIssues().size(), 1U);
  EXPECT_EQ(actor.playIssues()[0].section, "goals");
  EXPECT_NE(actor.playIssues()[0].detail.find("1000000 bones and morphs"), std::string::npos);
  show.evaluate(0);
  EXPECT_EQ(actor.playIssueCount(), 0U) << "a show has room for many";
}

}  // namespace
