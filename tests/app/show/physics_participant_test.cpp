// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/physics_participant.h"

#include <cmath>

#include <gtest/gtest.h>

#include "app/show/actor.h"
#include "app/show/shared_world.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"

namespace {

using app::Actor;
using app::PhysicsParticipant;
using base::Vec3;

app::PhysicsChoice withoutGround() {
  app::PhysicsChoice choice;
  choice.on = true;
  choice.settings.ground = false;
  return choice;
}

/// Returns an actor of one bone at the origin with a ball, with physics.
Actor ballActor(pmx::RigidMode mode) {
  support::SmallWorld small;
  (void)small.sphere(mode, {0, 0, 0});
  Actor actor(support::loaded(std::move(small.model)));
  actor.setPhysics(withoutGround());
  return actor;
}

TEST(PhysicsParticipant, SaysWhetherItsBodiesMoveAndMayMeet) {
  Actor actor = ballActor(pmx::RigidMode::Physics);
  const PhysicsParticipant participant = actor.participant();
  EXPECT_EQ(participant.physics(), actor.physics());
  EXPECT_TRUE(participant.mayMeet());
  EXPECT_FALSE(participant.hasImpulses());
  // A model of another size has a world of its own.
  actor.setPlacement({{0, 0, 0}, 0, 2});
  EXPECT_NE(participant.physics(), nullptr);
  EXPECT_FALSE(participant.mayMeet());
  actor.setPlacement({});
  // Something else drives the bones: they don't move with ticks.
  actor.physics()->setReplay([](double, ik::DrivenBones&) {});
  EXPECT_EQ(participant.physics(), nullptr);
  EXPECT_FALSE(participant.mayMeet());
  Actor without(support::loaded(support::dancer()));
  without.setPhysics(withoutGround());
  EXPECT_EQ(without.participant().physics(), nullptr);
  EXPECT_FALSE(without.participant().mayMeet());
}

TEST(PhysicsParticipant, IsAMemberOfASharedWorldUntilItLeaves) {
  Actor actor = ballActor(pmx::RigidMode::Physics);
  const PhysicsParticipant participant = actor.participant();
  EXPECT_FALSE(participant.shares());
  EXPECT_FALSE(participant.leave());
  participant.join(3);
  // The handle goes on where its actor is moved.
  Actor moved = std::move(actor);
  EXPECT_TRUE(moved.participant().isMember(3));
  EXPECT_FALSE(participant.isMember(2));
  EXPECT_TRUE(participant.shares());
  EXPECT_TRUE(participant.leave());
  EXPECT_FALSE(participant.shares());
}

TEST(PhysicsParticipant, GivesItsBonesToASharedWorldAndTakesItsBodies) {
  // GIVEN a ball that falls in a world for it alone, which moves as CoupledActors moves it
  Actor actor = ballActor(pmx::RigidMode::Physics);
  actor.setPlacement({{4, 20, 0}, 90});
  const PhysicsParticipant participant = actor.participant();
  const app::SharedWorld::Member member{&actor.model(), actor.switches().placement};
  app::SharedWorld world(std::span(&member, 1), withoutGround().settings);
  participant.join(0);
  participant.poseTick(0, true, world);
  world.reset();
  participant.takeBodies(0, true, world);
  constexpr int kTicks = 30;
  const int steps = participant.physics()->stepsPerTick();
  for (int tick = 1; tick <= kTicks; ++tick) {
    participant.poseTick(tick, false, world);
    world.follow(0.5F);
    world.step(steps);
    participant.takeBodies(tick, false, world);
  }
  participant.makePicture(kTicks / 2.0);
  // THEN it has fallen by n (n + 1) / 2 · g h² in n steps of h, in its model's own space: a step
  // changes the speed first
  const double n = kTicks * steps, h = static_cast<double>(withoutGround().settings.stepSec);
  const double fallen = n * (n + 1) / 2 * 98.0 * h * h;
  const Vec3 bone = actor.frame().boneModels[0].translation;
  EXPECT_NEAR(bone.y, -fallen, 1e-3 * fallen);
  EXPECT_NEAR(bone.x, 0.0, 1e-4);
  EXPECT_NEAR(bone.z, 0.0, 1e-4);
  EXPECT_NEAR(participant.physics()->body(0).velocity.y, -98.0 * h * n, 1e-3 * 98.0 * h * n);
}

TEST(PhysicsParticipant, LeavesATrailThatTheAttachedOnesFollow) {
  // GIVEN a ball that falls, and one that follows its bone, attached to it, run in two ranges
  Actor falls = ballActor(pmx::RigidMode::Physics), follows = ballActor(pmx::RigidMode::FollowBone);
  const PhysicsParticipant parent = falls.participant(), child = follows.participant();
  child.attach({{0, 1, 0}});
  parent.clearTrail();
  parent.addToTrail(0);
  child.followParent(0, parent);
  const auto heights = [&] {
    return std::pair(falls.physics()->body(0).transform.translation.y,
                     follows.physics()->body(0).transform.translation.y);
  };
  for (const app::MotionPhysics::TickRange& range :
       {app::MotionPhysics::TickRange{true, 0, 12, 0.0}, app::MotionPhysics::TickRange{false, 12, 20, 0.0}}) {
    parent.runTicks(range);
    child.runTicks(range);
    // THEN after each range the child's body is where the parent's is, which has fallen: n steps of
    // h, n (n + 1) / 2 · g h²
    const double h = static_cast<double>(withoutGround().settings.stepSec);
    const double n = static_cast<double>(range.to) * parent.physics()->stepsPerTick();
    const auto [own, attached] = heights();
    EXPECT_NEAR(own, -n * (n + 1) / 2 * 98.0 * h * h, 0.01);
    EXPECT_NEAR(attached, own, 1e-4);
  }
  // AND so it is in the picture
  parent.makePicture(10.0);
  child.makePicture(10.0);
  EXPECT_NEAR(follows.frame().boneModels[0].translation.y, falls.frame().boneModels[0].translation.y, 1e-4);
}

}  // namespace
