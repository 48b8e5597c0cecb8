// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/chain_builder.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::Vec3;
using support::freeLink;
using support::Rig;
using testing::ElementsAre;

pmx::IkLink limitedLink(std::int32_t bone, const Vec3& lower, const Vec3& upper) { return {bone, true, lower, upper}; }

/// Returns a line of bones 0 to count - 1 along X, each the child of the one before, and a target
/// after them.
Rig line(int count) {
  Rig rig;
  for (int i = 0; i < count; ++i) rig.add({static_cast<float>(i), 0, 0}, i - 1);
  rig.add({static_cast<float>(count), 0, 0}, -1);
  return rig;
}

TEST(ChainBuilder, PathHoldsLinksEffectorAndWhatIsBetween) {
  // GIVEN links 1 and 3, bones 2 and 4 between them and the effector 5, and bone 6 beyond
  Rig rig = line(7);
  rig.setIk(7, 5, 10, 1.0F, {freeLink(3), freeLink(1)});
  rig.build();
  const ik::Chain& chain = rig.skeleton.chains[0];
  EXPECT_THAT(chain.path, ElementsAre(1, 2, 3, 4, 5));
  EXPECT_THAT(chain.anchors, ElementsAre(0));
  EXPECT_THAT(chain.parentSlots, ElementsAre(5, 0, 1, 2, 3));
  EXPECT_EQ(chain.links[0].slot, 2U);
  EXPECT_EQ(chain.links[1].slot, 0U);
  EXPECT_EQ(chain.effectorSlot, 4U);
  EXPECT_TRUE(chain.early.empty());
  EXPECT_TRUE(rig.issues.empty());
}

TEST(ChainBuilder, BonesWithALaterTurnAreWorkedOutEarly) {
  // GIVEN a target that comes first in the order, and legs after it
  Rig rig;
  const auto target = rig.add({2, 0, 0}, -1);
  const auto root = rig.add({0, 0, 0}, -1), hip = rig.add({0, 0, 0}, root), knee = rig.add({1, 0, 0}, hip);
  const auto ankle = rig.add({2, 0, 0}, knee);
  rig.setIk(target, ankle, 10, 1.0F, {freeLink(knee), freeLink(hip)});
  rig.build();
  // THEN the path starts from the root, which isn't computed either
  EXPECT_THAT(rig.skeleton.chains[0].path, ElementsAre(root, hip, knee, ankle));
  EXPECT_THAT(rig.skeleton.chains[0].early, ElementsAre(root, hip, knee, ankle));
  EXPECT_THAT(rig.skeleton.chains[0].anchors, ElementsAre(-1));
}

TEST(ChainBuilder, BranchesHangFromTheirOwnAnchors) {
  // GIVEN a link that isn't an ancestor of the effector
  Rig rig = line(4);
  const auto aside = rig.add({9, 9, 9}, 0);
  rig.setIk(4, 3, 10, 1.0F, {freeLink(2), freeLink(aside)});
  rig.build();
  const ik::Chain& chain = rig.skeleton.chains[0];
  ASSERT_EQ(chain.path.size(), 3U);
  for (std::size_t i = 0; i < chain.path.size(); ++i) {
    const std::int32_t parent = rig.skeleton.parents[static_cast<std::size_t>(chain.path[i])];
    const std::size_t slot = chain.parentSlots[i];
    EXPECT_EQ(slot < chain.path.size() ? chain.path[slot] : chain.anchors[slot - chain.path.size()], parent);
  }
}

TEST(ChainBuilder, DecidesLimitKindsAtLoad) {
  Rig rig = line(6);
  rig.setIk(6, 5, 10, 1.0F,
            {limitedLink(4, {-3.0F, 0, 0}, {-0.01F, 0, 0}), limitedLink(3, {0, 0, 0}, {0, 0, 0}),
             limitedLink(2, {0.5F, 0, 0.5F}, {-0.5F, 0, -0.5F}),
             limitedLink(1, {std::numeric_limits<float>::quiet_NaN(), 0, 0}, {1, 0, 0}), freeLink(0)});
  rig.build();
  const auto& links = rig.skeleton.chains[0].links;
  EXPECT_EQ(links[0].hinge, ik::HingeAxis::X);
  EXPECT_EQ(links[0].order, ik::EulerOrder::Zyx);
  EXPECT_TRUE(links[1].locked);
  // a minimum above its maximum is swapped first
  EXPECT_EQ(links[2].lower, Vec3(-0.5F, 0, -0.5F));
  EXPECT_EQ(links[2].upper, Vec3(0.5F, 0, 0.5F));
  EXPECT_EQ(links[2].hinge, ik::HingeAxis::None);
  // a limit that is no number limits nothing
  EXPECT_FALSE(links[3].limited);
  EXPECT_FALSE(links[4].limited);
}

TEST(ChainBuilder, StepCapGrowsWithTheLinksPlace) {
  // GIVEN a unit angle of 1 rad / THEN caps of 1, 2, 3 and from there on half a turn
  Rig rig = line(6);
  rig.setIk(6, 5, 10, 1.0F, {freeLink(4), freeLink(3), freeLink(2), freeLink(1)});
  rig.build();
  const auto& links = rig.skeleton.chains[0].links;
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_NEAR(links[k].cap.cosAngle, std::cos(static_cast<double>(k + 1)), 1e-6);
    EXPECT_NEAR(links[k].cap.sinHalf, std::sin(static_cast<double>(k + 1) / 2), 1e-6);
    EXPECT_EQ(links[k].place, k);
  }
  EXPECT_NEAR(links[3].cap.cosAngle, -1.0, 1e-6);
}

TEST(ChainBuilder, BrokenBlocksAreBentAndListed) {
  // GIVEN a link that is the effector, one that doesn't exist, too many loops and a unit angle that
  // is NaN
  Rig rig = line(4);
  rig.setIk(4, 3, 100000, std::numeric_limits<float>::infinity(),
            {freeLink(3), freeLink(-1), freeLink(50), freeLink(1)});
  rig.build();
  const ik::Chain& chain = rig.skeleton.chains[0];
  ASSERT_EQ(chain.links.size(), 1U);
  EXPECT_EQ(chain.links[0].bone, 1);
  EXPECT_EQ(chain.loopCount, 256);
  EXPECT_EQ(chain.unitAngleRad, 0.0F);
  EXPECT_EQ(rig.issues.size(), 3U);
}

TEST(ChainBuilder, HostileChainsAreBounded) {
  // GIVEN 20,000 bones in a line, each with a chain over the whole line, every link twenty times
  Rig rig;
  constexpr std::int32_t kCount = 20'000;
  for (std::int32_t i = 0; i < kCount; ++i) rig.add({static_cast<float>(i), 0, 0}, i - 1);
  for (std::int32_t i = 0; i < kCount; ++i) {
    rig.setIk(i, kCount - 1 - i, 256, 1.0F, std::vector<pmx::IkLink>(20, freeLink(kCount / 2)));
  }
  rig.build();
  // THEN paths and work stay within bounds that a frame can bear
  std::size_t path = 0, updates = 0;
  for (const ik::Chain& chain : rig.skeleton.chains) {
    path += chain.path.size();
    for (const ik::Link& link : chain.links) {
      if (chain.solvable()) updates += static_cast<std::size_t>(chain.loopCount) * (chain.path.size() - link.slot);
    }
  }
  EXPECT_LE(path, 1U << 22U);
  EXPECT_LE(updates, 1U << 22U);
  EXPECT_FALSE(rig.issues.empty());
  EXPECT_LE(rig.issues.size(), 21U);
  rig.local(0).rotation = support::rotation(30, {0, 1, 1});
  rig.solve();
  EXPECT_TRUE(std::isfinite(rig.posed(kCount - 1).translation.x));
}

TEST(ChainBuilder, LinksAreBoundedInAll) {
  // GIVEN a chain whose links leave room for two more below the limit, one of three, one of two
  Rig rig = line(5);
  const auto more = rig.add({9, 0, 0}, -1), last = rig.add({8, 0, 0}, -1);
  rig.setIk(5, 4, 1, 1.0F, std::vector<pmx::IkLink>((1U << 16U) - 2, freeLink(1)));
  rig.setIk(more, 4, 1, 1.0F, std::vector<pmx::IkLink>(3, freeLink(1)));
  rig.setIk(last, 4, 1, 1.0F, std::vector<pmx::IkLink>(2, freeLink(1)));
  rig.build();
  // THEN the second is left out, and the smaller one after it isn't
  EXPECT_TRUE(rig.skeleton.chains[0].solvable());
  EXPECT_FALSE(rig.skeleton.chains[1].solvable());
  EXPECT_TRUE(rig.skeleton.chains[1].links.empty());
  EXPECT_TRUE(rig.skeleton.chains[2].solvable());
  ASSERT_EQ(rig.issues.size(), 1U);
  EXPECT_THAT(rig.issues[0].detail, testing::HasSubstr("too many links"));
}

TEST(ChainBuilder, LongWaysToTheRootAreBounded) {
  // GIVEN 20,000 bones in a line, each with a short chain of its own far from the root
  Rig rig;
  constexpr std::int32_t kCount = 20'000;
  for (std::int32_t i = 0; i < kCount; ++i) rig.add({static_cast<float>(i), 0, 0}, i - 1);
  for (std::int32_t i = 2; i < kCount; ++i) rig.setIk(i, i - 1, 1, 1.0F, {freeLink(i - 2)});
  rig.build();
  // THEN building looks at four million bones and leaves the rest of the chains out
  std::size_t walked = 0;
  for (const ik::Chain& chain : rig.skeleton.chains) {
    if (chain.solvable()) walked += static_cast<std::size_t>(chain.effector);
  }
  EXPECT_LE(walked, 1U << 22U);
  EXPECT_TRUE(rig.skeleton.chains.front().solvable());
  ASSERT_FALSE(rig.issues.empty());
  EXPECT_THAT(rig.issues.front().detail, testing::HasSubstr("left out"));
}

}  // namespace
