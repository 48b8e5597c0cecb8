// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Broken soft bodies, bones that no cloth can follow, and equal bits each time.

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/physics/soft_body_mesh.h"
#include "pmx/model/validate.h"
#include "tests/app/physics/small_cloth.h"

namespace {

using base::Vec3;
using pmx::RigidMode;
using support::nodes, support::SoftWorld;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

bool nodesAreFinite(const app::PhysicsWorld& world) {
  return std::ranges::all_of(nodes(world), [](const Vec3& p) { return std::isfinite(p.x + p.y + p.z); });
}

void dance(app::PhysicsWorld& world, const SoftWorld& small, int ticks) {
  auto bones = small.bones();
  for (int i = 0; i < ticks; ++i) {
    for (auto& bone : bones) bone.translation.x += 0.5F * std::sin(static_cast<float>(i) * 0.3F);
    world.followBones(bones);
    world.step(2);
  }
}

/// Adds a cloth on two pins, as high as wide.
std::int32_t flag(SoftWorld& small) {
  const auto first = static_cast<std::int32_t>(small.model.vertices.size());
  const auto cloth = small.cloth({-2, 20, 0}, 5, 5, 1);
  small.cloths(cloth).pins = {first, first + 4};
  small.cloths(cloth).config[1] = 0.05F;
  return cloth;
}

std::string listed(const base::Issues& issues) {
  std::string all;
  for (const auto& issue : issues) all += base::describe(issue) + "\n";
  return all;
}

TEST(SoftRobustness, BrokenOnesOpenWithTheirIssuesListed) {
  SoftWorld small;
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 20, 0});
  std::vector<std::int32_t> all;
  for (int i = 0; i < 10; ++i) all.push_back(small.cloth({4.0F * static_cast<float>(i), 20, 0}, 3, 3, 1));
  const auto body = [&](std::size_t i) -> pmx::SoftBody& { return small.cloths(all[i]); };
  body(0).material = 77;
  body(1).material = small.soft({});
  body(1).material = static_cast<std::int32_t>(small.model.materials.size()) - 1;  // without faces
  small.model.softBodies.pop_back();
  body(2).totalMass = 0;
  body(3).totalMass = kNan;
  body(4).config.fill(kNan);
  body(4).collisionMargin = kNan;
  // These are no body, no vertex, a vertex of another cloth.
  body(4).anchors = {{99, 0, 0}, {hook, 99999, 1}, {hook, 0, 1}};
  body(4).pins = {-1, 1 << 30, 0};
  body(5).iterations = {-7, 1 << 30, std::numeric_limits<std::int32_t>::max(),
                        std::numeric_limits<std::int32_t>::min()};
  body(5).config = {1e30F, -1e30F, 1e30F, 1e30F, 1e30F, 1e30F, 1e30F, 1e30F, 1e30F, 1e30F, 1e30F, 1e30F};
  body(5).material3 = {-1e30F, 1e30F, 1e30F};
  body(5).totalMass = 1e30F;
  body(5).collisionMargin = 1e30F;
  body(6).shape = 9;
  body(6).flags = 0xFF;
  body(6).bLinkDistance = std::numeric_limits<std::int32_t>::max();
  body(6).clusterCount = std::numeric_limits<std::int32_t>::max();
  body(6).aeroModel = 1234;
  body(7).material = body(6).material;
  small.model.vertices[8 * 9].position.x = 1e30F;
  body(9).pins = {81, 81};
  body(9).anchors = {{hook, 81, 1}, {hook, 82, 1}, {hook, 82, 1}};  // on a pin, and one twice
  small.settings.ground = true;
  small.issues = pmx::validate(small.model);
  const auto world = small.build();
  EXPECT_EQ(world->softBodies().size(), 4U);
  EXPECT_EQ(world->softBodies().back().anchors.size(), 1U);
  dance(*world, small, 300);
  EXPECT_TRUE(nodesAreFinite(*world));
  const std::string issues = listed(small.issues);
  for (const char* text :
       {"soft bodies[0]: has no material: that is material 77",
        "soft bodies[0]: it has no material; it isn't simulated",
        "soft bodies[1]: its material has no faces; it isn't simulated", "soft bodies[2]: its mass is 0; it isn't",
        "soft bodies[3]: a value isn't a number", "soft bodies[3]: its mass is 0; it isn't",
        "soft bodies[4]: 4 anchors or pins don't exist", "soft bodies[4]: 2 anchors or pins aren't on its material",
        "soft bodies[5]: iterations aren't within 0 and 100; cut", "soft bodies[6]: shape 9 is unknown",
        "soft bodies[7]: its material is that of soft body 6; it isn't simulated",
        "soft bodies[8]: vertex 72 is beyond", "soft bodies[9]: 1 anchor or pin isn't on its material",
        "1 asks for clusters; simulated without"}) {
    EXPECT_THAT(issues, testing::HasSubstr(text));
  }
}

TEST(SoftRobustness, TooManyNodesAreSkinnedInstead) {
  SoftWorld small;
  (void)small.rope({0, 0, 0}, 20'000, 0.1F);
  (void)small.rope({0, 0, 5}, 20'000, 0.1F);
  const auto world = small.build();
  EXPECT_EQ(world->softNodeCount(), 20000U);
  EXPECT_THAT(listed(small.issues), testing::HasSubstr("soft bodies[1]: 20000 nodes, with those of others, are more"));
}

TEST(SoftRobustness, TooManyFacesAreSkinnedInstead) {
  SoftWorld small;
  for (const Vec3& p : {Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(1, 0, 0)}) (void)small.vertex(p);
  std::vector<std::uint32_t> indices;
  for (std::size_t i = 0; i < 40'000; ++i) indices.insert(indices.end(), {0, 1, 2});
  (void)small.soft(indices);
  (void)small.soft(indices);
  const auto world = small.build();
  EXPECT_EQ(world->softNodeCount(), 3U);
  EXPECT_EQ(world->softBodies()[0].faces.size(), 1U);
  EXPECT_THAT(listed(small.issues), testing::HasSubstr("soft bodies[1]: 40000 faces, with those of others, are more"));
}

TEST(SoftRobustness, BendsStopWhereTheyAreTold) {
  // GIVEN a hub with 1000 spokes: any two of them are two links apart
  std::vector<std::array<int, 2>> links;
  for (int i = 1; i <= 1000; ++i) links.push_back({0, i});
  const auto all = app::bendsOf(1001, links, 2, 1'000'000, 10'000'000);
  EXPECT_EQ(all.pairs.size(), 1000U * 999U / 2U);
  EXPECT_FALSE(all.cut);
  const auto few = app::bendsOf(1001, links, 2, 500, 10'000'000);
  EXPECT_EQ(few.pairs.size(), 500U);
  EXPECT_TRUE(few.cut);
  const auto soon = app::bendsOf(1001, links, 3, 500, 10'000);
  EXPECT_TRUE(soon.pairs.empty());
  EXPECT_TRUE(soon.cut);
}

TEST(SoftRobustness, ATeleportDoesntTear) {
  // GIVEN a cloth at rest, and a model that jumps by a hundred units and half a turn from one tick
  // to the next
  SoftWorld small;
  (void)flag(small);
  const auto world = small.build();
  for (int i = 0; i < 300; ++i) world->step(2);
  const auto before = nodes(*world);
  auto bones = small.bones();
  const base::Quat turn = glm::angleAxis(base::kPi, Vec3(0, 1, 0));
  for (auto& bone : bones) bone = {turn * bone.translation + Vec3(100, 5, -30), turn};
  world->followBones(bones);
  world->step(2);
  // THEN it hangs there as it did
  const auto after = nodes(*world);
  for (std::size_t i = 0; i < after.size(); ++i) {
    EXPECT_LT(glm::distance(after[i], turn * before[i] + Vec3(100, 5, -30)), 0.02F) << i;
  }
  EXPECT_EQ(world->caughtCount(), 0U);
}

TEST(SoftRobustness, ThrownOnesAreCaughtAndHangAgain) {
  SoftWorld small;
  (void)flag(small);
  const auto world = small.build();
  for (int i = 0; i < 600; ++i) world->step(2);
  const auto before = nodes(*world);
  world->setGravity({3e6F, 1e6F, 0});
  for (int i = 0; i < 60; ++i) {
    world->step(2);
    ASSERT_TRUE(nodesAreFinite(*world));
    // four times its size of 4 √2 and ten more
    for (const Vec3& node : nodes(*world)) ASSERT_LT(glm::distance(node, Vec3(0, 18, 0)), 4 * 5.7F + 10.0F + 3.0F);
  }
  EXPECT_GT(world->caughtCount(), 0U);
  world->setGravity({0, -98, 0});
  for (int i = 0; i < 900; ++i) world->step(2);
  const auto after = nodes(*world);
  for (std::size_t i = 0; i < after.size(); ++i) EXPECT_LT(glm::distance(after[i], before[i]), 0.3F) << i;
}

TEST(SoftRobustness, NothingGoesFasterThanItMay) {
  SoftWorld small;
  small.settings.mostSpeed = 10.0F;
  (void)small.cloth({0, 0, 0}, 3, 3, 1);
  const auto world = small.build();
  for (int i = 0; i < 120; ++i) world->step(2);
  // It falls at 10 units a second and what two steps add to it; falling freely it would be 196
  // units.
  EXPECT_GT(nodes(*world)[0].y, -(10.0F + 98.0F / 60.0F) * 2.0F);
  EXPECT_GT(world->caughtCount(), 0U);
}

TEST(SoftRobustness, OneThatIsNoNumberLeavesTheOthersAlone) {
  // GIVEN a flat cloth with pressure: the force is that over its volume, and it has none
  SoftWorld small;
  const auto burst = small.cloth({0, 0, 0}, 3, 3, 1);
  small.cloths(burst).config[4] = 1e3F;
  const auto fine = small.cloth({20, 0, 0}, 3, 3, 1);
  const auto ball = small.sphere(RigidMode::Physics, {0, 50, 0});
  small.cloths(burst).collisionMask = small.cloths(fine).collisionMask = 0;
  const auto world = small.build();
  for (int i = 0; i < 30; ++i) world->step(2);
  EXPECT_TRUE(nodesAreFinite(*world));
  EXPECT_GT(world->caughtCount(), 0U);
  const float h = small.settings.stepSec, fallen = 60.0F * 61.0F / 2.0F * 98.0F * h * h;
  EXPECT_NEAR(nodes(*world)[9].y, -fallen, 2e-3F);
  EXPECT_NEAR(support::place(*world, ball).y, 50 - fallen, 2e-2F);
  // THEN it follows its bone from now on
  auto bones = small.bones();
  bones[0].translation = {3, 1, 2};
  world->followBones(bones);
  world->step(2);
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_LT(glm::distance(nodes(*world)[i], small.model.vertices[i].position + Vec3(3, 1, 2)), 1e-5F);
  }
  const auto caught = world->caughtCount();
  world->step(2);
  EXPECT_EQ(world->caughtCount(), caught);
}

TEST(SoftRobustness, BonesThatAreNoNumbersPassOverAgain) {
  for (const float bad : {kNan, std::numeric_limits<float>::infinity(), 1e30F}) {
    SoftWorld small;
    (void)flag(small);
    const auto world = small.build();
    auto bones = small.bones();
    bones[0].translation.y = bad;
    for (int i = 0; i < 30; ++i) {
      world->followBones(bones);
      world->step(2);
      if (i == 15) world->reset(bones);
      EXPECT_TRUE(nodesAreFinite(*world)) << bad;
    }
    world->followBones(small.bones());
    for (int i = 0; i < 60; ++i) world->step(2);
    EXPECT_TRUE(nodesAreFinite(*world)) << bad;
    // THEN the pins are in their positions, and the rest hangs from them: not stiffly as at rest
    EXPECT_LT(glm::distance(nodes(*world)[0], Vec3(-2, 20, 0)), 1e-5F) << bad;
    EXPECT_LT(glm::distance(nodes(*world)[22], Vec3(0, 16, 0)), 1.5F) << bad;
    EXPECT_GT(glm::distance(nodes(*world)[22], Vec3(0, 16, 0)), 1e-3F) << bad;
  }
}

TEST(SoftRobustness, TheSameStepsGiveTheSameBits) {
  // GIVEN two cloths that touch each other, a body and the ground, one with its links shuffled, one
  // stiff, one anchored
  const auto hash = [](int extraTicks) {
    SoftWorld small;
    small.settings.ground = true;
    const auto a = flag(small);
    small.cloths(a).flags = 1 | 4;
    small.cloths(a).bLinkDistance = 2;
    const auto ball = small.sphere(RigidMode::Physics, {0, 17, 0.6F});
    small.body(ball).collisionMask = 0xFFFF;
    const auto b = small.cloth({-2, 22, 0.5F}, 5, 7, 1);
    small.cloths(b).flags = 4;
    small.cloths(b).config[6] = 0.5F;
    small.cloths(b).anchors.push_back({ball, 25 + 12, 0});
    const auto world = small.build();
    dance(*world, small, extraTicks);
    world->reset(small.bones());  // nothing of the past is left
    const auto rested = nodes(*world);
    for (std::size_t i = 0; i < rested.size(); ++i) EXPECT_EQ(rested[i], small.model.vertices[i].position);
    dance(*world, small, 100);
    EXPECT_TRUE(nodesAreFinite(*world));
    return world->stateHash();
  };
  EXPECT_EQ(hash(0), hash(0));
  EXPECT_EQ(hash(0), hash(57));
}

TEST(SoftRobustness, TheHashSeesNodes) {
  SoftWorld small;
  (void)flag(small);
  const auto world = small.build();
  const auto before = world->stateHash();
  world->step(2);
  EXPECT_NE(world->stateHash(), before);
}

}  // namespace
