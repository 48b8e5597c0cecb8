// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solve_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using support::Rig;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::uint16_t kAfter = pmx::boneFlag::afterPhysics;

TEST(SolveOrder, FollowsPhaseLayerAndIndex) {
  // GIVEN the example of the PMX text (B1 of mmd-reference.md): A to F with layer and after-physics
  // flag
  Rig rig;
  rig.add({}, -1, 2), rig.add({}, -1, 1, kAfter), rig.add({}, -1, 0), rig.add({}, -1, 0, kAfter);
  rig.add({}, -1, 0), rig.add({}, -1, 1);
  rig.build();
  // THEN C E F A, physics, D B
  EXPECT_THAT(rig.skeleton.solveOrder, ElementsAre(2, 4, 5, 0, 3, 1));
  EXPECT_EQ(rig.skeleton.afterPhysicsBegin, 4U);
  EXPECT_TRUE(rig.issues.empty());
}

TEST(SolveOrder, ParentsGoFirstAndAreListed) {
  // GIVEN a child in layer 0 whose parent is in layer 2 and whose grandparent is in layer 1
  Rig rig;
  const auto grandparent = rig.add({}, -1, 1), parent = rig.add({}, grandparent, 2), child = rig.add({}, parent, 0);
  const auto other = rig.add({}, -1, 0);
  rig.build();
  EXPECT_THAT(rig.skeleton.solveOrder, ElementsAre(grandparent, parent, child, other));
  // THEN only the child, whose parent is solved later, is an issue: the parent's own order is right
  ASSERT_EQ(rig.issues.size(), 1U);
  EXPECT_EQ(rig.issues[0].index, child);
  EXPECT_THAT(rig.issues[0].detail, HasSubstr("parent, bone 1"));
}

TEST(SolveOrder, ChildrenOfTheLaterPhaseGoThereToo) {
  // GIVEN bones before physics under one that is computed after it
  Rig rig;
  const auto late = rig.add({}, -1, 0, kAfter), child = rig.add({}, late, 0), grandchild = rig.add({}, child, 0);
  const auto other = rig.add({}, -1, 5);
  rig.build();
  EXPECT_THAT(rig.skeleton.solveOrder, ElementsAre(other, late, child, grandchild));
  EXPECT_EQ(rig.skeleton.afterPhysicsBegin, 1U);
  ASSERT_EQ(rig.issues.size(), 2U);
  EXPECT_EQ(rig.issues[0].index, child);
  EXPECT_EQ(rig.issues[1].index, grandchild);
}

TEST(SolveOrder, CirclesAndMissingParentsAreCut) {
  // GIVEN a circle of three with a tail, a bone that is its own parent, and one whose parent
  // doesn't exist
  Rig rig;
  rig.add({}, 2), rig.add({}, 0), rig.add({}, 1), rig.add({}, 1), rig.add({}, 4), rig.add({}, 77), rig.add({}, -9);
  rig.build();
  // THEN every bone comes after its parent
  std::vector<int> places(7, -1);
  for (std::size_t i = 0; i < rig.skeleton.solveOrder.size(); ++i) {
    places[static_cast<std::size_t>(rig.skeleton.solveOrder[i])] = static_cast<int>(i);
  }
  for (std::size_t i = 0; i < 7; ++i) {
    ASSERT_GE(places[i], 0) << i;
    const std::int32_t parent = rig.skeleton.parents[i];
    ASSERT_LT(parent, 7);
    if (parent >= 0) {
      EXPECT_LT(places[static_cast<std::size_t>(parent)], places[i]) << i;
    }
  }
  EXPECT_EQ(rig.issues.size(), 3U);
}

TEST(SolveOrder, SimilarIssuesAreCounted) {
  // GIVEN fifty bones with missing parents / THEN twenty are listed and thirty counted
  Rig rig;
  for (int i = 0; i < 50; ++i) rig.add({}, 1000);
  rig.build();
  ASSERT_EQ(rig.issues.size(), 21U);
  EXPECT_THAT(rig.issues.back().detail, HasSubstr("and 30 more"));
}

TEST(SolveOrder, DeepTreesAreNoTrouble) {
  // GIVEN a million bones in one line, children before parents
  Rig rig;
  constexpr std::int32_t kCount = 1'000'000;
  for (std::int32_t i = 0; i < kCount; ++i) rig.add({}, i + 1 < kCount ? i + 1 : -1);
  rig.build();
  // THEN the order is the reverse of the line
  ASSERT_EQ(rig.skeleton.solveOrder.size(), static_cast<std::size_t>(kCount));
  EXPECT_EQ(rig.skeleton.solveOrder.front(), kCount - 1);
  EXPECT_EQ(rig.skeleton.solveOrder.back(), 0);
}

}  // namespace
