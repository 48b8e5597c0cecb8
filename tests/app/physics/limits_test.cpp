// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check what a world may cost, and what becomes of parts beyond the limits.

#include <algorithm>
#include <cmath>
#include <memory>
#include <new>
#include <set>

#include <btBulletCollisionCommon.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/physics/bullet_memory.h"
#include "app/physics/limited_broadphase.h"
#include "app/physics/pair_broadphase.h"
#include "tests/app/physics/small_cloth.h"
#include "tests/support/peak_memory.h"

namespace {

using base::Vec3;
using pmx::JointKind, pmx::RigidMode;
using support::place, support::SmallWorld, support::SoftWorld;

std::string linesOf(const base::Issues& issues) {
  std::string all;
  for (const auto& issue : issues) all += base::describe(issue) + "\n";
  return all;
}

/// Returns balls in one spot that all collide with each other.
SmallWorld crowd(std::size_t count) {
  SmallWorld small;
  (void)small.sphere(RigidMode::Physics, {0, 10, 0});
  small.model.rigidBodies[0].collisionMask = 0xFFFF;
  const pmx::RigidBody one = small.model.rigidBodies[0];
  small.model.rigidBodies.assign(count, one);
  return small;
}

struct Everything final : btOverlapFilterCallback {
  bool needBroadphaseCollision(btBroadphaseProxy*, btBroadphaseProxy*) const override { return true; }
};

/// This struct has boxes in one spot, of objects without a shape.
struct Boxes {
  Boxes(btBroadphaseInterface& into, std::size_t count) : broadphase(into) {
    for (std::size_t i = 0; i < count; ++i) {
      objects.push_back(std::make_unique<btCollisionObject>());
      proxies.push_back(broadphase.createProxy({0, 0, 0}, {1, 1, 1}, 0, objects.back().get(), 1, -1, nullptr));
    }
  }
  void moveAway(std::size_t index) {
    const auto x = 10.0F * static_cast<float>(index + 1);
    broadphase.setAabb(proxies[index], {x, 0, 0}, {x + 1, 1, 1}, nullptr);
  }
  /// Returns pairs by the indices of the boxes in the order of their making, the lower one first.
  std::set<std::pair<int, int>> pairs() {
    std::set<std::pair<int, int>> found;
    broadphase.calculateOverlappingPairs(nullptr);
    auto& cache = *broadphase.getOverlappingPairCache();
    for (int i = 0; i < cache.getNumOverlappingPairs(); ++i) {
      const auto& pair = cache.getOverlappingPairArrayPtr()[i];
      const int a = pair.m_pProxy0->m_uniqueId - 1, b = pair.m_pProxy1->m_uniqueId - 1;
      found.insert({std::min(a, b), std::max(a, b)});
    }
    return found;
  }
  btBroadphaseInterface& broadphase;
  std::vector<std::unique_ptr<btCollisionObject>> objects;
  std::vector<btBroadphaseProxy*> proxies;
};

TEST(PhysicsLimits, OfTooManyPairsThoseOfBodiesMadeFirstCount) {
  // GIVEN 200 boxes in one spot: 19,900 pairs
  const Everything all;
  app::PairBroadphase broadphase(all);
  Boxes boxes(broadphase, 200);
  const auto expected = [](int firstThere) {
    std::set<std::pair<int, int>> first;
    for (int a = firstThere; a < 200; ++a) {
      for (int b = a + 1; b < 200 && first.size() < app::kMaxPairs; ++b) first.insert({a, b});
    }
    return first;
  };
  // THEN they are the first in the order of the bodies, and a box that leaves frees room for the
  // next ones
  EXPECT_EQ(boxes.pairs(), expected(0));
  EXPECT_TRUE(broadphase.leftOut());
  for (std::size_t i = 0; i < 30; ++i) boxes.moveAway(i);
  EXPECT_EQ(boxes.pairs(), expected(30));
}

TEST(PhysicsLimits, BulletsTreesHaveTheSameBound) {
  Everything all;
  app::LimitedBroadphase broadphase;
  broadphase.getOverlappingPairCache()->setOverlapFilterCallback(&all);
  Boxes boxes(broadphase, 128);
  EXPECT_EQ(boxes.pairs().size(), 128U * 127U / 2U);
  EXPECT_FALSE(broadphase.leftOut());
  // WHEN more are added THEN there are no more than the limit
  Boxes more(broadphase, 100);
  EXPECT_EQ(more.pairs().size(), app::kMaxPairs);
  EXPECT_TRUE(broadphase.leftOut());
  // WHEN the first have been removed THEN there is room for the others
  for (btBroadphaseProxy* proxy : boxes.proxies) broadphase.destroyProxy(proxy, nullptr);
  for (btBroadphaseProxy* proxy : more.proxies) broadphase.setAabb(proxy, {0.25F, 0, 0}, {1.25F, 1, 1}, nullptr);
  EXPECT_EQ(more.pairs().size(), 100U * 99U / 2U);
  for (btBroadphaseProxy* proxy : more.proxies) broadphase.destroyProxy(proxy, nullptr);
}

TEST(PhysicsLimits, ACrowdInOneSpotIsMovedAndSaid) {
  for (const std::size_t count : {300U, 700U}) {  // either broadphase
    SmallWorld small = crowd(count);
    const auto world = small.build();
    for (int i = 0; i < 5; ++i) world->step(2);
    EXPECT_TRUE(world->pairsLeftOut());
    EXPECT_LE(world->contactCount(), 4 * static_cast<int>(app::kMaxPairs));
    world->reset(small.bones());
    EXPECT_TRUE(world->pairsLeftOut()) << "remembered";
  }
}

// Bullet's own worlds take 4.3 MB each.
TEST(PhysicsLimits, AWorldOfOneBodyTakesLittle) {
  constexpr std::size_t kWorlds = 100, kMaxBytes = std::size_t{128} << 10;
  SmallWorld small;
  (void)small.sphere(RigidMode::Physics, {0, 10, 0});
  (void)small.build();  // creates the shared data
  std::vector<std::unique_ptr<app::PhysicsWorld>> worlds(kWorlds);
  const support::PeakMemory memory;
  for (auto& world : worlds) world = small.build();
  EXPECT_LT(memory.bytes(), kWorlds * kMaxBytes);
}

TEST(PhysicsLimits, OfTooManyBodiesTheFirstMove) {
  SmallWorld small = crowd(app::kMaxBodies + 3);
  for (std::size_t i = 0; i < small.model.rigidBodies.size(); ++i) {
    small.model.rigidBodies[i].collisionMask = 0;
    small.model.rigidBodies[i].position.x = 3.0F * static_cast<float>(i % 64);
    small.model.rigidBodies[i].position.z = 3.0F * static_cast<float>(i / 64);
  }
  const auto last = static_cast<std::int32_t>(app::kMaxBodies);
  small.joint(JointKind::SpringSixDof, 0, last, {0, 10, 0});
  small.joint(JointKind::SpringSixDof, last + 1, last + 2, {0, 10, 0});
  pmx::Morph push;
  push.kind = pmx::MorphKind::Impulse;
  push.offsets = std::vector<pmx::ImpulseOffset>{{last, 0, Vec3(1), Vec3(1)}};
  small.model.morphs.push_back(push);
  const auto world = small.build();
  EXPECT_EQ(world->bodyCount(), app::kMaxBodies);
  EXPECT_THAT(linesOf(small.issues), testing::HasSubstr("rigid bodies[4096]: there are 4099, more than 4096"));
  const float weight = 1.0F;
  world->applyImpulses({&weight, 1}, 1.0F);
  for (int i = 0; i < 10; ++i) world->step(2);
  // A ball that falls for 20 steps of 1/120 s by Euler's rule, speed first: g t² / 2 · n(n + 1).
  const float want = 10.0F - 98.0F * 0.5F * 20.0F * 21.0F / (120.0F * 120.0F);
  for (const std::int32_t i : {0, last - 1}) EXPECT_NEAR(place(*world, i).y, want, 0.01F) << i;
}

TEST(PhysicsLimits, OfTooManyJointsTheFirstHold) {
  SmallWorld small;
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 20, 0});
  const auto held = small.sphere(RigidMode::Physics, {0, 19, 0});
  const auto lost = small.sphere(RigidMode::Physics, {5, 19, 0});
  for (std::size_t i = 0; i < 5; ++i)
    small.joint(JointKind::PointToPoint, hook, hook, {0, 20, 0});  // they hold nothing
  for (std::size_t i = 0; i < app::kMaxJoints; ++i) small.joint(JointKind::PointToPoint, hook, held, {0, 20, 0});
  EXPECT_THAT(linesOf(app::physicsIssues(small.model)), testing::Not(testing::HasSubstr("joints[")));
  small.joint(JointKind::PointToPoint, hook, lost, {5, 20, 0});
  const auto world = small.build();
  EXPECT_THAT(linesOf(small.issues), testing::HasSubstr("joints[16389]: the model has more than 16384"));
  for (int i = 0; i < 5; ++i) world->step(2);
  EXPECT_NEAR(place(*world, held).y, 19.0F, 0.05F);
  EXPECT_LT(place(*world, lost).y, 18.9F);
}

/// Returns two cloths in one plane, one a little behind the other, onto which gravity pulls it.
SoftWorld twoCloths(int side, float apart, float margin) {
  SoftWorld small;
  for (const float z : {0.0F, 0.3F}) small.cloths(small.cloth({0, 10, z}, side, side, apart)).collisionMargin = margin;
  for (std::int32_t corner = 0; corner < side * side; ++corner) small.cloths(0).pins.push_back(corner);
  small.settings.gravity = {0, 0, -20};
  return small;
}

TEST(PhysicsLimits, ClothsMeetAsInBulletUpToTheLimit) {
  std::vector<Vec3> places[2];
  for (const bool plain : {false, true}) {
    SoftWorld small = twoCloths(8, 0.5F, 0.05F);
    small.settings.plainBullet = plain;
    const auto world = small.build();
    for (int i = 0; i < 40; ++i) world->step(2);
    EXPECT_FALSE(world->pairsLeftOut());
    places[plain ? 1 : 0] = support::nodes(*world);
  }
  // THEN the second was stopped by the first, and both have the bits of Bullet's own walk
  for (std::size_t i = 64; i < 128; ++i) ASSERT_GT(places[0][i].z, -1.0F) << "free, it would be at -4.4";
  EXPECT_EQ(places[0], places[1]);
}

TEST(PhysicsLimits, ClothsThatTouchEverywhereCostNoMore) {
  // GIVEN 4,900 nodes within reach of 9,522 faces, both ways: 93 million contacts
  SoftWorld small = twoCloths(70, 0.02F, 10.0F);
  const auto world = small.build();
  for (int i = 0; i < 2; ++i) world->step(2);
  EXPECT_TRUE(world->pairsLeftOut());
  for (const Vec3& node : support::nodes(*world)) ASSERT_TRUE(std::isfinite(node.x + node.y + node.z));
}

TEST(PhysicsLimits, BulletThrowsWhereMemoryIsShort) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the address sanitizer ends the program that asks for more than there is";
#endif
  app::letBulletThrow();
  app::letBulletThrow();
  EXPECT_THROW((void)btAlignedAllocInternal(std::size_t{1} << 60, 16), std::bad_alloc);
  void* const some = btAlignedAllocInternal(1000, 16);
  EXPECT_NE(some, nullptr);
  btAlignedFreeInternal(some);
}

}  // namespace
