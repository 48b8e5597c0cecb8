// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The scenes whose goals bring several bones at once: FABRIK's trees, the body and the machine.

#include <algorithm>
#include <cmath>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "tests/resources/lab/lab_show.h"

namespace {

using base::Vec3;
using support::LabShow;

TEST(LabFabrik, AllArmsOfTheStarReachTheirTargetsTogether) {
  LabShow lab("fabrik");
  ASSERT_EQ(lab.actors.size(), 2U);
  lab.show.evaluate(0.0);
  const Vec3 rest = lab.at(1, "stalk tip");
  float moved = 0.0F;
  for (double frame = 0.0; frame <= 240.0; frame += 20.0) {
    lab.show.evaluate(frame);
    moved = std::max(moved, glm::distance(lab.at(1, "stalk tip"), rest));
    for (int arm = 1; arm <= 5; ++arm) {
      const auto tip = fmt::format("arm {} tip", arm), target = fmt::format("target {}", arm);
      EXPECT_LT(lab.distance(1, tip, target), 0.05F) << arm << " in frame " << frame;
    }
    // AND three links of the stalk keep their two units each
    EXPECT_NEAR(lab.distance(1, "stalk 1", "stalk 2"), 2.0F, 1e-3F);
  }
  // Targets go 2.2 aside: the middle, where the arms meet, went with them.
  EXPECT_GT(moved, 1.0F);
}

TEST(LabFabrik, TheSpineOfThePelvisLeansWithinItsCones) {
  LabShow lab("fabrik");
  for (double frame = 0.0; frame <= 240.0; frame += 20.0) {
    lab.show.evaluate(frame);
    EXPECT_LT(lab.distance(0, "left leg tip", "left target"), 0.05F) << frame;
    EXPECT_LT(lab.distance(0, "right leg tip", "right target"), 0.05F) << frame;
    const Vec3 first = glm::normalize(lab.at(0, "spine 2") - lab.at(0, "spine 1"));
    EXPECT_LE(std::acos(std::min(1.0F, -first.y)), 0.6108652F + 1e-3F) << "35 degrees";
  }
}

TEST(LabBody, OneTreeReachesWithTheSpineWhereALimbFallsShort) {
  LabShow lab("body");
  ASSERT_EQ(lab.actors.size(), 2U);
  // GIVEN the frame in which the left hand's target is beyond the arm
  lab.show.evaluate(230.0);
  const float tree = lab.distance(0, "left wrist", "left hand target"),
              limb = lab.distance(1, "left wrist", "left hand target");
  EXPECT_LT(tree, limb - 0.3F);
  // THEN the limb alone is straight: upper arm and forearm make one line
  const float upper = lab.distance(1, "left arm", "left elbow"), fore = lab.distance(1, "left elbow", "left wrist");
  EXPECT_NEAR(lab.distance(1, "left arm", "left wrist"), upper + fore, 1e-2F);
}

TEST(LabMachine, BothSlidesAndHingesStayInTheirRanges) {
  LabShow lab("machine");
  ASSERT_EQ(lab.actors.size(), 2U);
  float most = 0.0F, least = 9.0F;
  for (double frame = 0.0; frame <= 300.0; frame += 10.0) {
    SCOPED_TRACE(frame);
    lab.show.evaluate(frame);
    for (const std::size_t crane : {0U, 1U}) {
      // The mast's boom is 3.8 above it at rest, and the mast slides from 0 to 3.
      const float rise = lab.at(crane, "mast").y - 1.2F;
      EXPECT_GE(rise, -1e-3F);
      EXPECT_LE(rise, 3.0F + 1e-3F);
      const float reach = lab.distance(crane, "mast", "boom");
      most = std::max(most, reach);
      least = std::min(least, reach);
      EXPECT_NEAR(lab.at(crane, "turntable").y, 0.8F, 1e-4F) << "it turns and doesn't slide";
    }
    if (frame >= 170.0) {
      EXPECT_LT(lab.distance(0, "gripper", "target"), 5e-3F);
    }
  }
  EXPECT_GT(most - least, 0.3F) << "the boom slides";
}

TEST(LabMachine, OutOfReachTheCraneIsStretched) {
  LabShow lab("machine");
  lab.show.evaluate(80.0);
  // GIVEN a target at (2, -12) of the axis, 12.166 away; the boom's end is at most 4 + 3 from the
  // axis, and the links are the root of 1² + 1.2² and 3 long: 11.562 in all
  const Vec3 target = lab.at(0, "target"), tip = lab.at(0, "gripper"), boom = lab.at(0, "hinge 1");
  EXPECT_NEAR(std::hypot(target.x, target.z), 12.1655F, 1e-3F);
  // THEN the boom is out, the links are straight, and the gripper is short by the rest
  EXPECT_NEAR(std::hypot(boom.x, boom.z), 7.0F, 0.02F);
  EXPECT_NEAR(glm::distance(boom, tip), std::sqrt(2.44F) + 3.0F, 0.02F);
  EXPECT_NEAR(glm::distance(tip, target), 12.1655F - 11.5620F, 0.05F);
}

TEST(LabMachine, TwoGrippersShareWhatIsMissingOfTwoTargets) {
  LabShow lab("machine");
  const auto leftOf = [&](const char* name) {
    return lab.distance(1, fmt::format("{} gripper", name), fmt::format("{} target", name));
  };
  // GIVEN both targets where the grippers can be WHEN it plays THEN both are there
  lab.show.evaluate(210.0);
  EXPECT_LT(leftOf("near"), 5e-3F);
  EXPECT_LT(leftOf("far"), 5e-3F);
  // GIVEN targets at z = -4.6 and 4.6 (1.4 at rest and 3.2 more), the rest of which both can reach
  // THEN the grippers, whose hinges keep them 1.4 from the boom, are 3.2 units short, each: a turn
  // to one side would bring one nearer and the other one farther
  lab.show.evaluate(80.0);
  EXPECT_NEAR(lab.at(1, "near target").z, -4.6F, 1e-3F);
  EXPECT_NEAR(leftOf("near"), 3.2F, 0.02F);
  EXPECT_NEAR(leftOf("far"), 3.2F, 0.02F);
}

}  // namespace
