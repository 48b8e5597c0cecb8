// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check weights and roots of goals, their copies in ghosts and in other shows, and
// their allocations.
#include "app/show/goal.h"

#include <vector>

#include <gtest/gtest.h>

#include "app/show/actor_parts.h"
#include "app/show/show.h"
#include "tests/app/show/goal_shows.h"
#include "tests/support/allocation_count.h"

namespace {

using app::ActorId;
using app::Goal;
using app::GoalKind;
using app::GoalTarget;
using app::Show;
using base::Vec3;
using support::expectNear;
using support::loadedPuppet;
using support::lookAt;
using support::Puppet;
using support::reach;
using support::worldOf;

TEST(GoalWeight, GoesByItsKeys) {
  Goal goal;
  EXPECT_EQ(goalWeight(goal, 5), 1.0F) << "without keys it always counts";
  // GIVEN on from 10 on within 20 frames, and off again from 20 on within 10, when it has only come
  // half way
  app::setGoalKey(goal, {20, false, 10});
  app::setGoalKey(goal, {10, true, 20});
  EXPECT_EQ(goalWeight(goal, 9.9), 0.0F);
  EXPECT_EQ(goalWeight(goal, 10), 0.0F);
  EXPECT_FLOAT_EQ(goalWeight(goal, 15), 3 * 0.0625F - 2 * 0.015625F) << "3 t² - 2 t³ at a quarter";
  EXPECT_FLOAT_EQ(goalWeight(goal, 20), 0.5F);
  EXPECT_FLOAT_EQ(goalWeight(goal, 25), 0.25F) << "half of what it had come to";
  EXPECT_EQ(goalWeight(goal, 30), 0.0F);
  // a key on an existing frame replaces the key there
  app::setGoalKey(goal, {20, true, 0});
  EXPECT_EQ(goal.keys.size(), 2U);
  EXPECT_EQ(goalWeight(goal, 20), 1.0F);
  goal.on = false;
  EXPECT_EQ(goalWeight(goal, 20), 0.0F);
  // a goal that is only switched off counted before
  Goal until;
  app::setGoalKey(until, {100, false, 0});
  EXPECT_EQ(goalWeight(until, 99.9), 1.0F);
  EXPECT_EQ(goalWeight(until, 100), 0.0F);
}

TEST(Goals, RootsArePeoplesGuess) {
  const auto model = loadedPuppet();
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

TEST(Goals, AreInAGhostAndInAnotherShow) {
  Show show;
  const ActorId first = show.add(loadedPuppet()), id = show.add(loadedPuppet());
  Goal goal = reach(Puppet::Wrist, Puppet::Arm, {0, 0, 0});
  goal.place.at = GoalTarget::Bone;
  goal.place.actor = first;
  goal.place.targetBone = Puppet::Wrist;
  show.actor(id)->setPlacement({{3, 1, 0}, 0, 1});
  show.actor(id)->setGoals({goal});
  show.setGhost(id, app::GhostChoice{app::IkMode::Motion, {}, {}, app::GhostPlace::Same});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::Wrist).translation, {8, 14, 0});
  EXPECT_TRUE(show.ghostOf(id)->pose().models == show.actor(id)->pose().models);
  // WHEN both are put into another show, where ids differ
  Show other;
  other.remove(other.add(loadedPuppet()));
  const std::vector<app::ActorParts> parts{{show.actor(first)->loadedModel(), show.actor(first)->switches(), first},
                                           {show.actor(id)->loadedModel(), show.actor(id)->switches(), id}};
  const std::vector<ActorId> ids = addTo(other, parts);
  ASSERT_NE(ids[0], first);
  other.evaluate(0);
  expectNear(worldOf(other, ids[1], Puppet::Wrist).translation, {8, 14, 0});
  // AND where only the one comes along, no point is reached for
  Show alone;
  const ActorId there = addTo(alone, std::span(parts).subspan(1))[0];
  EXPECT_TRUE(alone.actor(there)->switches().goals.empty());
}

TEST(Goals, AllocateNothingPerFrame) {
  Show show;
  const ActorId other = show.add(loadedPuppet()), id = show.add(loadedPuppet());
  show.add(support::loaded(support::slope(1, 0.1F)));
  Goal look = lookAt({});
  look.place.at = GoalTarget::Bone;
  look.place.actor = other;
  look.place.targetBone = Puppet::Head;
  Goal stand;
  stand.kind = GoalKind::Stand;
  Goal camera = lookAt({});
  camera.place.at = GoalTarget::Camera;
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

}  // namespace
