// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The scene of two bones, held against the law of cosines. The links are 6 and 4 units long, and
// the frames are those of its motion's keys.

#include <cmath>

#include <gtest/gtest.h>

#include "tests/resources/lab/lab_show.h"

namespace {

using base::Vec3;
using support::LabShow;

constexpr float kUpper = 6.0F, kLower = 4.0F;
constexpr std::size_t kAbove = 0, kBelow = 1;  // actors

/// Returns the angle at `corner`, radians.
float angleAt(const LabShow& lab, std::size_t actor, const char* corner, const char* a, const char* b) {
  const Vec3 to = glm::normalize(lab.at(actor, a) - lab.at(actor, corner)),
             fro = glm::normalize(lab.at(actor, b) - lab.at(actor, corner));
  return std::acos(std::clamp(glm::dot(to, fro), -1.0F, 1.0F));
}

/// Returns the angle between sides a and b of a triangle whose third side is c.
float byCosines(float a, float b, float c) { return std::acos((a * a + b * b - c * c) / (2.0F * a * b)); }

TEST(LabTwoBones, TheAnglesAreThoseOfTheTriangle) {
  LabShow lab("two-bones");
  ASSERT_EQ(lab.actors.size(), 2U);
  // GIVEN targets 8.5, 7.2 and 6.95 units from the shoulder
  for (const double frame : {50.0, 200.0, 0.0}) {
    SCOPED_TRACE(frame);
    lab.show.evaluate(frame);
    for (const std::size_t actor : {kAbove, kBelow}) {
      const float far = lab.distance(actor, "upper arm", "target");
      EXPECT_NEAR(far, frame == 50.0 ? 8.5F : frame == 200.0 ? 7.2F : 6.9536F, 1e-3F);
      EXPECT_NEAR(lab.distance(actor, "hand", "target"), 0.0F, 1e-3F);
      // THEN elbow and shoulder have the angles of sides 6, 4 and the distance
      EXPECT_NEAR(angleAt(lab, actor, "forearm", "upper arm", "hand"), byCosines(kUpper, kLower, far), 2e-3F);
      EXPECT_NEAR(angleAt(lab, actor, "upper arm", "forearm", "target"), byCosines(kUpper, far, kLower), 2e-3F);
    }
    // AND the elbows are mirror images in the line from shoulder to target, one above, one below
    const Vec3 root = lab.at(kAbove, "upper arm"), line = glm::normalize(lab.at(kAbove, "target") - root);
    const Vec3 above = lab.at(kAbove, "forearm") - root, below = lab.at(kBelow, "forearm") - root;
    EXPECT_LT(glm::distance(below, 2.0F * glm::dot(above, line) * line - above), 1e-2F);
    EXPECT_GT(glm::cross(line, above).z, 0.0F);
    EXPECT_LT(glm::cross(line, below).z, 0.0F);
  }
}

TEST(LabTwoBones, BeyondItsLengthTheArmIsStraightAndNearTheShoulderFolded) {
  LabShow lab("two-bones");
  for (const std::size_t actor : {kAbove, kBelow}) {
    // GIVEN a target 12 units away WHEN the arm is 10 long THEN the hand is two short of it
    lab.show.evaluate(120.0);
    EXPECT_NEAR(lab.distance(actor, "upper arm", "hand"), kUpper + kLower, 1e-3F);
    EXPECT_NEAR(lab.distance(actor, "hand", "target"), 2.0F, 1e-3F);
    // GIVEN a target one unit from the shoulder THEN the hand is as near as 6 - 4 allows
    lab.show.evaluate(290.0);
    EXPECT_NEAR(lab.distance(actor, "upper arm", "hand"), kUpper - kLower, 1e-3F);
    EXPECT_NEAR(lab.distance(actor, "hand", "target"), 1.0F, 1e-3F);
  }
}

}  // namespace
