// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare soft bodies with formulas and with the format's description.

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/app/physics/small_cloth.h"

namespace {

using base::Vec3;
using pmx::RigidMode;
using support::nodes, support::place, support::SoftWorld;

constexpr float kPull = 98.0F;

void rest(app::PhysicsWorld& world, int ticks) {
  for (int i = 0; i < ticks; ++i) world.step(2);
}

TEST(SoftBodies, AFreeClothFallsAsAllThingsDo) {
  // GIVEN a cloth without pins
  SoftWorld small;
  small.cloth({0, 0, 0}, 5, 5, 1);
  const auto world = small.build();
  const auto before = nodes(*world);
  // WHEN half a second passes, 60 steps
  rest(*world, 30);
  const auto after = nodes(*world);
  // THEN every node is n(n + 1)/2 g h² lower, which is what steps make of g t²/2, and no link is
  // stretched
  const float h = small.settings.stepSec, wanted = 60.0F * 61.0F / 2.0F * kPull * h * h;
  EXPECT_NEAR(wanted, 0.5F * kPull * 0.25F, 0.21F);
  ASSERT_EQ(after.size(), 25U);
  for (std::size_t i = 0; i < after.size(); ++i) {
    EXPECT_LT(glm::distance(after[i], before[i] - Vec3(0, wanted, 0)), 2e-3F) << i;
  }
}

TEST(SoftBodies, DampingSlowsTheFallToItsOwnSpeed) {
  // With a share d of the velocity lost each step, v = (v + g h)(1 - d) ends at g h (1 - d) / d.
  SoftWorld small;
  small.cloths(small.cloth({0, 0, 0}, 3, 3, 1)).config[1] = 0.1F;
  const auto world = small.build();
  rest(*world, 60);
  const auto before = nodes(*world);
  rest(*world, 60);
  const float h = small.settings.stepSec;
  // At the end of a step's path the speed is that before its loss: g h / d.
  EXPECT_NEAR(before[0].y - nodes(*world)[0].y, 120.0F * h * kPull * h / 0.1F, 0.02F);
}

TEST(SoftBodies, APinnedClothHangs) {
  // GIVEN a cloth with its upper edge pinned, and a bone that holds it turned and moved
  SoftWorld small;
  const auto cloth = small.cloth({-2, 10, 0}, 5, 7, 1);
  small.cloths(cloth).pins = {0, 1, 2, 3, 4};
  small.cloths(cloth).config[1] = 0.05F;
  small.cloths(cloth).iterations[1] = 20;
  const auto world = small.build();
  auto bones = small.bones();
  bones[0] = {{3, 2, 1}, glm::angleAxis(0.5F, Vec3(0, 1, 0))};
  world->reset(bones);
  const auto held = [&](std::size_t i) {
    return bones[0].rotation * small.model.vertices[i].position + bones[0].translation;
  };
  const auto placed = nodes(*world);
  for (std::size_t i = 0; i < placed.size(); ++i) EXPECT_LT(glm::distance(placed[i], held(i)), 1e-5F) << i;
  rest(*world, 600);
  const auto hanging = nodes(*world);
  // THEN the pinned nodes are where the bone holds them
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_LT(glm::distance(hanging[i], held(i)), 1e-5F) << i;
  }
  // and the lowest row is below, at its rest length and a twentieth more at most
  for (std::size_t i = 30; i < 35; ++i) {
    const float below = hanging[i - 30].y - hanging[i].y;
    EXPECT_GT(below, 5.9F) << i;
    EXPECT_LT(below, 6.0F * 1.05F) << i;
    EXPECT_LT(std::abs(hanging[i].x - hanging[i - 30].x) + std::abs(hanging[i].z - hanging[i - 30].z), 0.2F) << i;
  }
  EXPECT_EQ(world->caughtCount(), 0U);
}

TEST(SoftBodies, PinnedNodesFollowTheirBonesAtOnce) {
  SoftWorld small;
  small.cloths(small.cloth({-2, 10, 0}, 5, 5, 1)).pins = {0, 4};
  const auto world = small.build();
  auto bones = small.bones();
  for (int i = 1; i <= 30; ++i) {
    bones[0].translation = {0.5F * static_cast<float>(i), 0, 0};
    world->followBones(bones);
    world->step(2);
    EXPECT_LT(glm::distance(nodes(*world)[4], small.model.vertices[4].position + bones[0].translation), 1e-5F);
    // and the free ones lag behind
    if (i == 3) {
      EXPECT_LT(nodes(*world)[24].x, 2.0F + 1.0F);
    }
  }
}

TEST(SoftBodies, LinksAreAsLongAsInTheFileWhereverTheyBegin) {
  // GIVEN a rope on two bones, the lower of which begins five units below its rest
  SoftWorld small;
  const auto rope = small.rope({0, 20, 0}, 4, 1);
  small.cloths(rope).pins = {0};
  small.cloths(rope).config[1] = 0.05F;
  small.cloths(rope).iterations[1] = 50;
  const auto lower = small.bone({0, 19, 0});
  for (std::size_t i = 1; i < 4; ++i) small.model.vertices[i].bones[0] = lower;
  const auto world = small.build();
  auto bones = small.bones();
  bones[1].translation.y -= 5;
  world->reset(bones);
  EXPECT_NEAR(nodes(*world)[1].y, 14, 1e-4F);
  rest(*world, 300);
  EXPECT_NEAR(glm::distance(nodes(*world)[0], nodes(*world)[1]), 1, 0.05F);
}

TEST(SoftBodies, PiecesOfOneMaterialFallApart) {
  // GIVEN two squares, a line and a point in one material; one square is pinned
  SoftWorld small;
  for (const Vec3& p : {Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(5, 0, 0), Vec3(5, 1, 0),
                        Vec3(6, 0, 0), Vec3(6, 1, 0), Vec3(9, 0, 0), Vec3(9, 1, 0), Vec3(12, 0, 0)})
    (void)small.vertex(p);
  small.cloths(small.soft({0, 1, 2, 1, 3, 2, 4, 5, 6, 5, 7, 6, 8, 9, 8, 10, 10, 10})).pins = {1, 3};
  const auto world = small.build();
  ASSERT_EQ(world->softBodies()[0].links.size(), 11U);
  rest(*world, 30);
  const auto places = nodes(*world);
  const float h = small.settings.stepSec, fallen = 60.0F * 61.0F / 2.0F * kPull * h * h;
  EXPECT_NEAR(places[0].y, 0, 0.6F);
  for (std::size_t i = 4; i < 11; ++i) EXPECT_NEAR(places[i].y, (i % 2 == 1 ? 1.0F : 0.0F) - fallen, 2e-3F) << i;
}

TEST(SoftBodies, ARopeIsAChain) {
  // GIVEN a rope of 11 nodes whose first is pinned
  SoftWorld small;
  const auto rope = small.rope({0, 20, 0}, 11, 1);
  small.cloths(rope).pins = {0};
  small.cloths(rope).config[1] = 0.05F;
  small.cloths(rope).iterations[1] = 50;
  const auto world = small.build();
  ASSERT_EQ(world->softBodies().size(), 1U);
  EXPECT_EQ(world->softBodies()[0].links.size(), 10U);
  EXPECT_TRUE(world->softBodies()[0].faces.empty());
  rest(*world, 600);
  // THEN it hangs straight down, each link stretched least at the end
  const auto hanging = nodes(*world);
  for (std::size_t i = 1; i < 11; ++i) {
    EXPECT_LT(std::abs(hanging[i].x) + std::abs(hanging[i].z), 1e-3F);
    EXPECT_GT(hanging[i - 1].y - hanging[i].y, 0.99F) << i;
    EXPECT_LT(hanging[i - 1].y - hanging[i].y, 1.05F) << i;
    if (i == 1) continue;
    EXPECT_LE(hanging[i - 1].y - hanging[i].y, hanging[i - 2].y - hanging[i - 1].y + 1e-3F) << i;
  }
}

TEST(SoftBodies, AnAnchorFollowsItsBody) {
  // GIVEN two ropes on a body that moves with its bone, one anchored near, one plainly
  SoftWorld small;
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 20, 0});
  for (const bool snap : {true, false}) {
    const auto top = static_cast<std::int32_t>(small.model.vertices.size());
    const auto rope = small.rope({snap ? 1.0F : -1.0F, 20, 0}, 5, 1);
    small.cloths(rope).collisionMask = 0;
    small.cloths(rope).anchors.push_back({hook, top, static_cast<std::uint8_t>(snap ? 1 : 0)});
    small.cloths(rope).config[1] = 0.05F;
    small.cloths(rope).iterations[1] = 20;
  }
  const auto world = small.build();
  rest(*world, 300);
  EXPECT_LT(glm::distance(nodes(*world)[0], Vec3(1, 20, 0)), 1e-5F);
  EXPECT_LT(glm::distance(nodes(*world)[5], Vec3(-1, 20, 0)), 0.1F);
  // WHEN it moves and turns
  auto bones = small.bones();
  for (int i = 1; i <= 60; ++i) {
    const float share = static_cast<float>(i) / 60.0F;
    bones[1] = {{5.0F * share, 20, 0}, glm::angleAxis(base::kPi * 0.5F * share, Vec3(0, 1, 0))};
    world->followBones(bones);
    world->step(2);
  }
  rest(*world, 300);
  // THEN so do the ropes' ends: (1, 0, 0) turned by 90 degrees about y is (0, 0, -1)
  EXPECT_LT(glm::distance(nodes(*world)[0], Vec3(5, 20, -1)), 1e-4F);
  EXPECT_LT(glm::distance(nodes(*world)[5], Vec3(5, 20, 1)), 0.1F);
  EXPECT_NEAR(nodes(*world)[9].y, 16, 0.3F);
}

TEST(SoftBodies, AnAnchoredBodyHangsFromItsCloth) {
  // GIVEN a ball of a tenth of the cloth's mass, anchored to its lower edge
  SoftWorld small;
  const auto cloth = small.cloth({-1, 20, 0}, 3, 5, 1);
  const auto ball = small.sphere(RigidMode::Physics, {0, 16, 0});
  small.body(ball).mass = 0.1F;
  small.cloths(cloth).collisionMask = 0;
  small.cloths(cloth).pins = {0, 1, 2};
  small.cloths(cloth).anchors.push_back({ball, 13, 0});
  small.cloths(cloth).config[1] = 0.05F;
  small.cloths(cloth).iterations[1] = 20;
  const auto world = small.build();
  rest(*world, 600);
  EXPECT_NEAR(place(*world, ball).y, 16, 0.5F);
  EXPECT_LT(glm::distance(nodes(*world)[13], place(*world, ball)), 0.2F);
}

/// Drops a cloth of group 3 on a box of group `group` that follows its bone; returns its nodes
/// after two seconds.
std::vector<Vec3> dropped(std::uint8_t group, std::uint16_t mask, bool ground) {
  SoftWorld small;
  small.settings.ground = ground;
  const auto box = small.box(RigidMode::FollowBone, {0, 5, 0}, {4, 1, 4});
  small.body(box).group = group;
  small.body(box).collisionMask = 0xFFFF;
  const auto cloth = small.cloth({-1, 8, 0}, 3, 3, 1);
  // The cloth lies flat.
  for (auto& vertex : small.model.vertices) vertex.position = {vertex.position.x, 8, vertex.position.y - 7.0F};
  small.cloths(cloth).group = 3;
  small.cloths(cloth).collisionMask = mask;
  small.cloths(cloth).config[6] = 1.0F;
  const auto world = small.build();
  rest(*world, 120);
  return nodes(*world);
}

TEST(SoftBodies, TheMaskDecidesWhatTheyRestOn) {
  // Its margin is above the box's face, at 6.
  for (const Vec3& node : dropped(2, 1 << 2, false)) EXPECT_NEAR(node.y, 6.05F, 0.06F);
  // through the box without its bit, and through the ground
  for (const Vec3& node : dropped(2, static_cast<std::uint16_t>(~(1 << 2)), false)) EXPECT_LT(node.y, -100.0F);
  // and onto the ground, of group 15
  for (const Vec3& node : dropped(2, 1 << 15, true)) EXPECT_NEAR(node.y, 0.05F, 0.06F);
}

TEST(SoftBodies, BendingLinksReachAsFarAsTheFileSays) {
  // A chain of six nodes has 4 pairs two links apart and 3 pairs three apart.
  for (const auto& [distance, count] : {std::pair{2, 4U}, std::pair{3, 3U}, std::pair{0, 0U}, std::pair{-5, 0U}}) {
    SoftWorld small;
    const auto rope = small.rope({0, 10, 0}, 6, 1);
    small.cloths(rope).flags = 1;
    small.cloths(rope).bLinkDistance = distance;
    const auto world = small.build();
    const auto& bends = world->softBodies()[0].bends;
    EXPECT_EQ(bends.size(), count) << distance;
    for (const auto& [a, b] : bends) EXPECT_EQ(b - a, distance);
  }
}

TEST(SoftBodies, BendingLinksMakeARopeStiff) {
  // GIVEN ropes that lie level, held at two nodes of one end, one with bending links
  const auto sag = [](std::uint8_t flags) {
    SoftWorld small;
    const auto rope = small.rope({0, 0, 0}, 6, 1);
    for (auto& vertex : small.model.vertices) vertex.position = {-vertex.position.y, 10, 0};
    small.cloths(rope).flags = flags;
    small.cloths(rope).bLinkDistance = 2;
    small.cloths(rope).pins = {0, 1};
    small.cloths(rope).config[1] = 0.1F;
    small.cloths(rope).iterations[1] = 100;
    const auto world = small.build();
    rest(*world, 600);
    return 10.0F - nodes(*world).back().y;
  };
  EXPECT_NEAR(sag(0), 4.0F, 0.1F);  // hangs down from the second node
  EXPECT_LT(sag(1), 2.0F);          // a cantilever that bends
}

TEST(SoftBodies, VerticesAtOnePlaceAreOneNode) {
  // GIVEN two faces with an edge in common, but vertices of their own
  SoftWorld small;
  for (const Vec3& p :
       {Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(1, 0, 0), Vec3(1, 0, -0.0F), Vec3(-0.0F, 1, 0), Vec3(1, 1, 0)})
    (void)small.vertex(p);
  small.cloths(small.soft({0, 1, 2, 3, 4, 5, 5, 4, 3})).pins = {4};  // one with a back side
  const auto world = small.build();
  const auto& plan = world->softBodies()[0];
  ASSERT_EQ(plan.rest.size(), 4U);
  EXPECT_EQ(plan.links.size(), 5U);
  EXPECT_EQ(plan.faces.size(), 2U);
  EXPECT_EQ(plan.pinned, (std::vector<std::uint8_t>{0, 1, 0, 0}));
  EXPECT_EQ(plan.skinnedAs[1], 4U);  // the vertex that is pinned, not the first at its position
}

TEST(SoftBodies, ALoosePressedBagKeepsItsAir) {
  // A closed tetrahedron with pressure is larger than one without.
  const auto size = [](float pressure) {
    SoftWorld small;
    small.settings.gravity = Vec3(0.0F);
    for (const Vec3& p : {Vec3(1, 1, 1), Vec3(1, -1, -1), Vec3(-1, 1, -1), Vec3(-1, -1, 1)}) (void)small.vertex(p);
    const auto bag = small.soft({0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2});
    small.cloths(bag).config[4] = pressure;
    small.cloths(bag).config[1] = 0.2F;
    small.cloths(bag).material3[0] = 0.2F;
    const auto world = small.build();
    rest(*world, 120);
    const auto places = nodes(*world);
    return glm::distance(places[0], places[1]);
  };
  EXPECT_NEAR(size(0), std::sqrt(8.0F), 1e-3F);
  EXPECT_GT(size(500), std::sqrt(8.0F) * 1.01F);
}

}  // namespace
