// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/poses_side_by_side.h"

#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "tests/ik/random_rig.h"
#include "tests/support/allocation_count.h"
#include "tests/support/instruction_sets.h"

namespace {

using ik::kPosesSideBySide;
using ik::Phase;
using ik::Pose;
using support::Dice;
using support::Rig;

std::vector<Pose*> pointersTo(std::vector<Pose>& poses) {
  std::vector<Pose*> pointers;
  for (Pose& pose : poses) pointers.push_back(&pose);
  return pointers;
}

void solveApart(const Rig& rig, Phase phase, std::vector<Pose>& poses) {
  for (Pose& pose : poses) ik::solvePhase(rig.skeleton, phase, rig.switches, pose);
}

/// Moves some bones as physics may, equally for equal seeds.
void moveSome(std::vector<Pose>& poses, std::uint32_t seed) {
  Dice dice(seed);
  for (Pose& pose : poses) {
    for (auto& model : pose.models) {
      if (dice.oneIn(6)) model = {dice.vec(3.0F), dice.turn()};
    }
  }
}

/// Expects, on random skeletons and poses, the bits that each pose has when it is solved alone.
void expectTheBitsOfEachAlone() {
  std::size_t turned = 0, manyChains = 0, differing = 0, unequal = 0;
  for (std::uint32_t seed = 1; seed <= 1500; ++seed) {
    // GIVEN any skeleton, and one to eight poses of it, whose chains are on and off
    Dice dice(seed);
    Rig rig = support::randomRig(dice);
    const std::size_t count = 1 + static_cast<std::size_t>(dice.below(kPosesSideBySide));
    std::vector<Pose> apart(count, *rig.pose);
    for (Pose& pose : apart) {
      support::moveAtRandom(rig, pose, dice);
      // some far away, and some that lie within their reach
      if (dice.oneIn(10)) pose.locals[0].translation = dice.vec(3e6F);
      ik::beginPose(pose);
    }
    std::vector<Pose> together = apart;
    // WHEN they are solved one after the other, and side by side
    ik::PosesSideBySide sideBySide(rig.skeleton);
    for (const Phase phase : {Phase::BeforePhysics, Phase::AfterPhysics}) {
      solveApart(rig, phase, apart);
      sideBySide.solvePhase(rig.skeleton, phase, rig.switches, pointersTo(together));
      if (phase == Phase::BeforePhysics) {
        moveSome(apart, seed);
        moveSome(together, seed);
      }
    }
    // THEN they are equal to the bit
    for (std::size_t i = 0; i < count; ++i) {
      const std::string where = support::difference(apart[i], together[i]);
      if (!where.empty()) ADD_FAILURE() << where << " of pose " << i << " of " << count << ", seed " << seed;
      EXPECT_EQ(apart[i].outOfRange, together[i].outOfRange) << seed;
      differing += where.empty() ? 0 : 1;
      turned += std::ranges::any_of(apart[i].ikRotations, [](const auto& q) { return q.w < 0.999F; }) ? 1 : 0;
    }
    ASSERT_LT(differing, 5U);
    unequal += count > 1 && apart[0].ikEnabled != apart[1].ikEnabled ? 1 : 0;
    manyChains += rig.skeleton.chains.size() > 4 ? 1 : 0;
  }
  // The random rigs do turn bones.
  EXPECT_GT(turned, 2500U);
  EXPECT_GT(manyChains, 250U);
  EXPECT_GT(unequal, 500U);
}

TEST(PosesSideBySide, HaveTheBitsOfEachAloneByEveryInstructionSet) {
  support::forEachInstructionSet(expectTheBitsOfEachAlone);
}

TEST(PosesSideBySide, AllocateNothing) {
  Dice dice(7);
  Rig rig = support::randomRig(dice);
  std::vector<Pose> poses(kPosesSideBySide, *rig.pose);
  for (Pose& pose : poses) {
    support::moveAtRandom(rig, pose, dice);
    ik::beginPose(pose);
  }
  ik::PosesSideBySide sideBySide(rig.skeleton);
  const std::vector<Pose*> pointers = pointersTo(poses);
  const auto before = support::allocationCount();
  for (const Phase phase : {Phase::BeforePhysics, Phase::AfterPhysics})
    sideBySide.solvePhase(rig.skeleton, phase, rig.switches, pointers);
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
