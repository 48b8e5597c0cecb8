// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/baked_pose.h"

#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::kIdentityRotation;
using support::degreesBetween;
using support::Rig;
using support::rotation;

/// Returns a leg of two bones of length 4 with a foot, a chain that bends it, and a bone that
/// appends half of the thigh's rotation. Bones: 0 root, 1 thigh, 2 shin, 3 foot, 4 target, 5
/// follower.
Rig leg() {
  Rig rig;
  rig.add({0, 8, 0}, -1);
  rig.add({0, 8, 0}, 0);
  rig.add({0, 4, -0.1F}, 1);
  rig.add({0, 0, 0}, 2);
  rig.add({0, 0, 0}, -1);
  rig.add({5, 8, 0}, 0, 1);
  rig.setIk(4, 3, 40, 1.0F, {{2, false, {}, {}}, {1, false, {}, {}}});
  rig.setAppend(5, 1, 0.5F, pmx::boneFlag::appendRotation);
  rig.build();
  rig.pose->locals[0].rotation = rotation(20, {0, 1, 0});
  rig.pose->locals[4].translation = {0.5F, 2, -1};
  rig.pose->ikEnabled[0] = 1;
  rig.solve();
  return rig;
}

/// Returns the bones of the rig with these local transforms, with its chain on or off.
std::vector<base::Transform> replayed(Rig& rig, const std::vector<base::Transform>& locals, bool chain) {
  rig.pose->locals = locals;
  rig.pose->ikEnabled[0] = chain ? 1 : 0;
  rig.solve();
  return rig.pose->models;
}

void expectSame(const std::vector<base::Transform>& got, const std::vector<base::Transform>& want) {
  for (std::size_t i = 0; i < want.size(); ++i) {
    EXPECT_LT(glm::distance(got[i].translation, want[i].translation), 2e-5F) << i;
    EXPECT_LT(degreesBetween(got[i].rotation, want[i].rotation), 2e-3F) << i;
  }
}

TEST(BakedPose, withoutTheChainTheBonesAreWhereItHadThem) {
  Rig rig = leg();
  const auto want = rig.pose->models;
  const auto locals = ik::bakedLocals(rig.skeleton, *rig.pose);
  EXPECT_GT(degreesBetween(locals[2].rotation, kIdentityRotation), 10.0F) << "the knee is bent";
  EXPECT_EQ(locals[0].rotation, rig.pose->locals[0].rotation) << "what nothing else moved has the bits of its key";
  EXPECT_EQ(locals[4].translation, rig.pose->locals[4].translation);
  // The follower appends the thigh's baked rotation, which is the one that it had with IK. So its
  // own is the identity.
  EXPECT_EQ(locals[5].rotation, kIdentityRotation);
  expectSame(replayed(rig, locals, false), want);
}

TEST(BakedPose, aChainThatStaysOnTurnsItsLinksAgain) {
  Rig rig = leg();
  const auto want = rig.pose->models;
  const std::vector<std::uint8_t> keeps{0, 1, 1, 0, 0, 0};
  const auto locals = ik::bakedLocals(rig.skeleton, *rig.pose, {keeps, {}, {}});
  EXPECT_EQ(locals[1].rotation, kIdentityRotation);
  EXPECT_EQ(locals[2].rotation, kIdentityRotation);
  EXPECT_EQ(locals[5].rotation, kIdentityRotation);
  expectSame(replayed(rig, locals, true), want);
}

/// Returns leg() with a follower that is solved before the chain.
Rig earlyFollower(bool stays) {
  Rig rig = leg();
  rig.model.bones[5].deformLayer = 0;
  rig.model.bones[4].deformLayer = 2;
  rig.build();
  rig.switches.earlyAppendsStay = stays;
  rig.pose->locals[4].translation = {0.5F, 2, -1};
  rig.pose->ikEnabled[0] = 1;
  rig.solve();
  return rig;
}

TEST(BakedPose, aFollowerThatIsReadAgainAfterTheChainIsBakedWithAndWithoutIt) {
  Rig rig = earlyFollower(false);
  const auto want = rig.pose->models;
  ASSERT_GT(degreesBetween(want[5].rotation, kIdentityRotation), 5.0F);
  // WHEN the chain is baked, and when it stays on
  const auto locals = ik::bakedLocals(rig.skeleton, *rig.pose);
  const std::vector<std::uint8_t> keeps{0, 1, 1, 0, 0, 0};
  const auto kept = ik::bakedLocals(rig.skeleton, *rig.pose, {keeps, {}, rig.switches});
  // THEN the follower needs no key of its own in either
  EXPECT_EQ(locals[5].rotation, kIdentityRotation);
  EXPECT_EQ(kept[5].rotation, kIdentityRotation);
  expectSame(replayed(rig, locals, false), want);
  expectSame(replayed(rig, kept, true), want);
}

TEST(BakedPose, aFollowerThatComesBeforeTheChainIsMadeGood) {
  // GIVEN a follower that is solved before the chain: with IK it gets nothing, without it would get
  // half of the bend
  Rig rig = earlyFollower(true);
  const auto want = rig.pose->models;
  ASSERT_LT(degreesBetween(want[5].rotation, kIdentityRotation), 1e-3F);
  const auto locals = ik::bakedLocals(rig.skeleton, *rig.pose);
  // THEN its own key turns it back by half
  EXPECT_GT(degreesBetween(locals[5].rotation, kIdentityRotation), 5.0F);
  expectSame(replayed(rig, locals, false), want);
}

/// This leg's toe has a chain, too: 0 root, 1 thigh, 2 shin, 3 foot, 4 toe, 5 heel, 6 strap of the
/// shin, 7 a bone that appends from the heel's position, 8 the leg's IK bone, 9 the toe's.
Rig legAndToe(const ik::SolverSwitches& switches) {
  Rig rig;
  rig.add({0, 8, 0}, -1);
  rig.add({0, 8, 0}, 0);
  rig.add({0, 4, -0.1F}, 1);
  rig.add({0, 0, 0}, 2);
  rig.add({0, 0, -1}, 3);
  rig.add({0, 0, 0.5F}, 3);
  rig.add({0.5F, 2, 0}, 2);
  rig.add({7, 7, 7}, -1);
  rig.add({0, 0, 0}, -1);
  rig.add({0, 0, -1}, 8);
  rig.setAppend(6, 1, 0.5F, pmx::boneFlag::appendRotation);
  rig.setAppend(7, 5, 0.5F,
                pmx::boneFlag::appendRotation | pmx::boneFlag::appendTranslation | pmx::boneFlag::appendLocal);
  rig.setIk(8, 3, 40, 1.0F, {{2, false, {}, {}}, {1, false, {}, {}}});
  rig.setIk(9, 4, 10, 1.0F, {{3, false, {}, {}}});
  rig.build();
  rig.switches = switches;
  rig.pose->locals[0].rotation = rotation(20, {0, 1, 0});
  rig.pose->locals[5].rotation = rotation(10, {1, 0, 0});
  rig.pose->locals[8] = {{0.5F, 2, -1}, rotation(25, {1, 0.5F, 0})};
  rig.solve();
  return rig;
}

TEST(BakedPose, withAnyChainKeptAndAnySwitchTheBonesAreWhereTheyWere) {
  for (const int switched : {0, 1, 2, 3}) {
    ik::SolverSwitches switches;
    switches.descendantsStay = (switched & 1) != 0;
    switches.earlyAppendsStay = (switched & 2) != 0;
    for (const std::size_t kept : {0U, 1U, 2U, 3U}) {
      Rig rig = legAndToe(switches);
      const auto want = rig.pose->models;
      std::vector<std::uint8_t> keeps(10, 0);
      if ((kept & 1) != 0) keeps[1] = keeps[2] = 1;
      if ((kept & 2) != 0) keeps[3] = 1;
      // WHEN the other chains are baked THEN with the kept ones solved again the bones are where
      // they were
      rig.pose->locals = ik::bakedLocals(rig.skeleton, *rig.pose, {keeps, {}, switches});
      for (std::size_t chain = 0; chain < 2; ++chain) rig.pose->ikEnabled[chain] = (kept >> chain) & 1;
      rig.solve();
      SCOPED_TRACE(testing::Message() << "switches " << switched << ", kept " << kept);
      expectSame(rig.pose->models, want);
    }
  }
}

TEST(BakedPose, anAppendOnTheChainsPathIsLentByTheChainThatStays) {
  // GIVEN a shin that appends from the thigh, both of them links
  Rig rig = leg();
  rig.setAppend(2, 1, 0.5F, pmx::boneFlag::appendRotation);
  rig.build();
  rig.pose->locals[4].translation = {0.5F, 2, -1};
  rig.solve();
  ASSERT_EQ(rig.skeleton.chains[0].pathAppends.size(), 1U);
  const auto want = rig.pose->models;
  const auto off = ik::bakedLocals(rig.skeleton, *rig.pose);
  const std::vector<std::uint8_t> keeps{0, 1, 1, 0, 0, 0};
  const auto kept = ik::bakedLocals(rig.skeleton, *rig.pose, {keeps, {}, {}});
  // THEN with the chain kept it has no key of its own
  EXPECT_EQ(kept[2].rotation, kIdentityRotation);
  expectSame(replayed(rig, kept, true), want);
  expectSame(replayed(rig, off, false), want);
}

TEST(BakedPose, bonesBelowOneThatCantTurnStandWhereTheyWere) {
  // GIVEN a thigh that keys turn about X alone, and a chain that turned it otherwise
  Rig rig = leg();
  const auto want = rig.pose->models;
  std::vector<std::optional<base::Vec3>> axes(6);
  axes[1] = base::Vec3(1, 0, 0);
  const auto locals = ik::bakedLocals(rig.skeleton, *rig.pose, {{}, axes, {}});
  EXPECT_EQ(locals[1].rotation.y, 0.0F);
  EXPECT_EQ(locals[1].rotation.z, 0.0F);
  const auto got = replayed(rig, locals, false);
  EXPECT_GT(degreesBetween(got[1].rotation, want[1].rotation), 1.0F);
  for (const std::size_t bone : {0U, 2U, 3U, 4U, 5U}) {
    EXPECT_LT(glm::distance(got[bone].translation, want[bone].translation), 2e-5F) << bone;
    EXPECT_LT(degreesBetween(got[bone].rotation, want[bone].rotation), 2e-3F) << bone;
  }
}

TEST(TurnAbout, isThePartAboutTheAxis) {
  const base::Vec3 x(1, 0, 0);
  EXPECT_LT(degreesBetween(ik::turnAbout(rotation(70, x), x), rotation(70, x)), 1e-3F);
  EXPECT_LT(degreesBetween(ik::turnAbout(rotation(70, {0, 1, 0}), x), kIdentityRotation), 1e-3F);
  // mmd-reference.md 6.5: 90 degrees about (1, 1, 0) have a twist of 70.53 about X
  EXPECT_NEAR(degreesBetween(ik::turnAbout(rotation(90, {1, 1, 0}), x), kIdentityRotation), 70.53F, 0.01F);
  EXPECT_LT(degreesBetween(ik::turnAbout(rotation(70, x), base::Vec3(0.0F)), kIdentityRotation), 1e-3F);
}

}  // namespace
