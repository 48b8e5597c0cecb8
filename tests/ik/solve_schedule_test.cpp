// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solve_schedule.h"

#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/random_rig.h"

namespace {

using base::Vec3;
using ik::Schedule;
using support::Dice;
using support::freeLink;
using support::Rig;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

std::vector<std::int32_t> bonesOf(const Schedule& schedule, std::size_t wave) {
  const ik::Wave& w = schedule.waves.at(wave);
  return {schedule.bones.begin() + w.bonesBegin, schedule.bones.begin() + w.bonesEnd};
}

/// Returns the IK bones of a wave's chains.
std::vector<std::int32_t> targetsOf(const Rig& rig, const Schedule& schedule, std::size_t wave) {
  std::vector<std::int32_t> targets;
  const ik::Wave& w = schedule.waves.at(wave);
  for (std::uint32_t i = w.chainsBegin; i < w.chainsEnd; ++i) {
    targets.push_back(rig.skeleton.chains[static_cast<std::size_t>(schedule.chains[i])].target);
  }
  return targets;
}

/// This struct has hip, knee, ankle, toe, and the IK bones of ankle and toe, in the usual order of
/// a PMX: IK bones last.
struct LegWithToe {
  std::int32_t hip, knee, ankle, toe, foot = -1, tip = -1;
  LegWithToe(Rig& rig, float side, std::int32_t root) {
    hip = rig.add({side, 10, 0}, root), knee = rig.add({side, 5, -0.1F}, hip);
    ankle = rig.add({side, 1, 0}, knee), toe = rig.add({side, 0, -1}, ankle);
  }
  void addFoot(Rig& rig, std::int32_t root) {
    foot = rig.add({rig.at(ankle).position}, root);
    rig.setIk(foot, ankle, 10, 1.0F, {freeLink(knee), freeLink(hip)});
  }
  void addToe(Rig& rig) {
    tip = rig.add({rig.at(toe).position}, foot);
    rig.setIk(tip, toe, 3, 1.0F, {freeLink(ankle)});
  }
};

TEST(SolveSchedule, LegsThatShareNoBoneAreOneWave) {
  Rig rig;
  const auto root = rig.add({}, -1);
  LegWithToe left(rig, 1, root), right(rig, -1, root);
  left.addFoot(rig, root);
  right.addFoot(rig, root);
  rig.build();
  const Schedule& schedule = rig.skeleton.scheduleBefore;
  ASSERT_EQ(schedule.waves.size(), 1U);
  EXPECT_EQ(bonesOf(schedule, 0), rig.skeleton.solveOrder);
  EXPECT_THAT(targetsOf(rig, schedule, 0), UnorderedElementsAre(left.foot, right.foot));
  EXPECT_THAT(rig.skeleton.scheduleAfter.bones, IsEmpty());
}

TEST(SolveSchedule, ToesComeAfterTheFeetThatMoveThem) {
  Rig rig;
  const auto root = rig.add({}, -1);
  LegWithToe left(rig, 1, root), right(rig, -1, root);
  for (LegWithToe* leg : {&left, &right}) {
    leg->addFoot(rig, root);
    leg->addToe(rig);
  }
  rig.build();
  const Schedule& schedule = rig.skeleton.scheduleBefore;
  ASSERT_EQ(schedule.waves.size(), 2U);
  EXPECT_THAT(targetsOf(rig, schedule, 0), UnorderedElementsAre(left.foot, right.foot));
  EXPECT_THAT(targetsOf(rig, schedule, 1), UnorderedElementsAre(left.tip, right.tip));
  EXPECT_THAT(bonesOf(schedule, 1), IsEmpty());
}

TEST(SolveSchedule, AnAppendComesAfterTheChainWhoseLinkItReads) {
  // GIVEN a D knee after the IK bone, another before it
  Rig rig;
  const auto root = rig.add({}, -1);
  LegWithToe leg(rig, 1, root);
  const auto early = rig.add({1, 5, 0}, root);
  leg.addFoot(rig, root);
  const auto late = rig.add({1, 5, 0}, root), below = rig.add({1, 1, 0}, late);
  rig.setAppend(early, leg.knee, 1.0F, pmx::boneFlag::appendRotation);
  rig.setAppend(late, leg.knee, 1.0F, pmx::boneFlag::appendRotation);
  rig.build();
  // THEN the one after it waits, with its children; the one before it is solved before the chain
  const Schedule& schedule = rig.skeleton.scheduleBefore;
  ASSERT_EQ(schedule.waves.size(), 2U);
  EXPECT_THAT(targetsOf(rig, schedule, 0), ElementsAre(leg.foot));
  EXPECT_THAT(bonesOf(schedule, 0), testing::Contains(early));
  EXPECT_THAT(bonesOf(schedule, 1), ElementsAre(late, below));
  EXPECT_THAT(targetsOf(rig, schedule, 1), IsEmpty());
}

TEST(SolveSchedule, AChainWaitsForAnAppendThatStillReadsItsLinkUnsolved) {
  // GIVEN a bone that appends from the right knee and is below the left ankle, between the two IK
  // bones
  Rig rig;
  const auto root = rig.add({}, -1);
  LegWithToe left(rig, 1, root), right(rig, -1, root);
  left.addFoot(rig, root);
  const auto reader = rig.add({1, 0, 0}, left.ankle);
  rig.setAppend(reader, right.knee, 1.0F, pmx::boneFlag::appendRotation);
  right.addFoot(rig, root);
  rig.build();
  // THEN it waits for the left chain, and the right chain for it
  const Schedule& schedule = rig.skeleton.scheduleBefore;
  ASSERT_EQ(schedule.waves.size(), 2U);
  EXPECT_THAT(targetsOf(rig, schedule, 0), ElementsAre(left.foot));
  EXPECT_THAT(bonesOf(schedule, 1), ElementsAre(reader));
  EXPECT_THAT(targetsOf(rig, schedule, 1), ElementsAre(right.foot));
}

TEST(SolveSchedule, ATargetThatHangsFromAnotherChainsLinkWaitsForIt) {
  // GIVEN the right leg's IK bone below the left knee, solved before or after the left chain
  for (const bool after : {true, false}) {
    Rig rig;
    const auto root = rig.add({}, -1);
    LegWithToe left(rig, 1, root), right(rig, -1, root);
    if (after) left.addFoot(rig, root);
    right.addFoot(rig, left.knee);
    if (!after) left.addFoot(rig, root);
    rig.build();
    // THEN after it, it waits; before it, it is solved first, for its IK bone follows the left knee
    // afterwards
    const Schedule& schedule = rig.skeleton.scheduleBefore;
    ASSERT_EQ(schedule.waves.size(), 2U);
    if (after) {
      EXPECT_THAT(targetsOf(rig, schedule, 0), ElementsAre(left.foot));
      EXPECT_THAT(bonesOf(schedule, 1), ElementsAre(right.foot));
      EXPECT_THAT(targetsOf(rig, schedule, 1), ElementsAre(right.foot));
    } else {
      EXPECT_THAT(targetsOf(rig, schedule, 0), ElementsAre(right.foot));
      EXPECT_THAT(targetsOf(rig, schedule, 1), ElementsAre(left.foot));
    }
  }
}

TEST(SolveSchedule, AChainBelowALinkGoesBeforeTheChainThatTurnsTheLink) {
  // GIVEN an arm below the left knee that is solved first, where the knee still has no IK
  Rig rig;
  const auto root = rig.add({}, -1);
  LegWithToe left(rig, 1, root);
  const auto arm = rig.add({1, 5, 1}, left.knee), hand = rig.add({1, 5, 2}, arm), hold = rig.add({1, 6, 2}, root);
  rig.setIk(hold, hand, 5, 1.0F, {freeLink(arm)});
  left.addFoot(rig, root);
  rig.build();
  const Schedule& schedule = rig.skeleton.scheduleBefore;
  ASSERT_EQ(schedule.waves.size(), 2U);
  EXPECT_THAT(targetsOf(rig, schedule, 0), ElementsAre(hold));
  EXPECT_THAT(targetsOf(rig, schedule, 1), ElementsAre(left.foot));
}

TEST(SolveSchedule, ChainsThatShareALinkKeepTheirOrder) {
  Rig rig;
  const auto root = rig.add({}, -1);
  LegWithToe leg(rig, 1, root);
  leg.addFoot(rig, root);
  const auto second = rig.add({2, 2, 0}, root);
  rig.setIk(second, leg.ankle, 10, 1.0F, {freeLink(leg.knee)});
  rig.build();
  const Schedule& schedule = rig.skeleton.scheduleBefore;
  ASSERT_EQ(schedule.waves.size(), 2U);
  EXPECT_THAT(targetsOf(rig, schedule, 0), ElementsAre(leg.foot));
  EXPECT_THAT(targetsOf(rig, schedule, 1), ElementsAre(second));
}

TEST(SolveSchedule, TheLongestChainOfAWaveComesFirst) {
  Rig rig;
  const auto root = rig.add({}, -1);
  LegWithToe left(rig, 1, root), right(rig, -1, root);
  left.addFoot(rig, root);
  right.addFoot(rig, root);
  rig.at(right.foot).ik.loopCount = 40;
  rig.build();
  EXPECT_THAT(targetsOf(rig, rig.skeleton.scheduleBefore, 0), ElementsAre(right.foot, left.foot));
}

using PhaseSolver = decltype(&ik::solvePhase);

/// Solves a frame, with some bones moved between the phases as physics does.
ik::Pose solved(const Rig& rig, ik::Pose pose, std::uint32_t physicsSeed, PhaseSolver solve) {
  ik::beginPose(pose);
  solve(rig.skeleton, ik::Phase::BeforePhysics, rig.switches, pose, nullptr, nullptr);
  Dice dice(physicsSeed);
  for (auto& model : pose.models) {
    if (dice.oneIn(6)) model = {dice.vec(3.0F), dice.turn()};
  }
  solve(rig.skeleton, ik::Phase::AfterPhysics, rig.switches, pose, nullptr, nullptr);
  return pose;
}

void expectEachOnce(const Rig& rig) {
  std::vector<int> bones(rig.skeleton.boneCount(), 0), chains(rig.skeleton.chains.size(), 0);
  for (const Schedule* schedule : {&rig.skeleton.scheduleBefore, &rig.skeleton.scheduleAfter}) {
    ASSERT_EQ(schedule->turns.size(), schedule->bones.size());
    std::uint32_t boneEnd = 0, chainEnd = 0;
    for (const ik::Wave& wave : schedule->waves) {
      ASSERT_EQ(wave.bonesBegin, boneEnd);
      ASSERT_EQ(wave.chainsBegin, chainEnd);
      boneEnd = wave.bonesEnd;
      chainEnd = wave.chainsEnd;
    }
    ASSERT_EQ(boneEnd, schedule->bones.size());
    ASSERT_EQ(chainEnd, schedule->chains.size());
    for (const auto bone : schedule->bones) ++bones.at(static_cast<std::size_t>(bone));
    for (const auto chain : schedule->chains) ++chains.at(static_cast<std::size_t>(chain));
  }
  EXPECT_THAT(bones, testing::Each(1));
  for (std::size_t i = 0; i < chains.size(); ++i) EXPECT_EQ(chains[i], rig.skeleton.chains[i].solvable() ? 1 : 0);
}

TEST(SolveSchedule, RandomSkeletonsHaveTheBitsOfTheSolveOrder) {
  std::size_t manyWaves = 0, sideBySide = 0, turned = 0, differing = 0;
  for (std::uint32_t seed = 1; seed <= 3000; ++seed) {
    // GIVEN any bones, appends and chains
    Dice dice(seed);
    Rig rig = support::randomRig(dice);
    ASSERT_NO_FATAL_FAILURE(expectEachOnce(rig));
    support::moveAtRandom(rig, *rig.pose, dice);
    // THEN the schedule gives the result of the solve order
    const ik::Pose byWaves = solved(rig, *rig.pose, seed, ik::solvePhase);
    const ik::Pose inOrder = solved(rig, *rig.pose, seed, ik::solvePhaseInOrder);
    const std::string where = support::difference(byWaves, inOrder);
    if (!where.empty()) ADD_FAILURE() << where << ", seed " << seed << ", " << rig.skeleton.boneCount() << " bones";
    differing += where.empty() ? 0 : 1;
    ASSERT_LT(differing, 5U);

    const auto& waves = rig.skeleton.scheduleBefore.waves;
    manyWaves += waves.size() > 2 ? 1 : 0;
    sideBySide += std::ranges::any_of(waves, [](const auto& w) { return w.chainsEnd - w.chainsBegin > 1; }) ? 1 : 0;
    turned += std::ranges::any_of(byWaves.ikRotations, [](const auto& q) { return q.w < 0.999F; }) ? 1 : 0;
  }
  // The random rigs do have many waves.
  EXPECT_GT(manyWaves, 500U);
  EXPECT_GT(sideBySide, 500U);
  EXPECT_GT(turned, 2000U);
}

}  // namespace
