// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Broken models, and motions that no body can follow.

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "tests/app/physics/small_worlds.h"

namespace {

using base::Vec3;
using pmx::JointKind, pmx::RigidMode;
using support::place, support::SmallWorld, support::state;

bool bodiesAreFinite(const app::PhysicsWorld& world) {
  for (std::size_t i = 0; i < world.bodyCount(); ++i) {
    const app::BodyState body = world.body(i);
    const Vec3 sum = body.transform.translation + body.velocity + body.angularVelocity;
    if (!std::isfinite(sum.x + sum.y + sum.z + glm::length(body.transform.rotation))) return false;
  }
  return true;
}

void dance(app::PhysicsWorld& world, const SmallWorld& small, int ticks) {
  auto bones = small.bones();
  for (int i = 0; i < ticks; ++i) {
    for (auto& bone : bones) bone.translation.x += 0.5F * std::sin(static_cast<float>(i) * 0.3F);
    world.followBones(bones);
    world.step(2);
  }
}

/// Adds a tail of five bodies on a hook; returns its bodies.
std::vector<std::int32_t> tail(SmallWorld& small, float angular) {
  std::vector<std::int32_t> bodies{small.sphere(RigidMode::FollowBone, {0, 20, 0})};
  for (int i = 1; i <= 5; ++i) {
    bodies.push_back(small.sphere(RigidMode::Physics, {0, 20.0F - 2.0F * static_cast<float>(i), 0}));
    small.body(bodies.back()).angularDamping = 0.5F;
    pmx::Joint& joint = small.joint(JointKind::SpringSixDof, bodies[bodies.size() - 2], bodies.back(),
                                    {0, 21.0F - 2.0F * static_cast<float>(i), 0});
    joint.angularLower = Vec3(-angular);
    joint.angularUpper = Vec3(angular);
  }
  return bodies;
}

TEST(Robustness, BrokenBodiesOpenWithTheirIssuesListed) {
  SmallWorld small;
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 20, 0});
  const auto noMass = small.sphere(RigidMode::Physics, {0, 18, 0});
  const auto lessMass = small.sphere(RigidMode::Physics, {0, 18, 0});
  const auto noSize = small.sphere(RigidMode::Physics, {0, 16, 0});
  const auto lessSize = small.box(RigidMode::Physics, {0, 14, 0}, {-1, 0, -1});
  const auto noNumber = small.sphere(RigidMode::Physics, {0, 12, 0});
  const auto giant = small.sphere(RigidMode::Physics, {0, 10, 0});
  small.body(noMass).mass = 0;
  small.body(lessMass).mass = -1;
  small.body(noSize).size = Vec3(0.0F);
  small.body(noNumber).position.x = std::numeric_limits<float>::quiet_NaN();
  small.body(noNumber).mass = std::numeric_limits<float>::infinity();
  small.body(giant).size = Vec3(1e30F);
  small.body(giant).mass = 1e30F;
  for (std::int32_t i = 0; i < 7; ++i) small.body(i).collisionMask = 0xFFFF;
  small.joint(JointKind::SpringSixDof, hook, 99, {0, 19, 0});
  small.joint(JointKind::SpringSixDof, -1, noSize, {0, 19, 0});
  small.joint(JointKind::SpringSixDof, noSize, noSize, {0, 19, 0});
  small.joint(JointKind::SpringSixDof, hook, noMass, {0, 19, 0});
  small.joint(JointKind::SpringSixDof, noSize, lessSize, {1e30F, -1e30F, 0}).linearUpper =
      Vec3(std::numeric_limits<float>::quiet_NaN());
  small.joint(JointKind::ConeTwist, hook, noNumber, {0, 19, 0}).angularUpper = Vec3(1e30F);
  small.settings.ground = true;
  small.issues = pmx::validate(small.model);
  const auto world = small.build();
  dance(*world, small, 600);
  EXPECT_TRUE(bodiesAreFinite(*world));
  EXPECT_EQ(world->bodyCount(), 7U);
  EXPECT_TRUE(state(*world, noMass).follows);
  EXPECT_TRUE(state(*world, lessMass).follows);
  std::string all;
  for (const auto& issue : small.issues) all += base::describe(issue) + "\n";
  for (const char* text : {"rigid bodies[1]", "its mass is 0", "rigid bodies[2]", "its mass is -1", "rigid bodies[3]",
                           "rigid bodies[4]", "its size isn't above 0", "rigid bodies[5]", "a value isn't a number",
                           "rigid bodies[6]", "beyond 10000 units", "joints[0]", "joins rigid body 99", "joints[4]"}) {
    EXPECT_THAT(all, testing::HasSubstr(text));
  }
}

TEST(Robustness, OddBodiesAreListedUpToTwentyAndCounted) {
  // GIVEN thirty bodies without mass
  SmallWorld small;
  for (int i = 0; i < 30; ++i) {
    const auto body = small.sphere(RigidMode::Physics, {0, float(i), 0});
    small.body(body).mass = 0;
  }
  // WHEN their issues are listed
  const base::Issues issues = app::physicsIssues(small.model);
  // THEN twenty are listed, and a line counts the ten others
  ASSERT_EQ(issues.size(), 21U);
  EXPECT_EQ(issues[19].index, 19);
  EXPECT_EQ(base::describe(issues[20]), "rigid bodies: and 10 more with values that can't be used as they are");
}

TEST(Robustness, ATeleportDoesntTear) {
  // GIVEN a tail at rest, and a model that jumps by a hundred units and half a turn from one tick
  // to the next
  SmallWorld small;
  const auto bodies = tail(small, 1.0F);
  const auto world = small.build();
  for (int i = 0; i < 300; ++i) world->step(2);
  std::vector<Vec3> before;
  for (const auto body : bodies) before.push_back(place(*world, body));
  auto bones = small.bones();
  const base::Quat turn = glm::angleAxis(base::kPi, Vec3(0, 1, 0));
  for (auto& bone : bones) bone = {turn * bone.translation + Vec3(100, 5, -30), turn};
  world->followBones(bones);
  world->step(2);
  // THEN the tail hangs there as it did, and goes on hanging
  const auto expectHanging = [&](float error) {
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      const Vec3 want = turn * before[i] + Vec3(100, 5, -30);
      EXPECT_LT(glm::distance(place(*world, bodies[i]), want), error) << i;
    }
  };
  expectHanging(0.01F);
  for (int i = 0; i < 120; ++i) world->step(2);
  expectHanging(0.05F);
  EXPECT_EQ(world->caughtCount(), 0U);
}

TEST(Robustness, AFastDanceIsNoTeleport) {
  // 70 units a second, the fastest bones of the corpus, move the tail by its joints: it lags behind
  SmallWorld small;
  const auto bodies = tail(small, 1.0F);
  const auto world = small.build();
  for (int i = 0; i < 300; ++i) world->step(2);
  auto bones = small.bones();
  for (int i = 0; i < 6; ++i) {
    for (auto& bone : bones) bone.translation.x += 70.0F / 60.0F;
    world->followBones(bones);
    world->step(2);
  }
  EXPECT_NEAR(place(*world, bodies.front()).x, 7.0F, 1e-4F);
  EXPECT_LT(place(*world, bodies.back()).x, 6.0F);
}

TEST(Robustness, ThrownBodiesAreCaughtAndSettleAgain) {
  // GIVEN a tail in a world whose gravity becomes absurd for a second
  SmallWorld small;
  const auto bodies = tail(small, 1.0F);
  const auto world = small.build();
  world->setGravity({3e6F, 1e6F, 0});
  for (int i = 0; i < 60; ++i) world->step(2);
  EXPECT_TRUE(bodiesAreFinite(*world));
  EXPECT_GT(world->caughtCount(), 0U);
  for (const auto body : bodies) {
    EXPECT_LT(glm::distance(place(*world, body), Vec3(0, 20, 0)), 60.0F);
    EXPECT_LE(glm::length(state(*world, body).velocity), small.settings.mostSpeed * 1.001F);
  }
  // THEN it hangs straight down again some seconds after
  world->setGravity({0, -98, 0});
  for (int i = 0; i < 900; ++i) world->step(2);
  EXPECT_NEAR(glm::distance(place(*world, bodies.back()), Vec3(0, 10, 0)), 0.0F, 0.3F);
}

TEST(Robustness, PlacesThatAreNoNumbersPassOverAgain) {
  SmallWorld small;
  const auto bodies = tail(small, 1.0F);
  const auto world = small.build();
  auto bones = small.bones();
  bones[0].translation.y = std::numeric_limits<float>::quiet_NaN();
  world->followBones(bones);
  for (int i = 0; i < 10; ++i) world->step(2);
  world->followBones(small.bones());
  for (int i = 0; i < 900; ++i) world->step(2);
  EXPECT_TRUE(bodiesAreFinite(*world));
  EXPECT_NEAR(glm::distance(place(*world, bodies.back()), Vec3(0, 10, 0)), 0.0F, 0.3F);
}

TEST(Robustness, TheSameStepsGiveTheSameBits) {
  const auto hash = [](int extraTicks) {
    SmallWorld small;
    (void)tail(small, 1.0F);
    const auto world = small.build();
    dance(*world, small, extraTicks);
    world->reset(small.bones());  // nothing of the past is left
    dance(*world, small, 100);
    return world->stateHash();
  };
  EXPECT_EQ(hash(0), hash(0));
  EXPECT_EQ(hash(0), hash(57));
}

TEST(Robustness, OurLoopDoesWhatBulletsDoes) {
  // GIVEN two tails that touch nothing and a ball on the ground, in Bullet's own solver and in ours
  std::vector<Vec3> places[2];
  for (const bool plain : {true, false}) {
    SmallWorld small;
    small.settings.plainBullet = plain;
    small.settings.ground = true;
    (void)tail(small, 1.0F);
    (void)tail(small, 0.3F);
    for (std::size_t i = 6; i < 12; ++i) {
      small.model.rigidBodies[i].position.x += 30;
      small.model.bones[i].position.x += 30;
      if (i > 6) small.model.joints[i - 2].position.x += 30;
    }
    small.body(small.sphere(RigidMode::Physics, {60, 3, 0})).collisionMask = 0xFFFF;
    const auto world = small.build();
    dance(*world, small, 60);
    for (std::size_t i = 0; i < world->bodyCount(); ++i)
      places[plain ? 0 : 1].push_back(world->body(i).transform.translation);
  }
  // THEN after a second of dancing they differ by roundings alone
  for (std::size_t i = 0; i < places[0].size(); ++i) EXPECT_LT(glm::distance(places[0][i], places[1][i]), 1e-3F) << i;
}

}  // namespace
