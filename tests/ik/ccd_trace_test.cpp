// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_trace.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "ik/ccd_ik.h"
#include "tests/ik/rig.h"

namespace {

using base::Vec3;
using support::freeLink;
using support::kDegree;
using support::Rig;

/// This struct is two links of length 3 and 4 along X, and a target. The unit angle is in degrees.
struct TwoLinks {
  Rig rig;
  std::int32_t root, middle, tip, target;

  explicit TwoLinks(const Vec3& goal, int loops, float unitDegrees, bool hinge = false) {
    root = rig.add({0, 0, 0}, -1);
    middle = rig.add({3, 0, 0}, root);
    tip = rig.add({7, 0, 0}, middle);
    target = rig.add(goal, -1);
    pmx::IkLink link = freeLink(middle);
    if (hinge) link = {middle, true, {0, 0, -10 * kDegree}, {0, 0, 10 * kDegree}};
    rig.setIk(target, tip, loops, unitDegrees * kDegree, {link, freeLink(root)});
    rig.build();
    std::fill(rig.pose->ikEnabled.begin(), rig.pose->ikEnabled.end(), 0);
    rig.solve();
  }

  ik::CcdTrace trace(ik::Pose& pose) const {
    ik::CcdTrace made;
    ik::traceChain(rig.skeleton, rig.skeleton.chains[0], {}, pose, made);
    return made;
  }
};

TEST(CcdTrace, TellsAStepThatCanBeWorkedOutByHand) {
  // GIVEN an arm along X and a target right above its middle joint, 4 units away
  const TwoLinks arm({3, 4, 0}, 1, 180);
  // WHEN its solve is traced
  ik::Pose pose = *arm.rig.pose;
  const ik::CcdTrace trace = arm.trace(pose);
  // THEN the middle turns by a quarter about Z, which brings the tip there, and the root has
  // nothing left to turn
  ASSERT_EQ(trace.steps.size(), 2U);
  const ik::CcdTraceStep& step = trace.steps[0];
  EXPECT_EQ(step.link, 0);
  EXPECT_EQ(step.loop, 0);
  EXPECT_EQ(step.joint, Vec3(3, 0, 0));
  EXPECT_EQ(step.effector, Vec3(7, 0, 0));
  EXPECT_NEAR(step.wantedRad, 90 * kDegree, 1e-6);
  EXPECT_NEAR(step.turnedRad, 90 * kDegree, 1e-6);
  EXPECT_NEAR(glm::distance(step.axis, Vec3(0, 0, 1)), 0, 1e-6);
  ASSERT_EQ(step.points.size(), 3U);
  EXPECT_NEAR(glm::distance(step.points[2], Vec3(3, 4, 0)), 0, 1e-5);
  EXPECT_EQ(trace.steps[1].link, 1);
  EXPECT_NEAR(trace.steps[1].turnedRad, 0, 1e-5);
  EXPECT_EQ(trace.start[2], Vec3(7, 0, 0));
  EXPECT_EQ(trace.target, Vec3(3, 4, 0));
}

TEST(CcdTrace, TellsWhatTheCapTakes) {
  // GIVEN the arm with steps of 30 degrees for the first link of the list
  const TwoLinks arm({3, 4, 0}, 1, 30);
  // WHEN traced
  ik::Pose pose = *arm.rig.pose;
  const ik::CcdTrace trace = arm.trace(pose);
  // THEN it turns by 30 degrees of 90
  EXPECT_NEAR(trace.steps.at(0).wantedRad, 90 * kDegree, 1e-6);
  EXPECT_NEAR(trace.steps[0].cappedRad, 30 * kDegree, 1e-6);
  EXPECT_NEAR(trace.steps[0].turnedRad, 30 * kDegree, 1e-6);
}

TEST(CcdTrace, TellsWhatTheLimitTakes) {
  // GIVEN a middle joint that bends by 10 degrees at most, in the second half of the loops (one
  // loop has no first half)
  const TwoLinks arm({3, 4, 0}, 1, 180, true);
  // WHEN traced
  ik::Pose pose = *arm.rig.pose;
  const ik::CcdTrace trace = arm.trace(pose);
  // THEN 10 degrees are left of a step that the cap didn't reduce
  EXPECT_NEAR(trace.steps.at(0).cappedRad, 90 * kDegree, 1e-6);
  EXPECT_NEAR(trace.steps[0].turnedRad, 10 * kDegree, 1e-5);
}

TEST(CcdTrace, WritesStraightLinksThatAreBentAsAStep) {
  // GIVEN a knee that may bend backwards by half a degree and more, and is straight
  Rig rig;
  const auto hip = rig.add({0, 10, 0}, -1), knee = rig.add({0, 5, 0}, hip), ankle = rig.add({0, 0, 0}, knee);
  const auto target = rig.add({0, 2, 0}, -1);
  rig.setIk(target, ankle, 4, 114 * kDegree,
            {{knee, true, {-base::kPi, 0, 0}, {-0.5F * kDegree, 0, 0}}, freeLink(hip)});
  rig.build();
  ik::Pose& pose = *rig.pose;
  std::fill(pose.ikEnabled.begin(), pose.ikEnabled.end(), 0);
  rig.solve();
  // WHEN traced
  ik::CcdTrace trace;
  ik::SolverSwitches switches;
  switches.straightLegRule = true;
  ik::traceChain(rig.skeleton, rig.skeleton.chains[0], switches, pose, trace);
  // THEN that limit comes first, and moves the ankle by half a degree of 5 units
  EXPECT_EQ(trace.steps.at(0).link, -1);
  EXPECT_NEAR(glm::distance(trace.steps[0].points[2], Vec3(0, 0, 0)), 5 * 0.5 * kDegree, 1e-4);
}

TEST(CcdTrace, KeepsNoMoreStepsThanAskedForAndSaysHowManyThereWere) {
  const TwoLinks arm({100, 4, 0}, 40, 1);
  ik::Pose pose = *arm.rig.pose;
  ik::CcdTrace trace;
  trace.most = 7;
  ik::traceChain(arm.rig.skeleton, arm.rig.skeleton.chains[0], {}, pose, trace);
  EXPECT_EQ(trace.steps.size(), 7U);
  EXPECT_EQ(trace.leftOut, 73U);
}

TEST(CcdTrace, LeavesTheBitsOfTheSolve) {
  // GIVEN random chains with limits of all kinds
  std::mt19937 dice(7);
  std::uniform_real_distribution<float> any(-3.0F, 3.0F), angle(0.0F, 2.0F);
  int steps = 0;
  for (int round = 0; round < 200; ++round) {
    Rig rig;
    std::vector<pmx::IkLink> links;
    std::int32_t bone = -1;
    for (int i = 0; i < 2 + round % 6; ++i) {
      bone = rig.add({any(dice), 2.0F * static_cast<float>(i), any(dice)}, bone);
      pmx::IkLink link = freeLink(bone);
      if (round % 3 == 1) link = {bone, true, {-angle(dice), 0, 0}, {angle(dice), 0, 0}};
      if (round % 3 == 2) link = {bone, true, {-angle(dice), -angle(dice), -angle(dice)}, {0.2F, 0.3F, angle(dice)}};
      links.insert(links.begin(), link);
    }
    const auto tip = rig.add({any(dice), any(dice), any(dice)}, bone), target = rig.add({any(dice), 6, any(dice)}, -1);
    rig.setIk(target, tip, 1 + round % 40, 30 * kDegree, links);
    rig.build();
    std::fill(rig.pose->ikEnabled.begin(), rig.pose->ikEnabled.end(), 0);
    rig.solve();
    for (int bits = 0; bits < 4; ++bits) {
      ik::SolverSwitches switches;
      switches.straightLegRule = (bits & 1) != 0;
      switches.capIsUnitAngleAlone = (bits & 2) != 0;
      ik::Pose solved = *rig.pose, traced = *rig.pose;
      // WHEN one is solved, and traced
      ik::CcdTrace trace;
      const int loops = ik::solveChain(rig.skeleton, rig.skeleton.chains[0], switches, solved);
      EXPECT_EQ(ik::traceChain(rig.skeleton, rig.skeleton.chains[0], switches, traced, trace), loops);
      // THEN the poses are equal to the bit
      EXPECT_EQ(solved.ikRotations, traced.ikRotations) << round;
      for (std::size_t i = 0; i < solved.models.size(); ++i) {
        EXPECT_EQ(solved.models[i].translation, traced.models[i].translation);
        EXPECT_EQ(solved.models[i].rotation, traced.models[i].rotation);
      }
      steps += static_cast<int>(trace.steps.size());
      for (const auto& step : trace.steps) EXPECT_TRUE(std::isfinite(step.turnedRad + step.wantedRad));
    }
  }
  EXPECT_GT(steps, 1000);
}

}  // namespace
