// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/chain_followers.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/random_rig.h"

namespace {

using base::kIdentityRotation;
using base::Quat;
using base::Vec3;
using support::degreesBetween;
using support::Dice;
using support::freeLink;
using support::kLocal;
using support::kRotation;
using support::kTranslation;
using support::kY;
using support::kZ;
using support::Rig;
using support::rotation;
using testing::HasSubstr;

constexpr std::uint16_t kLate = pmx::boneFlag::afterPhysics;

/// This struct has a link at the origin that IK turns by 90 degrees about Z, so that (x, y) goes to
/// (-y, x): its effector at (1, 0, 0) is brought to (0, 1, 0). Bones that a test adds before
/// close() are solved before the IK bone.
struct Quarter {
  Rig rig;
  std::int32_t link = rig.add({}, -1), tip = rig.add({1, 0, 0}, link), target = -1;

  void close(std::int32_t parent = -1, std::uint16_t flags = 0) {
    target = rig.add({0, 1, 0}, parent, 0, flags);
    rig.setIk(target, tip, 4, 4.0F, {freeLink(link)});
    rig.build();
  }
  void expectAt(std::int32_t bone, const Vec3& place, const Quat& turned) const {
    EXPECT_NEAR(glm::length(rig.posed(bone).translation - place), 0.0F, 1e-5F) << bone;
    EXPECT_LT(degreesBetween(rig.posed(bone).rotation, turned), 1e-2F) << bone;
  }
};

const Quat kQuarter = rotation(90, kZ);

TEST(ChainFollowers, BonesBelowALinkFollowWhereverTheyStandInTheOrder) {
  Quarter q;
  Rig& rig = q.rig;
  const auto helper = rig.add({2, 0, 0}, q.link), below = rig.add({2, 1, 0}, helper), nail = rig.add({1, 1, 0}, q.tip);
  const auto aside = rig.add({7, 7, 7}, -1);
  q.close();
  const auto later = rig.add({2, 0, 0}, q.link);
  rig.build();
  rig.local(helper).rotation = rotation(90, kY);
  for (const bool stay : {false, true, true, false}) {
    rig.switches.descendantsStay = stay;
    rig.solve();
    // THEN by hand: (2, 0, 0) goes to (0, 2, 0), the bone one above it to (-1, 2, 0)
    q.expectAt(q.tip, {0, 1, 0}, kQuarter);
    q.expectAt(later, {0, 2, 0}, kQuarter);
    q.expectAt(aside, {7, 7, 7}, kIdentityRotation);
    if (stay) {
      q.expectAt(helper, {2, 0, 0}, rotation(90, kY));
      q.expectAt(below, {2, 1, 0}, rotation(90, kY));
      q.expectAt(nail, {1, 1, 0}, kIdentityRotation);
    } else {
      q.expectAt(helper, {0, 2, 0}, kQuarter * rotation(90, kY));
      q.expectAt(below, {-1, 2, 0}, kQuarter * rotation(90, kY));
      q.expectAt(nail, {-1, 1, 0}, kQuarter);
    }
  }
  // an IK that is off moves nothing
  rig.pose->ikEnabled[0] = 0;
  rig.solve();
  q.expectAt(helper, {2, 0, 0}, rotation(90, kY));
}

TEST(ChainFollowers, AnIkBoneBelowItsOwnLinkFollowsAndItsGoalDoesNot) {
  Quarter q;
  q.close(q.link);
  q.rig.solve();
  // THEN the effector stands where the IK bone was, and the IK bone where the link takes it: (0, 1,
  // 0) goes to (-1, 0, 0)
  q.expectAt(q.tip, {0, 1, 0}, kQuarter);
  q.expectAt(q.target, {-1, 0, 0}, kQuarter);
}

TEST(ChainFollowers, AChildThatAppendsReadsItsLinkAgain) {
  // GIVEN a twist bone below the link with half of its rotation: 90 and 45 degrees make 135
  Quarter q;
  const auto twist = q.rig.add({2, 0, 0}, q.link);
  q.rig.setAppend(twist, q.link, 0.5F, kRotation);
  q.close();
  q.rig.solve();
  q.expectAt(twist, {0, 2, 0}, rotation(135, kZ));
  q.rig.switches.descendantsStay = true;
  q.rig.solve();
  q.expectAt(twist, {2, 0, 0}, kIdentityRotation);
}

TEST(ChainFollowers, AppendsBeforeTheIkBoneGetItsIk) {
  // GIVEN before the IK bone: a D bone with its child, one that appends from the D bone with half
  // of it, one before the link itself with minus all of it; and one that appends from the effector,
  // which has no rotation of its own
  Rig rig;
  const auto cancels = rig.add({0, 0, 5}, -1);
  Quarter q;
  q.rig = std::move(rig);
  q.link = q.rig.add({}, -1);
  q.tip = q.rig.add({1, 0, 0}, q.link);
  const auto d = q.rig.add({5, 0, 0}, -1), below = q.rig.add({6, 0, 0}, d);
  const auto half = q.rig.add({9, 0, 0}, -1), still = q.rig.add({9, 9, 0}, -1);
  q.rig.setAppend(cancels, q.link, -1.0F, kRotation);
  q.rig.setAppend(d, q.link, 1.0F, kRotation);
  q.rig.setAppend(half, d, 0.5F, kRotation);
  q.rig.setAppend(still, q.tip, 1.0F, kRotation);
  q.close();
  q.rig.local(d).rotation = rotation(90, kY);
  for (const bool stay : {false, true}) {
    q.rig.switches.earlyAppendsStay = stay;
    q.rig.solve();
    // THEN own and appended, as mmd-reference.md 6.3 has them
    const Quat whole = stay ? rotation(90, kY) : rotation(90, kY) * kQuarter;
    q.expectAt(cancels, {0, 0, 5}, stay ? kIdentityRotation : rotation(-90, kZ));
    q.expectAt(d, {5, 0, 0}, whole);
    q.expectAt(below, Vec3(5, 0, 0) + whole * Vec3(1, 0, 0), whole);
    // half of what the D bone is turned by: 120 degrees about (1, 1, 1), made of 90 about Y and 90
    // about Z
    q.expectAt(half, {9, 0, 0}, stay ? rotation(45, kY) : rotation(60, {1, 1, 1}));
    q.expectAt(still, {9, 9, 0}, kIdentityRotation);
  }
  // a chain that is off gives appends no rotation
  q.rig.switches.earlyAppendsStay = false;
  q.rig.pose->ikEnabled[0] = 0;
  q.rig.solve();
  q.expectAt(d, {5, 0, 0}, rotation(90, kY));
}

TEST(ChainFollowers, AnAppendOfOneThatComesLaterWaitsForIt) {
  // GIVEN before the IK bone a bone that appends from one that appends from the link, in the wrong
  // order
  Quarter q;
  const auto first = q.rig.add({5, 0, 0}, -1), second = q.rig.add({6, 0, 0}, -1);
  q.rig.setAppend(first, second, 1.0F, kRotation);
  q.rig.setAppend(second, q.link, 1.0F, kRotation);
  q.close();
  q.rig.solve();
  q.expectAt(second, {6, 0, 0}, kQuarter);
  q.expectAt(first, {5, 0, 0}, kQuarter);
}

TEST(ChainFollowers, LocalAppendsReadWhereABoneThatFollowsWent) {
  // GIVEN a bone that appends the model transform of a bone below the link
  Quarter q;
  const auto helper = q.rig.add({2, 0, 0}, q.link), reader = q.rig.add({5, 5, 0}, -1);
  q.rig.setAppend(reader, helper, 1.0F, kRotation | kTranslation | kLocal);
  q.close();
  q.rig.solve();
  // THEN it follows the rotation, and moves from (2, 0, 0) to (0, 2, 0)
  q.expectAt(reader, {3, 7, 0}, kQuarter);
}

TEST(ChainFollowers, WhatCarriesAChainIsNotReadAgain) {
  // GIVEN a link below a bone that appends from that link: reading it again would carry the
  // effector away
  Rig rig;
  const auto carrier = rig.add({}, -1);
  Quarter q;
  q.rig = std::move(rig);
  q.link = q.rig.add({}, carrier);
  q.tip = q.rig.add({1, 0, 0}, q.link);
  q.rig.setAppend(carrier, q.link, 1.0F, kRotation);
  q.close();
  q.rig.solve();
  q.expectAt(carrier, {}, kIdentityRotation);
  q.expectAt(q.tip, {0, 1, 0}, kQuarter);
}

TEST(ChainFollowers, AppendsInACircleEnd) {
  // GIVEN two bones that append from each other, one of them the other's child, which begins at the
  // link
  Quarter q;
  const auto a = q.rig.add({5, 0, 0}, -1), b = q.rig.add({6, 0, 0}, a), c = q.rig.add({7, 0, 0}, -1);
  q.rig.setAppend(a, b, 1.0F, kRotation);
  q.rig.setAppend(b, c, 1.0F, kRotation);
  q.rig.setAppend(c, q.link, 1.0F, kRotation);
  q.close();
  q.rig.solve();
  // THEN the child is turned by its append below its parent, wherever that is
  EXPECT_LT(degreesBetween(q.rig.localRotation(b), kQuarter), 1e-2F);
  q.expectAt(c, {7, 0, 0}, kQuarter);
}

TEST(ChainFollowers, AnIkBoneAfterPhysicsMovesWhatHangsFromLinksBeforeIt) {
  // GIVEN a chain that is solved after physics, and below its link a bone, one that a body drives,
  // and a bone below that
  Quarter q;
  const auto helper = q.rig.add({2, 0, 0}, q.link), bodied = q.rig.add({3, 0, 0}, q.link);
  const auto hanging = q.rig.add({4, 0, 0}, bodied);
  q.close(-1, kLate);
  std::vector<std::uint8_t> may(q.rig.skeleton.boneCount(), 0);
  may[static_cast<std::size_t>(bodied)] = 1;
  ik::DrivenBones driven(q.rig.skeleton, may);
  driven.drives[static_cast<std::size_t>(bodied)] = ik::Drive::Whole;
  driven.models[static_cast<std::size_t>(bodied)] = {{9, 9, 9}, rotation(90, kY)};
  for (const bool physics : {false, true}) {
    ik::Pose& pose = *q.rig.pose;
    ik::beginPose(pose);
    ik::solvePhase(q.rig.skeleton, ik::Phase::BeforePhysics, q.rig.switches, pose);
    if (physics) ik::followDriven(q.rig.skeleton, driven, q.rig.switches, pose);
    ik::solvePhase(q.rig.skeleton, ik::Phase::AfterPhysics, q.rig.switches, pose, physics ? &driven : nullptr);
    // THEN the first follows, and so do the others unless the body comes last
    q.expectAt(helper, {0, 2, 0}, kQuarter);
    q.expectAt(bodied, physics ? Vec3(9, 9, 9) : Vec3(0, 3, 0), physics ? rotation(90, kY) : kQuarter);
    q.expectAt(hanging, physics ? Vec3(9, 9, 8) : Vec3(0, 4, 0), physics ? rotation(90, kY) : kQuarter);
  }
}

TEST(ChainFollowers, FollowAnotherSolverToo) {
  // GIVEN a solver that always turns the link by 180 degrees
  class Half final : public ik::OtherSolver {
    bool solve(const ik::Skeleton& skeleton, std::size_t chain, ik::Pose& pose) override {
      const ik::Chain& solved = skeleton.chains[chain];
      const auto link = static_cast<std::size_t>(solved.links[0].bone), tip = static_cast<std::size_t>(solved.effector);
      pose.ikRotations[link] = rotation(180, kZ);
      pose.models[link].rotation = rotation(180, kZ);
      pose.models[tip] = {{-1, 0, 0}, rotation(180, kZ)};
      return true;
    }
  } half;
  Quarter q;
  const auto helper = q.rig.add({2, 0, 0}, q.link);
  q.close();
  ik::beginPose(*q.rig.pose);
  ik::solvePhase(q.rig.skeleton, ik::Phase::BeforePhysics, {}, *q.rig.pose, nullptr, &half);
  q.expectAt(helper, {-2, 0, 0}, rotation(180, kZ));
}

TEST(ChainFollowers, AppendsThatMmdReadsAFrameLateAreListed) {
  Quarter q;
  const auto d = q.rig.add({5, 0, 0}, -1);
  q.rig.setAppend(d, q.link, 1.0F, kRotation);
  q.close();
  const auto behind = q.rig.add({5, 0, 0}, -1);
  q.rig.setAppend(behind, q.link, 1.0F, kRotation);
  q.rig.build();
  std::vector<std::string> listed;
  for (const auto& issue : q.rig.issues) listed.push_back(base::describe(issue));
  EXPECT_THAT(listed, testing::ElementsAre(testing::AllOf(HasSubstr("bones[2]"), HasSubstr("a frame late in MMD"))));
}

TEST(ChainFollowers, EveryBoneStandsWhereItsParentHoldsIt) {
  // GIVEN any bones, appends and chains THEN at the end each bone is its parent's transform times
  // its own, whatever was solved after it (mmd-reference.md 6.2)
  std::size_t followers = 0;
  for (std::uint32_t seed = 1; seed <= 1500; ++seed) {
    Dice dice(seed);
    Rig rig = support::randomRig(dice);
    rig.switches.descendantsStay = rig.switches.earlyAppendsStay = false;
    support::moveAtRandom(rig, *rig.pose, dice);
    rig.solve();
    for (std::size_t i = 0; i < rig.skeleton.boneCount(); ++i) {
      const auto bone = static_cast<std::int32_t>(i);
      const std::int32_t parent = rig.skeleton.parents[i];
      const base::Transform above = parent < 0 ? base::Transform{} : rig.posed(parent);
      const base::Transform& base = rig.pose->bases[i];
      ASSERT_LT(glm::length(above.translation + above.rotation * base.translation - rig.posed(bone).translation), 2e-3F)
          << bone << ", seed " << seed;
      ASSERT_LT(degreesBetween(above.rotation * rig.ikRotation(bone) * base.rotation, rig.posed(bone).rotation), 0.1F)
          << bone << ", seed " << seed;
    }
    for (const ik::Chain& chain : rig.skeleton.chains) followers += chain.followers.size();
  }
  EXPECT_GT(followers, 3000U);  // the random rigs do have such followers
}

TEST(ChainFollowers, OfHostileChainsAreBounded) {
  // GIVEN 20,000 bones in a line, each the IK bone of a chain that starts at the root
  Rig rig;
  constexpr std::int32_t kCount = 20'000;
  for (std::int32_t i = 0; i < kCount; ++i) rig.add({static_cast<float>(i), 0, 0}, i - 1);
  for (std::int32_t i = 2; i < kCount; ++i) rig.setIk(i, 1, 1, 1.0F, {freeLink(0)});
  rig.build();
  std::size_t worked = 0;
  for (const ik::Chain& chain : rig.skeleton.chains) worked += chain.followers.size();
  // THEN a frame computes no more bones for it than the chains' limit, and that is an issue
  EXPECT_LE(worked, 1U << 22U);
  EXPECT_EQ(rig.skeleton.chains.front().followers.size(), 1U);
  std::size_t told = 0;
  for (const auto& issue : rig.issues) told += base::describe(issue).find("too many bones follow") != std::string::npos;
  EXPECT_GT(told, 0U);
}

}  // namespace
