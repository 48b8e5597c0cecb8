// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Limits of links, judged by the oracle under every parent and by values derived by hand.

#include <cmath>
#include <random>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/chain_under.h"
#include "tests/ik/oracle.h"

namespace {

using base::Quat;
using base::Vec3;
using support::ChainUnder;
using support::degreesBetween;
using support::freeLink;
using support::kDegree;
using support::kX;
using support::kY;
using support::kZ;
using support::limited;
using support::Rig;
using support::rotation;
using testing::IsEmpty;

Quat inOrder(int order, const Vec3& degrees) {
  const Quat x = rotation(degrees.x, kX), y = rotation(degrees.y, kY), z = rotation(degrees.z, kZ);
  return order == 0 ? y * x * z : order == 1 ? z * y * x : x * z * y;
}

struct LimitRow {
  const char* name;
  Vec3 animated, lower, upper;  ///< degrees
  /// These are by hand: after one loop, and after two, the first of which reflects.
  Vec3 clamped, reflected;
};

// Limits inside ±90 degrees on the axis that becomes the middle one; the other two reach 120.
const LimitRow kLimitRows[3][3] = {
    {{"above", {40, 130, 130}, {-30, -60, -120}, {30, 120, 120}, {30, 120, 120}, {20, 110, 110}},
     {"below", {-31, -100, -121}, {-30, -95, -120}, {30, 120, 120}, {-30, -95, -120}, {-29, -90, -119}},
     {"cut at 88", {89, 10, -20}, {-89.5F, -120, -120}, {89.5F, 120, 120}, {88, 10, -20}, {88, 10, -20}}},
    {{"above", {130, 40, 130}, {-60, -30, -120}, {120, 30, 120}, {120, 30, 120}, {110, 20, 110}},
     {"below", {-100, -31, -121}, {-95, -30, -120}, {120, 30, 120}, {-95, -30, -120}, {-90, -29, -119}},
     {"cut at 88", {10, 89, -20}, {-120, -89.5F, -120}, {120, 89.5F, 120}, {10, 88, -20}, {10, 88, -20}}},
    {{"above", {130, 130, 40}, {-60, -120, -30}, {120, 120, 30}, {120, 120, 30}, {110, 110, 20}},
     {"below", {-100, -121, -31}, {-95, -120, -30}, {120, 120, 30}, {-95, -120, -30}, {-90, -119, -29}},
     {"cut at -88", {10, -20, -89}, {-120, -120, -89.5F}, {120, 120, 89.5F}, {10, -20, -88}, {10, -20, -88}}},
};

TEST_P(ChainUnder, LimitsTakeAnglesApartInEveryOrder) {
  // GIVEN a link whose steps turn nothing (unit angle 0), animated beyond its limits on all three
  // axes
  const auto link = add({}), tip = rig.add({1, 2, 3}, link), target = add({-3, 1, 2});
  for (int order = 0; order < 3; ++order) {
    for (const LimitRow& row : kLimitRows[order]) {
      for (const int loops : {1, 2}) {
        SCOPED_TRACE(testing::Message() << "order " << order << ", " << row.name << ", loops " << loops);
        rig.setIk(target, tip, loops, 0.0F, {limited(link, row.lower, row.upper)});
        build();
        rig.local(link).rotation = inOrder(order, row.animated);
        // THEN each angle is put on its limit, or mirrored at it in the first half of the loop
        expectJudged();
        EXPECT_LT(degreesBetween(rig.localRotation(link), inOrder(order, loops == 1 ? row.clamped : row.reflected)),
                  0.02F);
      }
    }
  }
}

TEST_P(ChainUnder, LimitsSeeMorphAnimationAndAppend) {
  // GIVEN a hinge turned about X by 20 degrees of morph, 30 of motion and 25 of append, and steps
  // that turn nothing
  const auto source = add({9, 9, 9}), link = add({}), tip = rig.add({1, 2, 3}, link), target = add({-3, 1, 2});
  rig.setAppend(link, source, 0.5F, pmx::boneFlag::appendRotation);
  rig.setIk(target, tip, 1, 0.0F, {limited(link, {-60, 0, 0}, {60, 0, 0})});
  build();
  rig.local(source).rotation = rotation(50, kX);
  rig.local(link).rotation = rotation(30, kX);
  rig.morph(link).rotation = rotation(20, kX);
  expectJudged();
  // THEN all 75 are brought to 60, by 15 of IK
  EXPECT_LT(degreesBetween(rig.localRotation(link), rotation(60, kX)), 0.01F);
  EXPECT_LT(off(link, rotation(-15, kX)), 0.01F);
}

TEST_P(ChainUnder, MirrorImagesBeyondTheOtherLimitAreClamped) {
  // GIVEN limits of ±10 degrees, and an angle of 50 that mirrored would be -30
  const auto link = add({}), tip = rig.add({1, 2, 3}, link), target = add({-3, 1, 2});
  rig.setIk(target, tip, 2, 0.0F, {limited(link, {-10, -10, -10}, {10, 10, 10})});
  build();
  rig.local(link).rotation = inOrder(0, {0, 50, 0});
  expectJudged();
  EXPECT_LT(degreesBetween(rig.localRotation(link), rotation(10, kY)), 0.01F);
}

TEST_P(ChainUnder, LimitsOfTwoAxesStopTheStep) {
  // GIVEN a link that may turn 30 degrees about Z and 10 about X; the target asks for 80 about Z
  const auto link = add({}), tip = rig.add({1, 0, 0}, link);
  const auto target = add({std::cos(80 * kDegree), std::sin(80 * kDegree), 0});
  for (const int loops : {1, 2, 40}) {
    rig.setIk(target, tip, loops, 4.0F, {limited(link, {-10, 0, -30}, {10, 0, 30})});
    build();
    expectJudged();
    // THEN it stops at 30: mirrored, 80 degrees would be at -20, from where the second half comes
    // back to the limit
    EXPECT_LT(off(link, rotation(30, kZ)), 0.02F) << loops;
  }
}

TEST_P(ChainUnder, ZeroLimitsLockTheMiddleOfAChain) {
  // GIVEN an arm of three links, the middle one locked and bent by the motion
  const auto root = add({}), locked = rig.add({1, 0, 0}, root), last = rig.add({3, 0, 0}, locked);
  const auto tip = rig.add({4, 0, 0}, last), target = add({1, 2, 1});
  rig.setIk(target, tip, 60, 1.0F, {freeLink(last), limited(locked, {}, {}), freeLink(root)});
  build();
  rig.local(locked).rotation = rotation(35, {0, 1, 1});
  rig.local(last).rotation = rotation(20, kY);
  expectJudged();
  EXPECT_EQ(rig.ikRotation(locked), base::kIdentityRotation);
  EXPECT_NEAR(glm::length(place(tip) - Vec3(1, 2, 1)), 0.0F, 1e-3F);
}

TEST_P(ChainUnder, SwappedLimitsAreTheSame) {
  // GIVEN a knee with its limits the right way, all swapped, and one axis swapped
  const Vec3 low(-150, -20, -10), high(-0.5F, 20, 15);
  std::vector<base::Transform> right;
  const auto hip = add({1, 10, 0}), knee = rig.add({1, 5, -0.2F}, hip), ankle = rig.add({1, 0, 0}, knee);
  const auto target = add({2, 3, -2});
  for (const auto& [lower, upper] : {std::pair{low, high}, std::pair{high, low},
                                     std::pair{Vec3(high.x, low.y, low.z), Vec3(low.x, high.y, high.z)}}) {
    rig.setIk(target, ankle, 40, 2.0F, {limited(knee, lower, upper), freeLink(hip)});
    build();
    expectJudged();
    if (right.empty()) right = rig.pose->models;
    // THEN the bits are equal
    for (std::size_t i = 0; i < right.size(); ++i) {
      support::expectSameBits(right[i], rig.pose->models[i], "swapped limits", i);
    }
  }
  EXPECT_NEAR(glm::length(place(ankle) - Vec3(2, 3, -2)), 0.0F, 2e-3F);
}

}  // namespace
