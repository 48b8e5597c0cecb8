// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/skeleton.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::Vec3;
using support::kRotation;
using support::Rig;

TEST(Skeleton, OffsetsAreRelativeToTheParent) {
  Rig rig;
  const auto root = rig.add({1, 2, 3}, -1);
  rig.add({4, 6, 8}, root);
  rig.build();
  EXPECT_EQ(rig.skeleton.offsets[0], Vec3(1, 2, 3));
  EXPECT_EQ(rig.skeleton.offsets[1], Vec3(3, 4, 5));
}

TEST(Skeleton, NoBonesAreASkeletonToo) {
  Rig rig;
  rig.build();
  rig.solve();
  EXPECT_EQ(rig.skeleton.boneCount(), 0U);
}

TEST(Skeleton, AppendsThatCantBeUsedAreLeftOut) {
  // GIVEN appends from no bone, from itself, with a ratio that is NaN, and a local one from a later
  // bone
  Rig rig;
  for (int i = 0; i < 6; ++i) rig.add({}, -1);
  rig.setAppend(0, 99, 1.0F, kRotation);
  rig.setAppend(1, 1, 1.0F, kRotation);
  rig.setAppend(2, 0, std::numeric_limits<float>::quiet_NaN(), kRotation);
  rig.setAppend(3, 0, std::numeric_limits<float>::infinity(), kRotation);
  rig.setAppend(4, 5, 1.0F, kRotation | pmx::boneFlag::appendLocal);
  rig.setAppend(5, 4, 1.0F, kRotation | pmx::boneFlag::appendLocal);
  rig.build();
  // THEN they are issues and don't run; the local one from an earlier bone does
  EXPECT_EQ(rig.issues.size(), 5U);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(rig.skeleton.appends[i].source, -1) << i;
  EXPECT_EQ(rig.skeleton.appends[5].source, 4);
}

TEST(Skeleton, ChainsAreInTheOrderOfTheModelsIkBones) {
  Rig rig;
  for (int i = 0; i < 4; ++i) rig.add({static_cast<float>(i), 0, 0}, i - 1);
  rig.setIk(3, 2, 10, 1.0F, {{1, false, {}, {}}});
  // Without an effector the chain keeps its index and is never solved.
  rig.setIk(0, -1, 10, 1.0F, {{1, false, {}, {}}});
  rig.build();
  ASSERT_EQ(rig.skeleton.chains.size(), 2U);
  EXPECT_EQ(rig.skeleton.chains[0].target, 0);
  EXPECT_FALSE(rig.skeleton.chains[0].solvable());
  EXPECT_EQ(rig.skeleton.chains[1].target, 3);
  EXPECT_TRUE(rig.skeleton.chains[1].solvable());
  EXPECT_THAT(rig.skeleton.chainOfBone, testing::ElementsAre(0, -1, -1, 1));
  EXPECT_THAT(rig.skeleton.isLink, testing::ElementsAre(0, 1, 0, 0));
}

}  // namespace
